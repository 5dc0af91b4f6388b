/// Which view of a window has the keyboard's focus, which could have it, and how it is worked without a pointer.
///
/// The one place that keys and assistive technology ask. Views are known by their nodes, each by the outermost carrier
/// of its `FocusUnit`.
@MainActor
final class FocusEngine {
    /// What brought the focus somewhere.
    enum Cause {
        /// A key: the ring is shown.
        case key
        /// The mouse: the ring is not shown.
        case pointer
        /// The app, by a `FocusState`: the ring is shown if keys were used last.
        case code
        /// Assistive technology: as for a key.
        case assistive
        /// The view that had it is gone, or cannot have it any more.
        case loss
    }

    unowned let host: ViewHost
    /// The view that has the focus.
    private(set) weak var focused: Node?
    /// Called after the focus has gone from one view to another, with both; for assistive technology.
    var focusMoved: ((_ from: Node?, _ to: Node?) -> Void)?
    /// Whether the window has the keyboard.
    var hasKeyboard = true {
        didSet { if hasKeyboard != oldValue { keyboardChanged() } }
    }
    /// From where Tab goes on while nothing has the focus: where the mouse was pressed, or what had the focus last.
    weak var start: Node?
    /// The views in order when the focus came to the present one: where it goes when that is gone.
    private var order: [WeakNode] = []
    private var place = 0
    private var carriers: [WeakNode] = []
    /// How `focused` marks the view that has the focus.
    private var marks: [FocusedModifier] = []
    private var isAnywhere = false
    /// What was around the view that has the focus.
    private weak var group: Node?
    /// A key that holds a view pressed.
    var held: HeldKey?
    /// Whether keys were used last, not the mouse or a finger. Nobody has used anything at first.
    var usesKeys = true
    /// The ring around the view with the focus.
    private(set) lazy var ring = FocusRing(host: host)
    /// Which view of a group had the focus last.
    private var lastInGroup: [ObjectIdentifier: WeakNode] = [:]

    struct WeakNode {
        weak var node: Node?
    }

    init(host: ViewHost) {
        self.host = host
    }

    // MARK: Asking

    /// Whether `node` has the focus, or belongs to the view that has.
    func isFocused(_ node: Node) -> Bool {
        focused === node || carriers.contains { $0.node === node }
    }

    /// Whether `node` is a view that could have the focus now: not switched off, not hidden, not covered, not on another page.
    func isFocusable(_ node: Node) -> Bool {
        units.contains { $0.node === node }
    }

    /// The views that could have the focus, in reading order.
    var focusableNodes: [Node] { units.map(\.node) }

    // MARK: Moving

    /// Gives the focus to the view that `node` belongs to, or to none. Answers whether it has it then.
    @discardableResult
    func focus(_ node: Node?, by cause: Cause) -> Bool {
        let list = node == nil ? [] : units
        let unit = node.flatMap { node in
            list.first { unit in unit.node === node || unit.carriers.contains { $0 === node } }
        }
        guard node == nil || unit != nil else { return false }
        move(to: unit, among: list, by: cause)
        return true
    }

    func move(to unit: FocusUnit?, among list: [FocusUnit], by cause: Cause) {
        let old = focused
        if let unit {
            order = list.map { WeakNode(node: $0.node) }
            place = list.firstIndex { $0.node === unit.node } ?? 0
            start = unit.node
            group = unit.node.focusGroup
        }
        guard unit?.node !== old else { return }
        release(isKept: false)
        let before = carriers.compactMap { $0.node as? any FocusCarrier }
        let marksBefore = marks
        focused = unit?.node
        marks = unit?.marks ?? []
        isAnywhere = unit != nil
        carriers = unit?.carriers.map { WeakNode(node: $0) } ?? []
        for carrier in before where !carriers.contains(where: { $0.node === carrier }) { carrier.focusChanged(false) }
        for carrier in unit?.carriers ?? [] where !before.contains(where: { $0 === carrier }) {
            carrier.focusChanged(true)
        }
        tellStates(before: marksBefore, after: marks)
        if let unit {
            if let group = unit.node.focusGroup { lastInGroup[ObjectIdentifier(group)] = WeakNode(node: unit.node) }
            if cause != .pointer { reveal(unit.node) }
        }
        showRing(for: cause)
        focusMoved?(old, focused)
    }

    /// Looks whether the view that has the focus can still have it; else a neighbour gets it.
    func revalidate() {
        guard isAnywhere else { return }
        if let focused, isPresent(focused) { return }
        let list = units
        func known(_ weak: WeakNode) -> FocusUnit? {
            list.first { $0.node === weak.node }
        }
        let next = order.dropFirst(place + 1).lazy.compactMap(known).first
        let neighbour = next ?? order.prefix(place).reversed().lazy.compactMap(known).first
        let near = group.flatMap { group in list.first { $0.isInSight && $0.node.isInside(group) } }
        move(to: neighbour ?? near ?? list.first, among: list, by: .loss)
    }

    private func keyboardChanged() {
        if !hasKeyboard { release(isKept: false) }
        showRing(for: .code)
    }

    private func showRing(for cause: Cause) {
        let isWanted: Bool
        switch cause {
        case .key, .assistive: isWanted = true
        case .pointer: isWanted = false
        case .code, .loss: isWanted = usesKeys
        }
        if let focused, isWanted, hasKeyboard, !focused.refusesFocusEffect {
            ring.show(around: focused)
        } else {
            ring.hide()
        }
    }

    /// The view of `group` that had the focus last, if one has had it.
    func lastFocused(in group: Node) -> Node? {
        lastInGroup[ObjectIdentifier(group)]?.node
    }

    /// Has everything around `node` that can be scrolled show it.
    private func reveal(_ node: Node) {
        var shown = node
        var outer = node.parent
        while let current = outer {
            if let receiver = current as? any ScrollReceiver {
                receiver.reveal(shown)
                shown = current
            }
            outer = current.parent
        }
    }

    // MARK: Pressing

    /// Presses the view that `node` belongs to at its centre and lets it go at once, as a tap does.
    @discardableResult
    func activate(_ node: Node) -> Bool {
        host.bring(to: host.outerNow)
        guard let unit = unit(of: node), unit.isPressed else { return false }
        let contact = press(unit)
        host.dispatcher.release(contact, time: host.outerNow)
        return true
    }

    /// Presses a view at its centre until it is let go.
    func press(_ unit: FocusUnit) -> PressedContact {
        let centre = unit.node.shownFrame.center
        let hit = HitTestPass.path(to: centre, from: host.scene.root)
        let path =
            hit.contains { $0 === unit.node }
            ? hit.flatMap { ($0 as? any GestureCarrier)?.gestures ?? [] } : unit.gesturePath
        return host.dispatcher.press(path.filter { !$0.recogniser.isScroll }, at: centre, time: host.outerNow)
    }
}
