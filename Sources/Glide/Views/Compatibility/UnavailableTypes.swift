// Names that Apple's systems alone have. They are here so that the compiler can say what to write instead.

/// UIKit's images.
@available(
    *, unavailable, message: "Glide has no UIKit: a picture is a Bitmap, a file is shown by Image(contentsOfFile:)"
)
public final class UIImage {}

/// AppKit's images.
@available(
    *, unavailable, message: "Glide has no AppKit: a picture is a Bitmap, a file is shown by Image(contentsOfFile:)"
)
public final class NSImage {}

/// AppKit's colours.
@available(*, unavailable, message: "Glide has no AppKit: write Color")
public final class NSColor {}

/// Panes of glass that flow into one another.
@available(
    *, unavailable, message: "panes of glass do not flow into one another here: leave the container out"
)
public struct GlassEffectContainer<Content> {}

/// UIKit's screen.
@available(*, unavailable, message: "a view does not know the screen on Wayland: GeometryReader tells the room it has")
public final class UIScreen {}

/// UIKit's application.
@available(*, unavailable, message: "Glide has no UIKit: see openURL, scenePhase and dismissWindow of the environment")
public final class UIApplication {}

/// UIKit's bridge for views.
@available(*, unavailable, message: "Glide has no UIKit: Canvas draws what no view does")
public protocol UIViewRepresentable {}

/// UIKit's bridge for controllers.
@available(*, unavailable, message: "Glide has no UIKit: write a View")
public protocol UIViewControllerRepresentable {}

/// AppKit's bridge for views.
@available(*, unavailable, message: "Glide has no AppKit: Canvas draws what no view does")
public protocol NSViewRepresentable {}

/// UIKit's host of views.
@available(*, unavailable, message: "Glide has no UIKit: a WindowGroup shows a view, ImageRenderer draws one")
public final class UIHostingController<Content: View> {}

/// AppKit's host of views.
@available(*, unavailable, message: "Glide has no AppKit: a WindowGroup shows a view, ImageRenderer draws one")
public final class NSHostingView<Content: View> {}

/// UIKit's delegate of a program.
@available(*, unavailable, message: "Glide has no UIKit: do in App.init() what is done once, and read scenePhase")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    /// Not to be reached.
    public init() {}
    /// Not to be reached.
    public var wrappedValue: Delegate { fatalError("unavailable") }
}

/// AppKit's delegate of a program.
@available(*, unavailable, message: "Glide has no AppKit: do in App.init() what is done once, and read scenePhase")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    /// Not to be reached.
    public init() {}
    /// Not to be reached.
    public var wrappedValue: Delegate { fatalError("unavailable") }
}
