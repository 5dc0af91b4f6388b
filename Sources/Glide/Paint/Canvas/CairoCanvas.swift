import CCairo
import Glibc

/// Draws into a pixel buffer, in points; edges are smoothed in grey.
///
/// Transform and clip are kept here and told to Cairo only before it draws: much of what a window shows, such as plain
/// rectangles, capsules and text, goes straight into memory, and then Cairo need not know.
///
/// Odd input draws nothing: Cairo stops for good after one invalid matrix, so a transform that folds the plane flat
/// or is not finite only hides what is drawn until the matching `restore()`.
@MainActor
final class CairoCanvas {
    /// What `save` remembers.
    private struct State {
        var isHidden = false
        /// From points to device pixels.
        var transform = Transform.identity
        /// The device pixels that may be drawn to.
        var clip: PixelRect
        /// Which of `outlines` limit the drawing beside that.
        var outlineStart = 0
        var outlineEnd = 0
        /// How what is drawn meets what is below.
        var blend = GroupBlend.over
    }

    /// An outline that limits drawing.
    private struct Outline {
        var path: Path
        var transform: Transform
        var eoFill: Bool
        /// Tells it from outlines that stood in its place before.
        var serial: Int
    }

    /// What Cairo was told last.
    private struct Told {
        var transform: Transform?
        var clip: PixelRect
        var outlineStart = 0
        var outlineEnd = 0
        /// Serial of the last of the outlines, 0 without one.
        var lastOutline = 0
        var blend = GroupBlend.over
    }

