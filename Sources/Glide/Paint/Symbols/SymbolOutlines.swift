/// The built-in outlines, drawn for Glide.
///
/// Each is kept as the path data of an SVG file, on a grid 24 units high, and read when first asked for. The data may
/// be edited with any program for vector drawing.
@MainActor
enum SymbolOutlines {
    /// Height of the grid, in units of the data.
    private static let gridHeight = 24.0

    private static var shapes: [String: SymbolShape] = [:]
    private static var parts: [String: [SymbolShape]] = [:]

    /// Where each name's data is: the width of its grid and the path, `name width data` a line.
    private static let index: [Substring: Substring] = {
        var index: [Substring: Substring] = [:]
        let sheets = [
            arrowsSheet, marksSheet, mediaSheet, officeSheet, peopleSheet, shapesSheet, skySheet, thingsSheet,
            variedSheet,
        ]
        for sheet in sheets {
            for line in sheet.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 1)
                if parts.count == 2 { index[parts[0]] = parts[1] }
            }
        }
        return index
    }()

    /// The names of all outlines, sorted.
    static var names: [String] { index.keys.map(String.init).sorted() }

    /// The parts of `shape`, which is called `name`, in the order in which they light up.
    static func parts(of shape: SymbolShape, named name: String) -> [SymbolShape] {
        if let known = parts[name] { return known }
        let found = shape.parts
        parts[name] = found
        return found
    }

    /// The outline called `name`, drawn as such or put together of two.
    static func shape(named name: String) -> SymbolShape? {
        if let known = shapes[name] ?? drawn(named: name) { return known }
        guard let made = SymbolShape.enclosed(named: name) else { return nil }
        shapes[name] = made
        return made
    }

    /// The outline that was drawn under `name`.
    static func drawn(named name: String) -> SymbolShape? {
        if let known = shapes[name] { return known }
        guard let entry = index[name[...]] else { return nil }
        let parts = entry.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let width = Double(parts[0]), let path = Path(svgPathData: parts[1]) else { return nil }
        let toUnit = Transform(scaleX: 1 / gridHeight, y: 1 / gridHeight)
        let shape = SymbolShape(outline: path.applying(toUnit), aspectRatio: width / gridHeight)
        shapes[name] = shape
        return shape
    }
}
