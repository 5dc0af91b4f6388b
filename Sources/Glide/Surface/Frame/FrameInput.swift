/// What the user does with a window's own frame, and which events are the content's.
///
/// A press belongs to where it began: one in the content is followed outside of it, one in the frame never reaches the
/// content.
@MainActor
final class FrameInput {
    /// How far a press moves before it drags the window, in points: less would turn clicks into drags.
    private static let dragDistance = 4.0
    /// The longest time and distance between the two clicks of a double click.
    private static let doubleClick = (seconds: 0.4, points: 8.0)

    private struct Press {
        var part: FramePart
        var start: Point
        var place: Point
    }

    unowned let actions: any FrameActions
    private let source: FramedSource
    private let size: () -> (width: Int, height: Int)
    /// Where the pointer is; none where it is not over the window.
    private var pointerPlace: Point?
    /// Whether the content believes that the pointer is over it.
    private var isPointerInContent = false
    /// Buttons that went down in the content.
    private var contentButtons: Set<PointerButton> = []
    private var pointerPress: Press?
    private var frameTouches: [Int: Press] = [:]
    private var contentTouches: Set<Int> = []
    private var lastClick: (time: Time, place: Point)?
    /// The part of the frame below the pointer.
    private(set) var hovered: FramePart?

    init(source: FramedSource, actions: any FrameActions, size: @escaping () -> (width: Int, height: Int)) {
        self.source = source
        self.actions = actions
        self.size = size
    }

    /// The part that looks pressed.
    var pressed: FramePart? { pointerPress?.part ?? frameTouches.values.first { isOn($0) }?.part }

    /// The part that looks as if the pointer were over it: a finger on a button counts.
    var highlighted: FramePart? { frameTouches.values.first { isOn($0) }?.part ?? hovered }

    /// The pointer's look over the frame; none over the content.
    var cursor: CursorShape? {
        guard let hovered, pointerPlace != nil else { return nil }
        if case .edges(let edges) = hovered { return edges.cursor }
        return .arrow
    }

    /// Frame and content lie elsewhere now: the pointer may be over something else.
    func layoutChanged(at time: Time) {
        frameTouches = [:]
        pointerPress = nil
        if contentButtons.isEmpty, let pointerPlace { hover(at: pointerPlace, time: time) }
    }

    /// Takes an event whose places are those of the surface.
    func receive(_ event: InputEvent) {
        switch event {
        case .pointerEnter(let point, let time), .pointerMove(let point, let time): move(to: point, time: time)
        case .pointerLeave(let time): leave(at: time)
        case .pointerDown(let button, let time): press(button, time: time)
        case .pointerUp(let button, let time): release(button, time: time)
        case .pointerCancel(let time): cancel(at: time)
        case .scroll(var scroll):
            guard isPointerInContent else { return }
            scroll.at = inContent(scroll.at)
            actions.passToContent(.scroll(scroll))
        case .touchDown(let id, let point, let time): touchDown(id, at: point, time: time)
        case .touchMove(let id, let point, let time): touchMove(id, to: point, time: time)
        case .touchUp(let id, let time): touchUp(id, time: time)
        case .touchCancel(let time): touchCancel(at: time)
        case .keyDown, .keyUp, .focus, .activation: actions.passToContent(event)
        }
    }

    private func part(at point: Point) -> FramePart {
        let size = size()
        return source.frame.part(at: point, width: size.width, height: size.height)
    }

    private func inContent(_ point: Point) -> Point {
        let origin = source.contentOrigin
        return Point(x: point.x - origin.x, y: point.y - origin.y)
    }

    private func isOn(_ press: Press) -> Bool { part(at: press.place) == press.part }

    private func act(_ part: FramePart, at point: Point) {
        switch part {
        case .edges(let edges): actions.frameBeginsResize(edges)
        case .button(let button): actions.framePressed(button)
        case .titleBar, .content, .outside: break
        }
    }

    /// A click or tap on the title bar; the second in short order maximises.
    private func clickedTitle(at point: Point, time: Time) {
        if let last = lastClick, time - last.time <= Self.doubleClick.seconds,
            distance(last.place, point) <= Self.doubleClick.points
        {
            lastClick = nil
            actions.frameTogglesMaximized()
        } else {
            lastClick = (time, point)
        }
    }

    private func distance(_ a: Point, _ b: Point) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}

// MARK: - Pointer

extension FrameInput {
    private func move(to point: Point, time: Time) {
        pointerPlace = point
        if !contentButtons.isEmpty {
            return actions.passToContent(.pointerMove(to: inContent(point), time: time))
        }
        guard var press = pointerPress else { return hover(at: point, time: time) }
        press.place = point
        pointerPress = press
        setHovered(part(at: point) == press.part ? press.part : .titleBar)
        if press.part == .titleBar, distance(press.start, point) >= Self.dragDistance {
            pointerPress = nil
            lastClick = nil
            actions.frameBeginsMove()
        }
    }

