/// A window as assistive technology sees it.
@MainActor
final class AccessibleWindow {
    private static var lastID = 0

    let id: Int
    let host: ViewHost
    let title: String
    /// Whether the window has the keyboard.
    var isActive = false {
        didSet { if isActive != oldValue { activeChanged?(isActive) } }
    }
    var activeChanged: ((Bool) -> Void)?

    init(host: ViewHost, title: String) {
        Self.lastID += 1
        id = Self.lastID
        self.host = host
        self.title = title
    }

    /// The tree of the window's elements. Making it is what costs: see `AccessibilityTree`.
    var tree: AccessibilityTree { host.accessibility }

    /// The window's content.
    var frame: Rect { Rect(origin: .zero, size: host.scene.size) }
}
