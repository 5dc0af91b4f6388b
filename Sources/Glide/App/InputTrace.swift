/// What the windows of an app are told, in words, for tools that check input from outside.
@MainActor
package enum InputTrace {
    /// Called with each event before the views get it.
    package static var note: ((String) -> Void)?

    static func trace(_ event: InputEvent) {
        guard let note else { return }
        switch event {
        case .touchDown(let id, let place, _): note("touch \(id) down \(place.x) \(place.y)")
        case .touchMove(let id, let place, _): note("touch \(id) move \(place.x) \(place.y)")
        case .touchUp(let id, _): note("touch \(id) up")
        case .touchCancel: note("touch cancel")
        case .pointerEnter(let place, _): note("pointer enter \(place.x) \(place.y)")
        case .pointerMove(let place, _): note("pointer move \(place.x) \(place.y)")
        case .pointerLeave: note("pointer leave")
        case .pointerDown(let button, _): note("pointer down \(button)")
        case .pointerUp(let button, _): note("pointer up \(button)")
        case .pointerCancel: note("pointer cancel")
        case .scroll(let scroll): note("scroll \(scroll.delta.width) \(scroll.delta.height) \(scroll.source)")
        case .keyDown(let key): note("key down \(key.text)")
        case .keyUp: note("key up")
        case .focus(let isFocused): note("focus \(isFocused)")
        case .activation(let isActive): note("active \(isActive)")
        }
    }
}
