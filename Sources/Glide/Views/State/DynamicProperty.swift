/// A stored property of a view that brings its own state, such as `@State`.
///
/// A struct that conforms may hold other dynamic properties; they are connected before `update()` is called.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property of Glide's own: what must last is kept in a slot of the element.
@MainActor
protocol LinkedProperty: DynamicProperty {
    /// Connects the property to what it kept in `slot`.
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext)
}

/// What a property keeps and must know of the end of its view.
@MainActor
protocol EndingProperty: AnyObject {
    func viewEnded()
}
