extension SymbolShape {
    /// A symbol whose name says that it stands in a circle or square, made of the one that stands in it: `house.circle` of
    /// `house`, `bell.square.fill` of `bell`, or of `bell.fill` where there is no other. nil for other names.
    @MainActor
    static func enclosed(named name: String) -> SymbolShape? {
        var parts = name.split(separator: ".")
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count > 1, let ground = parts.popLast(), ground == "circle" || ground == "square" else {
            return nil
        }
        let inner = parts.joined(separator: ".")
        let names = isFilled ? [inner + ".fill", inner] : [inner, inner + ".fill"]
        guard let sign = names.lazy.compactMap({ SymbolOutlines.drawn(named: $0) }).first else { return nil }
        let center = Point(x: 0.5, y: 0.5)
        // Half as large, whatever the proportions: the corners of the sign stay within the ground.
        let scale = 0.58 / max(1, sign.aspectRatio)
        let small = sign.outline.applying(
            Transform(translation: Size(width: -sign.aspectRatio / 2, height: -0.5))
                .concatenating(Transform(scaleX: scale, y: scale))
                .concatenating(Transform(translation: center - Point.zero)))
        var outline = shape(ground, inset: isFilled ? 0.063 : 0.0635)
        if isFilled {
            outline.addPath(small.reversed)
        } else {
            outline.addPath(shape(ground, inset: 0.0635 + 0.073).reversed)
            outline.addPath(small)
        }
        return SymbolShape(outline: outline, aspectRatio: 1)
    }

    private static func shape(_ ground: Substring, inset: Double) -> Path {
        let box = Rect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: inset, dy: inset)
        return ground == "circle" ? Path(ellipseIn: box) : Path(roundedRect: box, cornerRadius: 0.24 - inset)
    }
}

extension Path {
    /// The same outlines, drawn the other way round: holes in what they lie on.
    var reversed: Path {
        var result = Path()
        var start: Point?
        var pieces: [Element] = []
        func finish() {
            guard let first = start else { return }
            var ends = [first]
            for piece in pieces { ends.append(piece.end ?? first) }
            result.move(to: ends[ends.count - 1])
            for (index, piece) in pieces.enumerated().reversed() {
                switch piece {
                case .quadCurve(_, let control): result.addQuadCurve(to: ends[index], control: control)
                case .curve(_, let first, let second):
                    result.addCurve(to: ends[index], control1: second, control2: first)
                case .move, .line, .closeSubpath: result.addLine(to: ends[index])
                }
            }
            result.closeSubpath()
        }
        forEach { element in
            if case .move(let point) = element {
                finish()
                (start, pieces) = (point, [])
            } else {
                pieces.append(element)
            }
        }
        finish()
        return result
    }
}

extension Path.Element {
    /// Where the piece ends; nil for one that goes back to its beginning.
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}
