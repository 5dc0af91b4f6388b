/// How content follows a finger beyond its edge: ever more reluctantly (semantics 6.2). All lengths in points.
enum RubberBand {
    /// The share of the finger's way that the content follows at the edge itself.
    static let stiffness = 0.55

    /// How far the content is beyond its edge when the finger has gone `distance` beyond it, in a viewport of `length`:
    /// c·d·D / (c·d + D). The sign of `distance` is kept. 0 for a viewport without length; NaN counts as 0; a finger
    /// infinitely far away gives `length`.
    static func displacement(of distance: Double, length: Double) -> Double {
        guard length > 0, !distance.isNaN, distance != 0 else { return 0 }
        if length.isInfinite { return distance * stiffness }
        let way = abs(distance) * stiffness
        let shown = way.isInfinite ? length : way * length / (way + length)
        return distance < 0 ? -shown : shown
    }

    /// How far beyond the edge the finger is when the content shows `displacement`: the inverse of `displacement(of:)`.
    /// Content cannot be shown as far as `length`; what is asked beyond 99.9 % of it counts as that.
    static func distance(showing displacement: Double, length: Double) -> Double {
        guard length > 0, !displacement.isNaN, displacement != 0 else { return 0 }
        if length.isInfinite { return displacement / stiffness }
        let shown = min(abs(displacement), length * 0.999)
        let way = shown * length / (stiffness * (length - shown))
        return displacement < 0 ? -way : way
    }

    /// How fast the content goes per speed of the finger, `distance` beyond the edge: the derivative, from 0.55 to 0.
    static func slope(at distance: Double, length: Double) -> Double {
        guard length > 0, !distance.isNaN else { return 0 }
        if length.isInfinite { return stiffness }
        let way = abs(distance) * stiffness
        guard way.isFinite else { return 0 }
        let share = length / (way + length)
        return stiffness * share * share
    }

    /// The offset to show when a finger has moved content to `offset`, whose legal offsets are `range`.
    static func offset(_ offset: Double, in range: ClosedRange<Double>, length: Double) -> Double {
        if offset < range.lowerBound {
            return range.lowerBound + displacement(of: offset - range.lowerBound, length: length)
        }
        if offset > range.upperBound {
            return range.upperBound + displacement(of: offset - range.upperBound, length: length)
        }
        return offset
    }

    /// The offset that a finger must ask for so that `shown` is shown: the inverse of `offset(_:in:length:)`, for a
    /// finger that catches content beyond its edge.
    static func fingerOffset(showing shown: Double, in range: ClosedRange<Double>, length: Double) -> Double {
        if shown < range.lowerBound {
            return range.lowerBound + distance(showing: shown - range.lowerBound, length: length)
        }
        if shown > range.upperBound {
            return range.upperBound + distance(showing: shown - range.upperBound, length: length)
        }
        return shown
    }
}
