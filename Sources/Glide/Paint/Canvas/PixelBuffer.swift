/// Pixels that someone else owns, such as a buffer shared with the compositor: 32 bits each, blue in the lowest byte,
/// colours multiplied with alpha.
///
/// The memory must outlive every canvas on it.
struct PixelBuffer: Equatable {
    /// What the top byte of a pixel means.
    enum Format: Hashable, Sendable {
        /// Alpha.
        case argb
        /// Nothing; the pixel is opaque.
        case xrgb
    }

    /// The first pixel of the first row.
    var base: UnsafeMutableRawPointer
    /// Columns, in device pixels.
    var width: Int
    /// Rows, in device pixels.
    var height: Int
    /// Bytes from one row to the next; a multiple of 4.
    var stride: Int
    var format: Format

    /// A view of `height` rows of `width` pixels; `stride` is `4 × width` unless given.
    init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int? = nil, format: Format = .argb) {
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride ?? width * 4
        self.format = format
    }

    /// All of its pixels.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
