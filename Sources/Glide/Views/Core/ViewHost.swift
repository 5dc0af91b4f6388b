// Long because the order of a frame is to be seen in one place; what can stand alone is in extensions.

/// Shows a view in a window: carries out changes of state, keeps the scene up to date, takes input.
///
/// A host does not know what shows it. A Wayland window, a test and an image all drive it through `FrameSource` and
/// the clock.
@MainActor
final class ViewHost: FrameSource {
    let scene: SceneGraph
    let departures = Departures()
    let preferences = Preferences()
    let geometryWatch = GeometryWatch()
    /// The elements that change with time.
    let elementClock = ElementClock()
    let dispatcher = GestureDispatcher()
    let hover = HoverTracker()
    /// Where the keyboard's focus is, and what can be pressed without a pointer.
    private(set) lazy var focus = FocusEngine(host: self)
    /// The movement of fingers on a touchpad that goes on.
    @exclusivity(unchecked) var touchpad: TouchpadScroll?
    /// Where a finger came down last.
    @exclusivity(unchecked) var lastTouch: Point?
    /// What views find in their environment at the root.
    @exclusivity(unchecked) private(set) var environment: EnvironmentValues
    /// The environment as it was given, without what the content asks for.
    private var givenEnvironment: EnvironmentValues
    /// Which colour scheme the content asks for.
    var preferredColorScheme: ColorScheme? {
        didSet { if preferredColorScheme != oldValue { setEnvironment(givenEnvironment) } }
    }
    /// Called when the environment at the root is another one.
    var environmentChanged: (() -> Void)?
    /// The time of the event or frame at hand, on the clock by which animations run.
    @exclusivity(unchecked) private(set) var now = Time.zero
    /// When the changes happened that are being carried out, or were last: what they set in motion starts then.
    @exclusivity(unchecked) private(set) var changeTime = Time.zero
    /// The same moment on the window's own clock, by which people's gestures are measured.
    @exclusivity(unchecked) private(set) var outerNow = Time.zero
    /// From the one to the other: the same, unless somebody watches in slow motion.
    @exclusivity(unchecked) private var motionClock = MotionClock()
    /// How far apart frames are, in seconds.
    @exclusivity(unchecked) var frameInterval = 1.0 / 60
    /// The clock that tells the time of changes made outside of events and frames; nil stays at `now`.
    @exclusivity(unchecked) var clock: (() -> Time)?
    /// Whether the window's clock goes as that on the wall does. Then the two are compared anew each time: one stands
    /// still while the machine sleeps, the other is set.
    @exclusivity(unchecked) var followsWallClock = false
    /// From the window's clock to the time of day, in seconds: where full minutes are.
    var wallClockShift: Double { followsWallClock ? dateShift : 0 }
    /// From the window's clock to the seconds since 1970. A clock of a test's own keeps the date of its first use.
    var dateShift: Double { followsWallClock ? dateShiftNow : firstDateShift }
    private lazy var firstDateShift = dateShiftNow
    private var dateShiftNow: Double { WallClock.now - (clock?() ?? now).seconds }
    /// The host whose views are being evaluated, or were last.
    @exclusivity(unchecked) nonisolated(unsafe) static unowned(unsafe) var current: ViewHost?
    /// What lists the running animations over the content, while somebody wants to see it.
    @exclusivity(unchecked) private(set) var motionOverlay: MotionOverlayNode?
    /// Whether the window has the colour of its colour scheme behind the content, or shows what is behind it.
    var hasBackground = true {
        didSet { if !hasBackground { scene.background = Color.clear.resolved(in: .light) } }
    }
    /// How often a body was evaluated, for tests.
    @exclusivity(unchecked) var bodyEvaluations = 0
    /// What the window is to assistive technology; made when that asks first.
    private(set) lazy var accessibility = makeAccessibility()
    private var madeAccessibility: AccessibilityTree?
    /// Whether nothing waits to be carried out and nothing moves, painted or not.
    var isStill: Bool { pending.isEmpty && departures.isEmpty && !scene.isMoving }
    /// Whether assistive technology has asked.
    var hasAccessibility: Bool { madeAccessibility != nil }
    /// Counts the updates that were carried out.
    private(set) var updateSerial = 0

