import Glibc

extension Path {
    /// The part of the path between the fractions `from` and `to` of its length, 0…1 each.
    ///
    /// Fractions are clamped, NaN counts as 0; where `from` is not below `to` the part is empty. Moves have no length.
    public func trimmedPath(from: Double, to: Double) -> Path {
        let first = from.isNaN ? 0 : min(max(from, 0), 1)
        let last = to.isNaN ? 0 : min(max(to, 0), 1)
        guard first < last else { return Path() }
        guard first > 0 || last < 1 else { return self }
        let pieces = measuredPieces
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }

        var result = Path()
        var covered = 0.0
        var needsMove = true
        for piece in pieces {
            if piece.beginsOutline { needsMove = true }
            let begin = covered
            covered += piece.length
            guard piece.length > 0, covered > first * total, begin < last * total else { continue }
            let start = piece.time(atLength: first * total - begin)
            let end = piece.time(atLength: last * total - begin)
            let part = piece.curve.part(from: start, to: end)
            if needsMove || start > 0 { result.move(to: part.start) }
            needsMove = false
            if piece.isStraight {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
        return result
    }

    /// A piece and its length in points.
    private struct MeasuredPiece {
        var curve: CubicCurve
        var isStraight: Bool
        var beginsOutline: Bool
        /// Lengths from the start to each of the equal steps of time.
        var lengths: [Double]
        var length: Double { lengths[lengths.count - 1] }

        init(_ curve: CubicCurve, isStraight: Bool, beginsOutline: Bool) {
            self.curve = curve
            self.isStraight = isStraight
            self.beginsOutline = beginsOutline
            let count = isStraight ? 1 : max(8, 2 * curve.stepCount(tolerance: 0.01))
            var lengths = [0.0]
            var place = curve.start
            for step in 1...count {
                let next = curve.point(at: Double(step) / Double(count))
                lengths.append(lengths[step - 1] + place.distance(to: next))
                place = next
            }
            self.lengths = lengths
        }

        /// The time at which the piece is `length` long; clamped to 0…1.
        func time(atLength length: Double) -> Double {
            guard length > 0 else { return 0 }
            guard length < self.length, let next = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
            let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
            return (Double(next - 1) + share) / Double(lengths.count - 1)
        }
    }

    private var measuredPieces: [MeasuredPiece] {
        var pieces: [MeasuredPiece] = []
        var start = Point.zero
        var current = Point.zero
        var begins = true
        func add(_ curve: CubicCurve, isStraight: Bool) {
            pieces.append(MeasuredPiece(curve, isStraight: isStraight, beginsOutline: begins))
            begins = false
            current = curve.end
        }
        func addLine(to end: Point) {
            let third = (end - current) * (1.0 / 3)
            add(CubicCurve(from: current, control1: current + third, control2: end - third, to: end), isStraight: true)
        }
        forEach { element in
            switch element {
            case .move(let point):
                start = point
                current = point
                begins = true
            case .line(let point): addLine(to: point)
            case .quadCurve(let point, let control):
                add(CubicCurve(quadraticFrom: current, control: control, to: point), isStraight: false)
            case .curve(let point, let control1, let control2):
                add(CubicCurve(from: current, control1: control1, control2: control2, to: point), isStraight: false)
            case .closeSubpath: addLine(to: start)
            }
        }
        return pieces
    }
}
