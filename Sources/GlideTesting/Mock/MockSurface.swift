import Wayland
import WaylandServer

/// A client's surface: what is pending, what is shown, and the checks between the two.
@MainActor
final class MockSurface {
    /// What a commit applies.
    private struct Pending {
        var buffer: MockBuffer??
        var scale: Int?
        var damage: [(x: Int, y: Int, width: Int, height: Int)] = []
        var destination: (width: Int, height: Int)?
        var input: [MockRegion.Part]??
        var feedback: [WpPresentationFeedbackResource] = []
    }

    let resource: WlSurfaceResource
    /// The picture on screen.
    private(set) var buffer: MockBuffer?
    /// `buffer_scale`.
    private(set) var scale = 1
    /// The viewport's destination in points; none without one.
    private(set) var destination: (width: Int, height: Int)?
    /// Commits since the start.
    private(set) var commits = 0
    /// Commits with a buffer since the start.
    private(set) var shownFrames = 0
    /// Damage of the last commit with a buffer, in device pixels.
    private(set) var damage: [(x: Int, y: Int, width: Int, height: Int)] = []
    private(set) var fractionalScale: WpFractionalScaleV1Resource?
    private(set) var callbacks: [WlCallbackResource] = []
    /// Configures of its role that the client has answered since its callbacks were: sending one says nothing about when the
    /// client reads it.
    var acknowledgementsSinceAnswer = 0
    private var lostCallbacks: [WlCallbackResource] = []
    weak var role: (any MockRole)?
    /// The region that takes input, as rectangles; none for all of the surface.
    private(set) var inputRegion: [MockRegion.Part]?
    /// Whether the client asked to keep the screen on.
    var inhibitors = 0
    /// Called after each commit.
    var onCommit: (() -> Void)?
    /// Questions about the frame that is shown.
    private(set) var feedback: [WpPresentationFeedbackResource] = []
    private var viewport: WpViewportResource?
    private var pending = Pending()
    private unowned let compositor: MockCompositor

    init(_ resource: WlSurfaceResource, compositor: MockCompositor) {
        self.resource = resource
        self.compositor = compositor
        resource.onRequest = { [unowned self] in handle($0) }
    }

    /// Size on screen in points; 0×0 before a buffer.
    var size: (width: Int, height: Int) {
        guard let buffer else { return (0, 0) }
        return destination ?? (buffer.width / scale, buffer.height / scale)
    }

    func adopt(_ viewport: WpViewportResource) {
        self.viewport = viewport
        viewport.onRequest = { [unowned self, unowned viewport] request in
            guard case .setDestination(let width, let height) = request else { return }
            if width <= 0 || height <= 0 {
                compositor.violate(viewport, WpViewportError.badValue.rawValue, "a destination of \(width)×\(height)")
            }
            pending.destination = (Int(width), Int(height))
        }
        viewport.onDestroy = { [weak self] in self?.viewport = nil }
    }

    func adopt(_ scale: WpFractionalScaleV1Resource) {
        fractionalScale = scale
        scale.onDestroy = { [weak self] in self?.fractionalScale = nil }
    }

    /// Answers the frame callbacks that wait.
    func answerFrames(_ milliseconds: UInt32) {
        let waiting = callbacks
        callbacks = []
        acknowledgementsSinceAnswer = 0
        for callback in waiting where callback.isAlive {
            callback.sendDone(callbackData: milliseconds)
        }
    }

    /// Forgets the frame callbacks that wait, as some compositors do with those of a hidden window.
    func takeCallbacks() -> [WlCallbackResource] {
        lostCallbacks += callbacks
        defer { callbacks = [] }
        return callbacks
    }

    func wasDestroyed() {
        if let role, role.isAlive { compositor.object("a surface was destroyed before its role") }
        if inhibitors > 0 { compositor.object("a surface was destroyed before its idle inhibitor") }
        for feedback in pending.feedback + feedback where feedback.isAlive { feedback.sendDiscarded() }
        if viewport != nil { compositor.object("a surface was destroyed before its viewport") }
        if fractionalScale != nil { compositor.object("a surface was destroyed before its fractional scale") }
        // A compositor forgets the callbacks of a surface with it.
        for callback in callbacks + lostCallbacks { callback.destroyLocally() }
        viewport?.onDestroy = nil
        fractionalScale?.onDestroy = nil
        buffer?.release()
        // Tests may hold this object for longer: not the picture's memory.
        buffer = nil
    }

