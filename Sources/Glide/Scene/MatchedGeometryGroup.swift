/// The views that share one frame.
@MainActor
final class MatchedGeometryGroup {
    let key: MatchedGeometryRegistry.Key
    /// Newest first.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var members: [MatchedNode] = []
    /// Whose frame is shared.
    @exclusivity(unchecked) private(set) var source: MatchedNode?
    /// The source's own frame when it was read last: anchor point in the window, and size.
    @exclusivity(unchecked) private(set) var sourceVector: RectVector?
    /// How fast that frame was moving by itself when it was read last.
    @exclusivity(unchecked) private var sourceVelocity = RectVector.zero
    /// What is added to it while the frame travels from one source to the next.
    @exclusivity(unchecked) private(set) var flight = Animator<RectVector>()
    /// Whether several members are drawn as one, weighed against each other.
    @exclusivity(unchecked) private(set) var isDissolving = false
    /// The transaction under which the last source began to leave: followers go home with it.
    @exclusivity(unchecked) private var farewell: Transaction?
    /// Whether all members stand where they belong until something moves or joins.
    @exclusivity(unchecked) private var isSettled = false
    /// Whether a member is on its way out, as of the last choice of the source.
    @exclusivity(unchecked) private var hasGoing = false
    @exclusivity(unchecked) private var presences: [Presence] = []
    @exclusivity(unchecked) private var path: [Node] = []
    /// Whether the group was resolved since it was last looked at whether members are drawn together.
    @exclusivity(unchecked) private var isResolved = false
    /// The members that are drawn as one, each with its weight and its place in the window.
    @exclusivity(unchecked) private var drawn: [Drawn] = []
    /// Those of the frame before, while the ones of the frame at hand are found.
    @exclusivity(unchecked) private var drawnBefore: [Drawn] = []
    /// What `drawn` covers in the window.
    @exclusivity(unchecked) private var drawnBounds = Rect.zero
    /// The frame of the scene for which the places of what is drawn were found.
    @exclusivity(unchecked) private var drawnFrame = -1

    private typealias Drawn = (member: MatchedNode, weight: Double, place: Rect)

    init(key: MatchedGeometryRegistry.Key) {
        self.key = key
    }

    deinit {
        for member in members { member.loseGroup() }
    }

    var isEmpty: Bool { members.isEmpty }
    var isInFlight: Bool { flight.isRunning }

    func add(_ member: MatchedNode) {
        isSettled = false
        members.insert(member, at: members.firstIndex { $0.age < member.age } ?? members.count)
    }

    func remove(_ member: MatchedNode) {
        isSettled = false
        members.removeAll { $0 === member }
        drawn.removeAll { $0.member === member }
        if source === member { source = nil }
    }

    /// The shared frame at `time`, as anchor point and size; nil while there is no source.
    func sharedVector(at time: Time) -> RectVector? {
        sourceVector.map { flight.isRunning ? $0 + flight.offset(at: time) : $0 }
    }

    /// How fast the source's own frame moves at `time`, or did when there last was a source.
    private func ownVelocity(at time: Time) -> RectVector {
        guard let source, source.scene != nil else { return sourceVelocity }
        return source.ownVelocity(at: time)
    }

    /// How fast the shared frame moves at `time`: anchor point and size, per second.
    func sharedVelocity(at time: Time) -> RectVector {
        flight.isRunning ? ownVelocity(at: time) + flight.velocity(at: time) : ownVelocity(at: time)
    }

    /// The shared frame at `time`, in window coordinates; nil while there is no source.
    func sharedFrame(at time: Time) -> Rect? {
        sharedVector(at: time).flatMap { vector in source.map { vector.frame(around: $0.arguments.anchor) } }
    }

    /// Where the shared frame goes.
    var targetFrame: Rect? {
        sourceVector.flatMap { vector in source.map { vector.frame(around: $0.arguments.anchor) } }
    }

    /// How fast the shared frame's corner and size change at `time`, per second.
    func velocity(at time: Time) -> Rect {
        flight.isRunning ? flight.velocity(at: time).frame(around: source?.arguments.anchor ?? .center) : .zero
    }

