extension Path: Shape {
    /// The path itself, where it is drawn; `rect` does not matter.
    public func path(in rect: Rect) -> Path { self }
}
