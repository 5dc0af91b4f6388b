import Glibc

/// The curve of a corner of radius 1: three cubic pieces, given by distances from the corner.
///
/// `along` runs back along the side that arrives, `away` on along the side that leaves, so that the curve goes from
/// (extent, 0) to (0, extent).
struct RoundedCorner {
    typealias Place = (along: Double, away: Double)

    /// Where a continuous corner leaves the side, in radii. These and the numbers below are the published
    /// measurements of the continuous corner of iOS.
    static let continuousExtent = 1.528665

    private static let continuous: [Place] = [
        (continuousExtent, 0),
        (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, continuousExtent),
    ]

    /// A quarter circle, cut into three pieces where the continuous corner is, so that the two can be mixed.
    private static let circular: [Place] = {
        let cut = asin(1 - 0.63149379)
        let angles: [Double] = [0, cut, .pi / 2 - cut, .pi / 2]
        var places: [Place] = [(1, 0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            // The standard cubic for an arc: tangents of length 4/3 tan(angle / 4).
            let reach = 4 / 3 * tan((to - from) / 4)
            places.append((1 - sin(from) - reach * cos(from), 1 - cos(from) + reach * sin(from)))
            places.append((1 - sin(to) + reach * cos(to), 1 - cos(to) - reach * sin(to)))
            places.append((1 - sin(to), 1 - cos(to)))
        }
        return places
    }()

    /// The start and then two controls and an end for each of the three pieces.
    let points: [Place]

    /// A corner between a quarter circle (0) and the full continuous curve (1).
    init(smoothness: Double) {
        points =
            switch smoothness {
            case ...0: Self.circular
            case 1...: Self.continuous
            default:
                zip(Self.circular, Self.continuous).map { circular, continuous in
                    (
                        circular.along + (continuous.along - circular.along) * smoothness,
                        circular.away + (continuous.away - circular.away) * smoothness
                    )
                }
            }
    }

    /// How much of the continuous curve fits on a side that has corners at both ends whose radii add up to `radii`:
    /// 1 where both reach their full extent, 0 where the side is all corner.
    static func smoothness(side: Double, radii: Double) -> Double {
        guard radii > 0 else { return 1 }
        return min(max((side / radii - 1) / (continuousExtent - 1), 0), 1)
    }
}
