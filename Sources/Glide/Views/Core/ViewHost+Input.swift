/// What happens to the window from outside.
extension ViewHost {
    /// Takes an input event, at its own time.
    func handle(_ event: InputEvent) {
        Self.current = self
        if let time = event.timeStamp { turn(to: time) }
        if case .keyDown(let event) = event, MotionDebugging.handle(event.key) { return }
        switch event {
        case .scroll(let event): scroll(event)
        case .keyDown(let event): focus.keyDown(event)
        case .keyUp(let event): focus.keyUp(event)
        case .focus(let hasKeyboard): focus.hasKeyboard = hasKeyboard
        case .pointerDown:
            haltFlights()
            if let place = hover.pointer { focus.pressed(at: place) }
        case .touchDown(_, let place, _):
            lastTouch = place
            focus.pressed(at: place)
        case .pointerLeave:
            touchpad?.cancel()
            touchpad = nil
        default: break
        }
        dispatcher.handle(event)
        hover.handle(event)
        reportWake()
    }

    /// Lets the gestures, and the views that change at set times, know that the moment of `nextWake` has come.
    func passDeadline() {
        turn(to: clock?() ?? outerNow)
        dispatcher.advance(to: outerNow)
        reportedWake = nil
        // A frame reports the next moment itself.
        if elementClock.isDue(at: now) { askForFrame() } else { reportWake() }
    }

    /// Connects the gestures with the scene.
    func connectGestures() {
        dispatcher.hitTest = { [unowned self] point in
            bring(to: outerNow)
            return HitTestPass.path(to: point, from: scene.root).flatMap { ($0 as? any GestureCarrier)?.gestures ?? [] }
        }
        dispatcher.warn = { sentence in Warnings.warnOnce("gestures-\(sentence)", sentence) }
        let perform: (Bool, () -> Void) -> Void = { isUnanimated, action in
            guard isUnanimated else { return action() }
            let outer = (Transaction.current, Transaction.currentBlock)
            (Transaction.current, Transaction.currentBlock) = (Transaction(), 0)
            defer { (Transaction.current, Transaction.currentBlock) = outer }
            action()
        }
        dispatcher.performAction = perform
        hover.performAction = perform
        hover.hitTest = { [unowned self] point in
            bring(to: outerNow)
            return HitTestPass.path(to: point, from: scene.root).compactMap {
                ($0 as? any HoverCarrier)?.hoverAttachment
            }
        }
    }
}
