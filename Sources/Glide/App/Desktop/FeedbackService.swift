/// Lets people feel what the app asks for, through feedbackd.
///
/// Where that is missing, hangs or fails, nothing is felt and nothing else happens.
@MainActor
final class FeedbackService {
    private static let name = "org.sigxcpu.Feedback"
    /// Of several in one frame only the strongest is felt; so long is a frame, in seconds.
    private static let frame = 1.0 / 60
    /// What comes later than this, in seconds, is not felt as the answer to what was done.
    private static let latest = 0.15
    /// Seconds in which nothing is tried after the service has not answered.
    private static let rest = 30.0

    private let appID: String
    private let session: SessionBus
    private let loop: any BusLoop
    private let timeout: Double
    private var connection: BusConnection?
    private var isConnecting = false
    /// The strongest that was asked for and not sent yet.
    private var pending: (feedback: HapticFeedback, time: Time)?
    private var sent: (feedback: HapticFeedback, time: Time)?
    private var timer: LoopTimer?
    /// Calls that are not answered yet.
    private var underWay = 0
    private var silentUntil = Time(seconds: -.infinity)

    /// - Parameters:
    ///   - appID: what the app is called, by which people may switch its feedback off.
    ///   - timeout: seconds after which the service counts as hanging.
    init(appID: String, session: SessionBus, loop: any BusLoop, timeout: Double = 1) {
        self.appID = appID
        self.session = session
        self.loop = loop
        self.timeout = timeout
    }

    /// Lets `feedback` be felt when everything that happens at this moment has been heard.
    func play(_ feedback: HapticFeedback) {
        let now = loop.now
        guard now >= silentUntil else { return }
        if let pending, now - pending.time < Self.latest, pending.feedback.strength >= feedback.strength { return }
        pending = (feedback, now)
        connect()
        scheduleSending()
    }

    private func connect() {
        if isConnecting { return }
        isConnecting = true
        session.use { [weak self] connection in
            guard let self else { return }
            self.connection = connection
            silentUntil = Time(seconds: -.infinity)
            connection.subscribe(
                interface: "org.freedesktop.DBus", member: "NameOwnerChanged", sender: "org.freedesktop.DBus",
                argument: Self.name
            ) { [weak self] signal in
                // Another service may do better.
                if signal.arguments.first?.text == Self.name { self?.silentUntil = Time(seconds: -.infinity) }
            }
            scheduleSending()
        }
    }

    private func scheduleSending() {
        timer?.cancel()
        let due = sent.map { max(loop.now, $0.time + Self.frame) } ?? loop.now
        timer = loop.schedule(at: due) { [weak self] in self?.send() }
    }

    private func send() {
        guard let (feedback, time) = pending, let connection, connection.isReady else { return }
        pending = nil
        let now = loop.now
        guard now - time < Self.latest, now >= silentUntil, underWay < 4 else { return }
        // The same frame has already been felt.
        if let sent, time - sent.time < Self.frame, sent.feedback.strength >= feedback.strength { return }
        sent = (feedback, now)
        underWay += 1
        connection.call(
            BusCall(
                destination: Self.name, path: "/org/sigxcpu/Feedback", interface: Self.name, member: "TriggerFeedback",
                arguments: [
                    .string(appID), .string(feedback.event), .properties(["profile": .string("quiet")]), .int32(-1),
                ]), timeout: timeout
        ) { [weak self] in
            guard let self else { return }
            underWay -= 1
            if case .failure = $0 { silentUntil = loop.now + Self.rest }
        }
    }
}

extension HapticFeedback {
    /// The event of feedbackd that comes nearest: those of its theme that make phones vibrate.
    var event: String {
        switch self {
        case .impact(let style, let intensity):
            switch style {
            case .light, .soft: "button-released"
            case .medium, .rigid: intensity < 0.5 ? "button-released" : "button-pressed"
            case .heavy: intensity < 0.5 ? "button-pressed" : "window-close"
            }
        case .selection: "button-released"
        case .notification(.success): "message-sent-instant"
        case .notification(.warning): "bell-terminal"
        case .notification(.error): "message-new-instant"
        }
    }

    /// Which of several is felt: how something ended before a blow, a blow before a step.
    fileprivate var strength: Double {
        switch self {
        case .selection: 0
        case .impact(let style, let intensity):
            switch style {
            case .light, .soft: 1 + intensity / 2
            case .medium, .rigid: 2 + intensity / 2
            case .heavy: 3 + intensity / 2
            }
        case .notification(let type): 4 + Double(type.rawValue)
        }
    }
}
