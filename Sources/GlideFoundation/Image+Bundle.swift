extension Image {
    /// The picture called `name` in `bundle`; nil looks in the program's resources.
    @MainActor
    public init(_ name: String, bundle: Bundle?) {
        if let path = bundle?.resourcePath { Self.addResources(at: path) }
        self.init(name)
    }
}

extension Color {
    /// The colour called `name` in `bundle`; nil looks in the program's resources.
    public init(_ name: String, bundle: Bundle?) {
        if let path = bundle?.resourcePath { Image.addResources(at: path) }
        self.init(name)
    }
}
