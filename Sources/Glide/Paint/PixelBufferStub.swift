/// Stand-in until the paint floor is merged; delete then.
struct PixelBuffer {
    var data: UnsafeMutableRawPointer
    var width: Int
    var height: Int
    var stride: Int
}

/// Stand-in until the paint floor is merged; delete then.
@MainActor
enum Warnings {
    static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {}
}
