/// A description of values over time: tracks for the parts of a value.
@MainActor
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The tracks, resolved for a start at `value`.
    func _tracks(from value: Value) -> [_ResolvedTrack<Value>]
}

/// One track in numbers.
@MainActor
public struct _ResolvedTrack<Root> {
    /// Seconds from its beginning to its end.
    let duration: Double
    /// Sets the track's part of a value as it is `time` seconds after the beginning.
    let apply: (inout Root, Double) -> Void
}

/// The values of one part of a value over time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    init(keyPath: WritableKeyPath<Root, Value>, content: Content) {
        self.keyPath = keyPath
        self.content = content
    }

    /// The keyframes of the part at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// The keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// See `Keyframes`.
    public func _tracks(from value: Root) -> [_ResolvedTrack<Root>] {
        let start = value[keyPath: keyPath]
        var keyframes: [_Keyframe<Value>] = []
        content._append(to: &keyframes)
        let path = KeyframePath<Value.AnimatableData>(
            from: start.animatableData, keyframes.map { $0.mapped(\.animatableData) })
        return [
            _ResolvedTrack(duration: path.duration) { root, time in
                var part = start
                part.animatableData = path.value(at: time)
                root[keyPath: keyPath] = part
            }
        ]
    }
}

/// Several tracks.
public struct _KeyframeGroup<Value>: Keyframes {
    let parts: [any Keyframes<Value>]

    /// See `Keyframes`.
    public func _tracks(from value: Value) -> [_ResolvedTrack<Value>] {
        parts.flatMap { $0._tracks(from: value) }
    }
}

/// Builds tracks.
@MainActor
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// A list of keyframes for the whole value.
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(
        _ content: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value: Animatable {
        KeyframeTrack(keyPath: \.self, content: content)
    }
    /// A track.
    public static func buildExpression<Part: Keyframes<Value>>(_ part: Part) -> Part { part }
    /// One part.
    public static func buildPartialBlock<Part: Keyframes<Value>>(first part: Part) -> _KeyframeGroup<Value> {
        _KeyframeGroup(parts: [part])
    }
    /// One more part.
    public static func buildPartialBlock<Part: Keyframes<Value>>(
        accumulated: _KeyframeGroup<Value>, next: Part
    ) -> _KeyframeGroup<Value> {
        _KeyframeGroup(parts: accumulated.parts + [next])
    }
    /// `if` without `else`.
    public static func buildOptional<Part: Keyframes<Value>>(_ part: Part?) -> _KeyframeGroup<Value> {
        _KeyframeGroup(parts: part.map { [$0] } ?? [])
    }
    /// The first branch.
    public static func buildEither<Part: Keyframes<Value>>(first part: Part) -> _KeyframeGroup<Value> {
        _KeyframeGroup(parts: [part])
    }
    /// The second branch.
    public static func buildEither<Part: Keyframes<Value>>(second part: Part) -> _KeyframeGroup<Value> {
        _KeyframeGroup(parts: [part])
    }
}

/// The values of a set of keyframes over time, to be asked directly.
@MainActor
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_ResolvedTrack<Value>]

    /// The keyframes that start at `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    init(initialValue: Value, keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = keyframes._tracks(from: initialValue)
    }

    /// Seconds from the beginning to the end of the longest track.
    public var duration: Double { tracks.reduce(0) { max($0, $1.duration) } }

    /// The value `time` seconds after the beginning; that of the beginning before it and of the end after it. NaN
    /// counts as the beginning.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.apply(&value, time.isNaN ? 0 : time) }
        return value
    }

    /// The value after the fraction `progress` of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets `value` to that `time` seconds after the beginning.
    public func update(value: inout Value, time: Double) { value = self.value(time: time) }
    /// Sets `value` to that after the fraction `progress` of the duration.
    public func update(value: inout Value, progress: Double) { value = self.value(progress: progress) }
}
