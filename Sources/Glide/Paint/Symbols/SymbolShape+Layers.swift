extension SymbolShape {
    /// Whether a sign of that name stands on a filled ground.
    static func hasGround(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.last == "fill" else { return false }
        return parts.dropLast().contains {
            ["circle", "square", "rectangle", "triangle", "octagon", "diamond"].contains($0)
        }
            && parts.count > 2
    }

    /// The ground and the sign of a shape that has both: its widest outline, and what is cut out of that.
    func layers(in rect: Rect) -> (ground: Path, sign: Path)? {
        var outlines = path(in: rect).subpaths
        func size(_ path: Path) -> Double { path.boundingRect.width * path.boundingRect.height }
        guard outlines.count > 1, let widest = outlines.indices.max(by: { size(outlines[$0]) < size(outlines[$1]) })
        else { return nil }
        let ground = outlines.remove(at: widest)
        var sign = Path()
        for outline in outlines { sign.addPath(outline) }
        return (ground, sign)
    }
}
