import CCairo
import Glibc

/// The few functions of gdk-pixbuf that read pictures, found when first needed.
///
/// The library is opened at run time, so that Glide runs where it is not installed; PNG files need it not.
struct PixbufLibrary: @unchecked Sendable {
    private typealias Load =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> OpaquePointer?
    private typealias Turn = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Ask = @convention(c) (OpaquePointer) -> Int32
    private typealias Pixels = @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?

    private let load: Load
    private let turn: Turn
    private let width: Ask
    private let height: Ask
    private let stride: Ask
    private let channels: Ask
    private let pixels: Pixels

    /// The library's functions; nil where gdk-pixbuf 2.12 or later is not installed.
    static let shared: PixbufLibrary? = {
        guard let library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, "gdk_pixbuf_\(name)").map { unsafeBitCast($0, to: type) }
        }
        guard let load = find("new_from_file", Load.self), let turn = find("apply_embedded_orientation", Turn.self),
            let width = find("get_width", Ask.self), let height = find("get_height", Ask.self),
            let stride = find("get_rowstride", Ask.self), let channels = find("get_n_channels", Ask.self),
            let pixels = find("get_pixels", Pixels.self)
        else { return nil }
        return PixbufLibrary(
            load: load, turn: turn, width: width, height: height, stride: stride, channels: channels, pixels: pixels)
    }()

    /// The picture in the file at `path`, turned as its camera says; nil where it cannot be read.
    ///
    /// Wraps `gdk_pixbuf_new_from_file` and `gdk_pixbuf_apply_embedded_orientation`.
    func bitmap(contentsOf path: String) -> Bitmap? {
        guard let loaded = load(path, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
        guard let turned = turn(loaded) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
        guard let source = pixels(turned) else { return nil }
        let (width, height) = (Int(width(turned)), Int(height(turned)))
        let (stride, channels) = (Int(stride(turned)), Int(channels(turned)))
        guard channels >= 3, width <= Bitmap.sizeLimit, height <= Bitmap.sizeLimit else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let place = y * stride + x * channels
                let alpha = channels > 3 ? UInt32(source[place + 3]) : 255
                func part(_ index: Int) -> UInt32 { (UInt32(source[place + index]) * alpha + 127) / 255 }
                bitmap.pixels[y * width + x] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
            }
        }
        return bitmap
    }
}
