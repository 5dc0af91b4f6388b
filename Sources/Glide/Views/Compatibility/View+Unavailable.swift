// Modifiers of Apple's systems alone. They are here so that the compiler can say what to write instead.

/// How large the title of a navigation bar is, on iOS.
public enum _NavigationBarTitleDisplayMode {
    case automatic, inline, large
}

/// Keyboards of iOS.
public enum _KeyboardType {
    case `default`, asciiCapable, numberPad, decimalPad, emailAddress, phonePad, URL
}

extension View {
    /// Belongs to iOS.
    @available(*, unavailable, message: "there are no navigation bars of iOS here: leave the modifier out")
    public func navigationBarTitleDisplayMode(_ mode: _NavigationBarTitleDisplayMode) -> some View { self }

    /// Belongs to iOS.
    @available(*, unavailable, message: "there are no navigation bars of iOS here: leave the modifier out")
    public func navigationBarHidden(_ isHidden: Bool) -> some View { self }

    /// Belongs to iOS.
    @available(*, unavailable, message: "there are no status bars of iOS here: leave the modifier out")
    public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }

    /// Belongs to iOS.
    @available(*, unavailable, message: "a window says whether its keyboard is on the screen: leave the modifier out")
    public func keyboardType(_ type: _KeyboardType) -> some View { self }

    /// Belongs to Xcode.
    @available(*, unavailable, message: "the size of a preview is set with frame(width:height:)")
    public func previewLayout<Layout>(_ layout: Layout) -> some View { self }

    /// Belongs to Xcode.
    @available(*, unavailable, message: "there are no simulated devices here: leave the modifier out")
    public func previewDevice<Device>(_ device: Device?) -> some View { self }
}
