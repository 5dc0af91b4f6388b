/// The keyframes of a track made ready to be asked, in closed form.
struct KeyframePath<Vector: VectorArithmetic> {
    fileprivate enum Shape {
        case linear(from: Vector, to: Vector, UnitCurve)
        /// Hermite: values and velocities at both ends.
        case cubic(from: Vector, to: Vector, startVelocity: Vector, endVelocity: Vector)
        case spring(from: Vector, to: Vector, startVelocity: Vector, Spring)
    }

    fileprivate struct Segment {
        var start: Double
        var duration: Double
        var shape: Shape
    }

    private var segments: [Segment] = []
    private let first: Vector
    private var last: Vector
    /// Seconds from the beginning to the end.
    private(set) var duration = 0.0

    init(from start: Vector, _ keyframes: [_Keyframe<Vector>]) {
        first = start
        last = start
        var velocity = Vector.zero
        for (index, keyframe) in keyframes.enumerated() {
            let length = Self.duration(of: keyframe, from: last, velocity: velocity)
            guard length > 0 else {
                last = keyframe.value
                velocity = .zero
                continue
            }
            let shape: Shape
            switch keyframe.kind {
            case .linear(let curve):
                shape = .linear(from: last, to: keyframe.value, curve)
                velocity = (keyframe.value - last).scaled(by: curve.velocity(at: 1) / length)
            case .cubic(let startVelocity, let endVelocity):
                let end =
                    endVelocity ?? Self.tangent(at: index, of: keyframes, before: last, length: length)
                shape = .cubic(
                    from: last, to: keyframe.value, startVelocity: startVelocity ?? velocity, endVelocity: end)
                velocity = end
            case .spring(let spring, let startVelocity):
                let begin = startVelocity ?? velocity
                shape = .spring(from: last, to: keyframe.value, startVelocity: begin, spring)
                velocity = spring.velocity(
                    fromValue: last, toValue: keyframe.value, initialVelocity: begin, time: length)
            case .move:
                continue
            }
            segments.append(Segment(start: duration, duration: length, shape: shape))
            duration += length
            last = keyframe.value
        }
    }

    private static func duration(of keyframe: _Keyframe<Vector>, from start: Vector, velocity: Vector) -> Double {
        if let duration = keyframe.duration { return duration > 0 ? min(duration, 1e9) : 0 }
        guard case .spring(let spring, _) = keyframe.kind else { return 0 }
        let settling = spring.settlingDuration
        return settling.isFinite ? settling : 1e9
    }

    /// The velocity at the end of keyframe `index`: that of the straight line from the value before it to the one after
    /// it (Catmull and Rom, 1974), if the way goes on smoothly; else the track comes to a stop there.
    private static func tangent(
        at index: Int, of keyframes: [_Keyframe<Vector>], before: Vector, length: Double
    ) -> Vector {
        guard index + 1 < keyframes.count, case .cubic(let start, _) = keyframes[index + 1].kind else { return .zero }
        if let start { return start }
        let next = keyframes[index + 1]
        let way = max(0, next.duration ?? 0) + length
        return way > 0 ? (next.value - before).scaled(by: 1 / way) : .zero
    }

    /// The value `time` seconds after the beginning.
    func value(at time: Double) -> Vector {
        if time >= duration { return last }
        guard let segment = segments.last(where: { time >= $0.start }) else { return segments.first?.begin ?? first }
        let elapsed = time - segment.start
        let share = elapsed / segment.duration
        switch segment.shape {
        case .linear(let from, let to, let curve):
            return from.interpolated(towards: to, amount: curve.value(at: share))
        case .cubic(let from, let to, let startVelocity, let endVelocity):
            let (t, t2, t3) = (share, share * share, share * share * share)
            return from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.scaled(by: 3 * t2 - 2 * t3)
                + startVelocity.scaled(by: (t3 - 2 * t2 + t) * segment.duration)
                + endVelocity.scaled(by: (t3 - t2) * segment.duration)
        case .spring(let from, let to, let startVelocity, let spring):
            return spring.value(fromValue: from, toValue: to, initialVelocity: startVelocity, time: elapsed)
        }
    }
}

extension KeyframePath.Segment {
    fileprivate var begin: Vector {
        switch shape {
        case .linear(let from, _, _), .cubic(let from, _, _, _), .spring(let from, _, _, _): from
        }
    }
}
