/// A node that can be moved by a wheel or a touchpad.
@MainActor
protocol ScrollEventTarget: Node {
    /// Moves the content by `delta` points as far as it goes; answers what is left.
    func scroll(by delta: Size, source: ScrollSource, at time: Time) -> Size
    /// The fingers were lifted off the touchpad, or the wheel stopped.
    func scrollEnded(source: ScrollSource, at time: Time)
}

extension ScrollEventTarget {
    func scrollEnded(source: ScrollSource, at time: Time) {}
}
