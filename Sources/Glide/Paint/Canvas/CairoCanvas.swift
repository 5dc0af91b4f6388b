import CCairo
import Glibc

/// Draws into a pixel buffer through Cairo, in points; edges are smoothed in grey.
///
/// Odd input draws nothing: Cairo stops for good after one invalid matrix, so a transform that folds the plane flat
/// or is not finite only hides what is drawn until the matching `restore()`.
@MainActor
final class CairoCanvas {
    private let surface: CairoSurface
    private let context: CairoContext
    /// The pixels that exist.
    let bounds: PixelRect
    /// Device pixels a point, before any transform.
    let scale: Double
    /// What `save` remembers beside Cairo.
    private struct State {
        var isHidden = false
        var plainClip: PixelRect?
    }

    private var states: [State] = []
    private var state = State()
    /// Whether nothing is drawn, since the transform is of no use.
    var isHidden: Bool { state.isHidden }
    /// How many groups are being drawn aside.
    private var groupDepth = 0
    /// The pixels themselves, where the canvas is on memory.
    private var memory: PixelBuffer?

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
        memory = buffer
        prepare()
    }

    /// Whether the canvas draws into the pixels of `buffer`.
    func isOn(_ buffer: PixelBuffer) -> Bool {
        memory == buffer
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
        states.append(state)
    }

    /// Returns to the transform and the clip of the last `save()`; without one nothing happens.
    func restore() {
        guard let last = states.popLast() else { return }
        state = last
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
            state.isHidden = true
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
        state = State()
        cairo_identity_matrix(cairo)
        cairo_reset_clip(cairo)
        clip(to: region)
    }

    /// Makes `rect` of the device pixels all `background`, and limits to it what is drawn next, in points of `scale`
    /// pixels and without any other transform or clip. For pictures that are painted part by part.
    func beginPart(_ rect: PixelRect, background: Color.Resolved, scale: Double) {
        let rect = rect.intersection(bounds)
        states.removeAll(keepingCapacity: true)
        state = State(isHidden: rect.isEmpty, plainClip: rect)
        cairo_identity_matrix(cairo)
        cairo_reset_clip(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        cairo_clip(cairo)
        if let memory { memory.fill(rect, with: background.pixel) } else { clear(background) }
        cairo_scale(cairo, scale, scale)
    }

    // MARK: Clip

    /// Limits drawing to a region of device pixels, whatever the transform.
    func clip(to region: [PixelRect]) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        state.plainClip = nil
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
        state.plainClip = nil
        setPath(path)
        cairo_set_fill_rule(cairo, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Limits drawing to `rect`.
    func clip(to rect: Rect) {
        let plain = wholePixels(of: rect).flatMap { pixels in state.plainClip.map { $0.intersection(pixels) } }
        clip(to: Path(rect))
        state.plainClip = plain
    }

    /// Fills `rect` straight in memory if all of its pixels are covered wholly, and the clip is one of whole pixels.
    /// False where Cairo must do it.
    func fillPixels(of rect: Rect, with pixel: UInt32) -> Bool {
        guard groupDepth == 0, let memory, let clip = state.plainClip, let pixels = wholePixels(of: rect) else {
            return false
        }
        memory.fill(pixels.intersection(clip), with: pixel)
        return true
    }

    /// The device pixels that `rect` covers, if it covers none in part by more than Cairo's 1/256 can tell.
    private func wholePixels(of rect: Rect) -> PixelRect? {
        let transform = deviceTransform
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
        let device = rect.applying(transform)
        let left = device.minX.rounded()
        let top = device.minY.rounded()
        let right = device.maxX.rounded()
        let bottom = device.maxY.rounded()
        let error = max(
            abs(device.minX - left), abs(device.minY - top), abs(device.maxX - right), abs(device.maxY - bottom))
        guard error < 1 / 512, abs(left) < Self.reachLimit, abs(top) < Self.reachLimit, right < Self.reachLimit,
            bottom < Self.reachLimit
        else { return nil }
        return PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    /// Takes note that what is drawn from now on lands in a group's own pixels, or no longer does.
    func noteGroup(_ step: Int) {
        groupDepth += step
    }

    /// The smallest rectangle, in points of the present space, outside of which nothing can be drawn.
    var clipExtents: Rect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Makes `path`, moved by `offset`, Cairo's current path. Coordinates too far away for Cairo are pulled in.
    func setPath(_ path: Path, movedBy offset: Size = .zero) {
        cairo_new_path(cairo)
        let transform = deviceTransform
        let limit = Self.reachLimit / max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        func near(_ value: Double) -> Double { min(max(value, -limit), limit) }
        var current = Point.zero
        func x(_ point: Point) -> Double { near(point.x + offset.width) }
        func y(_ point: Point) -> Double { near(point.y + offset.height) }
        path.forEach { element in
            switch element {
            case .move(let point):
                cairo_move_to(cairo, x(point), y(point))
                current = point
            case .line(let point):
                cairo_line_to(cairo, x(point), y(point))
                current = point
            case .quadCurve(let point, let control):
                let curve = CubicCurve(quadraticFrom: current, control: control, to: point)
                cairo_curve_to(
                    cairo, x(curve.control1), y(curve.control1), x(curve.control2), y(curve.control2), x(point),
                    y(point))
                current = point
            case .curve(let point, let control1, let control2):
                cairo_curve_to(cairo, x(control1), y(control1), x(control2), y(control2), x(point), y(point))
                current = point
            case .closeSubpath:
                cairo_close_path(cairo)
            }
        }
    }
}
