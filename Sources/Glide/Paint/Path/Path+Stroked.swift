import Glibc

extension Path {
    /// The outline of the line along this path, to be filled by the winding rule.
    ///
    /// Curves become straight pieces that leave them by at most 0.02 points. A style without a visible width gives
    /// the empty path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.isVisible else { return Path() }
        var lines = flattened(tolerance: 0.02)
        if !style.usableDash.isEmpty {
            lines = lines.flatMap { Self.dashes(of: $0, dash: style.usableDash, phase: style.dashPhase) }
        }
        var outline = StrokeOutline(style: style)
        for line in lines { outline.add(line) }
        return outline.path
    }

    /// The most dashes that a single outline is cut into; beyond that it stays solid.
    private static let dashLimit = 20_000.0

    private static func dashes(of line: Polyline, dash: [Double], phase: Double) -> [Polyline] {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        // An odd number of lengths is repeated, so that lines and gaps change places the second time round.
        let pattern = dash.count % 2 == 0 ? dash : dash + dash
        let period = pattern.reduce(0, +)
        guard length / period * Double(pattern.count) < dashLimit else { return [line] }

        var index = 0
        var left = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if left < 0 { left += period }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left

        var result: [Polyline] = []
        var open = index % 2 == 0 ? Polyline(points: [points[0]]) : Polyline()
        for (from, to) in zip(points, points.dropFirst()) {
            let distance = from.distance(to: to)
            var done = 0.0
            while distance - done > left {
                done += left
                let place = from + (to - from) * (done / distance)
                if index % 2 == 0 {
                    open.points.append(place)
                    result.append(open)
                    open = Polyline()
                } else {
                    open = Polyline(points: [place])
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= distance - done
            if index % 2 == 0 { open.points.append(to) }
        }
        if open.points.count > 1 { result.append(open) }
        return result
    }
}
