/// A finger's hold of a scroll view: what it has passed on so far, and to whom.
///
/// Content that has come to its end under the finger hands the rest of the way to the scroll view around it, one to one.
/// Back again the innermost goes first. Only what nobody can use stretches: the outermost that gives way.
@MainActor
struct ScrollGrip {
    /// The view under the finger and the scroll views around it, innermost first.
    let chain: [ScrollNode]
    /// The finger's way so far.
    var travel = Size.zero
    /// Where each view's content was at first.
    let starts: [Size]

    init(_ node: ScrollNode) {
        var chain = [node]
        var next = node.parent
        while let current = next {
            if let outer = current as? ScrollNode, !outer.isDisabled { chain.append(outer) }
            next = current.parent
        }
        self.chain = chain
        starts = chain.map(\.scrollOffset)
    }

    /// The views that scroll along `axis`.
    private func members(along axis: Axis) -> [ScrollNode] {
        chain.filter { $0.axes.contains(Axis.Set(axis)) && $0.scene != nil }
    }

    /// Moves the views so that the finger has gone `way` along `axis` since the beginning.
    mutating func move(to way: Double, along axis: Axis, at time: Time) {
        // The offset goes against the finger.
        var rest = travel[axis] - way
        travel[axis] = way
        guard rest != 0 else { return }
        let members = members(along: axis)
        if let stretched = members.first(where: { $0[axis].isStretched }) { rest = stretched[axis].pull(by: rest) }
        for node in members where rest != 0 && node[axis].hasRoom(rest, at: time) {
            node[axis].hold(at: time)
            rest = node[axis].pull(by: rest)
        }
        if rest != 0, let last = members.last(where: { $0[axis].bounces }) {
            last[axis].hold(at: time)
            last[axis].stretch(by: rest)
        }
        for node in members { node.contentMoved() }
    }

    /// Lets go of everything while the finger moves with `velocity` along `axis`.
    func release(velocity: Double, along axis: Axis, at time: Time) {
        let speed = -velocity
        let members = members(along: axis)
        let runner =
            members.first { $0[axis].isStretched }
            ?? members.first { speed != 0 && $0[axis].hasRoom(speed, at: time) }
            ?? members.last { $0[axis].bounces }
        for (index, node) in chain.enumerated() where node[axis].isHeld {
            node.letGo(velocity: node === runner ? speed : 0, from: starts[index][axis], along: axis, at: time)
        }
        if let runner, !runner[axis].isMoving, speed != 0, runner[axis].hasRoom(speed, at: time) {
            runner[axis].fling(velocity: speed, at: time, runsOut: runner.handsOver(along: axis, speed))
        }
        for node in members { node.contentMoved() }
    }
}
