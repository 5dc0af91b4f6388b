extension Path {
    /// The path of an SVG `d` attribute: the commands M, L, H, V, Q, C and Z, also in lower case, numbers apart by
    /// white space, commas or signs. Nil where something else is met.
    init?(svgPathData data: some StringProtocol) {
        var numbers = SVGNumbers(data.utf8)
        var start = Point.zero
        var current = Point.zero
        var command: UInt8 = 0
        while let next = numbers.nextCommand() {
            if next != 0 { command = next }
            let isRelative = command >= UInt8(ascii: "a")
            let origin = isRelative ? current : Point.zero
            func point() -> Point? {
                guard let x = numbers.next(), let y = numbers.next() else { return nil }
                return Point(x: origin.x + x, y: origin.y + y)
            }
            switch command & 0xDF {
            case UInt8(ascii: "M"):
                guard let place = point() else { return nil }
                move(to: place)
                (start, current) = (place, place)
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            case UInt8(ascii: "L"):
                guard let place = point() else { return nil }
                addLine(to: place)
                current = place
            case UInt8(ascii: "H"):
                guard let x = numbers.next() else { return nil }
                current.x = origin.x + x
                addLine(to: current)
            case UInt8(ascii: "V"):
                guard let y = numbers.next() else { return nil }
                current.y = origin.y + y
                addLine(to: current)
            case UInt8(ascii: "Q"):
                guard let control = point(), let place = point() else { return nil }
                addQuadCurve(to: place, control: control)
                current = place
            case UInt8(ascii: "C"):
                guard let control1 = point(), let control2 = point(), let place = point() else { return nil }
                addCurve(to: place, control1: control1, control2: control2)
                current = place
            case UInt8(ascii: "Z"):
                guard next != 0 else { return nil }
                closeSubpath()
                current = start
            default:
                return nil
            }
        }
    }
}

/// Reads the numbers and letters of SVG path data.
private struct SVGNumbers {
    private var bytes: [UInt8]
    private var index = 0

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    /// The next command letter; 0 where a number follows, so that the last command is repeated; nil at the end.
    mutating func nextCommand() -> UInt8? {
        skipSpace()
        guard index < bytes.count else { return nil }
        guard bytes[index] >= UInt8(ascii: "A") else { return 0 }
        defer { index += 1 }
        return bytes[index]
    }

    /// The next number; nil where there is none.
    mutating func next() -> Double? {
        skipSpace()
        var value = 0.0
        var scale = 1.0
        var digits = 0
        var isFraction = false
        let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value * 10 + Double(bytes[index] - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
                digits += 1
            case UInt8(ascii: ".") where !isFraction:
                isFraction = true
            default:
                return digits > 0 ? (isNegative ? -value : value) / scale : nil
            }
            index += 1
        }
        return digits > 0 ? (isNegative ? -value : value) / scale : nil
    }
}
