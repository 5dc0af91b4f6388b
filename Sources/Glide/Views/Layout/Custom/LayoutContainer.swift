/// Views arranged by a layout.
struct LayoutContainer<Arrangement: Layout, Content: View>: NodeContainer {
    let layout: Arrangement
    let content: Content

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> LayoutNode<Arrangement> { LayoutNode(layout) }

    func update(_ node: LayoutNode<Arrangement>, in context: _ElementContext) {
        node.set(layout, transaction: context.transaction, at: context.time)
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis =
            (layout as? AnyLayout)?.properties.stackOrientation ?? Arrangement.layoutProperties.stackOrientation
    }
}

final class LayoutNode<Arrangement: Layout>: Node {
    private var layout: Arrangement
    private var data: AnimatedValue<Arrangement.AnimatableData>
    private var cache: (value: Arrangement.Cache, generation: UInt32)?

    init(_ layout: Arrangement) {
        self.layout = layout
        data = AnimatedValue(layout.animatableData)
        super.init()
        noteGuides(of: layout)
    }

    /// A layout of the app's own may set any guide.
    private func noteGuides(of layout: some Layout) {
        let type = (layout as? AnyLayout)?.type ?? type(of: layout)
        if !(type is any StandardLayout.Type) { GuideKey.isAnyKnown = true }
    }

    override var kind: String { (layout as? AnyLayout)?.name ?? "\(Arrangement.self)" }

    func set(_ new: Arrangement, transaction: Transaction, at time: Time) {
        if isEqual(new, layout) { return }
        if (new as? AnyLayout)?.name != (layout as? AnyLayout)?.name {
            // Between layouts of different kinds there is nothing half-way: it is the views that travel.
            data.cancel()
            data = AnimatedValue(new.animatableData)
        } else if data.set(new.animatableData, transaction: transaction, at: time) {
            animationBegan()
        }
        layout = new
        noteGuides(of: layout)
        setNeedsLayout()
    }

    /// The layout with the animated data of the moment.
    private var shown: Arrangement {
        guard data.isRunning else { return layout }
        var shown = layout
        shown.animatableData = data.presented
        return shown
    }

    private var subviews: LayoutSubviews {
        let staying = children.contains(where: \.isLeaving) && !isLeaving ? children.filter { !$0.isLeaving } : children
        return LayoutSubviews(staying[...], isReadFromRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Runs `body` with a cache that is up to date.
    private func withCache<Result>(
        _ body: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Result
    ) -> Result {
        let layout = shown
        let subviews = subviews
        var value: Arrangement.Cache
        if let cache {
            value = cache.value
            self.cache = nil
            if cache.generation != measured.generation { layout.updateCache(&value, subviews: subviews) }
        } else {
            value = layout.makeCache(subviews: subviews)
        }
        let result = body(layout, subviews, &value)
        cache = (value, measured.generation)
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func placeChildren() {
        let places = withCache { layout, subviews, cache in
            LayoutPlaces.record {
                layout.placeSubviews(
                    in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let middle = LayoutPlace(
            position: Point(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
        for subview in subviews {
            let place = places[subview.node] ?? middle
            subview.node.place(
                at: place.origin(for: subview.node.sizeThatFits(place.proposal)), proposal: place.proposal)
        }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        let bounds = Rect(origin: .zero, size: size)
        return withCache { layout, subviews, cache in
            key.isVertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }
    }

    override var viewSpacing: ViewSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } }

    // MARK: Motion

    override var isRunning: Bool { super.isRunning || data.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        data.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if data.isRunning {
            if data.advance(to: time) { runs = true }
            setNeedsLayout()
            if data.isRunning { scene?.movesByLayout() }
        }
        return runs
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if data.isRunning { list.append(data.listing(node: kind, attribute: "animatableData", at: time)) }
    }
}

/// A layout of Glide's own, which sets no guide that its views do not set.
protocol StandardLayout: Layout {}
extension HStackLayout: StandardLayout {}
extension VStackLayout: StandardLayout {}
extension ZStackLayout: StandardLayout {}
extension GridLayout: StandardLayout {}
