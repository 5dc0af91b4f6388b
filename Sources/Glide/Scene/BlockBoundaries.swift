/// The windows that must know where a block of changes begins.
///
/// An observable object tells of its first change only until its readers are evaluated again, and has no values of the
/// past. So what was changed before a block is shown before the block's own changes are made.
enum BlockBoundaries {
    /// Read and written on the main thread only.
    nonisolated(unsafe) private static var windows: [(window: Weak, begin: () -> Void)] = []

    private struct Weak {
        weak var object: AnyObject?
    }

    /// Has `begin` called before each block, as long as `window` lives.
    static func add(_ window: AnyObject, _ begin: @escaping () -> Void) {
        windows.removeAll { $0.window.object == nil }
        windows.append((Weak(object: window), begin))
    }

    /// A block is about to begin.
    static func begin() {
        for (_, begin) in windows { begin() }
    }
}