    /// The pointer is at `point`, with nothing pressed.
    private func hover(at point: Point, time: Time) {
        let part = part(at: point)
        guard part == .content else {
            if isPointerInContent {
                isPointerInContent = false
                actions.passToContent(.pointerLeave(time: time))
            }
            return setHovered(part)
        }
        setHovered(nil)
        if isPointerInContent {
            actions.passToContent(.pointerMove(to: inContent(point), time: time))
        } else {
            isPointerInContent = true
            actions.passToContent(.pointerEnter(at: inContent(point), time: time))
        }
    }

    private func setHovered(_ part: FramePart?) {
        guard part != hovered else { return }
        hovered = part
        actions.frameLookChanged()
    }

    private func leave(at time: Time) {
        pointerPlace = nil
        pointerPress = nil
        setHovered(nil)
        contentButtons = []
        guard isPointerInContent else { return }
        isPointerInContent = false
        actions.passToContent(.pointerLeave(time: time))
    }

    private func press(_ button: PointerButton, time: Time) {
        guard pointerPress == nil, let pointerPlace else { return }
        if isPointerInContent {
            contentButtons.insert(button)
            return actions.passToContent(.pointerDown(button, time: time))
        }
        let part = part(at: pointerPlace)
        switch (button, part) {
        case (.left, .edges): act(part, at: pointerPlace)
        case (.left, .titleBar), (.left, .button):
            pointerPress = Press(part: part, start: pointerPlace, place: pointerPlace)
            actions.frameLookChanged()
        case (.right, .titleBar): actions.frameShowsMenu(at: pointerPlace)
        default: break
        }
    }

    private func release(_ button: PointerButton, time: Time) {
        if contentButtons.remove(button) != nil {
            actions.passToContent(.pointerUp(button, time: time))
            if contentButtons.isEmpty, let pointerPlace, part(at: pointerPlace) != .content {
                hover(at: pointerPlace, time: time)
            }
            return
        }
        // One that went down beside the content is nothing to it, whatever is held there.
        guard button == .left, let press = pointerPress else { return }
        pointerPress = nil
        if let pointerPlace { hover(at: pointerPlace, time: time) }
        actions.frameLookChanged()
        guard isOn(press) else { return }
        if press.part == .titleBar {
            clickedTitle(at: press.place, time: time)
        } else {
            act(press.part, at: press.place)
        }
    }

    private func cancel(at time: Time) {
        if pointerPress != nil {
            pointerPress = nil
            actions.frameLookChanged()
        }
        guard !contentButtons.isEmpty else { return }
        contentButtons = []
        actions.passToContent(.pointerCancel(time: time))
    }
}

// MARK: - Touch

extension FrameInput {
    private func touchDown(_ id: Int, at point: Point, time: Time) {
        let part = part(at: point)
        switch part {
        case .content:
            contentTouches.insert(id)
            actions.passToContent(.touchDown(id: id, at: inContent(point), time: time))
        case .edges: act(part, at: point)
        case .titleBar, .button:
            frameTouches[id] = Press(part: part, start: point, place: point)
            actions.frameLookChanged()
        case .outside: break
        }
    }

    private func touchMove(_ id: Int, to point: Point, time: Time) {
        if contentTouches.contains(id) {
            return actions.passToContent(.touchMove(id: id, to: inContent(point), time: time))
        }
        guard var press = frameTouches[id] else { return }
        press.place = point
        frameTouches[id] = press
        actions.frameLookChanged()
        // A finger trembles more than a mouse.
        if press.part == .titleBar, distance(press.start, point) >= 2 * Self.dragDistance {
            frameTouches[id] = nil
            lastClick = nil
            actions.frameBeginsMove()
        }
    }

    private func touchUp(_ id: Int, time: Time) {
        if contentTouches.remove(id) != nil { return actions.passToContent(.touchUp(id: id, time: time)) }
        guard let press = frameTouches.removeValue(forKey: id) else { return }
        actions.frameLookChanged()
        guard isOn(press) else { return }
        if press.part == .titleBar {
            clickedTitle(at: press.place, time: time)
        } else {
            act(press.part, at: press.place)
        }
    }

    private func touchCancel(at time: Time) {
        if !frameTouches.isEmpty {
            frameTouches = [:]
            actions.frameLookChanged()
        }
        guard !contentTouches.isEmpty else { return }
        contentTouches = []
        actions.passToContent(.touchCancel(time: time))
    }
}
