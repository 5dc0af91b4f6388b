import Glibc
import WaylandClient

@testable import Glide
@testable import GlideTesting

/// A client and a compositor that answers nothing by itself; with a reader the client turns as in the main loop.
@MainActor
final class SlowRig {
    let mock: MockCompositor
    let clock = ManualClock()
    let display: WaylandDisplay
    private let hasReader: Bool

    init(hasReader: Bool) {
        self.hasReader = hasReader
        var options = MockCompositor.Options()
        options.answersFrames = false
        options.release = .never
        mock = MockCompositor(options)
        guard let connection = try? WaylandConnection(descriptor: mock.clientDescriptor) else {
            fatalError("no connection to the mock")
        }
        let reader = hasReader ? try? WaylandReader(connection) : nil
        display = WaylandDisplay(connection: connection, clock: clock, reader: reader)
        reader?.start()
    }

    /// Turns of both sides.
    func turn(_ turns: Int = 1) {
        for _ in 0..<turns {
            mock.pump()
            if hasReader {
                // The main loop would wait here; a test has sent what there is.
                while true {
                    var entry = pollfd(fd: display.prepareToWait().descriptor, events: Int16(POLLIN), revents: 0)
                    let isReady = poll(&entry, 1, 0) > 0
                    display.handle(isReady ? .reading : .none)
                    if !isReady { break }
                }
            } else {
                display.pump()
            }
            mock.pump()
        }
    }
}
