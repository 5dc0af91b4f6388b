import Testing

@testable import Glide
@testable import GlideTesting

/// A view that does something when it goes.
private struct Parting: View {
    let action: (OpenWindowAction, DismissAction, DismissWindowAction) -> Void
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Color.blue.onDisappear { action(openWindow, dismiss, dismissWindow) }
    }
}

/// What apps do at moments that nobody expects.
@MainActor
@Suite(.serialized)
struct UnusualAppOrderTests {
    @MainActor
    private final class Ledger {
        var partings = 0
    }

    @Test func `a window that dismisses itself, or all, as it goes, goes once`() {
        for reaction in 0..<3 {
            let ledger = Ledger()
            let rig = AppRig {
                WindowGroup("Main", id: "main") {
                    Parting { _, dismiss, dismissWindow in
                        ledger.partings += 1
                        switch reaction {
                        case 0: dismiss()
                        case 1: dismissWindow(id: "main")
                        default: break
                        }
                    }
                }
            }
            rig.mock.toplevels[0].requestClose()
            rig.pump()
            #expect(ledger.partings == 1)
            #expect(rig.mock.toplevels.isEmpty)
            #expect(Set(rig.statuses) == [0])
            rig.finish()
        }
    }

    @Test func `the last window opens another one as it goes, and the app goes on`() {
        let ledger = Ledger()
        let rig = AppRig {
            WindowGroup("Main") {
                Parting { open, _, _ in
                    ledger.partings += 1
                    if ledger.partings < 3 { open(id: "next") }
                }
            }
            WindowGroup("Next", id: "next") {
                Parting { open, _, _ in
                    ledger.partings += 1
                    if ledger.partings < 3 { open(id: "next") }
                }
            }
        }
        for round in 1...2 {
            rig.mock.toplevels[0].requestClose()
            rig.pump()
            #expect(rig.statuses == [])
            #expect(ledger.partings == round)
            #expect(rig.mock.toplevels.map(\.title) == ["Next"])
        }
        rig.mock.toplevels[0].requestClose()
        rig.pump()
        #expect(rig.statuses == [0])
        rig.finish()
    }

    @Test func `the compositor dies in the middle of a press, whose end opens and dismisses windows`() {
        struct Pressed: View {
            let remote: Remote
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            @Environment(\.scenePhase) private var phase

            var body: some View {
                Color.blue
                    .gesture(DragGesture(minimumDistance: 0).onChanged { _ in remote.appearances += 1 })
                    .onChange(of: phase) {
                        guard phase == .background else { return }
                        openWindow(id: "other")
                        dismissWindow(id: "second")
                    }
                    .onAppear { remote.open = openWindow }
            }
        }
        let remote = Remote()
        let rig = AppRig {
            WindowGroup("Main") { Pressed(remote: remote) }.survivesCompositorRestart()
            WindowGroup("Second", id: "second") { Color.red }
            WindowGroup("Other", id: "other") { Color.green }
        }
        remote.open?(id: "second")
        rig.pump()
        rig.seat.touchDown(0, rig.mock.surfaces[0], 20, 20)
        rig.seat.touchFrame()
        rig.pump()
        #expect(remote.appearances > 0)
        rig.loseCompositor()
        rig.clock.advance(by: 1)
        let next = MockCompositor()
        rig.kept.append(next)
        rig.find(next)
        #expect(Set(next.toplevels.map(\.title)) == ["Main", "Other"])
        #expect(next.violations == [])
        #expect(rig.statuses == [])
        rig.finish()
    }

