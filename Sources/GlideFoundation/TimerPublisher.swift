extension Timer {
    /// A publisher that tells the date again and again, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: seconds between two dates; what is not above 0 counts as 0.1 ms, as with every `Timer`.
    ///   - tolerance: by how many seconds the timer may be late, so that several can wake the program at once.
    ///   - runLoop: where it runs; `.main` in everything that shows views.
    ///   - mode: the mode in which it runs; `.common` and `.default` are the same here.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// Tells the date again and again, once it is connected.
    public final class TimerPublisher: Glide.Publisher {
        /// Seconds between two dates.
        public let interval: TimeInterval
        private let tolerance: TimeInterval?
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode
        private var receivers: [(id: Int, receive: @MainActor (Date) -> Void)] = []
        private var count = 0
        private var timer: Timer?

        init(interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Calls `receiveValue` with the date each time, while the publisher is connected.
        @MainActor
        public func sink(receiveValue: @escaping @MainActor (Date) -> Void) -> AnyCancellable {
            count += 1
            let id = count
            receivers.append((id, receiveValue))
            return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
        }

        /// Starts the timer, until the result is cancelled or nobody holds it any longer.
        @MainActor
        public func connect() -> AnyCancellable {
            if timer == nil {
                nonisolated(unsafe) weak let publisher = self
                let made = Timer(timeInterval: interval, repeats: true) { timer in
                    let date = timer.fireDate
                    MainActor.assumeIsolated { publisher?.tell(date) }
                }
                if let tolerance { made.tolerance = tolerance }
                runLoop.add(made, forMode: mode)
                timer = made
            }
            return AnyCancellable { [weak self] in
                self?.timer?.invalidate()
                self?.timer = nil
            }
        }

        @MainActor
        private func tell(_ date: Date) {
            for receiver in receivers { receiver.receive(date) }
        }

        /// The publisher, connected as long as somebody listens.
        public func autoconnect() -> Autoconnected { Autoconnected(upstream: self) }

        /// A timer that runs as long as somebody listens.
        public final class Autoconnected: Glide.Publisher {
            /// The timer itself; `upstream.connect().cancel()` stops it.
            public let upstream: TimerPublisher
            private var listeners = 0
            private var connection: AnyCancellable?

            init(upstream: TimerPublisher) {
                self.upstream = upstream
            }

            /// Calls `receiveValue` with the date each time.
            @MainActor
            public func sink(receiveValue: @escaping @MainActor (Date) -> Void) -> AnyCancellable {
                let subscription = upstream.sink(receiveValue: receiveValue)
                listeners += 1
                if connection == nil { connection = upstream.connect() }
                return AnyCancellable { [weak self] in
                    subscription.cancel()
                    guard let self else { return }
                    listeners -= 1
                    if listeners == 0 { connection = nil }
                }
            }
        }
    }
}
