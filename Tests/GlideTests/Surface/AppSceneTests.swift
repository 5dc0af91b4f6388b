import Testing

@testable import Glide
@testable import GlideTesting

/// What a view in a window of the app lets a test do.
@MainActor
final class Remote {
    var open: OpenWindowAction?
    var dismissWindow: DismissWindowAction?
    var dismiss: DismissAction?
    var unlock: UnlockSessionAction?
    var phases: [ScenePhase] = []
    var appearances = 0
    var disappearances = 0
}

private struct RemoteView: View {
    let remote: Remote
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.unlockSession) private var unlockSession
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        Color.blue
            .onAppear {
                remote.appearances += 1
                remote.open = openWindow
                remote.dismissWindow = dismissWindow
                remote.dismiss = dismiss
                remote.unlock = unlockSession
            }
            .onDisappear { remote.disappearances += 1 }
            .onChange(of: scenePhase, initial: true) { remote.phases.append(scenePhase) }
    }
}

@MainActor
@Suite(.serialized)
struct AppSceneTests {
    @Test func `the first scene's window opens with its title and size, and closing it ends the app`() {
        let remote = Remote()
        let rig = AppRig {
            WindowGroup("First") { RemoteView(remote: remote) }.defaultSize(width: 320, height: 240)
            WindowGroup("Second", id: "second") { Color.red }
        }
        #expect(rig.mock.toplevels.map(\.title) == ["First"])
        #expect(rig.mock.surfaces[0].size == (320, 240))
        #expect(remote.appearances == 1)
        rig.mock.toplevels[0].requestClose()
        rig.pump()
        #expect(rig.statuses == [0])
        #expect(remote.disappearances == 1)
        rig.finish()
    }

    @Test func `windows open by id and by value, and the app goes on until the last one is closed`() {
        let remote = Remote()
        let rig = AppRig {
            WindowGroup("Main") { RemoteView(remote: remote) }
            Window("Settings", id: "settings") { Color.red }
            WindowGroup("Detail", id: "detail") { Color.green }
            WindowGroup("Number", for: Int.self) { number in Text("\(number.wrappedValue ?? 0)") }
        }
        remote.open?(id: "detail")
        remote.open?(id: "detail")
        remote.open?(id: "settings")
        remote.open?(id: "settings")
        remote.open?(value: 7)
        remote.open?(value: 8)
        remote.open?(value: 7)
        rig.pump()
        #expect(rig.mock.toplevels.map(\.title) == ["Main", "Detail", "Detail", "Settings", "Number", "Number"])
        // What was open already came to the front instead.
        #expect(rig.mock.activations.map { $0.surface === rig.mock.toplevels[3].surface } == [true, false])
        #expect(rig.mock.activations.last?.surface === rig.mock.toplevels[4].surface)
        remote.dismissWindow?(value: 8)
        remote.dismissWindow?(id: "detail")
        rig.pump()
        #expect(rig.mock.toplevels.map(\.title) == ["Main", "Settings", "Number"])
        remote.dismiss?()
        rig.pump()
        #expect(rig.mock.toplevels.map(\.title) == ["Settings", "Number"])
        #expect(rig.statuses == [])
        for toplevel in rig.mock.toplevels { toplevel.requestClose() }
        rig.pump()
        #expect(rig.statuses == [0])
        rig.finish()
    }

    @Test func `a scene that nobody knows warns and opens nothing`() {
        Warnings.printsMessages = false
        defer { Warnings.printsMessages = true }
        let remote = Remote()
        let rig = AppRig { WindowGroup("Main") { RemoteView(remote: remote) } }
        remote.open?(id: "nowhere")
        remote.open?(value: "text")
        rig.pump()
        #expect(rig.mock.toplevels.count == 1)
        #expect(Warnings.recorded.contains { $0.contains("\"nowhere\"") })
        rig.finish()
    }

    @Test func `the content limits the window's size`() {
        let rig = AppRig {
            WindowGroup("Fixed") { Color.red.frame(width: 210, height: 130) }.windowResizability(.contentSize)
        }
        let toplevel = rig.mock.toplevels[0]
        #expect(rig.mock.surfaces[0].size == (210, 130))
        #expect(toplevel.minimum == (210, 130))
        #expect(toplevel.maximum == (210, 130))
        rig.finish()
        let other = AppRig {
            WindowGroup("Free") { Color.red.frame(minWidth: 500, minHeight: 100) }
        }
        #expect(other.mock.surfaces[0].size == (500, 600))
        #expect(other.mock.toplevels[0].minimum == (500, 100))
        #expect(other.mock.toplevels[0].maximum == (0, 0))
        other.finish()
    }

