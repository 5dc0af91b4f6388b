/// A thin line between views: across the stack it stands in.
public struct Divider: View {
    @Environment(\.stackAxis) private var axis

    /// A thin line.
    public init() {}

    /// A line one point thick.
    public var body: some View {
        Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255).opacity(0.29)
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
    }
}
