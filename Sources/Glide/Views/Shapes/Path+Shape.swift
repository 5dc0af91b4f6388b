extension Path: Shape {
    /// The path itself, where it is drawn; `rect` does not matter.
    public nonisolated func path(in rect: Rect) -> Path { self }
}
