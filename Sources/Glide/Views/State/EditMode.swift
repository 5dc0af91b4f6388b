/// Whether the rows of lists can be taken away and moved by buttons that they show for it.
public enum EditMode: Hashable, Sendable {
    /// Rows show nothing but their content.
    case inactive
    /// Something is edited for a moment only, for example by a swipe. Glide itself never sets it; to lists it is `active`.
    case transient
    /// Rows show a circle that takes them away and a handle by which they are carried.
    case active

    /// Whether something is edited.
    public var isEditing: Bool { self != .inactive }
}

extension EditMode {
    /// A mode that belongs to the window of `host`, for everything in it that is not bound to another.
    @MainActor
    static func binding(in host: ViewHost) -> Binding<EditMode> {
        let storage = StateStorage(EditMode.inactive, host: host)
        return Binding(get: { storage.value }, set: { storage.writeThroughBinding($0) })
    }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the lists inside are edited: a binding that `EditButton` writes and lists read. Every window has one of its
    /// own; `.environment(\.editMode, $mode)` binds the views inside to a state of the app's. nil outside of windows.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
