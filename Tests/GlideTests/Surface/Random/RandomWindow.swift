@testable import Glide
@testable import GlideTesting

/// A surface of a random sequence: the client's end, the compositor's, and a ledger of what its events add up to.
@MainActor
final class RandomWindow {
    /// What a surface is used as.
    enum Kind: String, CaseIterable {
        case toplevel, popup, layer, lock
    }

    let kind: Kind
    let source = RandomSource()
    private(set) var role: (any SurfaceRole)!
    weak var mock: MockSurface?
    /// The screen of a lock's surface.
    weak var output: Output?
    /// What the app does inside the next event.
    var onNextEvent: (() -> Void)?
    private(set) var hasFocus = false
    /// What does not add up.
    private(set) var faults: [String] = []
    private var touches: Set<Int> = []
    private var buttons: Set<PointerButton> = []
    private var keys: [Key: Int] = [:]
    private var isPointerInside = false

    /// A name for the trace.
    var name: String { "\(kind)-\(mock?.resource.id ?? 0)" }

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Takes over the client's end; none if it could not be made.
    func adopt(_ role: (any SurfaceRole)?) -> RandomWindow? {
        guard let role else { return nil }
        self.role = role
        return self
    }

    /// Takes an event and checks that it follows from those before.
    func receive(_ event: InputEvent) {
        note(event)
        guard let action = onNextEvent else { return }
        onNextEvent = nil
        action()
    }

    private func note(_ event: InputEvent) {
        switch event {
        case .touchDown(let id, _, _): expect(touches.insert(id).inserted, "touch \(id) came down twice")
        case .touchMove(let id, _, _): expect(touches.contains(id), "touch \(id) moved, which is not down")
        case .touchUp(let id, _): expect(touches.remove(id) != nil, "touch \(id) lifted, which is not down")
        case .touchCancel: touches = []
        case .pointerEnter:
            expect(!isPointerInside, "the pointer entered twice")
            isPointerInside = true
        case .pointerMove: expect(isPointerInside, "the pointer moved outside")
        case .pointerLeave:
            expect(isPointerInside, "the pointer left twice")
            expect(buttons.isEmpty, "the pointer left with a press")
            isPointerInside = false
        case .pointerDown(let button, _):
            expect(isPointerInside, "a press outside")
            expect(buttons.insert(button).inserted, "a button was pressed twice")
        case .pointerUp(let button, _): expect(buttons.remove(button) != nil, "a button was released that is up")
        case .pointerCancel: buttons = []
        case .scroll: expect(isPointerInside, "a scroll outside")
        case .keyDown(let key):
            expect(hasFocus, "a key without the focus")
            // Two people may hold the same key.
            if !key.isRepeat { keys[key.key, default: 0] += 1 }
            expect(keys[key.key, default: 0] > 0, "a key repeats that is up")
        case .keyUp(let key):
            expect(keys[key.key, default: 0] > 0, "a key came up that is up")
            keys[key.key, default: 0] -= 1
        case .focus(let isFocused):
            expect(isFocused != hasFocus, "the focus came or went twice")
            if !isFocused { expect(keys.values.allSatisfy { $0 == 0 }, "the focus went with a key") }
            hasFocus = isFocused
        case .activation: break
        }
    }

    private func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
        if !holds { faults.append("\(kind): \(text())") }
    }
}