    private func handle(_ request: WlSurfaceResource.Request) {
        switch request {
        case .attach(let buffer, let x, let y):
            if resource.version >= 5, x != 0 || y != 0 {
                compositor.violate(resource, WlSurfaceError.invalidOffset.rawValue, "attach with an offset")
            }
            pending.buffer = .some(compositor.buffer(buffer))
        case .damageBuffer(let x, let y, let width, let height):
            pending.damage.append((Int(x), Int(y), Int(width), Int(height)))
        case .frame(let callback): addCallback(callback)
        case .setBufferScale(let scale):
            if scale < 1 {
                compositor.violate(resource, WlSurfaceError.invalidScale.rawValue, "a scale of \(scale)")
            }
            pending.scale = Int(scale)
        case .setInputRegion(let region): pending.input = .some(compositor.region(region)?.parts)
        case .commit: commit()
        default: break
        }
    }

    func adopt(_ feedback: WpPresentationFeedbackResource) {
        pending.feedback.append(feedback)
    }

    /// Says when the last frame was seen, in seconds, and how many nanoseconds the screen takes for one. Those whose
    /// surface has gone by then can no longer be told.
    func sendPresented(at seconds: Double, refresh: UInt32) {
        let waiting = feedback
        feedback = []
        let whole = UInt32(seconds)
        for feedback in waiting where feedback.isAlive {
            feedback.sendPresented(
                tvSecHi: 0, tvSecLo: whole, tvNsec: UInt32((seconds - Double(whole)) * 1e9), refresh: refresh, seqHi: 0,
                seqLo: 0, flags: .vsync)
        }
    }

    /// Says that the last frame was never seen.
    func sendDiscarded() {
        let waiting = feedback
        feedback = []
        for feedback in waiting where feedback.isAlive { feedback.sendDiscarded() }
    }

    private func addCallback(_ callback: WlCallbackResource) {
        // A configure may mean that the compositor has forgotten the callback: then another one is in order.
        if callbacks.count > acknowledgementsSinceAnswer { compositor.object("two frame callbacks wait at once") }
        callbacks.append(callback)
    }

    private func commit() {
        commits += 1
        let applied = pending
        pending = Pending()
        scale = applied.scale ?? scale
        destination = applied.destination ?? destination
        if let attached = applied.buffer { show(attached, damage: applied.damage) }
        inputRegion = applied.input ?? inputRegion
        if !applied.feedback.isEmpty {
            // What was committed since was never seen.
            for old in feedback where old.isAlive { old.sendDiscarded() }
            feedback = applied.feedback
        }
        role?.wasCommitted(showsNew: applied.buffer.map { $0 != nil } ?? false)
        onCommit?()
    }

    private func show(_ attached: MockBuffer?, damage: [(x: Int, y: Int, width: Int, height: Int)]) {
        let old = buffer
        buffer = attached
        if let old, old !== attached, compositor.options.release == .whenReplaced { old.release() }
        guard let attached else { return }
        shownFrames += 1
        self.damage = damage
        check(attached)
        attached.take()
        if compositor.options.release == .atOnce { attached.release() }
    }

    private func check(_ buffer: MockBuffer) {
        if let role, !role.hasAcknowledged { role.objectToEarlyBuffer() }
        if destination == nil, buffer.width % scale != 0 || buffer.height % scale != 0 {
            let code = WlSurfaceError.invalidSize.rawValue
            compositor.violate(resource, code, "a buffer of \(buffer.width)×\(buffer.height) at scale \(scale)")
        }
        if destination != nil, scale != 1 { compositor.object("a viewport together with scale \(scale)") }
        if resource.version >= 4 {
            if damage.isEmpty { compositor.object("a buffer without damage") }
            for rect in damage
            where rect.x < 0 || rect.y < 0 || rect.x + rect.width > buffer.width
                || rect.y + rect.height > buffer.height
            {
                compositor.object("damage outside the buffer")
            }
        }
    }
}
