/// Wheels, touchpads and keys that scroll.
extension ViewHost {
    /// How far a click of a wheel moves content, in points: three lines of 17-point body text, as desktops do.
    static let pointsPerClick = 53.0

    /// The views under `place` that can be scrolled, innermost first.
    private func receivers(at place: Point) -> [any ScrollReceiver] {
        HitTestPass.path(to: place, from: scene.root).compactMap { $0 as? any ScrollReceiver }
    }

    /// Gives a wheel's or touchpad's way to the innermost views that can use it.
    func scroll(_ event: ScrollEvent) {
        bring(to: outerNow)
        guard event.source == .finger else { return turnWheel(event) }
        if event.isEnd {
            touchpad?.end(at: event.time)
            touchpad = nil
            return
        }
        let session = touchpad ?? TouchpadScroll()
        touchpad = session
        session.move(event, over: session.isOwned ? [] : receivers(at: event.at))
    }

    private func turnWheel(_ event: ScrollEvent) {
        var rest = event.delta
        if let clicks = event.clicks { rest = clicks * Self.pointsPerClick }
        guard rest.width.isFinite, rest.height.isFinite else { return }
        // What goes only sideways is moved by a wheel that goes up and down, too.
        var crosses = rest.width == 0
        for receiver in receivers(at: event.at) where rest != .zero {
            rest = receiver.turnWheel(by: rest, clicks: event.clicks, crosses: crosses)
            // But a list that has come to its end does not turn the page in which it stands.
            if receiver.movableAxes.contains(.vertical) { crosses = false }
        }
    }

    /// A button goes down: what moves by itself under the pointer stops.
    func haltFlights() {
        // A touchpad whose compositor does not tell of lifted fingers holds nothing for ever.
        touchpad?.cancel()
        touchpad = nil
        guard let place = hover.pointer else { return }
        for receiver in receivers(at: place) where receiver.isInFlight { receiver.halt() }
    }

    /// Gives a key to the views under the pointer, or under the finger that was last down, or to the first that can be
    /// scrolled.
    func scroll(_ event: KeyEvent) {
        guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return }
        bring(to: outerNow)
        let place = hover.pointer ?? lastTouch
        let near = place.map { receivers(at: $0) } ?? []
        for receiver in near where receiver.press(event.key, modifiers: event.modifiers) { return }
        if near.isEmpty { _ = offer(event, below: scene.root) }
    }

    private func offer(_ event: KeyEvent, below node: Node) -> Bool {
        if node.isLeaving { return false }
        if let receiver = node as? any ScrollReceiver, receiver.press(event.key, modifiers: event.modifiers) {
            return true
        }
        return node.children.contains { offer(event, below: $0) }
    }

    /// Ends every press and every movement of fingers.
    func cancelInput(_ reason: GestureCancellationReason) {
        dispatcher.cancelAll(reason)
        touchpad?.cancel()
        touchpad = nil
    }
}
