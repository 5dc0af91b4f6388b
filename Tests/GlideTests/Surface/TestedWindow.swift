@testable import Glide

/// A window with its source and all that happened to it.
@MainActor
final class TestedWindow {
    let source = PatternSource()
    private(set) var window: ToplevelWindow!
    /// Events in order, as short text.
    private(set) var events: [String] = []
    private(set) var rawEvents: [InputEvent] = []
    private(set) var closeRequests = 0
    /// Called with each event, after it is noted.
    var onEvent: ((InputEvent) -> Void)?

    init(_ display: WaylandDisplay, _ change: (inout ToplevelWindow.Options) -> Void) {
        var options = ToplevelWindow.Options()
        options.size = Size(width: 60, height: 40)
        change(&options)
        window = ToplevelWindow(
            display: display, options: options, frameSource: source,
            onInput: { [unowned self] event in
                rawEvents.append(event)
                events.append(Self.text(event))
                onEvent?(event)
            },
            onClose: { [unowned self] in closeRequests += 1 })
    }

    /// Forgets the events so far.
    func clearEvents() {
        events = []
        rawEvents = []
    }

    private static func text(_ event: InputEvent) -> String {
        switch event {
        case .touchDown(let id, let point, _): "touch \(id) down \(point.x) \(point.y)"
        case .touchMove(let id, let point, _): "touch \(id) move \(point.x) \(point.y)"
        case .touchUp(let id, _): "touch \(id) up"
        case .touchCancel: "touch cancel"
        case .pointerEnter(let point, _): "enter \(point.x) \(point.y)"
        case .pointerMove(let point, _): "move \(point.x) \(point.y)"
        case .pointerLeave: "leave"
        case .pointerDown(let button, _): "down \(button)"
        case .pointerUp(let button, _): "up \(button)"
        case .pointerCancel: "pointer cancel"
        case .scroll(let scroll):
            "scroll \(scroll.delta.width) \(scroll.delta.height) \(scroll.source)"
                + (scroll.steps.map { " steps \($0.width) \($0.height)" } ?? "") + (scroll.isEnd ? " end" : "")
        case .keyDown(let key): "key \(key.key) \"\(key.text)\"\(key.isRepeat ? " again" : "")"
        case .keyUp(let key): "key up \(key.key)"
        case .focus(let isFocused): "focus \(isFocused)"
        case .activation(let isActive): "active \(isActive)"
        }
    }
}
