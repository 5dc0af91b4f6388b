/// What the app has to do with the desktop around it: wishes, feedback, assistive technology. All of it comes over
/// buses, none of it is waited for, and a session without a bus loads nothing.
@MainActor
final class DesktopServices {
    /// Seconds after the start at which assistive technology is looked for: what is seen first comes first.
    private static let assistiveDelay = 0.25

    let session: SessionBus
    let portal = SettingsPortal()
    let feedback: FeedbackService
    let accessible: AccessibleApplication
    private let assistive: AssistiveBus
    private let loop: any BusLoop
    private var timer: LoopTimer?

    /// - Parameter sessionAddress: where the session's bus is; nil where there is none.
    init(name: String, loop: any BusLoop, sessionAddress: String?) {
        self.loop = loop
        session = SessionBus(address: sessionAddress, loop: loop)
        feedback = FeedbackService(appID: name, session: session, loop: loop)
        accessible = AccessibleApplication(name: name)
        assistive = AssistiveBus(accessible, session: session, loop: loop)
    }

    /// Serves `application` from now on.
    func start(for application: Application) {
        portal.onChange = { [weak application] in application?.follow($0) }
        if session.isNamed {
            application.awaitsWishes = true
            portal.onAnswer = { [weak application] in application?.awaitsWishes = false }
        }
        portal.start(on: session)
        HapticOutput.player = { [feedback] in feedback.play($0) }
        application.windowsChanged = { [accessible] windows in accessible.setWindows(windows.map(\.accessible)) }
        accessible.setWindows(application.windows.map(\.accessible))
        timer = loop.schedule(at: loop.now + Self.assistiveDelay) { [assistive] in assistive.start() }
    }

    /// Takes leave of the desktop.
    func stop() {
        timer?.cancel()
        HapticOutput.player = nil
        assistive.close()
        session.close()
    }
}
