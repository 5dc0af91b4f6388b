import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

/// Fingers on real controls in a window on the mock compositor.
@MainActor
@Suite(.serialized)
struct WidgetTouchTests {
    /// What the controls of a test did.
    @MainActor
    final class Probe {
        var clicks: [String: Int] = [:]
        var pressed: Set<String> = []
        var drags: [Double] = []
        var phases: [String] = []
        var setMode: ((Int) -> Void)?

        func click(_ name: String) { clicks[name, default: 0] += 1 }
    }

    private struct ProbeStyle: ButtonStyle {
        let name: String
        let probe: Probe

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed, initial: true) {
                if configuration.isPressed { probe.pressed.insert(name) } else { probe.pressed.remove(name) }
            }
        }
    }

    /// A button of 100 × 50.
    private struct Key: View {
        let name: String
        let probe: Probe

        var body: some View {
            Button {
                probe.click(name)
            } label: {
                Color.blue.frame(width: 100, height: 50)
            }
            .buttonStyle(ProbeStyle(name: name, probe: probe))
        }
    }

    private func rig(
        _ content: some View, options: MockCompositor.Options = MockCompositor.Options()
    ) -> AppRig {
        AppRig(options) { WindowGroup("Test") { content }.windowResizability(.contentSize) }
    }

    private func down(_ rig: AppRig, _ id: Int32, _ x: Double, _ y: Double) {
        rig.seat.touchDown(id, rig.mock.surfaces[0], x, y)
        rig.seat.touchFrame()
        rig.pump(1)
    }

    private func move(_ rig: AppRig, _ id: Int32, _ x: Double, _ y: Double) {
        rig.mock.milliseconds += 16
        rig.seat.touchMotion(id, x, y)
        rig.seat.touchFrame()
        rig.pump(1)
    }

    private func up(_ rig: AppRig, _ id: Int32) {
        rig.seat.touchUp(id)
        rig.seat.touchFrame()
        rig.pump(2)
    }

    @Test func `TCH-04: a drag begins, moves and ends, in this order`() {
        let probe = Probe()
        let rig = rig(
            Color.red.frame(width: 300, height: 100).gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in probe.phases.append("moved") }
                    .onEnded { _ in probe.phases.append("ended") }
                    .onCancelled { probe.phases.append("cancelled") }))
        down(rig, 0, 10, 10)
        for step in 1...20 { move(rig, 0, 10 + Double(step) * 5, 10) }
        up(rig, 0)
        #expect(probe.phases.last == "ended")
        #expect(probe.phases.filter { $0 != "moved" } == ["ended"])
        #expect(probe.phases.count >= 21)
        rig.finish()
    }

    @Test func `TCH-07: a second finger clicks a button and does not disturb the drag`() {
        for dragEndsFirst in [false, true] {
            let probe = Probe()
            let rig = rig(
                VStack(spacing: 0) {
                    Color.red.frame(width: 300, height: 50).gesture(
                        DragGesture(minimumDistance: 0).onChanged { probe.drags.append($0.translation.width) })
                    Key(name: "A", probe: probe)
                })
            down(rig, 0, 10, 20)
            move(rig, 0, 40, 20)
            down(rig, 1, 150, 75)
            move(rig, 0, 60, 20)
            if dragEndsFirst {
                up(rig, 0)
                up(rig, 1)
            } else {
                up(rig, 1)
                move(rig, 0, 80, 20)
                up(rig, 0)
            }
            #expect(probe.clicks["A"] == 1)
            #expect(probe.drags == probe.drags.sorted())
            #expect(probe.drags.last == (dragEndsFirst ? 50 : 70))
            #expect(rig.display.freeTouchID() == 0)
            rig.finish()
        }
    }

    @Test func `TCH-08: a window that closes under the finger gives nothing of it to the one below`() {
        let probe = Probe()
        let remote = Remote()
        struct Dialog: View {
            let remote: Remote
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Color.red.frame(width: 100, height: 50).gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in dismiss() })
            }
        }
        struct Main: View {
            let probe: Probe
            let remote: Remote
            @Environment(\.openWindow) private var openWindow
            var body: some View {
                Key(name: "A", probe: probe).onAppear { remote.open = openWindow }
            }
        }
        let rig = AppRig {
            WindowGroup("Main") { Main(probe: probe, remote: remote) }.windowResizability(.contentSize)
            WindowGroup("Dialog", id: "dialog") { Dialog(remote: remote) }.windowResizability(.contentSize)
        }
        remote.open?(id: "dialog")
        rig.pump()
        let dialog = rig.mock.surfaces[1]
        rig.seat.touchDown(5, dialog, 10, 10)
        rig.seat.touchFrame()
        rig.mock.server.pump()
        rig.display.pump()
        #expect(rig.application.windows.count == 1)
        // The compositor has not read of the end yet.
        rig.seat.touchMotion(5, 12, 12)
        rig.seat.touchFrame()
        rig.seat.touchUp(5)
        rig.seat.touchFrame()
        rig.seat.touchDown(6, dialog, 10, 10)
        rig.seat.touchFrame()
        rig.pump()
        rig.seat.touchUp(6)
        rig.seat.touchFrame()
        rig.pump()
        #expect(probe.clicks == [:])
        down(rig, 5, 10, 10)
        up(rig, 5)
        #expect(probe.clicks["A"] == 1)
        rig.finish()
    }

    @Test func `TCH-10: a finger that leaves a button does not click it, and one that returns does`() {
        for returns in [false, true] {
            let probe = Probe()
            let rig = rig(Key(name: "A", probe: probe))
            down(rig, 0, 5, 10)
            rig.pump(8)
            #expect(probe.pressed == ["A"])
            move(rig, 0, -140, 10)
            move(rig, 0, 10_000, 10)
            rig.pump(2)
            #expect(probe.pressed == [])
            if returns { move(rig, 0, 10, 10) }
            up(rig, 0)
            #expect(probe.clicks["A"] == (returns ? 1 : nil))
            rig.finish()
        }
    }

    private struct Changing: View {
        let probe: Probe
        @State private var mode = 0

        var body: some View {
            ZStack {
                if mode == 2 {
                    Color.green.frame(width: 100, height: 50)
                } else {
                    Key(name: "A", probe: probe).disabled(mode == 1)
                }
                if mode == 3 { Key(name: "Overlay", probe: probe) }
            }
            .onAppear { probe.setMode = { mode = $0 } }
        }
    }

    @Test(arguments: [1, 2, 3])
    func `TCH-11: a button that is disabled, hidden or covered under the finger is let go, and nothing clicks`(
        mode: Int
    ) {
        let probe = Probe()
        let rig = rig(Changing(probe: probe))
        down(rig, 0, 50, 25)
        rig.pump(6)
        #expect(probe.pressed == ["A"])
        probe.setMode?(mode)
        rig.pump(3)
        if mode != 3 { #expect(mode == 2 || probe.pressed == []) }
        up(rig, 0)
        #expect(probe.clicks["Overlay"] == nil)
        if mode != 3 { #expect(probe.clicks["A"] == nil) }
        #expect(probe.pressed.isEmpty || mode == 2)
        rig.finish()
    }

    private func list(_ probe: Probe) -> some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Key(name: "\($0)", probe: probe) } }
        }
        .frame(width: 100, height: 200)
    }

    @Test func `TCH-13: a list of buttons clicks on a small movement and scrolls on a large one, also outside`() throws
    {
        let probe = Probe()
        let rig = rig(list(probe))
        down(rig, 0, 50, 25)
        move(rig, 0, 50, 22)
        up(rig, 0)
        #expect(probe.clicks == ["0": 1])
        rig.pump(10)
        down(rig, 0, 50, 190)
        for step in 1...30 { move(rig, 0, 50, 190 - Double(step) * 8) }
        // 240 points less what the drag needs to begin: row 4 is at the top now.
        rig.pump(10)
        up(rig, 0)
        #expect(probe.clicks == ["0": 1])
        #expect(probe.pressed == [])
        rig.pump(240)
        let commits = rig.mock.surfaces[0].commits
        rig.pump(10)
        #expect(rig.mock.surfaces[0].commits == commits, "the list comes to rest")
        down(rig, 0, 50, 25)
        up(rig, 0)
        let second = try #require(probe.clicks.keys.compactMap(Int.init).max())
        #expect(second >= 4)
        rig.finish()
    }

    @Test func `TCH-14: a seat with touch only works, and a parked mouse decides nothing`() {
        var options = MockCompositor.Options()
        options.capabilities = [.touch]
        let probe = Probe()
        let rig = rig(
            VStack(spacing: 0) {
                Key(name: "X", probe: probe)
                Key(name: "Y", probe: probe)
            }, options: options)
        down(rig, 0, 50, 75)
        up(rig, 0)
        #expect(probe.clicks == ["Y": 1])
        rig.seat.setCapabilities([.touch, .pointer])
        rig.pump()
        rig.seat.pointerEnter(rig.mock.surfaces[0], 50, 25)
        rig.seat.pointerFrame()
        rig.pump()
        down(rig, 0, 50, 75)
        up(rig, 0)
        #expect(probe.clicks == ["Y": 2])
        rig.finish()
    }

    @Test func `TCH-17: a place between two buttons belongs to one of them from down to up`() {
        for y in [49.99609375, 50, 50.00390625] {
            let probe = Probe()
            let rig = rig(
                VStack(spacing: 0) {
                    Key(name: "X", probe: probe)
                    Key(name: "Y", probe: probe)
                })
            down(rig, 0, 32.75, y)
            up(rig, 0)
            #expect(probe.clicks == [y < 50 ? "X" : "Y": 1])
            rig.finish()
        }
    }

    @Test func `PTR-05: a click lands where the pointer entered, though it never moved`() {
        let probe = Probe()
        let rig = rig(
            VStack(spacing: 0) {
                Key(name: "X", probe: probe)
                Key(name: "Y", probe: probe)
            })
        rig.seat.pointerEnter(rig.mock.surfaces[0], 10, 10)
        rig.seat.pointerMotion(12, 12)
        rig.seat.pointerFrame()
        rig.seat.pointerLeave(rig.mock.surfaces[0])
        rig.seat.pointerFrame()
        rig.seat.pointerEnter(rig.mock.surfaces[0], 40, 75)
        rig.seat.pointerFrame()
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.pump()
        rig.seat.pointerButton(false)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(probe.clicks == ["Y": 1])
        rig.finish()
    }

    @Test(arguments: WlOutputTransform.all)
    func `KSK-02: on a rotated panel a touch lands where it is on the surface`(transform: WlOutputTransform) {
        var options = MockCompositor.Options()
        options.outputs = [MockOutput.Mode(width: 800, height: 600, transform: transform)]
        let probe = Probe()
        let rig = AppRig(options) {
            WindowGroup("Test") {
                VStack(spacing: 0) {
                    Color.red
                    Key(name: "A", probe: probe)
                }
            }
            .fullscreen()
        }
        rig.mock.outputs[0].enter(rig.mock.surfaces[0])
        rig.mock.toplevels[0].configure(0, 0, [.fullscreen])
        rig.pump()
        let isTurned = transform.rawValue % 2 == 1
        let size = rig.mock.surfaces[0].size
        #expect(size == (isTurned ? (600, 800) : (800, 600)))
        down(rig, 0, Double(size.width) / 2, Double(size.height) - 10)
        up(rig, 0)
        #expect(probe.clicks == ["A": 1])
        #expect(rig.mock.count("wl_surface.set_buffer_transform") == 0)
        rig.finish()
    }
}

extension WlOutputTransform {
    fileprivate static let all = (UInt32(0)...7).map { WlOutputTransform(rawValue: $0) }
}