    /// Chooses the source; where it is another one than before, sends the shared frame on its way.
    ///
    /// - Parameter transaction: of the update that may have brought the change.
    func chooseSource(in scene: SceneGraph, transaction: Transaction, at time: Time) {
        hasGoing = members.contains(where: \.isGoing)
        let candidates = members.filter { $0.arguments.isSource && !$0.isGoing && $0.flags.contains(.placed) }
        if candidates.count > 1 {
            Warnings.warnOnce(
                "matched-sources-\(key.namespace)-\(key.id)",
                "matchedGeometryEffect: \(candidates.count) views are the source of id \"\(key.id)\"; the newest counts. "
                    + "Give all but one isSource: false. In \(candidates[0].describePlace()) and in "
                    + candidates[1].describePlace())
        }
        guard let chosen = candidates.first else {
            if let source, source.isGoing, members.contains(where: { $0 === source }) {
                // While the old source leaves, its last frame stays shared.
                if farewell == nil { farewell = source.transaction(from: transaction, at: time) }
            } else if let shared = sharedVector(at: time) {
                let speed = sharedVelocity(at: time)
                for member in members {
                    let way = farewell ?? member.transaction(from: transaction, at: time)
                    if member.goHome(from: shared, velocity: speed, transaction: way, at: time) {
                        scene.registry.runs = true
                    }
                }
                source = nil
                end()
            }
            return
        }
        farewell = nil
        if chosen === source { return }
        let vector = chosen.ownVector
        if let old = sourceVector, scene.reducesMotion {
            // No flight: what was at the one place fades, and what is at the other comes.
            if old != vector {
                for member in members {
                    member.fadeNextPlace = member.transaction(from: transaction, at: time)
                }
            }
        } else if let old = sourceVector {
            // The speed of what is seen goes on, though the place that it was relative to is another one.
            let speed = ownVelocity(at: time) - chosen.ownVelocity(at: time)
            flight.shift(
                by: vector - old, transaction: chosen.transaction(from: transaction, at: time), at: time,
                modelVelocity: speed)
            if flight.isActive { scene.registry.runs = true }
        }
        source = chosen
        sourceVector = vector
    }

    /// Ends the flight, and with it what is known of the shared frame.
    func end() {
        flight.cancel()
        sourceVector = nil
        farewell = nil
        endDissolve()
    }

    /// Whether every member stays where it is as long as nothing moves by itself.
    var isAtRest: Bool { isSettled && !flight.isActive && !isDissolving }

    /// Places every member for the frame at `time`; answers whether one still moves.
    func resolve(at time: Time) -> Bool {
        isResolved = true
        isSettled = !place(at: time)
        return !isSettled
    }

    private func place(at time: Time) -> Bool {
        guard let source else {
            var runs = false
            for member in members where member.comeHome(at: time) { runs = true }
            return runs
        }
        let vector = source.ownVector
        sourceVector = vector
        sourceVelocity = source.ownVelocity(at: time)
        let runs = flight.isActive && flight.advance(to: time)
        let shared = runs ? vector + flight.offset(at: time) : vector
        var travels = false
        for member in members {
            if member.fadesInsteadOfMoving && member.isGoing {
                member.unfollow(time: time)
                continue
            }
            let standsStill = member === source && !runs && !member.catchesUp
            // What became the source on a way of its own goes that way to its end.
            if standsStill && !member.travels || !member.follow(shared, time: time) {
                if standsStill { member.unfollow(time: time) }
            } else {
                travels = true
            }
        }
        return runs || travels
    }

    /// Sends the members on their way that follow this group since the update at hand, or another point of it.
    func setCourses(in scene: SceneGraph, transaction: Transaction, at time: Time) {
        for member in members where member.hasChangedCourse && member !== source && !member.isGoing {
            let way = member.transaction(from: transaction, at: time)
            let frame = sharedVector(at: time) ?? member.ownVector
            if member.changeCourse(to: frame, transaction: way, at: time) { scene.registry.runs = true }
        }
    }

    // MARK: Dissolve

