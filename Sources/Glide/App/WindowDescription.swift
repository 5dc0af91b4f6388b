/// A window that an app can open.
@MainActor
struct WindowDescription {
    var title: String
    var id: String?
    /// The type of the values that its windows show; nil where they show none.
    var valueType: ObjectIdentifier?
    /// Whether there is one window at most.
    var isSingle = false
    var place = WindowPlace.desktop
    /// The size to open with, in points; nil takes 400×600, a size that suits a phone-shaped interface.
    var size: Size?
    var resizability = WindowResizability.automatic
    var isFullscreen = false
    /// Whether the window has a title bar.
    var isDecorated = true
    /// Whether the screen stays on while the window is seen.
    var keepsScreenOn = false
    /// Whether a press that wakes the screen is dropped.
    var dropsWakingPress = false
    /// Whether the cursor shows only once the mouse was moved.
    var hidesIdleCursor = false
    /// What the environment of its views is changed by.
    var environmentChanges: [(inout EnvironmentValues) -> Void] = []
    /// Makes the host that shows the content, for a value where it shows one.
    var makeHost: (EnvironmentValues, AnyHashable?) -> ViewHost

    init(
        title: String, id: String?, valueType: ObjectIdentifier? = nil,
        makeHost: @escaping (EnvironmentValues, AnyHashable?) -> ViewHost
    ) {
        self.title = title
        self.id = id
        self.valueType = valueType
        self.makeHost = makeHost
    }

    /// Whether both are of one scene of the app.
    func isSameScene(as other: WindowDescription) -> Bool {
        id == other.id && valueType == other.valueType && title == other.title
    }
}
