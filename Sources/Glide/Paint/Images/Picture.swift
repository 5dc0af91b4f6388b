/// A picture that an image view shows: pixels, or a drawing that has pixels of its own for every size.
@MainActor
final class Picture {
    private enum Content {
        case bitmap(Bitmap)
        case drawing(path: String)
    }

    private let content: Content
    /// Width and height in points, where the view is not resizable.
    let size: Size
    /// The drawing at the size that was asked for last.
    private var drawn: (width: Int, height: Int, bitmap: Bitmap)?
    /// The picture in one colour, for images that are templates.
    private var tinted: (color: Color.Resolved, bitmap: Bitmap)?

    /// Files that were read, so that many views of one share its pixels.
    private static var known: [Resources.ImageFile: Picture] = [:]
    /// With more pixels than this in `known`, 64 MB, all are forgotten; who shows a picture keeps it.
    private static let mostPixels = 16_000_000
    private static var knownPixels = 0

    /// The pixels of `bitmap`, `scale` of them a point; a scale that is not above 0 counts as 1.
    init(_ bitmap: Bitmap, scale: Double) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        content = .bitmap(bitmap)
        size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }

    private init(drawing path: String, size: Size) {
        content = .drawing(path: path)
        self.size = size
    }

    /// The picture in `file`; nil where it cannot be read.
    static func picture(in file: Resources.ImageFile) -> Picture? {
        if let picture = known[file] { return picture }
        guard let picture = load(file) else { return nil }
        if case .bitmap(let bitmap) = picture.content { knownPixels += bitmap.width * bitmap.height }
        if knownPixels > mostPixels || known.count > 500 {
            known = [:]
            knownPixels = 0
        }
        known[file] = picture
        return picture
    }

    private static func load(_ file: Resources.ImageFile) -> Picture? {
        let ending = file.path.split(separator: ".").last?.lowercased()
        if ending == "svg" {
            return SVGRenderer.shared?.size(of: file.path).map { Picture(drawing: file.path, size: $0) }
        }
        if ending == "png", let bitmap = try? Bitmap(contentsOfPNG: file.path) {
            return Picture(bitmap, scale: file.scale)
        }
        return PixbufLibrary.shared?.bitmap(contentsOf: file.path).map { Picture($0, scale: file.scale) }
    }

    /// The pixels to draw the picture with on `width` by `height` device pixels.
    private func bitmap(width: Int, height: Int) -> Bitmap? {
        switch content {
        case .bitmap(let bitmap): return bitmap
        case .drawing(let path):
            if let drawn, drawn.width == width, drawn.height == height { return drawn.bitmap }
            guard let bitmap = SVGRenderer.shared?.bitmap(of: path, width: width, height: height) else { return nil }
            drawn = (width, height, bitmap)
            return bitmap
        }
    }

    /// How an image view draws a picture.
    struct Drawing: Equatable {
        /// What of the edges, in points, is not stretched.
        var capInsets = EdgeInsets()
        /// Whether the middle is repeated instead of stretched.
        var isTiled = false
        var interpolation = CairoCanvas.Interpolation.high
        /// The colour that stands for all of the picture's.
        var tint: Color.Resolved?
    }

    /// Draws the picture in `rect`.
    func draw(on canvas: CairoCanvas, in rect: Rect, _ drawing: Drawing, opacity: Double) {
        guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite, rect.intersects(canvas.clipExtents) else {
            return
        }
        let stretch = abs(canvas.deviceTransform.determinant).squareRoot()
        let goal = drawing.isTiled ? size : rect.size
        func pixels(_ length: Double) -> Int { Int(min(max((length * stretch).rounded(.up), 1), 8192)) }
        guard var bitmap = bitmap(width: pixels(goal.width), height: pixels(goal.height)) else { return }
        if let color = drawing.tint {
            if tinted?.color != color || tinted?.bitmap.width != bitmap.width || tinted?.bitmap.height != bitmap.height
            {
                tinted = (color, bitmap.silhouette(color))
            }
            bitmap = tinted?.bitmap ?? bitmap
        }
        guard drawing.capInsets != EdgeInsets() || drawing.isTiled else {
            canvas.draw(bitmap, in: rect, opacity: opacity, interpolation: drawing.interpolation)
            return
        }
        for piece in NinePieces(picture: size, insets: drawing.capInsets, rect: rect, isTiled: drawing.isTiled).pieces {
            canvas.save()
            canvas.clip(to: piece.goal)
            // The whole picture, laid so that the piece's part of it comes to lie on the piece.
            let x = piece.goal.width / piece.source.width
            let y = piece.goal.height / piece.source.height
            let whole = Rect(
                x: piece.goal.minX - piece.source.minX * x, y: piece.goal.minY - piece.source.minY * y,
                width: size.width * x, height: size.height * y)
            canvas.draw(bitmap, in: whole, opacity: opacity, interpolation: drawing.interpolation)
            canvas.restore()
        }
    }
}
