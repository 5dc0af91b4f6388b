/// A spring whose response changes smoothly from an older one's within a blend duration.
///
/// response(τ) = r + (r_old − r)·(1 − p²(3 − 2p)) with p = τ/duration; the damping ratio is the new one's.
/// A spring with a changing response has no closed form, so the blend is cut into short pieces with the response of
/// their middle, each of which is exact; the product of the pieces is stored, and any moment is asked directly.
final class SpringBlend: Sendable {
    let target: SpringMotion
    let oldResponse: Double
    let duration: Double
    private let pieceLength: Double
    private let pieces: [(motion: SpringMotion, before: MotionResponse)]
    private let end: MotionResponse

    /// The blend from `oldResponse` > 0 to `target` within `duration` > 0 seconds.
    init(from oldResponse: Double, to target: SpringMotion, duration: Double) {
        self.target = target
        self.oldResponse = oldResponse
        self.duration = duration
        let count = min(512, max(16, Int((min(duration, 10) * 600).rounded(.up))))
        let length = duration / Double(count)
        var reached = MotionResponse.start
        var pieces: [(motion: SpringMotion, before: MotionResponse)] = []
        pieces.reserveCapacity(count)
        for index in 0..<count {
            let middle = (Double(index) + 0.5) / Double(count)
            let response = SpringBlend.response(at: middle, from: oldResponse, to: target.response)
            let motion = SpringMotion(frequency: 2 * Double.pi / response, dampingRatio: target.dampingRatio)
            pieces.append((motion, reached))
            reached = motion.response(at: length).following(reached)
        }
        pieceLength = length
        self.pieces = pieces
        end = reached
    }

    /// The response in seconds, `time` seconds into the blend.
    func effectiveResponse(at time: Double) -> Double {
        SpringBlend.response(at: min(max(time / duration, 0), 1), from: oldResponse, to: target.response)
    }

    /// The motion `time` seconds after its start.
    func response(at time: Double) -> MotionResponse {
        guard time > 0 else { return .start }
        guard time < duration else { return target.response(at: time - duration).following(end) }
        let index = min(Int(time / pieceLength), pieces.count - 1)
        let piece = pieces[index]
        return piece.motion.response(at: time - Double(index) * pieceLength).following(piece.before)
    }

    /// The first moment at which as much time has passed as the response of that moment: when the motion counts as
    /// complete.
    var logicalDuration: Double {
        let steps = 64
        var low = 0.0
        for step in 1...steps {
            var high = duration * Double(step) / Double(steps)
            if high >= effectiveResponse(at: high) {
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    if middle >= effectiveResponse(at: middle) { high = middle } else { low = middle }
                }
                return high
            }
            low = high
        }
        return target.response
    }

    /// The motion whose constants hold at `time`, for the acceleration.
    func motion(at time: Double) -> SpringMotion {
        guard time < duration else { return target }
        return SpringMotion(
            frequency: 2 * Double.pi / effectiveResponse(at: time), dampingRatio: target.dampingRatio)
    }

    private static func response(at progress: Double, from old: Double, to new: Double) -> Double {
        new + (old - new) * (1 - progress * progress * (3 - 2 * progress))
    }
}
