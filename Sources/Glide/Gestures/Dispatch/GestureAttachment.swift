/// A gesture on a node: lives as long as the node carries the modifier, and keeps the recogniser's state across updates.
@MainActor
final class GestureAttachment {
    let recogniser: Recogniser
    /// Refits the recogniser to a new gesture value; false when its type does not fit.
    private let refit: (any Gesture) -> Bool
    var priority: GesturePriority
    /// Takes effect with the next contact.
    var mask: GestureMask
    /// A gesture that is switched off while under way is cancelled.
    var isEnabled = true {
        didSet { if !isEnabled { dispatcher?.cancel(self) } }
    }
    weak var target: (any GestureTarget)? {
        didSet { recogniser.surroundings.target = target }
    }
    /// The dispatcher that has a contact of this gesture, while there is one.
    weak var dispatcher: GestureDispatcher?
    /// Whether it has been granted a contact since it was last idle.
    var isOwner = false

    /// Attaches `gesture` to `target`.
    init<G: Gesture>(
        _ gesture: G, priority: GesturePriority = .normal, mask: GestureMask = .all, target: any GestureTarget
    ) {
        let surroundings = GestureSurroundings(target: target)
        // An erased root lets an update replace a recogniser of another class while the old one is at work.
        let root = ErasedRecogniser(
            gesture._recogniser(_RecogniserRequest(surroundings: surroundings)).recogniser, surroundings: surroundings)
        recogniser = root
        refit = { gesture in
            guard let gesture = gesture as? G else { return false }
            let request = _RecogniserRequest(surroundings: surroundings, existing: root.newest)
            root.use(gesture._recogniser(request).recogniser)
            return true
        }
        self.priority = priority
        self.mask = mask
        self.target = target
    }

    /// Attaches a recogniser that has no gesture value: a scroll view's or a pager's pan.
    init(
        _ recogniser: Recogniser, priority: GesturePriority = .normal, mask: GestureMask = .all,
        target: any GestureTarget
    ) {
        self.recogniser = recogniser
        refit = { _ in false }
        self.priority = priority
        self.mask = mask
        self.target = target
        recogniser.surroundings.target = target
    }

    /// Takes the closures and settings of `gesture`, the same gesture of a newer evaluation of the view, without
    /// disturbing what is under way. False when its type is another one: make a new attachment then.
    func update(_ gesture: some Gesture) -> Bool {
        refit(gesture)
    }

    var isLive: Bool { recogniser.state != .idle }
    var isExclusive: Bool { priority != .simultaneous }
}
