import Glibc
import Testing
import WaylandClient

@testable import Glide
@testable import GlideTesting

/// A client's display and a mock compositor in one process; `pump` turns both until nothing crosses any more.
@MainActor
final class SurfaceRig {
    let mock: MockCompositor
    let clock = ManualClock()
    let display: WaylandDisplay
    /// Errors that ended the connection.
    private(set) var ends: [WaylandDisplayError] = []
    private let memoryFilesAtStart = SurfaceRig.memoryFiles

    init(_ options: MockCompositor.Options = MockCompositor.Options()) {
        mock = MockCompositor(options)
        guard let connection = try? WaylandConnection(descriptor: mock.clientDescriptor) else {
            fatalError("no connection to the mock")
        }
        display = WaylandDisplay(connection: connection, clock: clock)
        display.onEnd = { [unowned self] in ends.append($0) }
        pump()
    }

    /// A rig whose compositor leaves out the interfaces named.
    convenience init(without interfaces: String..., change: (inout MockCompositor.Options) -> Void = { _ in }) {
        var options = MockCompositor.Options()
        for interface in interfaces { options.versions[interface] = 0 }
        change(&options)
        self.init(options)
    }

    /// A few turns of both sides, the client first.
    func pump(_ turns: Int = 4) {
        for _ in 0..<turns {
            display.pump()
            mock.pump()
            clock.advance(by: 0.001)
        }
        display.pump()
    }

    /// Opens a window and lets it appear.
    func open(_ change: (inout ToplevelWindow.Options) -> Void = { _ in }) -> TestedWindow {
        let window = TestedWindow(display, change)
        pump()
        return window
    }

    /// The first seat, which must be there.
    var seat: MockSeat {
        guard let seat = mock.seat else { fatalError("no seat") }
        return seat
    }

    /// Checks that the compositor had nothing to object to and that closing leaves nothing behind.
    func finish(
        _ windows: TestedWindow..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        pump()
        #expect(mock.violations == [], sourceLocation: sourceLocation)
        for toplevel in mock.toplevels {
            #expect(toplevel.waiting == [], "unanswered configures", sourceLocation: sourceLocation)
            #expect(!toplevel.owesCommit, "an answer without a commit", sourceLocation: sourceLocation)
        }
        let serial = mock.ping()
        pump()
        #expect(mock.pongs.last == serial, "no answer to a ping", sourceLocation: sourceLocation)
        for window in windows { window.window.close() }
        pump()
        #expect(mock.leftovers == [], sourceLocation: sourceLocation)
        #expect(mock.violations == [], sourceLocation: sourceLocation)
        #expect(ends == [], sourceLocation: sourceLocation)
        display.disconnect()
        #expect(Self.memoryFiles <= memoryFilesAtStart, "memory files left open", sourceLocation: sourceLocation)
    }

    /// Number of open descriptors of pictures in memory.
    static var memoryFiles: Int {
        openFiles.count { $0.hasPrefix("/memfd:glide") }
    }

    /// What the process's descriptors are of.
    static var openFiles: [String] {
        (Int32(0)..<1_024).compactMap { descriptor in
            var target = [CChar](repeating: 0, count: 256)
            guard readlink("/proc/self/fd/\(descriptor)", &target, 255) > 0 else { return nil }
            return target.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        }
    }
}
