extension Color.Resolved {
    /// The colour as a list of animations names it: #RRGGBB in sRGB, with its opacity where that is not whole.
    var words: String {
        func digits(_ part: Double) -> String {
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            let text = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "0" + text : text
        }
        let color = "#" + digits(red) + digits(green) + digits(blue)
        return opacity == 1 ? color : "\(color) \(Int((min(max(opacity, 0), 1) * 100).rounded()))%"
    }
}

extension Fill {
    /// The fill as a list of animations names it: a colour, or the kind of a gradient and its colours.
    var words: String {
        func colors(_ stops: [Stop]) -> String { stops.map(\.color.words).joined(separator: " – ") }
        return switch self {
        case .color(let color): color.words
        case .linear(let stops, _, _): "linear " + colors(stops)
        case .radial(let stops, _, _, _): "radial " + colors(stops)
        case .elliptical(let stops, _, _, _): "elliptical " + colors(stops)
        case .angular(let stops, _, _, _): "angular " + colors(stops)
        }
    }
}

extension SIMD4<Double> {
    /// The parts of an animated colour, in linear light from 0 to 1 and opacity; it counts them 128 times.
    var colorWords: String { "(\(x / 128), \(y / 128), \(z / 128), \(w / 128))" }
}
