/// A picture.
public struct Image: View, Equatable {
    enum Source {
        case symbol(String)
        /// Of the program's resources.
        case resource(String)
        case file(String)
        case picture(Picture)
    }

    let source: Source
    private(set) var isResizable = false
    private(set) var drawing = Picture.Drawing()
    private(set) var isTemplate: Bool?
    var renderingMode: SymbolRenderingMode?

    private init(_ source: Source) {
        self.source = source
    }

    /// The symbol of that name in SF Symbols: a built-in outline, or the desktop's icon for it.
    ///
    /// It is as large as the font of the surroundings asks, and drawn with the foreground style. An unknown name shows
    /// a placeholder and warns once.
    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// The picture called `name` in the program's resources: a PNG, JPEG or SVG file, or a set of an asset catalogue.
    ///
    /// Looked through are the folders given to `addResources(at:)`, those of the environment variable `GLIDE_RESOURCES`, and
    /// what SwiftPM lays beside the program. An unknown name shows a placeholder and warns once. Formats other than PNG and
    /// SVG are read with gdk-pixbuf, SVG with librsvg, where they are installed.
    public init(_ name: String) {
        self.init(.resource(name))
    }

    /// The picture in the file at `path`: PNG, SVG, or what gdk-pixbuf reads, such as JPEG.
    ///
    /// A file that cannot be read shows a placeholder and warns once.
    public init(contentsOfFile path: String) {
        self.init(.file(path))
    }

    /// The pixels of `bitmap`, `scale` of them a point; a scale that is not above 0 counts as 1.
    public init(_ bitmap: Bitmap, scale: Double = 1) {
        self.init(.picture(Picture(bitmap, scale: scale)))
    }

    /// Looks for pictures and colours by name also in the folder at `path` from now on.
    nonisolated public static func addResources(at path: String) {
        Resources.add(path)
    }

    /// The picture at its own size, or as large as it is asked to be.
    public var body: some View {
        switch source {
        case .symbol(let name): SymbolLeaf(name: name, image: self)
        default: PictureLeaf(image: self)
        }
    }

    /// Whether both show the same in the same way.
    nonisolated public static func == (a: Image, b: Image) -> Bool {
        guard a.isResizable == b.isResizable, a.drawing == b.drawing, a.isTemplate == b.isTemplate,
            a.renderingMode == b.renderingMode
        else { return false }
        return switch (a.source, b.source) {
        case (.symbol(let a), .symbol(let b)), (.resource(let a), .resource(let b)), (.file(let a), .file(let b)):
            a == b
        case (.picture(let a), .picture(let b)): a === b
        default: false
        }
    }
}

extension Image {
    /// How a picture fills more room than it has by itself.
    public enum ResizingMode: Hashable, Sendable {
        /// It is drawn larger or smaller.
        case stretch
        /// It is repeated.
        case tile
    }

    /// Whether a picture keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opacity is drawn with the foreground style.
        case template
        /// It keeps its colours.
        case original
    }

    /// How a picture is read between its pixels.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: for drawings made of pixels.
        case none
        /// A mean of the four nearest pixels.
        case low
        /// A mean of the four nearest pixels.
        case medium
        /// A mean of everything that a device pixel covers.
        case high
    }

    func changing(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// The picture in the size that is proposed to it.
    ///
    /// - Parameter capInsets: how much of the edges, in points, stays as it is; what is negative counts as 0.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing {
            $0.isResizable = true
            $0.drawing.capInsets = capInsets
            $0.drawing.isTiled = resizingMode == .tile
        }
    }

    /// Draws the picture's opacity with the foreground style, or its own colours; nil is its own, for symbols the style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.isTemplate = renderingMode.map { $0 == .template } }
    }

    /// Sets how the picture is read between its pixels where it is drawn larger or smaller.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changing {
            $0.drawing.interpolation =
                switch interpolation {
                case .none: .none
                case .low, .medium: .medium
                case .high: .high
                }
        }
    }

    /// Whether the edges of a picture are smoothed; false reads the nearest pixels.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        isAntialiased ? self : interpolation(.none)
    }
}
