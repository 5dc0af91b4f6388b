/// A button that begins to edit the lists around, and ends it: it writes `\.editMode` of its environment, in an
/// animation.
///
/// The lists that listen are those with the same binding: all of the window, unless some are bound to another with
/// `.environment(\.editMode, …)`.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// The button.
    public init() {}

    /// A button called "Edit", or "Done" while something is edited.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
        .disabled(editMode == nil)
    }
}

extension View {
    /// Says whether the row of a list that the view stands in may not be taken away, whatever `onDelete` of its `ForEach`
    /// does.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        TraitModified(content: self) { $0.isDeleteDisabled = isDisabled }
    }

    /// Says whether the row of a list that the view stands in may not be moved, whatever `onMove` of its `ForEach` does.
    /// Others can still be moved past it.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        TraitModified(content: self) { $0.isMoveDisabled = isDisabled }
    }
}
