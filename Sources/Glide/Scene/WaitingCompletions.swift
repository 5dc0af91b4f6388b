/// The completions of blocks of changes that no window has taken over.
///
/// A block that changes nothing that is shown still has its completion told, with the next frame.
enum WaitingCompletions {
    /// By block, while its code runs. Read and written on the main thread only.
    @exclusivity(unchecked) nonisolated(unsafe) private static var open: [Int: [AnimationCompletion]] = [:]
    /// Of blocks whose code has run, to be told with the next frame of whichever window has one first.
    @exclusivity(unchecked) nonisolated(unsafe) private static var idle: [AnimationCompletion] = []
    /// Ask the windows for a frame.
    @exclusivity(unchecked) nonisolated(unsafe) private static var requests: [(window: Weak, request: () -> Void)] = []

    private struct Weak {
        weak var object: AnyObject?
    }

    static var isEmpty: Bool { idle.isEmpty }

    static func wait(_ completions: [AnimationCompletion], block: Int) {
        open[block] = completions
    }

    /// A window has taken the block's changes, and its completions with them.
    static func claim(block: Int) {
        if !open.isEmpty { open[block] = nil }
    }

    static func blockEnded(_ block: Int) {
        guard !open.isEmpty, let completions = open.removeValue(forKey: block) else { return }
        idle += completions
        for (_, request) in requests { request() }
    }

    /// Takes what is to be told now.
    static func take() -> [AnimationCompletion] {
        if idle.isEmpty { return [] }
        defer { idle = [] }
        return idle
    }

    /// Has `request` called when a frame is wanted, as long as `window` lives.
    static func add(_ window: AnyObject, _ request: @escaping () -> Void) {
        remove(window)
        requests.append((Weak(object: window), request))
    }

    static func remove(_ window: AnyObject) {
        requests.removeAll { $0.window.object == nil || $0.window.object === window }
    }
}
