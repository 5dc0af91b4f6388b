extension Color: View {
    /// The colour over all the room that is offered.
    public var body: some View {
        Rectangle().fill(self)
    }
}

extension LinearGradient: View {
    /// The gradient over all the room that is offered.
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    /// The gradient over all the room that is offered.
    public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    /// The gradient over all the room that is offered.
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// The gradient over all the room that is offered.
    public var body: some View { Rectangle().fill(self) }
}
