import Foundation
import Testing

@testable import GlideTesting

/// A program asked to end, as a session manager or a terminal does it; a real one, since the signals are a process's.
@MainActor
@Suite(.serialized)
struct EndingTests {
    /// Waits for what the program says, and answers, until `isDone` or half a minute has passed.
    private func turn(_ mock: MockCompositor, until isDone: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: 30)
        while !isDone() {
            guard Date() < end else { return false }
            var entry = pollfd(fd: mock.server.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&entry, 1, 20)
            mock.pump()
        }
        return true
    }

    private func hasEnded(_ process: pid_t, _ status: inout Int32) -> Bool {
        waitpid(process, &status, WNOHANG) == process
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal to end closes the windows in order, and the status is 0`(signal: Int32) throws {
        let mock = MockCompositor()
        let process = try ClientProcess.start("GlideDemo", ["tabs"], socket: mock.clientDescriptor)
        #expect(turn(mock) { mock.surfaces.first?.buffer != nil })
        #expect(mock.count("xdg_toplevel.destroy") == 0)
        kill(process, signal)
        var status: Int32 = -1
        #expect(turn(mock) { hasEnded(process, &status) })
        // Neither killed nor failed.
        #expect(status == 0)
        mock.pump()
        for request in ["xdg_toplevel", "xdg_surface", "wl_surface"] {
            #expect(mock.count("\(request).destroy") == 1)
        }
        for request in ["wl_pointer", "wl_keyboard", "wl_touch", "wl_seat"] {
            #expect(mock.count("\(request).release") == 1)
        }
        #expect(mock.violations == [])
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal ends the app although the compositor has stopped answering`(signal: Int32) throws {
        let mock = MockCompositor()
        let process = try ClientProcess.start("GlideDemo", ["tabs"], socket: mock.clientDescriptor)
        #expect(turn(mock) { mock.surfaces.first?.buffer != nil })
        kill(process, signal)
        // Nobody reads or answers from here on.
        var status: Int32 = -1
        let end = Date(timeIntervalSinceNow: 30)
        while !hasEnded(process, &status), Date() < end { poll(nil, 0, 10) }
        #expect(status == 0)
    }
}
