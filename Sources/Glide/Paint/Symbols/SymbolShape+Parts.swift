import Glibc

extension SymbolShape {
    /// What can be told apart in the outline: pieces with their holes, in boxes as large as that of the whole.
    ///
    /// From left to right where they lie side by side, from the foot upward where they lie above one another, and where
    /// many lie all around, the middle first and then clockwise from the top.
    var parts: [SymbolShape] {
        let outlines = outline.subpaths
        let boxes = outlines.map(\.boundingRect)
        /// The outlines around outline `index`.
        func around(_ index: Int) -> [Int] {
            guard let point = outlines[index].firstPoint else { return [] }
            return outlines.indices.filter {
                $0 != index && boxes[$0].width * boxes[$0].height > boxes[index].width * boxes[index].height
                    && outlines[$0].contains(point)
            }
        }
        var pieces: [Int: Path] = [:]
        let surroundings = outlines.indices.map { around($0) }
        // Within an even number of others lies a piece, within an odd number the hole of the innermost one.
        for index in outlines.indices where surroundings[index].count % 2 == 0 { pieces[index] = outlines[index] }
        for index in outlines.indices where surroundings[index].count % 2 == 1 {
            let owner = surroundings[index].filter { pieces[$0] != nil }
                .min { boxes[$0].width * boxes[$0].height < boxes[$1].width * boxes[$1].height }
            if let owner { pieces[owner]?.addPath(outlines[index]) }
        }
        let list = pieces.keys.sorted().compactMap { pieces[$0] }
        return Self.inOrder(list).map { SymbolShape(outline: $0, aspectRatio: aspectRatio) }
    }

    /// As many pieces may lie around a middle.
    private static let leastAround = 6

    private static func inOrder(_ pieces: [Path]) -> [Path] {
        let centers = pieces.map(\.boundingRect.center)
        guard let left = centers.map(\.x).min(), let right = centers.map(\.x).max(),
            let top = centers.map(\.y).min(), let bottom = centers.map(\.y).max()
        else { return pieces }
        let (width, height) = (right - left, bottom - top)
        let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
        func place(_ index: Int) -> Double {
            let (x, y) = (centers[index].x - middle.x, centers[index].y - middle.y)
            if pieces.count >= leastAround, abs(width - height) < 0.25 * max(width, height) {
                if hypot(x, y) < 0.1 * width { return -1 }
                // From the top, where the angle is 0, clockwise.
                let angle = atan2(x, -y)
                return angle < -0.01 ? angle + 2 * .pi : angle
            }
            return width >= height ? x : -y
        }
        return pieces.indices.sorted { (place($0), $0) < (place($1), $1) }.map { pieces[$0] }
    }
}

extension Path {
    /// The outlines that the path consists of.
    var subpaths: [Path] {
        var outlines: [Path] = []
        forEach { element in
            if case .move = element { outlines.append(Path()) }
            guard var last = outlines.popLast() else { return }
            switch element {
            case .move(let point): last.move(to: point)
            case .line(let point): last.addLine(to: point)
            case .quadCurve(let point, let control): last.addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second): last.addCurve(to: point, control1: first, control2: second)
            case .closeSubpath: last.closeSubpath()
            }
            outlines.append(last)
        }
        return outlines
    }

    /// Where the path begins.
    fileprivate var firstPoint: Point? {
        var first: Point?
        forEach { element in
            if first == nil, case .move(let point) = element { first = point }
        }
        return first
    }
}