    private let surface: CairoSurface
    private let context: CairoContext
    /// The pixels that exist.
    let bounds: PixelRect
    /// Device pixels a point, before any transform.
    let scale: Double
    @exclusivity(unchecked) private var state: State
    @exclusivity(unchecked) private var states: [State] = []
    @exclusivity(unchecked) private var outlines: [Outline] = []
    @exclusivity(unchecked) private var lastSerial = 0
    @exclusivity(unchecked) private var told: Told
    /// What Cairo knew when each of the groups was begun that are being drawn aside.
    @exclusivity(unchecked) private var toldBeforeGroups: [Told] = []
    /// The background of the part at hand as long as nothing is drawn on it: what covers it all spares filling it.
    @exclusivity(unchecked) private var ground: (rect: PixelRect, pixel: UInt32)?
    /// The pixels themselves, where the canvas is on memory.
    private let memory: PixelBuffer?

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
        state = State(transform: Transform(scaleX: self.scale, y: self.scale), clip: bounds)
        told = Told(clip: bounds)
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
        memory = nil
        state = State(clip: bounds)
        told = Told(clip: bounds)
        prepare()
    }

    private func prepare() {
        cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_GRAY)
        // Curves leave their true place by a tenth of a device pixel at the most: Cairo's default, made explicit.
        cairo_set_tolerance(context.pointer, 0.1)
    }

    /// Ends all drawing, so that the buffer's memory may go away.
    func finish() {
        cairo_surface_finish(surface.pointer)
    }

    /// What Cairo says went wrong, or nil. Nothing that Glide draws should ever set it.
    var problem: String? {
        let status = cairo_status(context.pointer)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    // MARK: Cairo

    /// The `cairo_t` to draw with, which knows the transform and the clip. What is changed of them directly must be as it
    /// was when the canvas is used again.
    var cairo: OpaquePointer {
        if ground != nil { paintGround() }
        if told.clip != state.clip || told.lastOutline != lastOutline { tellClip() }
        if told.transform != state.transform { tell(state.transform) }
        if told.blend != state.blend {
            cairo_set_operator(context.pointer, state.blend.cairoOperator)
            told.blend = state.blend
        }
        return context.pointer
    }

    private var hasOutline: Bool { state.outlineStart < state.outlineEnd }

    private var lastOutline: Int { hasOutline ? outlines[state.outlineEnd - 1].serial : 0 }

    private func tell(_ transform: Transform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_set_matrix(context.pointer, &matrix)
        told.transform = transform
    }

    private func tellClip() {
        let isMore =
            told.lastOutline == 0
            || told.outlineStart == state.outlineStart && told.outlineEnd <= state.outlineEnd
                && outlines[told.outlineEnd - 1].serial == told.lastOutline
        if !isMore || !told.clip.contains(state.clip) || told.clip.isEmpty {
            cairo_reset_clip(context.pointer)
            told.clip = bounds
            told.lastOutline = 0
        }
        if told.lastOutline == 0 {
            told.outlineStart = state.outlineStart
            told.outlineEnd = state.outlineStart
        }
        if told.clip != state.clip {
            tell(.identity)
            cairo_new_path(context.pointer)
            cairo_rectangle(
                context.pointer, Double(state.clip.x), Double(state.clip.y), Double(state.clip.width),
                Double(state.clip.height))
            cairo_clip(context.pointer)
            told.clip = state.clip
        }
        while told.outlineEnd < state.outlineEnd {
            let outline = outlines[told.outlineEnd]
            tell(outline.transform)
            add(outline.path, movedBy: .zero, transform: outline.transform)
            cairo_set_fill_rule(
                context.pointer, outline.eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(context.pointer)
            told.outlineEnd += 1
        }
        told.lastOutline = lastOutline
    }

    /// Makes `path`, moved by `offset`, Cairo's current path. Coordinates too far away for Cairo are pulled in.
    func setPath(_ path: Path, movedBy offset: Size = .zero) {
        _ = cairo
        add(path, movedBy: offset, transform: state.transform)
    }

    private func add(_ path: Path, movedBy offset: Size, transform: Transform) {
        let cairo = context.pointer
        cairo_new_path(cairo)
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

    /// Has Cairo draw what follows aside, on transparent pixels as large as the clip.
    func pushGroup() {
        cairo_push_group(cairo)
        toldBeforeGroups.append(told)
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
        told.blend = .over
        state.blend = .over
    }

    /// Makes what was drawn aside the source.
    func popGroup() {
        cairo_pop_group_to_source(context.pointer)
        if let before = toldBeforeGroups.popLast() { told = before }
    }

    // MARK: State

    /// Whether nothing is drawn, since the transform is of no use.
    var isHidden: Bool { state.isHidden }

    /// Has what is drawn until the matching `restore()` meet what is below as groups do with `blend`. Nothing of it may
    /// begin a group.
    func mix(_ blend: GroupBlend) {
        state.blend = blend
    }

    /// Remembers the transform and the clip until `restore()`.
    func save() {
        states.append(state)
    }

    /// Returns to the transform and the clip of the last `save()`; without one nothing happens.
    func restore() {
        guard let last = states.popLast() else { return }
        state = last
        dropOutlines()
    }

    /// Draws what follows in a coordinate space that `transform` takes to the present one.
    func concatenate(_ transform: Transform) {
        let next = transform.concatenating(state.transform)
        let reach = max(abs(next.a), abs(next.b), abs(next.c), abs(next.d), abs(next.tx), abs(next.ty))
        // Below these the inverse matrix overflows Cairo's fixed-point numbers, and nothing would be seen anyway.
        guard abs(next.determinant) > 1e-9, reach < Self.reachLimit else {
            state.isHidden = true
            return
        }
        state.transform = next
    }

    /// Draws what follows moved by `offset`.
    func translate(by offset: Size) {
        concatenate(Transform(translation: offset))
    }

    /// The map from points to device pixels.
    var deviceTransform: Transform { state.transform }

    /// Device pixels further from the origin than this cannot be drawn: Cairo counts in 1/256 pixels in 32 bits.
    static let reachLimit = 4_000_000.0

    /// Draws what follows without transform and clip, inside `rect` of device pixels, until the matching `restore()`.
    func startOver(in rect: PixelRect) {
        state = State(
            clip: rect.intersection(bounds), outlineStart: state.outlineEnd, outlineEnd: state.outlineEnd)
    }

    /// Makes `rect` of the device pixels all `background`, and limits to it what is drawn next, in points of `scale`
    /// pixels and without any other transform or clip. For pictures that are painted part by part.
    func beginPart(_ rect: PixelRect, background: Color.Resolved, scale: Double) {
        let rect = rect.intersection(bounds)
        states.removeAll(keepingCapacity: true)
        if !outlines.isEmpty { outlines.removeAll() }
        state = State(isHidden: rect.isEmpty, clip: rect)
        state.transform = Transform(scaleX: scale, y: scale)
        if memory == nil { clear(background) } else { ground = (rect, background.pixel) }
    }

    /// Ends the part: what nothing was drawn on is the background.
    func endPart() {
        if ground != nil { paintGround() }
    }

    private func paintGround() {
        guard let (rect, pixel) = ground else { return }
        ground = nil
        memory?.fill(rect, with: pixel)
    }

    /// Takes `ink` in place of the background, if `rect` of device pixels is filled with it before anything else is drawn
    /// and leaves nothing of the background to be seen.
    func replaceGround(by ink: UInt32, in rect: Rect) -> Bool {
        guard let part = ground?.rect, ink >> 24 == 255, state.clip.contains(part), !hasOutline, state.blend == .over,
            toldBeforeGroups.isEmpty, rect.minX <= Double(part.x), rect.minY <= Double(part.y),
            rect.maxX >= Double(part.maxX), rect.maxY >= Double(part.maxY)
        else { return false }
        ground = (part, ink)
        return true
    }

    // MARK: Clip

    /// Limits drawing to a region of device pixels, whatever the transform.
    func clip(to region: [PixelRect]) {
        guard region.count != 1 else {
            state.clip = state.clip.intersection(region[0])
            return
        }
        var path = Path()
        for rect in region {
            let rect = rect.intersection(bounds)
            guard !rect.isEmpty else { continue }
            path.addRect(
                Rect(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height)))
        }
        addOutline(path, transform: .identity, eoFill: false)
    }

    /// Limits drawing to the inside of `path`, with smooth edges.
    func clip(to path: Path, eoFill: Bool = false) {
        guard !isHidden else { return }
        addOutline(path, transform: state.transform, eoFill: eoFill)
    }

    /// Limits drawing to `rect`.
    func clip(to rect: Rect) {
        if let pixels = wholePixels(of: rect) {
            state.clip = state.clip.intersection(pixels)
        } else {
            clip(to: Path(rect))
        }
    }

    private func addOutline(_ path: Path, transform: Transform, eoFill: Bool) {
        dropOutlines()
        lastSerial += 1
        outlines.append(Outline(path: path, transform: transform, eoFill: eoFill, serial: lastSerial))
        state.outlineEnd += 1
    }

    /// Forgets the outlines of states that are gone.
    private func dropOutlines() {
        if outlines.count > state.outlineEnd { outlines.removeLast(outlines.count - state.outlineEnd) }
    }

    /// The pixels that may be drawn to straight in memory, and the memory; nil where Cairo must draw: into a group's own
    /// pixels, or within an outline.
    var plainPixels: (memory: PixelBuffer, clip: PixelRect)? {
        guard let memory, toldBeforeGroups.isEmpty, !hasOutline, state.blend == .over else { return nil }
        if ground != nil { paintGround() }
        return (memory, state.clip)
    }

    /// The device pixels that `rect` covers, if it covers none in part by more than Cairo's 1/256 can tell.
    func wholePixels(of rect: Rect) -> PixelRect? {
        let transform = state.transform
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

    /// The smallest rectangle, in points of the present space, outside of which nothing can be drawn.
    var clipExtents: Rect {
        if hasOutline {
            var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
            return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
        }
        let clip = state.clip
        guard !clip.isEmpty, let back = state.transform.inverse else { return .zero }
        return Rect(x: Double(clip.x), y: Double(clip.y), width: Double(clip.width), height: Double(clip.height))
            .applying(back)
    }
}