    private func makeAccessibility() -> AccessibilityTree {
        let tree = AccessibilityTree(host: self)
        madeAccessibility = tree
        return tree
    }

    @exclusivity(unchecked) var frameWanted: (() -> Void)?
    /// Called when `nextWake` may be another moment.
    @exclusivity(unchecked) var wakeChanged: (() -> Void)?
    /// What `wakeChanged` was called for last.
    @exclusivity(unchecked) var reportedWake: Time?
    @exclusivity(unchecked) private var tickedAt: Time?

    @exclusivity(unchecked) private var canvases = RecentCanvases()
    @exclusivity(unchecked) private(set) var root: _ViewElement!
    private let rootNode: RootNode
    @exclusivity(unchecked) private var pending: [PendingChanges] = []
    /// The deepest first, unless `isUnsorted`.
    @exclusivity(unchecked) private var dirty: [_ViewElement] = []
    @exclusivity(unchecked) private var isUnsorted = false
    @exclusivity(unchecked) private var changedContainers: [any ContainerElement] = []
    @exclusivity(unchecked) private var actions: [() -> Void] = []
    @exclusivity(unchecked) private var layoutActions: [() -> Void] = []
    @exclusivity(unchecked) private var resized: [_ViewElement] = []
    @exclusivity(unchecked) private var idleCompletions: [AnimationCompletion] = []
    @exclusivity(unchecked) private var phase = Phase.idle
    @exclusivity(unchecked) private var hasAskedForFrame = false
    @exclusivity(unchecked) private var hasObservedChanges = false

    deinit {
        // Not a weak reference, which each frame would set anew.
        if Self.current === self { Self.current = nil }
    }

    private enum Phase {
        case idle, updating, preparing
    }

    /// Shows `content` with `environment` around it.
    init<Content: View>(environment: EnvironmentValues = EnvironmentValues(), content: Content) {
        var environment = environment
        self.environment = environment
        givenEnvironment = environment
        rootNode = RootNode()
        scene = SceneGraph(root: rootNode)
        takeLooks(of: environment)
        scene.frameRequested = { [unowned self] in askForFrame() }
        WaitingCompletions.add(self) { [weak self] in self?.askForFrame() }
        BlockBoundaries.add(self) { [weak self] in self?.showObservedChanges() }
        connectGestures()
        windowEditMode = EditMode.binding(in: self)
        if environment.editMode == nil { environment.editMode = windowEditMode }
        self.environment = environment
        Self.current = self
        let context = _ElementContext(
            host: self, parent: nil, environment: environment, transaction: Transaction(), time: .zero)
        let rootElement = RootElement(RootView(content: content), node: rootNode, in: context)
        root = rootElement
        makeEnvironment = { rootElement.update(RootView(content: content), in: $0) }
        MotionDebugging.add(self)
        rebuildContainers()
    }

    @exclusivity(unchecked) private var makeEnvironment: ((_ElementContext) -> Void)!
    /// Whether the window's lists are edited.
    private var windowEditMode: Binding<EditMode>?

    /// Changes the environment of the root and shows everything again.
    func setEnvironment(_ given: EnvironmentValues) {
        givenEnvironment = given
        var environment = given
        if environment.editMode == nil { environment.editMode = windowEditMode }
        if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
        self.environment = environment
        takeLooks(of: environment)
        environmentChanged?()
        change { [unowned self] in
            phase = .updating
            makeEnvironment(
                _ElementContext(
                    host: self, parent: nil, environment: environment, transaction: Transaction(), time: now))
        }
    }

    private func takeLooks(of environment: EnvironmentValues) {
        scene.reducesMotion = environment.accessibilityReduceMotion
        if hasBackground { scene.background = environment.colorScheme.background }
    }