    @Test func `content that comes to another size takes its window along`() {
        struct Growing: View {
            let remote: Growth
            @State private var width = 100.0
            var body: some View {
                Color.red.frame(width: width, height: 50).onAppear { remote.set = { width = $0 } }
            }
        }
        @MainActor final class Growth {
            var set: ((Double) -> Void)?
        }
        let growth = Growth()
        let rig = AppRig { WindowGroup("Fit") { Growing(remote: growth) }.windowResizability(.contentSize) }
        #expect(rig.mock.surfaces[0].size == (100, 50))
        growth.set?(170)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (170, 50))
        #expect(rig.mock.toplevels[0].minimum == (170, 50))
        rig.finish()
    }

    @Test func `the phase follows activation and suspension`() {
        let remote = Remote()
        let rig = AppRig { WindowGroup("Main") { RemoteView(remote: remote) } }
        rig.mock.toplevels[0].configure(0, 0, [.activated])
        rig.pump()
        rig.mock.toplevels[0].configure(0, 0, [.suspended])
        rig.pump()
        rig.mock.toplevels[0].configure(0, 0, [.activated])
        rig.pump()
        #expect(remote.phases.suffix(2).first != .active || remote.phases.count > 2)
        #expect(remote.phases.last == .active)
        #expect(remote.phases.contains(.inactive))
        rig.finish()
    }

    @Test func `KSK-01: windows come back with their state when the compositor does, and new ones still open`() {
        struct Counter: View {
            let remote: Remote
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button {
                        count += 1
                    } label: {
                        Color.blue.frame(width: 100, height: 100)
                    }
                    .buttonStyle(.plain)
                    Color(white: count % 2 == 0 ? 0 : 1).frame(width: 100, height: 100)
                    RemoteView(remote: remote).frame(width: 100, height: 100)
                }
            }
        }
        let remote = Remote()
        let rig = AppRig {
            WindowGroup("Kiosk") { Counter(remote: remote) }.windowResizability(.contentSize)
                .survivesCompositorRestart()
            WindowGroup("Other", id: "other") { Color.red }
        }
        rig.seat.touchDown(0, rig.mock.surfaces[0], 50, 50)
        rig.seat.touchFrame()
        rig.seat.touchUp(0)
        rig.seat.touchFrame()
        rig.pump(12)
        #expect(rig.mock.surfaces[0].buffer?.pixel(50, 150) == 0xFFFF_FFFF)
        rig.seat.touchDown(0, rig.mock.surfaces[0], 50, 50)
        rig.seat.touchFrame()
        rig.pump()
        for _ in 0..<3 {
            rig.loseCompositor()
            let next = MockCompositor()
            rig.find(next)
            #expect(next.toplevels.map(\.title) == ["Kiosk"])
            #expect(next.surfaces.first?.buffer?.pixel(50, 150) == 0xFFFF_FFFF)
            #expect(next.violations == [])
            // The mock lives as long as the rig's client.
            rig.kept.append(next)
        }
        #expect(remote.phases.contains(.background))
        #expect(remote.appearances == 1)
        #expect(rig.statuses == [])
        rig.finish()
    }

    @Test func `KSK-07: a layer sticks to its edges, goes with its screen and returns with the next`() throws {
        let rig = AppRig {
            WindowGroup("Panel") { Color.red }
                .windowLayer(
                    .top, edges: [.top, .leading, .trailing], size: Size(width: 0, height: 30), exclusiveZone: 30)
        }
        let layer = try #require(rig.mock.layers.first)
        #expect(layer.size == (0, 30))
        #expect(layer.anchor == [.top, .left, .right])
        #expect(layer.exclusiveZone == 30)
        layer.configure(1_280, 30)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (1_280, 30))
        layer.configure(0, 0)
        rig.pump()
        layer.close()
        rig.mock.removeOutput(rig.mock.outputs[0])
        rig.pump()
        #expect(rig.mock.layers.isEmpty)
        #expect(rig.statuses == [])
        rig.mock.addOutput(MockOutput.Mode(width: 800, height: 600))
        rig.pump()
        #expect(rig.mock.layers.count == 1)
        rig.mock.layers[0].configure(800, 30)
        rig.pump()
        let shown = try #require(rig.mock.surfaces.first { $0.role === rig.mock.layers[0] })
        #expect(shown.size == (800, 30))
        rig.finish()
    }

    @Test(arguments: [UInt32(1), 2, 3, 4])
    func `KSK-07: sizes and keyboards that the protocol forbids are never asked for`(version: UInt32) throws {
        var options = MockCompositor.Options()
        options.versions["zwlr_layer_shell_v1"] = version
        let rig = AppRig(options) {
            WindowGroup("Panel") { Color.red.frame(width: 90, height: 40) }
                .windowLayer(.overlay, edges: [.bottom], keyboardFocus: .onDemand)
        }
        let layer = try #require(rig.mock.layers.first)
        #expect(layer.size == (90, 40))
        #expect(layer.keyboard.rawValue == (version >= 4 ? 2 : 1))
        rig.finish()
    }

    @Test func `without layers and locks the windows are usual ones`() {
        Warnings.printsMessages = false
        defer { Warnings.printsMessages = true }
        var options = MockCompositor.Options()
        options.versions = ["zwlr_layer_shell_v1": 0, "ext_session_lock_manager_v1": 0]
        let panel = AppRig(options) { WindowGroup("Panel") { Color.red }.windowLayer(.top, edges: [.top]) }
        #expect(panel.mock.toplevels.count == 1)
        panel.finish()
        let lock = AppRig(options) { WindowGroup("Lock") { Color.red }.locksSession() }
        #expect(lock.mock.toplevels.map(\.wantsFullscreen) == [true])
        lock.finish()
    }

    @Test func `KSK-10: each screen gets its lock, whenever it comes, and only an explicit unlock opens the session`()
        throws
    {
        let remote = Remote()
        var options = MockCompositor.Options()
        options.outputs = [
            MockOutput.Mode(width: 300, height: 200), MockOutput.Mode(width: 200, height: 100, scale: 2),
        ]
        let rig = AppRig(options) { WindowGroup("Lock") { RemoteView(remote: remote) }.locksSession() }
        let lock = try #require(rig.mock.locks.first)
        #expect(lock.screens.count == 2)
        #expect(lock.screens.allSatisfy { $0.surface.buffer != nil })
        remote.unlock?()
        rig.pump()
        #expect(!lock.wasUnlocked)
        lock.confirm()
        let third = rig.mock.addOutput(MockOutput.Mode(width: 400, height: 100))
        rig.pump()
        #expect(lock.screens.count == 3)
        rig.mock.removeOutput(third)
        rig.pump()
        #expect(lock.screens.count == 2)
        lock.screens[0].configure(150, 100)
        rig.pump()
        #expect(lock.screens[0].surface.size == (150, 100))
        rig.mock.removeOutput(rig.mock.outputs[1])
        rig.mock.removeOutput(rig.mock.outputs[0])
        rig.pump()
        #expect(lock.screens.isEmpty)
        #expect(rig.statuses == [])
        rig.mock.addOutput(MockOutput.Mode(width: 640, height: 480))
        rig.pump()
        #expect(lock.screens.count == 1)
        #expect(!lock.wasUnlocked)
        remote.unlock?()
        rig.pump()
        #expect(lock.wasUnlocked)
        #expect(rig.statuses == [0])
        rig.finish()
    }

    @Test func `KSK-10: a lock that the compositor ends takes its windows with it`() throws {
        let rig = AppRig { WindowGroup("Lock") { Color.red }.locksSession() }
        let lock = try #require(rig.mock.locks.first)
        lock.finish()
        rig.pump()
        #expect(lock.screens.isEmpty)
        #expect(!lock.wasUnlocked)
        #expect(rig.statuses == [0])
        rig.finish()
    }

    @Test func `KSK-04: the touch that wakes the screen presses nothing, and the next one does`() {
        final class Count {
            var clicks = 0
        }
        let count = Count()
        var options = MockCompositor.Options()
        options.answersFrames = false
        let rig = AppRig(options) {
            WindowGroup("Kiosk") {
                Button {
                    count.clicks += 1
                } label: {
                    Color.blue.frame(width: 100, height: 100)
                }.buttonStyle(.plain)
            }
            .windowResizability(.contentSize).ignoresWakingTouch()
        }
        func tap() {
            rig.seat.touchDown(0, rig.mock.surfaces[0], 50, 50)
            rig.seat.touchFrame()
            rig.pump(2)
            rig.seat.touchUp(0)
            rig.seat.touchFrame()
            rig.pump(2)
        }
        rig.clock.advance(by: 60)
        tap()
        #expect(count.clicks == 0)
        rig.mock.answerFrames()
        rig.pump()
        rig.mock.answerFrames()
        rig.pump()
        tap()
        #expect(count.clicks == 1)
        rig.mock.answerFrames()
        rig.mock.toplevels[0].configure(0, 0, [.suspended])
        rig.pump()
        tap()
        #expect(count.clicks == 1)
        rig.mock.toplevels[0].configure(0, 0, [.activated])
        rig.pump()
        rig.mock.answerFrames()
        rig.pump()
        tap()
        #expect(count.clicks == 2)
        rig.finish()
    }
}