    /// Decides which members are drawn together: those that leave and the source that arrives in their place.
    func updateDissolve() {
        guard isResolved else { return }
        isResolved = false
        drawnFrame = -1
        guard isDissolving || hasGoing else { return }
        swap(&drawn, &drawnBefore)
        weigh(into: &drawn)
        var dissolves = false
        if drawn.count > 1, source?.nearestPresence != nil {
            for (member, _, _) in drawn where member !== source {
                if member.nearestPresence?.opacity.isRunning == true { dissolves = true }
            }
        }
        if dissolves != isDissolving || dissolves && !isDrawnAsBefore {
            for (member, _, _) in drawn { member.markSubtreeDisplay() }
        }
        if !dissolves { drawn.removeAll(keepingCapacity: true) }
        drawnBefore.removeAll(keepingCapacity: true)
        isDissolving = dissolves
        guard dissolves else { return }
        for (member, _, _) in drawn {
            guard let presence = member.nearestPresence else { continue }
            presences.append(presence)
            if member.presence === presence {
                presence.isDrawnElsewhere = true
            } else {
                presence.holdsDissolvingMember = true
            }
        }
        var node: Node? = source
        while let current = node {
            current.flags.insert(.drawsGroup)
            current.asLayer?.holdsDissolvingMember = true
            path.append(current)
            node = current.parent
        }
    }

    /// Lets go of what the dissolve of the last frame held.
    func endDissolve() {
        guard isDissolving else { return }
        for presence in presences {
            presence.isDrawnElsewhere = false
            presence.holdsDissolvingMember = false
        }
        for node in path {
            node.flags.remove(.drawsGroup)
            node.asLayer?.holdsDissolvingMember = false
        }
        presences.removeAll(keepingCapacity: true)
        path.removeAll(keepingCapacity: true)
    }

    /// Whether the same members are drawn with the same weights as in the frame before.
    private var isDrawnAsBefore: Bool {
        guard drawn.count == drawnBefore.count else { return false }
        for (new, old) in zip(drawn, drawnBefore) where new.member !== old.member || new.weight != old.weight {
            return false
        }
        return true
    }

    /// How much each member that is drawn counts; the weights add up to 1.
    var weights: [(member: MatchedNode, weight: Double)] {
        var list: [Drawn] = []
        weigh(into: &list)
        return list.map { ($0.member, $0.weight) }
    }

    /// Puts the members that are drawn, and how much each counts, into `list`. In a list that is kept, since this is done
    /// for every group in flight.
    private func weigh(into list: inout [Drawn]) {
        list.removeAll(keepingCapacity: true)
        var sum = 0.0
        for place in members.indices.reversed() {
            let member = members[place]
            guard member === source || member.isGoing else { continue }
            let share = member.nearestPresence?.shownOpacity ?? 1
            sum += share
            list.append((member, share, .zero))
        }
        guard sum > 0 else {
            list.removeAll(keepingCapacity: true)
            if let source { list.append((source, 1, .zero)) }
            return
        }
        for place in list.indices { list[place].weight /= sum }
    }

    /// Finds once a frame where the members are that are drawn: the frame may be painted in many parts.
    private func placeDrawn(for frame: Int) {
        guard drawnFrame != frame else { return }
        drawnFrame = frame
        drawnBounds = .zero
        for index in drawn.indices {
            let member = drawn[index].member
            let place = member.windowBounds(of: member.bounds)
            drawn[index].place = place
            drawnBounds = drawnBounds.union(place)
        }
    }

    /// Adds the members up, each under its own clip and fades, whatever lies around the source.
    func paint(in context: PaintContext) {
        guard let scene = source?.scene else { return }
        placeDrawn(for: scene.frameSerial)
        let canvas = context.canvas
        let window = PaintContext(canvas: canvas, region: context.region, scale: context.scale)
        guard window.touches(drawnBounds) else { return }
        canvas.save()
        canvas.startOver(in: context.region)
        canvas.concatenate(Transform(scaleX: context.scale, y: context.scale))
        canvas.beginGroup(holding: drawnBounds)
        for (member, weight, place) in drawn where weight > 0 && window.touches(place) {
            if member.isDrawnInOneStep {
                canvas.save()
                canvas.mix(.add)
                var fainter = window
                fainter.opacity = weight
                member.paintMember(in: fainter)
                canvas.restore()
                continue
            }
            canvas.beginGroup(holding: place)
            member.paintMember(in: window)
            canvas.endGroup(opacity: weight, blend: .add)
        }
        canvas.endGroup()
        canvas.restore()
    }
}

extension RectVector {
    /// The frame of which the vector names the point at `anchor`, and the size.
    fileprivate func frame(around anchor: UnitPoint) -> Rect {
        Rect(
            x: components.x - anchor.x * components.z, y: components.y - anchor.y * components.w, width: components.z,
            height: components.w)
    }
}
