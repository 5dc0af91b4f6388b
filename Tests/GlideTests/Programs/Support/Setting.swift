import Testing

/// A screen on which a program is watched.
struct Setting: Sendable, CustomTestStringConvertible {
    /// Device pixels a point.
    var scale: Double
    /// Frames a second.
    var frameRate: Double

    var testDescription: String { "\(Int(frameRate)) fps at scale \(Int(scale))" }

    /// Scales 1 and 2 at 30, 60 and 240 frames a second.
    static let all = [1.0, 2.0].flatMap { scale in
        [30.0, 60.0, 240.0].map { Setting(scale: scale, frameRate: $0) }
    }
    /// Scales 1 and 2 at 60 frames a second.
    static let scales = [1.0, 2.0].map { Setting(scale: $0, frameRate: 60) }
}
