import CCairo

/// A symbolic icon of the desktop's icon theme, drawn in one colour through its coverage.
@MainActor
final class ThemedIcon {
    /// The icon's coverage at one size.
    private final class Coverage {
        let surface: CairoSurface
        /// Pixels a side.
        let size: Int
        /// False where the file cannot be drawn.
        let isUsable: Bool

        @MainActor
        init?(_ path: String, size: Int) {
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size), Int32(size)) else {
                return nil
            }
            self.surface = CairoSurface(owning: surface)
            self.size = size
            isUsable = SVGRenderer.shared?.draw(path, on: surface, width: size, height: size) ?? false
        }
    }

    private let path: String
    /// The coverage at the size that was drawn last: icons rarely change theirs.
    private var coverage: Coverage?

    /// The largest coverage, in pixels a side; larger icons are stretched.
    private static let sizeLimit = 1024

    private static var icons: [String: ThemedIcon?] = [:]

    private init(path: String) {
        self.path = path
    }

    /// The icon for a name of SF Symbols; nil where no installed theme has one or librsvg is missing.
    static func named(_ name: String, in theme: @autoclosure () -> IconTheme = .standard) -> ThemedIcon? {
        if let known = icons[name] { return known }
        var icon: ThemedIcon?
        if let iconName = SymbolThemeNames.iconName(for: name), SVGRenderer.shared != nil {
            icon = theme().path(ofIcon: iconName).map(ThemedIcon.init(path:))
        }
        if icons.count < 1000 { icons[name] = .some(icon) }
        return icon
    }

    /// Forgets what was found, so that newly installed themes are seen.
    static func forgetAll() {
        icons = [:]
    }

    /// Draws the icon in `rect`, a square; gradients are placed relative to `bounds`.
    func draw(on canvas: CairoCanvas, in rect: Rect, fill: Fill, bounds: Rect, opacity: Double) {
        guard canvas.begins(fill, opacity: opacity), rect.intersects(canvas.clipExtents) else { return }
        let transform = canvas.deviceTransform
        let scale = abs(transform.determinant).squareRoot()
        let size = Int(min((max(rect.width, rect.height) * scale).rounded(.up), Double(Self.sizeLimit)))
        guard size > 0 else { return }
        if size != coverage?.size { coverage = Coverage(path, size: size) }
        guard let coverage, coverage.isUsable,
            let pointer = cairo_pattern_create_for_surface(coverage.surface.pointer)
        else { return }
        let pattern = CairoPattern(owning: pointer)
        let (x, y) = (Double(size) / rect.width, Double(size) / rect.height)
        var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -rect.minX * x, y0: -rect.minY * y)
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        canvas.setSource(fill, in: bounds, opacity: opacity)
        cairo_mask(canvas.cairo, pattern.pointer)
    }
}