    @Test func `a lock's screen goes while its size is on the way, and the lock ends in the same read`() throws {
        for order in 0..<6 {
            let remote = Remote()
            var options = MockCompositor.Options()
            options.outputs = [MockOutput.Mode(width: 300, height: 200), MockOutput.Mode(width: 200, height: 100)]
            let rig = AppRig(options) { WindowGroup("Lock") { LockView(remote: remote) }.locksSession() }
            let lock = try #require(rig.mock.locks.first)
            lock.screens[0].configure(150, 100)
            switch order {
            case 0: rig.mock.removeOutput(rig.mock.outputs[0])
            case 1:
                rig.mock.removeOutput(rig.mock.outputs[0])
                lock.finish()
            case 2:
                lock.confirm()
                rig.mock.removeOutput(rig.mock.outputs[0])
                rig.mock.addOutput(MockOutput.Mode(width: 90, height: 60))
            case 3:
                lock.finish()
                rig.mock.addOutput(MockOutput.Mode(width: 90, height: 60))
            case 4:
                lock.confirm()
                rig.pump(1)
                lock.screens[0].configure(90, 60)
                remote.unlock?()
            default:
                lock.confirm()
                for output in rig.mock.outputs { rig.mock.removeOutput(output) }
                rig.pump()
                remote.unlock?()
            }
            rig.pump()
            #expect(rig.mock.violations == [], "order \(order)")
            #expect(lock.wasUnlocked == (order >= 4))
            #expect(rig.statuses == ([0, 2].contains(order) ? [] : [0]), "order \(order)")
            if rig.statuses == [] {
                lock.confirm()
                rig.pump()
                remote.unlock?()
                rig.pump()
                #expect(lock.wasUnlocked)
            }
            rig.finish()
        }
    }

    private struct LockView: View {
        let remote: Remote
        @Environment(\.unlockSession) private var unlockSession

        var body: some View {
            Color.blue.onAppear { remote.unlock = unlockSession }
        }
    }

    @Test func `a layer is closed with popups on it, and the app opens another one at once`() throws {
        let rig = SurfaceRig()
        let source = PatternSource()
        var options = LayerOptions()
        options.edges = [.top]
        options.size = Size(width: 100, height: 30)
        var closings = 0
        let layer = try #require(
            LayerWindow(
                display: rig.display, options: options, ownSize: Size(width: 10, height: 10), output: nil,
                frameSource: source, onInput: { _ in }, onClosed: { closings += 1 }))
        rig.pump()
        var popups: [PopupWindow] = []
        func open(on parent: any PopupParent) {
            let popup = PopupWindow(
                parent: parent,
                placement: PopupPlacement(
                    anchor: Rect(x: 0, y: 0, width: 5, height: 5), size: Size(width: 20, height: 20)),
                grabs: false, frameSource: PatternSource(), onInput: { _ in }, onDismiss: { open(on: layer) })
            if let popup { popups.append(popup) }
        }
        open(on: layer)
        rig.pump()
        open(on: try #require(popups.last))
        rig.pump()
        #expect(rig.mock.popups.count == 2)
        rig.mock.layers[0].close()
        rig.mock.layers[0].configure(50, 50)
        rig.pump()
        #expect(closings == 1)
        #expect(rig.mock.layers.isEmpty && rig.mock.popups.isEmpty)
        rig.finish()
    }

    @Test func `KSK-01: another compositor comes back, which can do other things`() throws {
        let rig = SessionRig {
            WindowGroup("Kiosk") { Color.blue.frame(width: 200, height: 100) }.windowResizability(.contentSize)
                .survivesCompositorRestart()
        }
        rig.compositor = MockCompositor()
        try rig.start()
        let changes: [(inout MockCompositor.Options) -> Void] = [
            { $0.versions["zxdg_decoration_manager_v1"] = 0 }, { $0.versions["wp_viewporter"] = 0 },
            { $0.outputs = [] }, { $0.outputs = [MockOutput.Mode(scale: 3)] }, { $0.capabilities = nil },
            { options in for name in ["wl_compositor", "wl_seat", "wl_output"] { options.versions[name] = 1 } },
        ]
        for change in changes {
            rig.loseCompositor()
            rig.turn(seconds: 0.1)
            var options = MockCompositor.Options()
            change(&options)
            let next = MockCompositor(options)
            rig.compositor = next
            rig.turn(seconds: 2)
            let surface = try #require(next.surfaces.first)
            let hasFrame = options.versions["zxdg_decoration_manager_v1"] == 0
            let margins = hasFrame ? 2 * WindowFrame.shadowMargin : 0
            #expect(surface.size.width == 200 + margins)
            #expect(surface.size.height == 100 + margins + (hasFrame ? WindowFrame.titleBarHeight : 0))
            #expect(next.violations == [])
        }
        #expect(rig.statuses == [])
        rig.end()
    }
}
