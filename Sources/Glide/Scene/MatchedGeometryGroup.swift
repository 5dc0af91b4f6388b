/// The views that share one frame.
@MainActor
final class MatchedGeometryGroup {
    let key: MatchedGeometryRegistry.Key
    /// Newest first.
    private(set) var members: [MatchedNode] = []
    /// Whose frame is shared.
    private(set) weak var source: MatchedNode?
    /// The source's own frame when it was read last: anchor point in the window, and size.
    private(set) var sourceVector: RectVector?
    /// What is added to it while the frame travels from one source to the next.
    private(set) var flight = Animator<RectVector>()
    /// Whether several members are drawn as one, weighed against each other.
    private(set) var isDissolving = false

    init(key: MatchedGeometryRegistry.Key) {
        self.key = key
    }

    var isEmpty: Bool { members.isEmpty }
    var isInFlight: Bool { flight.isRunning }

    func add(_ member: MatchedNode) {
        members.insert(member, at: members.firstIndex { $0.age < member.age } ?? members.count)
    }

    func remove(_ member: MatchedNode) {
        members.removeAll { $0 === member }
    }

    /// The shared frame at `time`, as anchor point and size; nil while there is no source.
    func sharedVector(at time: Time) -> RectVector? {
        sourceVector.map { flight.isRunning ? $0 + flight.offset(at: time) : $0 }
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
    /// - Parameter transaction: that of the update at hand, at the root of the tree.
    func chooseSource(in scene: SceneGraph, transaction: Transaction, at time: Time) {
        let candidates = members.filter { $0.arguments.isSource && !$0.isGoing && $0.flags.contains(.placed) }
        if candidates.count > 1 {
            Warnings.warnOnce(
                "matched-sources-\(key.namespace)-\(key.id)",
                "matchedGeometryEffect: \(candidates.count) views are the source of id \"\(key.id)\"; the newest counts. "
                    + "Give all but one isSource: false.")
        }
        guard let chosen = candidates.first else {
            // While the old source leaves, its last frame stays shared.
            if let source, members.contains(where: { $0 === source }) { return }
            if source != nil || sourceVector != nil {
                source = nil
                sourceVector = nil
                flight.cancel()
                for member in members { member.unfollow(time: time) }
            }
            return
        }
        if chosen === source { return }
        let vector = chosen.ownVector
        if let old = sourceVector {
            // Not the transaction that made the view: one that was leaving may have come back with another.
            flight.shift(by: vector - old, transaction: chosen.received(transaction, at: time), at: time)
            if flight.isRunning { scene.registry.runs = true }
        }
        source = chosen
        sourceVector = vector
    }

    /// Places every member for the frame at `time`.
    func resolve(at time: Time) -> Bool {
        guard let source else { return false }
        let vector = source.ownVector
        sourceVector = vector
        let runs = flight.isRunning && flight.advance(to: time)
        let shared = runs ? vector + flight.offset(at: time) : vector
        for member in members {
            if member === source && !runs {
                member.unfollow(time: time)
            } else {
                member.follow(shared, time: time)
            }
        }
        return runs
    }

    // MARK: Dissolve

    /// Decides which members are drawn together.
    func updateDissolve() {
        let fading = members.filter { $0 === source || $0.isGoing }
            .filter { member in
                guard let presence = member.nearestPresence else { return member === source }
                return presence.opacity.isRunning || member === source
            }
        let dissolves = fading.count > 1 && fading.contains { $0 === source } && source?.nearestPresence != nil
        let hasLeaving = fading.contains { $0.isGoing }
        let now = dissolves && hasLeaving
        for member in members {
            guard let presence = member.nearestPresence else { continue }
            if member.presence === presence {
                presence.isDrawnElsewhere = now
            } else {
                presence.holdsDissolvingMember = now
            }
        }
        if now != isDissolving {
            isDissolving = now
            for member in members { member.markSubtreeDisplay() }
        }
    }

    /// How much each member that is drawn counts; the weights add up to 1.
    var weights: [(member: MatchedNode, weight: Double)] {
        let drawn = members.reversed().filter { $0 === source || $0.isGoing }
        let shares = drawn.map { $0.nearestPresence?.shownOpacity ?? 1 }
        let sum = shares.reduce(0, +)
        guard sum > 0 else { return source.map { [($0, 1)] } ?? [] }
        return zip(drawn, shares).map { ($0, $1 / sum) }
    }

    /// Adds the members up, each under its own clip.
    func paint(in context: PaintContext) {
        context.canvas.beginGroup()
        for (member, weight) in weights where weight > 0 {
            context.canvas.beginGroup()
            member.paintMember(in: context)
            context.canvas.endGroup(opacity: weight, blend: .add)
        }
        context.canvas.endGroup(opacity: context.opacity, blend: .over)
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