    /// Ends every view: tasks are cancelled, `onDisappear` is called.
    func close() {
        cancelInput(.windowHidden)
        WaitingCompletions.remove(self)
        root.unmount()
        // The nodes leave the scene: whoever waits for the end of an animation is told now.
        rootNode.setChildren([])
        scene.endAnimations()
        let waiting = idleCompletions + pending.flatMap(\.transaction.completions)
        pending = []
        dirty = []
        idleCompletions = []
        runActions()
        for completion in waiting where completion.isIdle { completion.run() }
        runActions()
        pending = []
    }

    // MARK: Changes

    /// Takes note of a change of state, to be carried out with the current transaction before the next frame.
    ///
    /// - Parameter exactly: when the change happened, where that is known to be another moment than now.
    func change(at exactly: Time? = nil, _ body: @escaping () -> Void) {
        let block = Transaction.currentBlock
        WaitingCompletions.claim(block: block)
        if let last = pending.indices.last, pending[last].block == block {
            pending[last].changes.append(body)
        } else {
            let time = exactly ?? (phase == .idle ? max(now, clock.map { motionClock.time($0()) } ?? now) : now)
            pending.append(
                PendingChanges(block: block, transaction: Transaction.current, time: time, changes: [body]))
        }
        askForFrame()
    }

    /// Has `element` evaluated again: now if changes are being carried out, else with the current transaction.
    func markDirty(_ element: _ViewElement?) {
        guard let element, element.isMounted else { return }
        if phase == .updating {
            if element.isDirty { return }
            element.isDirty = true
            dirty.append(element)
            isUnsorted = true
        } else {
            change { [weak self, weak element] in self?.markDirty(element) }
        }
    }

    /// An observable object that `element` read is about to change.
    func objectChanged(readBy element: _ViewElement) {
        hasObservedChanges = true
        markDirty(element)
    }

    /// Carries out what objects have told of, so that they tell of the next change too.
    private func showObservedChanges() {
        guard hasObservedChanges, phase == .idle else { return }
        hasObservedChanges = false
        while !pending.isEmpty {
            let changes = pending.removeFirst()
            carryOut(changes, for: changes.time)
        }
    }

    /// Has the nodes of `container` collected again after the update at hand.
    func nodesChanged(in container: any ContainerElement) {
        changedContainers.append(container)
        askForFrame()
    }

    /// Drops an element whose life has ended.
    func forget(_ element: _ViewElement) {
        departures.forget(element)
    }

    // MARK: Time

    func turn(to outer: Time) {
        outerNow = max(outerNow, outer)
        now = max(now, motionClock.time(outerNow))
    }

    /// Lets animations run `speed` times as fast as the world from now on; 0 stops them.
    func setMotionSpeed(_ speed: Double) {
        turn(to: clock?() ?? outerNow)
        motionClock.setSpeed(speed, at: outerNow)
        askForFrame()
        reportWake()
    }

    /// Lets `seconds` of motion pass at once.
    func stepMotion(by seconds: Double) {
        turn(to: clock?() ?? outerNow)
        motionClock.step(by: seconds, at: outerNow)
        turn(to: outerNow)
        askForFrame()
    }

    /// Whether the list of what moves lies over the content.
    var showsMotionOverlay: Bool {
        get { motionOverlay != nil }
        set {
            guard newValue != showsMotionOverlay, let container = root as? any ContainerElement else { return }
            motionOverlay = newValue ? MotionOverlayNode() : nil
            motionOverlay?.refresh(from: self)
            nodesChanged(in: container)
        }
    }

    /// What lies over the content: the ring around what has the focus, and the list of what moves.
    var overlays: [Node] {
        var overlays: [Node] = []
        if let ring = focus.ring.node { overlays.append(ring) }
        if let motionOverlay { overlays.append(motionOverlay) }
        return overlays
    }

    /// The overlays are others now.
    func overlaysChanged() {
        if let container = root as? any ContainerElement { nodesChanged(in: container) }
    }

