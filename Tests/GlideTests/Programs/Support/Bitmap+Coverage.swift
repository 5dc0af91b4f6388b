import Glide

/// Reading shapes back out of pixels, to fractions of a pixel, from what antialiasing leaves at their edges.
extension Bitmap {
    /// How much of the pixel in column `x` and row `y` is `ink` rather than `paper`; 0 is none, 1 all.
    func coverage(_ x: Int, _ y: Int, of ink: RGBA, on paper: RGBA = .white) -> Double {
        let pixel = self[x, y]
        let red = Double(ink.red) - Double(paper.red)
        let green = Double(ink.green) - Double(paper.green)
        let blue = Double(ink.blue) - Double(paper.blue)
        let along =
            (Double(pixel.red) - Double(paper.red)) * red + (Double(pixel.green) - Double(paper.green)) * green
            + (Double(pixel.blue) - Double(paper.blue)) * blue
        return along / (red * red + green * green + blue * blue)
    }

    /// The left and right ends of the ink in row `y`, in pixels; nil where nothing is wholly covered.
    func ends(inRow y: Int, of ink: RGBA, on paper: RGBA = .white, columns: Range<Int>? = nil) -> ClosedRange<Double>? {
        Self.ends(columns ?? 0..<width) { coverage($0, y, of: ink, on: paper) }
    }

    /// The upper and lower ends of the ink in column `x`, in pixels; nil where nothing is wholly covered.
    func ends(inColumn x: Int, of ink: RGBA, on paper: RGBA = .white, rows: Range<Int>? = nil) -> ClosedRange<Double>? {
        Self.ends(rows ?? 0..<height) { coverage(x, $0, of: ink, on: paper) }
    }

    private static func ends(_ places: Range<Int>, _ coverage: (Int) -> Double) -> ClosedRange<Double>? {
        var lower: Double?
        var partial = 0.0
        for place in places {
            let share = coverage(place)
            if share > 0.985 {
                lower = Double(place) - partial
                break
            }
            // Ink that fades again before it gets solid belongs to something else.
            partial = share < 0.004 ? 0 : partial + share
        }
        guard let lower else { return nil }
        partial = 0
        for place in places.reversed() {
            let share = coverage(place)
            if share > 0.985 { return lower...(Double(place + 1) + partial) }
            partial = share < 0.004 ? 0 : partial + share
        }
        return nil
    }
}

extension RGBA {
    static let white = RGBA(red: 255, green: 255, blue: 255)
    /// The system colours, light.
    static let systemBlue = RGBA(red: 0, green: 136, blue: 255)
    static let systemGreen = RGBA(red: 52, green: 199, blue: 89)
    static let systemOrange = RGBA(red: 255, green: 141, blue: 40)
    static let systemRed = RGBA(red: 255, green: 56, blue: 60)
}
