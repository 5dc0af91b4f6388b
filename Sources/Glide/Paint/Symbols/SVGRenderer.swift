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

    private let open: Open
    private let render: Render

    /// The library's functions; nil where librsvg 2.46 or later is not installed.
    static let shared: SVGRenderer? = {
        guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
            let open = dlsym(library, "rsvg_handle_new_from_file"),
            let render = dlsym(library, "rsvg_handle_render_document")
        else { return nil }
        return SVGRenderer(
            open: unsafeBitCast(open, to: Open.self), render: unsafeBitCast(render, to: Render.self))
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
}
