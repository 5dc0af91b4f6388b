import CCairo
import Glibc

extension Bitmap {
    /// Writes the picture to `path` as a PNG file, replacing what is there.
    ///
    /// Wraps `cairo_surface_write_to_png`. Throws a `BitmapError` that names the path where the file cannot be written
    /// or the picture has no pixels.
    public func writePNG(to path: String) throws {
        guard width > 0, height > 0 else { throw BitmapError("\(path): a picture without pixels has no PNG form") }
        let status = withSurface { cairo_surface_write_to_png($0, path) }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw BitmapError("\(path): cannot be written (\(String(cString: cairo_status_to_string(status))))")
        }
    }

    /// Reads the PNG file at `path`.
    ///
    /// Wraps `cairo_image_surface_create_from_png`. Throws a `BitmapError` that names the path where the file cannot
    /// be read or is not a PNG file.
    public init(contentsOfPNG path: String) throws {
        guard let pointer = cairo_image_surface_create_from_png(path) else { throw BitmapError("\(path): no memory") }
        let surface = CairoSurface(owning: pointer)
        let status = cairo_surface_status(surface.pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw BitmapError("\(path): cannot be read (\(String(cString: cairo_status_to_string(status))))")
        }
        self.init(
            width: Int(cairo_image_surface_get_width(surface.pointer)),
            height: Int(cairo_image_surface_get_height(surface.pointer)))
        // Whatever the file's format, painting it once gives premultiplied pixels.
        withMutableSurface { target in
            guard let context = cairo_create(target) else { return }
            let owner = CairoContext(owning: context)
            cairo_set_operator(owner.pointer, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(owner.pointer, surface.pointer, 0, 0)
            cairo_paint(owner.pointer)
        }
    }

    /// Calls `body` with a surface that shows the pixels. The surface must only be read and not be kept.
    func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        pixels.withUnsafeBytes { bytes in
            let base = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
            return Self.withSurface(on: base, width: width, height: height, body)
        }
    }

    /// Calls `body` with a surface on the pixels, to be drawn on and not to be kept.
    mutating func withMutableSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let (width, height) = (width, height)
        return pixels.withUnsafeMutableBytes { bytes in
            Self.withSurface(on: bytes.baseAddress, width: width, height: height, body)
        }
    }

    private static func withSurface<Result>(
        on base: UnsafeMutableRawPointer?, width: Int, height: Int, _ body: (OpaquePointer) -> Result
    ) -> Result {
        let bytes = base?.assumingMemoryBound(to: UInt8.self)
        guard
            let pointer = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        else { fatalError("cairo always answers with a surface") }
        let surface = CairoSurface(owning: pointer)
        // Whoever still holds a reference must not reach the pixels once they may move.
        defer { cairo_surface_finish(surface.pointer) }
        return body(surface.pointer)
    }
}
