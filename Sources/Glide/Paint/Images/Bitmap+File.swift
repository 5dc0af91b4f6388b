extension Bitmap {
    /// Reads the picture in the file at `path`: PNG, or what gdk-pixbuf reads where that is installed, such as JPEG.
    ///
    /// Throws a `BitmapError` that names the path where that is not possible.
    public init(contentsOfFile path: String) throws {
        if let bitmap = try? Bitmap(contentsOfPNG: path) {
            self = bitmap
        } else if let bitmap = PixbufLibrary.shared?.bitmap(contentsOf: path) {
            self = bitmap
        } else {
            throw BitmapError("\(path): is no picture that can be read")
        }
    }
}
