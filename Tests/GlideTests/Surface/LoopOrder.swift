import Glibc
import Testing
import WaylandClient

@testable import Glide
@testable import GlideTesting

/// What the main loop does before what; for processes that do nothing else.
@MainActor
enum LoopOrder {
    /// A pipe that is polled, and read a byte at a time.
    private final class Pipe: LoopSource {
        var quietUntil: Time?
        var onTurn: () -> Void = {}
        var onRead: () -> Void = {}
        /// Called when it is told to read and there is nothing.
        var onNothing: () -> Void = {}
        private var ends: [Int32] = [-1, -1]

        init() {
            pipe(&ends)
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        }

        func send() { write(ends[1], [0], 1) }

        func prepareToWait() -> PollInterests {
            onTurn()
            return PollInterests(descriptor: ends[0], quietUntil: quietUntil)
        }

        func handle(_ ready: PollInterests.Ready) {
            guard ready.contains(.reading) else { return }
            var byte: UInt8 = 0
            if read(ends[0], &byte, 1) == 1 { onRead() } else { onNothing() }
        }
    }

    /// A compositor that turns with the loop of its client.
    private final class Server: LoopSource {
        let mock = MockCompositor()
        var onTurn: () -> Void = {}

        func prepareToWait() -> PollInterests {
            mock.pump()
            onTurn()
            mock.pump()
            return PollInterests(descriptor: mock.server.descriptor)
        }

        func handle(_ ready: PollInterests.Ready) { mock.pump() }
    }

    static func readsBeforeTimers() {
        for isQuiet in [false, true] {
            let loop = MainLoop()
            let source = Pipe()
            var order: [String] = []
            source.quietUntil = isQuiet ? loop.now + 60 : nil
            source.onRead = { order.append("read") }
            source.send()
            loop.add(source)
            loop.schedule(at: loop.now + 0.002) {
                order.append("timer")
                loop.stop()
            }
            #expect(loop.run() == 0)
            #expect(order == ["read", "timer"])
        }
    }

    /// After its quiet time a source that is alone is read without asking; others are asked first.
    static func looksAtOnceWhereOneIsAlone() {
        for isAlone in [true, false] {
            let loop = MainLoop()
            let source = Pipe()
            let other = Pipe()
            source.quietUntil = loop.now + 0.001
            source.onNothing = { loop.stop(status: 1) }
            loop.add(source)
            if !isAlone { loop.add(other) }
            // Far longer than the quiet time, and never waited for where the source is alone.
            loop.schedule(at: loop.now + (isAlone ? 60 : 0.02)) { loop.stop(status: 2) }
            #expect(loop.run() == (isAlone ? 1 : 2))
        }
    }

    static func readsAgainBeforeNewTimers() {
        let loop = MainLoop()
        let source = Pipe()
        var order: [String] = []
        var timer: LoopTimer?
        source.onRead = {
            order.append("read")
            guard timer == nil else {
                timer?.cancel()
                return loop.stop()
            }
            // Busy until long after the timer is due.
            timer = loop.schedule(at: loop.now - 1) { order.append("timer") }
            source.send()
        }
        source.send()
        loop.add(source)
        #expect(loop.run() == 0)
        #expect(order == ["read", "read"])
    }

    static func isNotStarved() {
        let loop = MainLoop()
        let source = Pipe()
        source.onRead = { source.send() }
        source.send()
        loop.add(source)
        var left = 20
        func next() {
            left -= 1
            if left == 0 { return loop.stop() }
            loop.schedule(at: loop.now, next)
        }
        loop.schedule(at: loop.now, next)
        #expect(loop.run() == 0)
        #expect(left == 0)
    }

