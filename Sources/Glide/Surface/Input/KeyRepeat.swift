/// Repeats the last pressed key by the main loop's clock: the client's duty on Wayland.
@MainActor
final class KeyRepeat {
    /// Repeats a second; 0 turns repeating off.
    private var rate = 25.0
    /// Seconds before the first repeat.
    private var delay = 0.6
    private let clock: any LoopClock
    private var timer: LoopTimer?
    private var code: UInt32?
    private let action: (UInt32, Time) -> Void

    /// `action` gets the key's code and the moment of each repeat.
    init(clock: any LoopClock, action: @escaping (UInt32, Time) -> Void) {
        self.clock = clock
        self.action = action
    }

    /// What the compositor wants: repeats a second and milliseconds before the first. Negative numbers count as 0.
    func configure(rate: Int32, delay: Int32) {
        self.rate = Double(max(0, rate))
        self.delay = Double(max(0, delay)) / 1_000
        if self.rate == 0 { stop() }
    }

    /// Starts repeating a key that went down at `time`; another key's repeat ends.
    func start(_ code: UInt32, at time: Time) {
        stop()
        guard rate > 0 else { return }
        self.code = code
        schedule(at: time + delay)
    }

    /// The key came up. Another key's repeat goes on.
    func stop(_ code: UInt32) {
        if self.code == code { stop() }
    }

    /// Ends the repeat.
    func stop() {
        timer?.cancel()
        timer = nil
        code = nil
    }

    private func schedule(at time: Time) {
        timer = clock.schedule(at: time) { [weak self] in self?.fire(due: time) }
    }

    private func fire(due: Time) {
        guard let code else { return }
        let now = clock.now
        // From the due moment on, not from now: no drift. After a stall, one repeat makes up for all that were missed.
        let next = due + 1 / rate
        schedule(at: next > now ? next : now + 1 / rate)
        action(code, now)
    }
}
