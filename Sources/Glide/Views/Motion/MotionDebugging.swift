/// A look at motion through a magnifying glass: slower, stopped, step by step, and in words.
///
/// It counts for all windows of the process. The environment variable `GLIDE_SLOW_MOTION=10` makes an app start ten
/// times slower. Gestures keep their own pace: a long press takes as long as ever.
@MainActor
public enum MotionDebugging {
    private struct Weak {
        weak var host: ViewHost?
    }

    private static var hosts: [Weak] = []

    /// How fast animations run: 1 is as they should, 0.1 ten times slower. What is negative or not finite counts as 1.
    public static var speed = 1.0 {
        didSet {
            if !(speed >= 0) || !speed.isFinite { speed = 1 }
            apply()
        }
    }

    /// Whether everything stands still, however fast it runs otherwise.
    public static var isPaused = false {
        didSet { if isPaused != oldValue { apply() } }
    }

    /// Whether the running animations and the matched geometry groups are listed over the content of every window.
    ///
    /// The list changes with the frames that the animations ask for; by itself it asks for none.
    public static var showsOverlay = false {
        didSet { for host in windows { host.showsMotionOverlay = showsOverlay } }
    }

    /// Whether keys do all this in every window: F6 shows and hides the overlay, F7 goes from full speed to a quarter, a
    /// tenth and back, F8 stops and starts, F9 lets one frame pass while everything stands still. The views do not get
    /// these keys then.
    public static var usesKeys = false

    /// Does what `key` asks for; answers whether it was one of those that do something here.
    static func handle(_ key: Key) -> Bool {
        guard usesKeys else { return false }
        switch key {
        case .function(6): showsOverlay.toggle()
        case .function(7): speed = speed == 1 ? 0.25 : speed == 0.25 ? 0.1 : 1
        case .function(8): isPaused.toggle()
        case .function(9): if isPaused { step() }
        default: return false
        }
        return true
    }

    /// Lets `seconds` of motion pass at once, a frame at 60 Hz if nothing is said; of use while paused. Negative and
    /// non-finite ones are ignored.
    public static func step(by seconds: Double = 1.0 / 60) {
        guard seconds > 0, seconds.isFinite else { return }
        for host in windows { host.stepMotion(by: seconds) }
    }

    /// Every running animation, a line each: node, attribute, value, velocity, target, animation.
    public static var runningAnimations: [String] {
        windows.flatMap { $0.runningAnimations.map(\.description) }
    }

    /// Every matched geometry group, a line each: id, source, shared frame, members.
    public static var matchedGroups: [String] { windows.flatMap(\.matchedGroupLines) }

    /// Animations and groups, for printing.
    public static var report: String {
        let animations = runningAnimations
        let groups = matchedGroups
        return (["\(animations.count) running animations"] + animations + ["\(groups.count) matched groups"] + groups)
            .joined(separator: "\n")
    }

    private static var windows: [ViewHost] { hosts.compactMap(\.host) }

    static func add(_ host: ViewHost) {
        hosts.removeAll { $0.host == nil }
        hosts.append(Weak(host: host))
        if speed != 1 || isPaused { host.setMotionSpeed(isPaused ? 0 : speed) }
        host.showsMotionOverlay = showsOverlay
    }

    private static func apply() {
        for host in windows { host.setMotionSpeed(isPaused ? 0 : speed) }
    }
}

extension ViewHost {
    /// The matched geometry groups in words.
    var matchedGroupLines: [String] {
        scene.registry.sortedGroups.map { group in
            let members = group.weights.map { member, weight in
                "\(member.children.first?.kind ?? member.kind) \((weight * 100).rounded() / 100)"
            }
            return "\(group.key.id): source \(group.source?.children.first?.kind ?? "none"), frame "
                + "\(group.sharedFrame(at: now)?.description ?? "none"), \(group.members.count) members, drawn: "
                + members.joined(separator: ", ")
        }
    }
}
