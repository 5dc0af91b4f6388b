import GlideTesting

/// A coloured box that can be found by its name; flexible in a direction without an extent.
struct Block: View {
    let name: String
    var width: Double?
    var height: Double?
    var color = Color.blue

    init(_ name: String, _ width: Double? = nil, _ height: Double? = nil, color: Color = .blue) {
        self.name = name
        self.width = width
        self.height = height
        self.color = color
    }

    var body: some View {
        color.frame(width: width, height: height).accessibilityIdentifier(name)
    }
}

extension View {
    /// The view, to be found by `name`.
    func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}
