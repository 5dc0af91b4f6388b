/// What tests and tools may ask about a window's scene.
@MainActor
package struct SceneInspection {
    private let host: ViewHost

    package init(_ window: OffscreenWindow) {
        host = window.host
    }

    /// A matched geometry group.
    package struct Group {
        package var namespace: Namespace.ID
        package var id: AnyHashable
        package var source: String?
        package var frame: Rect?
        package var velocity: Rect
        package var members: [(view: String, weight: Double)]
    }

    /// A running animation.
    package struct Running {
        package var node: String
        package var attribute: String
        package var value: String
        package var velocity: String
        package var target: String
        package var animation: String
    }

    private func first(below node: Node, _ matches: (Node) -> Bool) -> Node? {
        var leaving: Node?
        func search(_ node: Node, isLeaving: Bool) -> Node? {
            let isLeaving = isLeaving || node.isLeaving
            if matches(node) {
                if !isLeaving { return node }
                if leaving == nil { leaving = node }
            }
            for child in node.shownChildren {
                if let found = search(child, isLeaving: isLeaving) { return found }
            }
            return nil
        }
        return search(node, isLeaving: false) ?? leaving
    }

    /// The presented frame of the view with `identifier`; of the one that stays, if another is leaving.
    package func frame(ofIdentifier identifier: String) -> Rect? {
        first(below: host.scene.root) { ($0 as? AccessibilityNode)?.properties.identifier == identifier }?.shownFrame
    }

    /// The presented frames of all views with an identifier that are not leaving.
    package var identifiedFrames: [String: Rect] {
        var frames: [String: Rect] = [:]
        func visit(_ node: Node) {
            if node.isLeaving { return }
            if let identifier = (node as? AccessibilityNode)?.properties.identifier, frames[identifier] == nil {
                frames[identifier] = node.shownFrame
            }
            for child in node.children { visit(child) }
        }
        visit(host.scene.root)
        return frames
    }

    /// The presented frame of the view that has the keyboard's focus.
    package var focusedFrame: Rect? { host.focus.focused?.shownFrame }

    /// The first text in the view that has the keyboard's focus, or else its identifier.
    package var focusedName: String? {
        guard let focused = host.focus.focused else { return nil }
        let text = first(below: focused) { $0 is TextNode } as? TextNode
        if let text { return text.string }
        var node: Node? = focused.innermostWrapped
        while let current = node {
            if let identifier = (current as? AccessibilityNode)?.properties.identifier { return identifier }
            node = current.isWrapper || current === focused ? current.parent : nil
        }
        return ""
    }

    /// Where the ring around that view is drawn; nil while there is none to be seen.
    package var focusRing: Rect? { host.focus.ring.node?.shownRing }

    /// The presented frames of all views that could have the keyboard's focus, in reading order.
    package var focusableFrames: [Rect] { host.focus.focusableNodes.map(\.shownFrame) }

    private func text(_ string: String) -> TextNode? {
        first(below: host.scene.root) { ($0 as? TextNode)?.string == string } as? TextNode
    }

    /// The presented frame of the first text that shows exactly `string`.
    package func frame(ofText string: String) -> Rect? { text(string)?.shownFrame }

    /// Where the glyphs of that text stand, cluster by cluster.
    package func glyphOrigins(ofText string: String) -> [Point] { text(string)?.glyphOrigins ?? [] }

    /// How many nodes the scene holds, the window's own included.
    package var nodeCount: Int {
        func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
        return count(host.scene.root)
    }

    /// How often a body was evaluated since the window was made.
    package var bodyEvaluations: Int { host.bodyEvaluations }

    /// The kinds of nodes that a press at `place` meets, innermost first.
    package func hitPath(at place: Point) -> [String] {
        HitTestPass.path(to: place, from: host.scene.root).map(\.kind)
    }

    /// How many gestures are under way.
    package var activeGestures: Int { host.dispatcher.activeCount }

    /// Every running animation, in tree order.
    package var runningAnimations: [Running] {
        host.runningAnimations.map {
            Running(
                node: $0.node, attribute: $0.attribute, value: $0.value, velocity: $0.velocity, target: $0.target,
                animation: $0.animation)
        }
    }

    /// Every matched geometry group.
    package var matchedGroups: [Group] {
        host.scene.registry.groups.values.map { group in
            Group(
                namespace: Namespace.ID(number: group.key.namespace), id: group.key.id,
                source: group.source.map { "\($0.children.first?.kind ?? $0.kind)" },
                frame: group.sharedFrame(at: host.now), velocity: group.velocity(at: host.now),
                members: group.weights.map { ($0.member.children.first?.kind ?? $0.member.kind, $0.weight) })
        }
        .sorted { "\($0.namespace.number) \($0.id)" < "\($1.namespace.number) \($1.id)" }
    }

    package static var warnings: [String] { Warnings.recorded }
    /// Feedback asked for, in words, oldest first.
    package static var haptics: [String] { HapticOutput.requested.map { "\($0)" } }
    package static func forgetReports() {
        Warnings.reset()
        HapticOutput.forget()
        AnnouncementOutput.forget()
    }

    /// Makes pictures independent of the machine: the pinned fonts, the built-in symbols. False without the fonts.
    @discardableResult
    package static func pinResources() -> Bool {
        Symbol.usesBuiltInOnly = true
        return FontLibrary.usePinnedTestFonts()
    }
}

extension Node {
    /// The frame that is seen, in window coordinates: also where a modifier inside moves it or a group places it.
    var shownFrame: Rect {
        shownContentFrame(within: tracksFrame ? presentedFrame : Rect(origin: layoutOrigin, size: size))
            .applying(windowTransform())
    }

    /// The shown frame in the node's own space; `frame` is that of the outermost modifier.
    private func shownContentFrame(within frame: Rect) -> Rect {
        guard isTransparent, let child = children.first else { return tracksFrame ? presentedFrame : frame }
        if let matched = self as? MatchedNode {
            let inner = Rect(origin: .zero, size: matched.shownSize)
            return child.shownContentFrame(within: inner).applying(matched.current.transform)
        }
        let inner = child.shownContentFrame(within: frame)
        return (self as? TransformNode).map { inner.applying($0.current.transform) } ?? inner
    }
}
