/// Finds one gesture, plain or composed, in the events of contacts.
///
/// A recogniser only follows and proposes; `GestureDispatcher` settles who owns a contact, and runs or discards the
/// actions that have been gathered.
@MainActor
class Recogniser {
    final let surroundings: GestureSurroundings
    /// What to run for the app, oldest first, once the dispatcher agrees.
    private(set) final var actions: [GestureAction] = []

    init(surroundings: GestureSurroundings) {
        self.surroundings = surroundings
    }

    var state: RecogniserState { .idle }
    /// Those that this one is composed of.
    var parts: [Recogniser] { [] }
    /// When `advance` wants to be called if nothing else happens before.
    var deadline: Time? { nil }
    /// Whether the view is a button by it: something happens when it is pressed at one place and let go.
    var isPress: Bool { parts.contains(where: \.isPress) }
    /// Whether the recogniser turns the page or scrolls: such an owner is never displaced.
    var isScroll: Bool { false }
    /// Whether somebody inside is told of cancellation, so that no state need be restored.
    var hasCancelHandler: Bool { false }

    /// Whether `event`, a contact going down, would be followed.
    func accepts(_ event: ContactEvent) -> Bool { false }
    /// Follows `event`; events of contacts that are not followed are ignored.
    func handle(_ event: ContactEvent) {}
    /// Acts on a deadline that has come.
    func advance(to time: Time) {}
    /// Gives up everything that is under way.
    func cancel() {}
    /// Returns to `.idle` without telling anybody.
    func reset() {}
    /// Whether `contact` is followed and could still be claimed.
    func follows(_ contact: Int) -> Bool { false }
    /// Whether the threshold has been reached with `contact`.
    func claims(_ contact: Int) -> Bool { false }
    /// Whether `contact` is claimed ahead of every other recogniser: content that is caught in flight.
    func seizes(_ contact: Int) -> Bool { false }

    final func emit(unanimated: Bool = false, isClosing: Bool = false, _ run: @escaping () -> Void) {
        actions.append(GestureAction(isUnanimated: unanimated, isClosing: isClosing, run: run))
    }

    final func takeActions() -> [GestureAction] {
        guard !actions.isEmpty else { return [] }
        defer { actions.removeAll(keepingCapacity: true) }
        return actions
    }

    /// Drops what must not be heard; what has been begun still finds its end.
    final func discardActions() {
        actions.removeAll { !$0.isClosing }
    }

    /// Drops everything.
    final func forgetActions() {
        actions.removeAll(keepingCapacity: true)
    }

    final func takeOver(actionsOf other: Recogniser) {
        guard !other.actions.isEmpty else { return }
        actions.append(contentsOf: other.takeActions())
    }
}
