/// Keeps a text's node, and brings it up to date when a text that tells the time says something else.
final class TextElement: TypedElement<Text>, TimedElement {
    let node = TextNode()

    override init(_ view: Text, in context: _ElementContext) {
        super.init(view, in: context)
        show(in: context, isFirst: true)
    }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: Text, in context: _ElementContext) {
        let wasLive = self.view.isLive
        super.update(view, in: context)
        if wasLive, !view.isLive { host.elementClock.cancel(self) }
        show(in: context, isFirst: false)
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        show(in: context, isFirst: false)
    }

    private func show(in context: _ElementContext, isFirst: Bool) {
        guard view.isLive else { return node.set(view, in: context, isFirst: isFirst) }
        node.set(view.said(at: host.now.seconds + host.dateShift), in: context, isFirst: isFirst)
        host.elementClock.schedule(self, wake(after: host.now))
    }

    private func wake(after now: Time) -> Wake {
        let shift = host.dateShift
        return view.nextChange(after: now.seconds + shift).map { .at(Time(seconds: $0 - shift)) } ?? .never
    }

    func tick(at time: Time) -> Wake {
        host.markDirty(self)
        return wake(after: time)
    }

    override func willUnmount() {
        host.elementClock.cancel(self)
    }
}
