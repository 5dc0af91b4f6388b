/// In what surroundings a `#Preview` shows its views.
public struct PreviewTrait: Sendable {
    enum Layout: Equatable, Sendable {
        /// The window takes the size of the views.
        case content
        /// The window is of one size.
        case fixed(Size)
    }

    let layout: Layout?

    /// A window of the usual size.
    public static let defaultLayout = PreviewTrait(layout: nil)
    /// A window as large as the views, which stays so.
    public static let sizeThatFitsLayout = PreviewTrait(layout: .content)
    /// A window higher than wide, as a phone is held.
    public static let portrait = PreviewTrait(layout: .fixed(PreviewTrait.phone))
    /// The same as `portrait`: nothing on a desk is held upside down.
    public static let portraitUpsideDown = portrait
    /// A window wider than high, as a phone that lies on its left side.
    public static let landscapeLeft = PreviewTrait(
        layout: .fixed(Size(width: PreviewTrait.phone.height, height: PreviewTrait.phone.width)))
    /// The same as `landscapeLeft`: a window has no side on which it could lie.
    public static let landscapeRight = landscapeLeft

    /// A window of `width` × `height` points. What is no size gives one of the usual size.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        let isSize = width >= 1 && height >= 1 && width.isFinite && height.isFinite
        return PreviewTrait(layout: isSize ? .fixed(Size(width: width, height: height)) : nil)
    }

    /// The screen of a usual phone in points.
    private static let phone = Size(width: 390, height: 844)
}

extension PreviewTrait {
    /// A window with `content` as `traits` ask for; of several that ask for a size the last one counts.
    @MainActor
    static func describe(
        _ content: some View, titled title: String, _ traits: [PreviewTrait], into list: inout _WindowDescriptions
    ) {
        switch traits.lazy.compactMap(\.layout).last {
        case nil: WindowGroup(title) { content }._describe(into: &list)
        case .content: WindowGroup(title) { content }.windowResizability(.contentSize)._describe(into: &list)
        case .fixed(let size):
            WindowGroup(title) { content.frame(width: size.width, height: size.height) }
                .defaultSize(size).windowResizability(.contentSize)._describe(into: &list)
        }
    }
}