    /// Runs `action` after the update at hand, outside of its transaction.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        askForFrame()
    }

    /// Runs `action` when the layout of the update at hand is done.
    func afterLayout(_ action: @escaping () -> Void) {
        layoutActions.append(action)
    }

    /// Has `element` evaluated again in the update at hand, because the layout gave it another size.
    func geometryChanged(for element: _ViewElement) {
        resized.append(element)
    }

    func askForFrame() {
        if hasAskedForFrame || phase != .idle { return }
        hasAskedForFrame = true
        frameWanted?()
    }

    // MARK: Frames

    var needsFrame: Bool {
        if motionClock.speed == 0, !motionClock.hasTurned {
            // Nothing moves while the clock stands; what is changed is still shown.
            return !pending.isEmpty || !actions.isEmpty || !changedContainers.isEmpty || scene.needsPainting
        }
        return !pending.isEmpty || !actions.isEmpty || !changedContainers.isEmpty || scene.needsFrame
            || !departures.isEmpty
            || !idleCompletions.isEmpty || !WaitingCompletions.isEmpty || elementClock.isDue(at: now)
    }

    func resize(to size: Size, scale: Double) {
        scene.resize(to: size, scale: scale)
        if environment.displayScale != scale {
            var changed = givenEnvironment
            changed.displayScale = scale
            setEnvironment(changed)
        }
    }

    func prepareFrame(at time: Time) -> [PixelRect] {
        hasAskedForFrame = false
        bring(to: time)
        return scene.takeDamage()
    }

    var shift: ContentShift? { scene.shift }

    func paint(_ region: [PixelRect], into buffer: PixelBuffer) {
        scene.paint(region, on: canvases.canvas(on: buffer))
    }

    var opaqueRegion: [Rect] {
        scene.background.opacity >= 1 ? scene.wholeRegion : []
    }

    /// Carries out what is pending and brings the scene to `time`, without painting.
    func bring(to time: Time) {
        Self.current = self
        turn(to: time)
        dispatcher.advance(to: outerNow)
        if !idleCompletions.isEmpty || !WaitingCompletions.isEmpty {
            let idle = idleCompletions + WaitingCompletions.take()
            idleCompletions.removeAll()
            for completion in idle where completion.isIdle { completion.run() }
        }
        update(for: now)
        tick()
        animate()
        // What the end of an animation brings about is shown in the frame of the end.
        for _ in 0..<Self.mostFollowingRounds {
            let hasEnded = departures.finishEnded()
            geometryWatch.look(at: scene)
            runActions()
            guard hasEnded || !resized.isEmpty || !pending.isEmpty || !changedContainers.isEmpty else { break }
            update(for: now)
            animate()
        }
        runActions()
        focus.revalidate()
        madeAccessibility?.frameWasPrepared()
        reportWake()
    }

    /// Tells when something happens next, if that is another moment now.
    func reportWake() {
        let next = nextWake
        if next == reportedWake { return }
        reportedWake = next
        wakeChanged?()
    }

    /// Evaluates what changes by itself for the frame at hand.
    private func tick() {
        // Asked twice for one moment, nothing has moved in between.
        if let tickedAt, tickedAt == now, !elementClock.isDue(at: now) { return }
        let isNew = tickedAt != now
        tickedAt = now
        let wasBetweenPixels = isNew ? scene.beginMovingBetweenPixels() : 0
        if elementClock.isDue(at: now) {
            phase = .updating
            elementClock.bring(to: now)
            if !dirty.isEmpty {
                carryOut(
                    PendingChanges(block: 0, transaction: Transaction(), time: now), for: now,
                    isSnapped: !elementClock.hasMoved)
            }
            phase = .idle
            if !pending.isEmpty || !actions.isEmpty { update(for: now) }
        }
        scene.snapWhatRests(movedFrom: wasBetweenPixels)
    }

    /// Completions and actions that cause each other go on with the next frame after so many rounds.
    private static let mostFollowingRounds = 4

    /// When something happens by itself, without an event and without an animation that runs: a view that changes at
    /// set times, a press that becomes a long one. A window sleeps until then at most.
    var nextWake: Time? {
        switch (elementClock.nextWake.flatMap(motionClock.outerTime), dispatcher.nextDeadline) {
        case (let a?, let b?): min(a, b)
        case (let a, let b): a ?? b
        }
    }

    private func animate() {
        phase = .preparing
        scene.animate(to: now)
        phase = .idle
        motionClock.hasTurned = false
        focus.ring.follow()
        motionOverlay?.refresh(from: self)
    }

    /// Carries out the pending changes, one transaction after the other.
    private func update(for target: Time) {
        hasObservedChanges = false
        // An animation that runs needs no update, only its values.
        if pending.isEmpty, dirty.isEmpty, resized.isEmpty, changedContainers.isEmpty, !scene.needsLayout {
            return runActions()
        }
        var rounds = 0
        repeat {
            if pending.isEmpty {
                carryOut(PendingChanges(block: 0, transaction: Transaction(), time: now), for: target)
            }
            while !pending.isEmpty { carryOut(pending.removeFirst(), for: target) }
            runActions()
            rounds += 1
            if rounds == 64, !pending.isEmpty {
                Warnings.warnOnce(
                    "update-loop",
                    "State changes in onAppear, onChange or task lead to new changes without end; "
                        + "the rest waits for the next frame.")
                break
            }
        } while !pending.isEmpty
    }

    private func carryOut(_ changes: PendingChanges, for target: Time, isSnapped: Bool = true) {
        // An animation starts when its cause happened, yet never more than a frame before it is first seen.
        let time = max(changes.time, target - frameInterval * motionClock.speed)
        if scene.isMoving, time > scene.time {
            // What moves is brought to that moment: a flight starts from where things were then, whatever frame was last.
            phase = .preparing
            scene.animate(to: time)
        }
        phase = .updating
        updateSerial &+= 1
        changeTime = time
        for change in changes.changes { change() }
        evaluate(
            under: changes.transaction, at: time, isSnapped: isSnapped && !changes.transaction.isContinuous)
        let after = layoutActions
        layoutActions.removeAll()
        for action in after { action() }
        phase = .idle
        idleCompletions += changes.transaction.completions
    }

    /// Evaluates what is dirty and lays it out; what depends on its own size is evaluated and laid out again.
    private func evaluate(under transaction: Transaction, at time: Time, isSnapped: Bool) {
        var rounds = 0
        repeat {
            for element in resized where element.isMounted { markDirty(element) }
            resized = []
            while !dirty.isEmpty {
                if isUnsorted {
                    isUnsorted = false
                    dirty.sort { $0.depth > $1.depth }
                }
                let element = dirty.removeLast()
                guard element.isDirty, element.isMounted else { continue }
                element.reevaluate(element.context(transaction: transaction, time: time))
            }
            rebuildContainers()
            scene.layout(transaction: transaction, at: time, isSnapped: isSnapped)
            preferences.tellObservers()
            geometryWatch.look(at: scene)
            rounds += 1
        } while !(resized.isEmpty && dirty.isEmpty) && rounds < Self.mostLayoutRounds
        AdriftNodes.end()
        if !(resized.isEmpty && dirty.isEmpty) {
            Warnings.warnOnce(
                "geometry-loop",
                "The content of a GeometryReader, or of an overlay made of preferences, changes what it was made for "
                    + "without end; it is shown as it came out last.")
            resized = []
            for element in dirty { element.isDirty = false }
            dirty = []
        }
    }

    /// More rounds than this within one update are a circle: content that changes the size it was made for.
    private static let mostLayoutRounds = 16

    private func rebuildContainers() {
        while !changedContainers.isEmpty {
            let list = changedContainers
            changedContainers = []
            // Every change below a container says so: it is rebuilt once for all of them.
            var rebuilt = Set<ObjectIdentifier>()
            for container in list where container.isMounted && rebuilt.insert(ObjectIdentifier(container)).inserted {
                container.rebuildChildren()
            }
        }
    }

    private func runActions() {
        DueCompletions.run()
        while !actions.isEmpty {
            let list = actions
            actions = []
            for action in list { action() }
        }
    }
}
