import Testing
import WaylandClient

@testable import Glide
@testable import GlideTesting

/// An app on a mock compositor.
@MainActor
final class AppRig {
    let mock: MockCompositor
    let clock = ManualClock()
    private(set) var display: WaylandDisplay
    let application: Application
    /// Mocks that must live as long as the rig.
    var kept: [MockCompositor] = []
    private let noteStop = Note()

    private final class Note {
        var statuses: [Int32] = []
    }

    init(_ options: MockCompositor.Options = MockCompositor.Options(), @SceneBuilder _ scene: () -> some Scene) {
        mock = MockCompositor(options)
        display = Self.connect(mock.clientDescriptor, clock)
        var list = _WindowDescriptions()
        scene()._describe(into: &list)
        let note = noteStop
        application = Application(list.windows, clock: clock) { note.statuses.append($0) }
        turn()
        application.start(on: display)
        pump()
    }

    /// Statuses with which the app wanted to end.
    var statuses: [Int32] { noteStop.statuses }

    private static func connect(_ descriptor: Int32, _ clock: ManualClock) -> WaylandDisplay {
        guard let connection = try? WaylandConnection(descriptor: descriptor) else { fatalError("no connection") }
        return WaylandDisplay(connection: connection, clock: clock)
    }

    private func turn() {
        for _ in 0..<4 {
            display.pump()
            mock.pump()
        }
        display.pump()
    }

    /// Turns both sides, 17 milliseconds at a time: a frame each.
    func pump(_ turns: Int = 6) {
        for _ in 0..<turns {
            display.pump()
            mock.pump()
            clock.advance(by: 0.017)
        }
        display.pump()
    }

    /// The first seat, which must be there.
    var seat: MockSeat {
        guard let seat = mock.seat else { fatalError("no seat") }
        return seat
    }

    /// The compositor dies.
    func loseCompositor() {
        mock.die()
        pump(2)
        application.detach()
        display.disconnect()
    }

    /// Another compositor takes its place.
    func find(_ other: MockCompositor) {
        display = Self.connect(other.clientDescriptor, clock)
        for _ in 0..<4 {
            display.pump()
            other.pump()
        }
        application.start(on: display)
        for _ in 0..<6 {
            display.pump()
            other.pump()
            clock.advance(by: 0.017)
        }
    }

    /// Checks that the compositor had nothing to object to and that closing leaves nothing behind.
    func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        pump()
        #expect(mock.violations == [], sourceLocation: sourceLocation)
        application.closeAll()
        pump()
        #expect(mock.leftovers == [], sourceLocation: sourceLocation)
        #expect(mock.violations == [], sourceLocation: sourceLocation)
        display.disconnect()
    }
}
