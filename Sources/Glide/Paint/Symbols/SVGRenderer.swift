import CCairo
import Glibc

/// The few functions of librsvg that draw an SVG file, found when first needed.
///
/// The library is opened at run time, so that Glide runs where it is not installed.
@MainActor
struct SVGRenderer {
    /// librsvg's `RsvgRectangle`.
    private struct Viewport {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    private typealias Open =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> OpaquePointer?
    private typealias Render =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafeRawPointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> gboolean

    private typealias Measure =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    private typealias ViewBox =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer, UnsafeMutablePointer<gboolean>,
            UnsafeMutableRawPointer, UnsafeMutablePointer<gboolean>, UnsafeMutableRawPointer
        ) -> Void

    private let open: Open
    private let render: Render
    /// From librsvg 2.52 on.
    private let measure: Measure?
    private let viewBox: ViewBox?

    /// The library's functions; nil where librsvg 2.46 or later is not installed.
    static let shared: SVGRenderer? = {
        guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
            let open = dlsym(library, "rsvg_handle_new_from_file"),
            let render = dlsym(library, "rsvg_handle_render_document")
        else { return nil }
        return SVGRenderer(
            open: unsafeBitCast(open, to: Open.self), render: unsafeBitCast(render, to: Render.self),
            measure: dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels").map {
                unsafeBitCast($0, to: Measure.self)
            },
            viewBox: dlsym(library, "rsvg_handle_get_intrinsic_dimensions").map {
                unsafeBitCast($0, to: ViewBox.self)
            })
    }()

    /// Draws the file at `path` into `surface`, `width` by `height` pixels; false where it cannot be read or drawn.
    func draw(_ path: String, on surface: OpaquePointer, width: Int, height: Int) -> Bool {
        guard let handle = open(path, nil) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
        guard let context = cairo_create(surface) else { return false }
        let owner = CairoContext(owning: context)
        var viewport = Viewport(x: 0, y: 0, width: Double(width), height: Double(height))
        return render(handle, owner.pointer, &viewport, nil) != 0
    }

    /// The size that the file at `path` says it has, in points; 100 by 100 where it says none, nil where it cannot be read.
    ///
    /// Wraps `rsvg_handle_get_intrinsic_size_in_pixels` and `rsvg_handle_get_intrinsic_dimensions`.
    func size(of path: String) -> Size? {
        guard let handle = open(path, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
        var (width, height) = (0.0, 0.0)
        if let measure, measure(handle, &width, &height) != 0, width > 0, height > 0 {
            return Size(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
        // librsvg's `RsvgLength`, twice: a double and an enum each.
        var lengths = (0.0, Int64(0), 0.0, Int64(0))
        var box = Viewport(x: 0, y: 0, width: 0, height: 0)
        if let viewBox {
            withUnsafeMutableBytes(of: &lengths) { lengths in
                viewBox(
                    handle, &hasWidth, lengths.baseAddress!, &hasHeight, lengths.baseAddress! + 16, &hasBox, &box)
            }
        }
        return hasBox != 0 && box.width > 0 && box.height > 0
            ? Size(width: box.width, height: box.height) : Size(width: 100, height: 100)
    }

    /// The file at `path` on `width` by `height` pixels; nil where it cannot be read or drawn.
    func bitmap(of path: String, width: Int, height: Int) -> Bitmap? {
        var bitmap = Bitmap(width: width, height: height)
        let isDrawn = bitmap.withMutableSurface { draw(path, on: $0, width: width, height: height) }
        return isDrawn ? bitmap : nil
    }
}
