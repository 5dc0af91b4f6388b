extension TextLayout {
    /// How high capital letters are, over the size of their font.
    private static let capitalHeight = 0.72

    /// A bar in the place of each line that says something: as wide as the line, and from its baseline up as high as its
    /// capital letters. Upper and lower edges lie on whole pixels, of which there are
    /// `scale` a point.
    func bars(kerning: Double? = nil, scale: Double) -> [Rect] {
        func snapped(_ y: Double) -> Double { (y * scale).rounded() / scale }
        let whole = size(kerning: kerning).width
        return lines.compactMap { line in
            let width = width(of: line, kerning: kerning)
            guard width > 0 else { return nil }
            let free = whole - width
            let x: Double =
                switch constraints.alignment {
                case .leading: 0
                case .center: free / 2
                case .trailing: free
                }
            let bottom = snapped(line.baseline)
            // Lines of one size have bars of one height, wherever they lie between pixels.
            let height = max(snapped(Self.capitalHeight * fontSize(of: line)), 1 / scale)
            return Rect(x: x, y: bottom - height, width: width, height: height)
        }
    }

    /// The size of the largest letters in `line`.
    private func fontSize(of line: TextLine) -> Double {
        if content.runs.count == 1 { return content.runs[0].font.size }
        var size = 0.0
        for piece in line.pieces {
            for cluster in piece.range {
                let run = piece.ellipsisRun ?? Int(piece.shaped.clusters[cluster].run)
                size = max(size, self.run(run)?.font.size ?? 0)
            }
        }
        return size
    }
}
