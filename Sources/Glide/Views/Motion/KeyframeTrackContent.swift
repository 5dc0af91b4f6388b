/// One or more keyframes of a track.
@MainActor
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable
    /// Adds the keyframes to a track.
    func _append(to keyframes: inout [_Keyframe<Value>])
}

/// A keyframe in numbers.
public struct _Keyframe<Value> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    var value: Value
    /// Seconds; nil lets a spring settle.
    var duration: Double?
    var kind: Kind

    @MainActor
    func mapped<Other>(_ change: (Value) -> Other) -> _Keyframe<Other> {
        let kind: _Keyframe<Other>.Kind =
            switch self.kind {
            case .linear(let curve): .linear(curve)
            case .cubic(let start, let end): .cubic(start: start.map(change), end: end.map(change))
            case .spring(let spring, let start): .spring(spring, start: start.map(change))
            case .move: .move
            }
        return _Keyframe<Other>(value: change(value), duration: duration, kind: kind)
    }
}

/// Goes to a value along a straight line, or in the rhythm of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value
    let duration: Double
    let timingCurve: UnitCurve

    /// To `to` in `duration` seconds (0 or less, or NaN, jumps).
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    /// See `KeyframeTrackContent`.
    public func _append(to keyframes: inout [_Keyframe<Value>]) {
        keyframes.append(_Keyframe(value: to, duration: duration, kind: .linear(timingCurve)))
    }
}

/// Goes to a value along a smooth curve that knows its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value
    let duration: Double
    let startVelocity: Value?
    let endVelocity: Value?

    /// To `to` in `duration` seconds. Velocities are in units per second; nil goes on with the one before, and arrives
    /// with that of the straight line from the last value to the one after next.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    /// See `KeyframeTrackContent`.
    public func _append(to keyframes: inout [_Keyframe<Value>]) {
        keyframes.append(
            _Keyframe(value: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity)))
    }
}

/// Goes to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value
    let duration: Double?
    let spring: Spring
    let startVelocity: Value?

    /// To `to`. Without a duration the spring has the time it needs to settle; nil as velocity goes on with the one
    /// before.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    /// See `KeyframeTrackContent`.
    public func _append(to keyframes: inout [_Keyframe<Value>]) {
        keyframes.append(_Keyframe(value: to, duration: duration, kind: .spring(spring, start: startVelocity)))
    }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    let to: Value

    /// To `to`, at once.
    public init(_ to: Value) {
        self.to = to
    }

    /// See `KeyframeTrackContent`.
    public func _append(to keyframes: inout [_Keyframe<Value>]) {
        keyframes.append(_Keyframe(value: to, duration: 0, kind: .move))
    }
}

/// Several keyframes one after the other.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    let keyframes: [_Keyframe<Value>]

    /// See `KeyframeTrackContent`.
    public func _append(to keyframes: inout [_Keyframe<Value>]) {
        keyframes += self.keyframes
    }
}

/// Builds the content of a track.
@MainActor
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<Part: KeyframeTrackContent<Value>>(_ part: Part) -> _KeyframeList<Value> {
        var list: [_Keyframe<Value>] = []
        part._append(to: &list)
        return _KeyframeList(keyframes: list)
    }
    /// One after the other.
    public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
        _KeyframeList(keyframes: parts.flatMap(\.keyframes))
    }
    /// A loop.
    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(keyframes: parts.flatMap(\.keyframes))
    }
    /// `if` without `else`.
    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> {
        part ?? _KeyframeList(keyframes: [])
    }
    /// The first branch.
    public static func buildEither(first part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
    /// The second branch.
    public static func buildEither(second part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
}
