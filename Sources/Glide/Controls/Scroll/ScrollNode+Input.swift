extension ScrollNode: GestureCarrier, HoverCarrier, ScrollReceiver {
    /// How clicks of a wheel move the content.
    static let wheelAnimation = Animation.spring(response: 0.2, dampingFraction: 1)
    /// How keys, and presses beside the thumb of a bar, move the content.
    static let stepAnimation = Animation.spring(response: 0.3, dampingFraction: 1)
    /// How far an arrow key moves the content, in points.
    static let arrowStep = 40.0
    /// What stays in view of the last page when a key turns to the next, in points.
    static let pageOverlap = 40.0

    var gestures: [GestureAttachment] {
        isDisabled ? [] : [attachment] + scrolledAxes.map { overlay.bar(along: $0).touch }
    }

    var movableAxes: Axis.Set {
        if isDisabled { return [] }
        return scrolledAxes.reduce(into: []) { set, axis in if self[axis].bounces { set.insert(Axis.Set(axis)) } }
    }

    var isInFlight: Bool { horizontal.isMoving || vertical.isMoving }

    var isCatchable: Bool { horizontal.isFlying(at: host.now) || vertical.isFlying(at: host.now) }

    func hasRoom(along axis: Axis, _ sign: Double) -> Bool {
        axes.contains(Axis.Set(axis)) && !isDisabled && self[axis].hasRoom(-sign, at: host.now)
    }

    func stretches(along axis: Axis) -> Bool {
        axes.contains(Axis.Set(axis)) && !isDisabled && self[axis].bounces
    }

    /// Whether a finger that goes this way is the view's: its content can follow, or gives way at its end while nothing
    /// around it can follow.
    func claims(along axis: Axis, _ sign: Double) -> Bool {
        if hasRoom(along: axis, sign) { return true }
        guard stretches(along: axis) else { return false }
        var next = parent
        while let current = next {
            if let outer = current as? any ScrollReceiver, outer.hasRoom(along: axis, sign) { return false }
            next = current.parent
        }
        return true
    }

    func halt() {
        for axis in scrolledAxes { self[axis].halt(at: host.now) }
        contentMoved()
    }

    // MARK: Fingers

    func fingersBegan() {
        movedByHand()
        grip = ScrollGrip(self)
        for axis in scrolledAxes { self[axis].hold(at: host.now) }
        contentMoved()
    }

    func fingersMoved(_ travel: Size) {
        for axis in scrolledAxes { grip?.move(to: travel[axis], along: axis, at: host.now) }
        if let grip { refreshControl.pulled(by: -vertical.offset(at: host.now), in: grip) }
    }

    func fingersEnded(velocity: Size) {
        let grip = grip
        self.grip = nil
        refreshControl.gripEnded()
        for axis in scrolledAxes { grip?.release(velocity: velocity[axis], along: axis, at: host.now) }
        contentMoved()
    }

    /// The fingers are lost: the view goes, or is switched off.
    func loseGrip() {
        if grip != nil { fingersEnded(velocity: .zero) }
    }

    /// The content runs on by itself, from where the finger took hold of it at `start` to a target, if it has targets.
    func letGo(velocity: Double, from start: Double, along axis: Axis, at time: Time) {
        let aim = targetBehavior.map { behavior in
            { (landing: Double) in self.target(landing, behavior, from: start, velocity: velocity, along: axis) }
        }
        self[axis].release(velocity: velocity, at: time, runsOut: handsOver(along: axis, velocity), target: aim)
    }

    private func target(
        _ landing: Double, _ behavior: any ScrollTargetBehavior, from start: Double, velocity: Double, along axis: Axis
    ) -> Double {
        // Behaviours reckon with what is left beside margins and bars, from the beginning of the content on.
        let container = containerSize
        func target(_ offset: Double) -> ScrollTarget {
            var origin = scrollOffset
            origin[axis] = offset
            return ScrollTarget(rect: Rect(origin: Point.zero + origin, size: container))
        }
        var result = target(landing)
        var speed = Size.zero
        speed[axis] = velocity
        behavior.updateTarget(
            &result,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(start), presentOffset: scrollOffset, velocity: speed,
                contentSize: Size(
                    width: horizontal.content - insets.across, height: vertical.content - insets.down),
                containerSize: container, axes: axes, environment: environment,
                alignedFrames: { [unowned self] in
                    let inset = insets.mirrored(flags.contains(.mirrored))
                    let corner = Size(width: inset.leading, height: inset.top)
                    return alignedFrames(near: $0.offset(by: corner)).map { $0.offset(by: Size.zero - corner) }
                }))
        let wanted = axis == .horizontal ? result.rect.minX : result.rect.minY
        return wanted.isFinite ? wanted : landing
    }

    // MARK: Things held at the edge

    /// Lets the content go on evenly along `axis` until its end, with `velocity` points per second of the offset; 0 lets
    /// it run out.
    func drift(_ velocity: Double, along axis: Axis) {
        guard !isDisabled, axes.contains(Axis.Set(axis)), !self[axis].isHeld else { return }
        if velocity == 0 {
            if self[axis].drift == nil { return }
            self[axis].runOut(at: host.now)
        } else {
            if self[axis].drift == velocity || !self[axis].hasRoom(velocity, at: host.now) { return }
            movedByHand()
            self[axis].drift(velocity: velocity, at: host.now)
        }
        contentMoved()
    }

    // MARK: Hand-over

    /// The next scroll view around this one that can go on with the offset's `velocity`.
    private func successor(along axis: Axis, _ velocity: Double) -> ScrollNode? {
        var next = parent
        while let current = next {
            if let outer = current as? ScrollNode, outer.hasRoom(along: axis, -velocity) { return outer }
            next = current.parent
        }
        return nil
    }

    func handsOver(along axis: Axis, _ velocity: Double) -> Bool {
        velocity != 0 && successor(along: axis, velocity) != nil
    }

    /// Content that has run into its end stops there; what stands around it goes on.
    func handOver(_ impact: ScrollMotion.Impact, along axis: Axis) {
        guard let outer = successor(along: axis, impact.velocity), !outer[axis].isHeld else { return }
        outer[axis].fling(
            velocity: impact.velocity, at: impact.time, runsOut: outer.handsOver(along: axis, impact.velocity))
        outer.contentMoved()
    }

    // MARK: Wheel and keys

    func turnWheel(by delta: Size, clicks: Size?, crosses: Bool) -> Size {
        if isDisabled { return delta }
        // A wheel that counts finer than clicks is followed as it turns.
        let isStep = clicks.map { $0.width.rounded() == $0.width && $0.height.rounded() == $0.height } ?? false
        movedByHand()
        var rest = delta
        let turnsAside = crosses && axes == .horizontal && delta.width == 0
        if turnsAside { rest = Size(width: delta.height) }
        for axis in scrolledAxes where rest[axis] != 0 && !self[axis].isHeld {
            rest[axis] = isStep ? step(by: rest[axis], along: axis) : self[axis].nudge(by: rest[axis], at: host.now)
        }
        if rest != delta { contentMoved() }
        return turnsAside ? Size(height: rest.width) : rest
    }

    /// Moves the goal by `delta`; answers what was not used.
    private func step(by delta: Double, along axis: Axis) -> Double {
        let from = self[axis].isTravelling ? self[axis].goal : self[axis].offset(at: host.now)
        let to = min(max(from + delta, self[axis].range.lowerBound), self[axis].range.upperBound)
        let used = to - from
        if used == 0 || (used > 0) != (delta > 0) { return delta }
        travel(to: to, along: axis, animation: Self.wheelAnimation)
        return delta - used
    }

    /// Moves the content to `offset` along `axis`.
    func travel(to offset: Double, along axis: Axis, animation: Animation = stepAnimation) {
        let transaction = fadesInsteadOfMoving ? Transaction() : Transaction(animation: animation)
        movedByHand()
        self[axis].go(to: offset, transaction: transaction, at: host.now)
        contentMoved()
    }

    /// How far from the edge of the viewport a view is that is moved into sight, in points: room for the ring around it.
    static let revealMargin = 12.0

    func reveal(_ node: Node) {
        let place = settledPlace(of: node)
        let frame = Rect(origin: place.layoutPosition(in: self), size: place.size)
        for axis in scrolledAxes where !self[axis].isHeld {
            let state = self[axis]
            let from = state.isTravelling ? state.goal : state.offset(at: host.now)
            let start = (frame.origin - Point.zero)[axis]
            let end = start + frame.size[axis]
            // Under bars nothing is in sight.
            let clear = clearRect
            let (before, length) = ((clear.origin - Point.zero)[axis], clear.size[axis])
            let margin = min(Self.revealMargin, max(0, (length - frame.size[axis]) / 2))
            var to = from
            if end + margin > from + before + length { to = end + margin - before - length }
            // Of what is longer than the viewport the beginning is seen.
            if start - margin < to + before { to = start - margin - before }
            let legal = min(max(to, state.range.lowerBound), state.range.upperBound)
            if legal != from { travel(to: legal, along: axis) }
        }
    }

    /// The node that stands where `node` will come to rest: what a matched view in flight holds is laid out with the
    /// travelling size, the view itself keeps its own.
    private func settledPlace(of node: Node) -> Node {
        var place = node
        var outer = node.parent
        while let current = outer, current !== self {
            if current is MatchedNode { place = current }
            outer = current.parent
        }
        return place
    }

    /// How far a key turns that goes on to what is not seen yet.
    func page(along axis: Axis) -> Double {
        let length = clearRect.size[axis]
        return max(length - Self.pageOverlap, length / 2)
    }

    func press(_ key: Key, modifiers: EventModifiers) -> Bool {
        if isDisabled { return false }
        let axis: Axis
        switch key {
        case .leftArrow, .rightArrow: axis = .horizontal
        case .upArrow, .downArrow: axis = .vertical
        default: axis = axes.contains(.vertical) ? .vertical : .horizontal
        }
        guard axes.contains(Axis.Set(axis)), !self[axis].isHeld else { return false }
        let state = self[axis]
        let from = state.isTravelling ? state.goal : state.offset(at: host.now)
        let page = page(along: axis)
        let to: Double
        switch key {
        case .leftArrow, .upArrow: to = from - Self.arrowStep
        case .rightArrow, .downArrow: to = from + Self.arrowStep
        case .pageUp: to = from - page
        case .pageDown: to = from + page
        case .space: to = modifiers.contains(.shift) ? from - page : from + page
        case .home: to = state.range.lowerBound
        case .end: to = state.range.upperBound
        default: return false
        }
        let legal = min(max(to, state.range.lowerBound), state.range.upperBound)
        if legal == from { return false }
        travel(to: legal, along: axis)
        return true
    }
}