    /// Three sources, quiet at random, and timers that send, cancel each other and make new ones.
    static func holdsWhateverHappens() {
        var random = MockRandom(seed: 11)
        let loop = MainLoop()
        let sources = (0..<3).map { _ in Pipe() }
        // The turn in which each source was last sent something that it has not read.
        var sent: [Int?] = [nil, nil, nil]
        var turn = 0
        var fired = 0
        var faults: [String] = []
        var timers: [LoopTimer] = []
        func sendSomething() {
            let place = Int.random(in: 0..<3, using: &random)
            guard sent[place] == nil else { return }
            sent[place] = turn
            sources[place].send()
        }
        func addTimer() {
            let time = loop.now + Double(Int.random(in: -1...4, using: &random)) * 0.000_1
            timers.append(
                loop.schedule(at: time) {
                    fired += 1
                    if loop.now < time { faults.append("a timer fired \(time - loop.now) seconds early") }
                    for case let earlier? in sent where earlier < turn {
                        faults.append("sent in turn \(earlier), unread when a timer fired in \(turn)")
                    }
                    act()
                })
        }
        func act() {
            if fired > 3_000 || faults.count > 10 { return loop.stop() }
            if Bool.random(using: &random) { sendSomething() }
            if Int.random(in: 0..<4, using: &random) == 0 { timers.randomElement(using: &random)?.cancel() }
            timers.removeAll { !$0.isPending }
            for _ in 0...Int.random(in: timers.isEmpty ? 0...1 : -1...1, using: &random) + 1 where timers.count < 9 {
                addTimer()
            }
        }
        for (place, source) in sources.enumerated() {
            source.onRead = {
                sent[place] = nil
                act()
            }
            source.onTurn = {
                if place == 0 { turn += 1 }
                let isQuiet = Bool.random(using: &random)
                source.quietUntil =
                    isQuiet ? loop.now + Double(Int.random(in: -1...5, using: &random)) * 0.000_1 : nil
            }
            loop.add(source)
        }
        addTimer()
        loop.schedule(at: loop.now + 60) { loop.stop(status: 3) }
        #expect(loop.run() == 0)
        #expect(faults == [])
        #expect(fired > 3_000)
    }

    /// A key whose repeat is due at once, and whose release is sent while the app handles the press.
    static func releasesBeforeRepeating(whenReaderHasIt: Bool) {
        let loop = MainLoop()
        let server = Server()
        let mock = server.mock
        guard let connection = try? WaylandConnection(descriptor: mock.clientDescriptor),
            let reader = try? WaylandReader(connection), let seat = mock.seat
        else { return #expect(Bool(false), "no connection") }
        let display = WaylandDisplay(connection: connection, clock: loop, reader: reader)
        reader.start()
        loop.add(display)
        loop.add(server)
        var window: TestedWindow?
        var isPressed = false
        server.onTurn = {
            if window == nil, display.globals.missing.isEmpty { window = TestedWindow(display) { _ in } }
            guard !isPressed, !seat.keyboards.isEmpty, let surface = mock.surfaces.first, surface.buffer != nil else {
                return
            }
            isPressed = true
            mock.milliseconds = UInt32(truncatingIfNeeded: Int(loop.now.seconds * 1_000))
            seat.keymap(KeyboardTests.keymap)
            seat.repeatInfo(rate: 100, delay: 0)
            seat.keyboardEnter(surface)
            seat.key(30, .pressed)
            window?.clearEvents()
            window?.onEvent = { event in
                switch event {
                case .keyDown(let key) where !key.isRepeat:
                    seat.key(30, .released)
                    mock.server.flushOnly()
                    if whenReaderHasIt { waitUntilEmpty(connection.descriptor) }
                case .keyUp: loop.schedule(at: loop.now + 0.05) { loop.stop() }
                default: break
                }
            }
        }
        loop.schedule(at: loop.now + 60) { loop.stop(status: 3) }
        #expect(loop.run() == 0)
        let keys = window?.events.filter { $0.hasPrefix("key") }
        #expect(keys == ["key character(\"a\") \"a\"", "key up character(\"a\")"])
        window?.window.close()
        display.disconnect()
    }

    /// Is busy until the reader's thread has read what there is.
    private static func waitUntilEmpty(_ descriptor: Int32) {
        var unread: Int32 = 1
        while unread > 0 { _ = ioctl(descriptor, UInt(FIONREAD), &unread) }
    }
}
