import Testing

@testable import Glide
@testable import GlideTesting

/// A window's first picture, while the desktop is about to say what its person wishes for.
@MainActor
@Suite(.serialized) struct `First pictures` {
    @Test func `a picture that is held back comes when it is released, and not before`() {
        let rig = SurfaceRig()
        let window = TestedWindow(rig.display) { $0.size = Size(width: 80, height: 60) }
        window.window.content.isHeld = true
        rig.pump(6)
        #expect(rig.mock.surfaces[0].buffer == nil)
        window.window.content.isHeld = false
        rig.pump(2)
        #expect(rig.mock.surfaces[0].buffer != nil)
        rig.finish(window)
    }

    @Test func `a window is dark from its first picture on where the desktop says so in time`() throws {
        let remote = Remote()
        let rig = AppRig {
            WindowGroup("a", id: "a") { Opener(remote: remote) }
        }
        rig.application.awaitsWishes = true
        remote.open?(id: "a")
        let window = rig.application.windows[1]
        var desktop = DesktopPreferences()
        desktop.colorScheme = .dark
        rig.application.follow(desktop)
        rig.application.awaitsWishes = false
        rig.pump()
        let buffer = try #require(rig.mock.toplevels[1].surface.buffer)
        #expect(buffer.pixel(buffer.width / 2, buffer.height / 2) & 0xFF < 60)
        #expect(window.isShown)
        rig.finish()
    }

    @Test func `nobody waits for a desktop that says nothing`() {
        let remote = Remote()
        let rig = AppRig {
            WindowGroup("a", id: "a") { Opener(remote: remote) }
        }
        rig.application.awaitsWishes = true
        remote.open?(id: "a")
        rig.pump(4)
        #expect(rig.mock.toplevels[1].surface.buffer != nil)
        rig.finish()
    }
}

private struct Opener: View {
    let remote: Remote
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Color.clear.onAppear { remote.open = openWindow }
    }
}
