import CCairo
import Glibc

/// Draws into a pixel buffer through Cairo, in points; edges are smoothed in grey.
///
/// Odd input draws nothing: Cairo stops for good after one invalid matrix, so a transform that folds the plane flat
/// or is not finite only hides what is drawn until the matching `restore()`.
@MainActor
final class Canvas {
    private let surface: CairoSurface
    private let context: CairoContext
    /// The pixels that exist.
    let bounds: PixelRect
    /// Device pixels a point, before any transform.
    let scale: Double
    /// The saved states that are hidden, so that drawing stops where a transform is of no use.
    private var hiddenStates: [Bool] = []
    private(set) var isHidden = false

    /// The `cairo_t` to draw with.
    var cairo: OpaquePointer { context.pointer }

    /// A canvas on `buffer` with `scale` device pixels a point; a scale that is not above 0 counts as 1.
    init(_ buffer: PixelBuffer, scale: Double = 1) {
        guard
            let surface = cairo_image_surface_create_for_data(
                buffer.base.assumingMemoryBound(to: UInt8.self),
                buffer.format == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride)),
            let context = cairo_create(surface)
        else { fatalError("cairo always answers with an object") }
        self.surface = CairoSurface(owning: surface)
        self.context = CairoContext(owning: context)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        bounds = buffer.bounds
        prepare()
    }

    /// A canvas on an image surface of any format, in device pixels.
    init(drawingOn surface: OpaquePointer, bounds: PixelRect) {
        guard let context = cairo_create(surface) else { fatalError("cairo always answers with an object") }
        self.surface = CairoSurface(owning: cairo_surface_reference(surface))
        self.context = CairoContext(owning: context)
        self.bounds = bounds
        scale = 1
        prepare()
    }

    private func prepare() {
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
        // Curves leave their true place by a tenth of a device pixel at the most: Cairo's default, made explicit.
        cairo_set_tolerance(cairo, 0.1)
        cairo_scale(cairo, scale, scale)
    }

    /// Ends all drawing, so that the buffer's memory may go away.
    func finish() {
        cairo_surface_finish(surface.pointer)
    }

    /// What Cairo says went wrong, or nil. Nothing that Glide draws should ever set it.
    var problem: String? {
        let status = cairo_status(cairo)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    // MARK: State

    /// Remembers the transform and the clip until `restore()`.
    func save() {
        cairo_save(cairo)
        hiddenStates.append(isHidden)
    }

    /// Returns to the transform and the clip of the last `save()`; without one nothing happens.
    func restore() {
        guard let hidden = hiddenStates.popLast() else { return }
        isHidden = hidden
        cairo_restore(cairo)
    }

    /// Draws what follows in a coordinate space that `transform` takes to the present one.
    func concatenate(_ transform: Transform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        let present = deviceTransform
        let next = transform.concatenating(present)
        let reach = max(abs(next.a), abs(next.b), abs(next.c), abs(next.d), abs(next.tx), abs(next.ty))
        // Below these the inverse matrix overflows Cairo's fixed-point numbers, and nothing would be seen anyway.
        guard abs(next.determinant) > 1e-9, reach < Self.reachLimit else {
            isHidden = true
            return
        }
        cairo_transform(cairo, &matrix)
    }

    /// Draws what follows moved by `offset`.
    func translate(by offset: Size) {
        concatenate(Transform(translation: offset))
    }

    /// The map from points to device pixels.
    var deviceTransform: Transform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Device pixels further from the origin than this cannot be drawn: Cairo counts in 1/256 pixels in 32 bits.
    static let reachLimit = 4_000_000.0

    /// Draws what follows without transform and clip, inside `region` of device pixels, until the matching `restore()`.
    func startOver(in region: [PixelRect]) {
        isHidden = false
        cairo_identity_matrix(cairo)
        cairo_reset_clip(cairo)
        clip(to: region)
    }

    // MARK: Clip

    /// Limits drawing to a region of device pixels, whatever the transform.
    func clip(to region: [PixelRect]) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        for rect in region {
            let rect = rect.intersection(bounds)
            guard !rect.isEmpty else { continue }
            cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        }
        cairo_clip(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Limits drawing to the inside of `path`, with smooth edges.
    func clip(to path: Path, eoFill: Bool = false) {
        guard !isHidden else { return }
        setPath(path)
        cairo_set_fill_rule(cairo, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Limits drawing to `rect`.
    func clip(to rect: Rect) {
        clip(to: Path(rect))
    }

    /// The smallest rectangle, in points of the present space, outside of which nothing can be drawn.
    var clipExtents: Rect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Makes `path` Cairo's current path. Coordinates too far away for Cairo are pulled in.
    func setPath(_ path: Path) {
        cairo_new_path(cairo)
        let transform = deviceTransform
        let limit = Self.reachLimit / max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        func near(_ value: Double) -> Double { min(max(value, -limit), limit) }
        var current = Point.zero
        path.forEach { element in
            switch element {
            case .move(let point):
                cairo_move_to(cairo, near(point.x), near(point.y))
                current = point
            case .line(let point):
                cairo_line_to(cairo, near(point.x), near(point.y))
                current = point
            case .quadCurve(let point, let control):
                let curve = CubicCurve(quadraticFrom: current, control: control, to: point)
                cairo_curve_to(
                    cairo, near(curve.control1.x), near(curve.control1.y), near(curve.control2.x),
                    near(curve.control2.y), near(point.x), near(point.y))
                current = point
            case .curve(let point, let control1, let control2):
                cairo_curve_to(
                    cairo, near(control1.x), near(control1.y), near(control2.x), near(control2.y), near(point.x),
                    near(point.y))
                current = point
            case .closeSubpath:
                cairo_close_path(cairo)
            }
        }
    }
}
