/// Where a scroll view is, and where it is to go.
///
/// Bind one with `scrollPosition(_:anchor:)`. To move the content, call `scrollTo`; with an animation in the transaction
/// it travels.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    var request: ScrollPositionRequest?
    /// Tells one request from the same one made again.
    var serial = 0
    private var id: AnyHashable?
    /// Whether somebody has scrolled there by hand since the position was set.
    public private(set) var isPositionedByUser = false

    /// A position that tells views by ids of `idType`.
    public init(idType: (some Hashable).Type = Never.self) {}

    /// A position that tells views by ids of `idType`, at first at an edge.
    public init(idType: (some Hashable).Type = Never.self, edge: Edge) {
        scrollTo(edge: edge)
    }

    /// A position at the view with `id`.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor)
    }

    /// A position at `point` of the content.
    public init(point: Point) {
        scrollTo(point: point)
    }

    /// The edge that was asked for last; nil once the content was moved elsewhere.
    public var edge: Edge? {
        if case .edge(let edge) = request, !isPositionedByUser { edge } else { nil }
    }

    /// The offset that was asked for last; nil once the content was moved elsewhere.
    public var point: Point? {
        if case .point(let x?, let y?) = request, !isPositionedByUser { Point(x: x, y: y) } else { nil }
    }

    /// The view that stands at the anchor, or that was asked for.
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

    /// Moves the content to the view with `id`.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        self.id = AnyHashable(id)
        ask(.view(AnyHashable(id), anchor))
    }

    /// Moves the content to an edge.
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    /// Moves the content to `point`, or as near as is legal.
    public mutating func scrollTo(point: Point) { ask(.point(point.x, point.y)) }
    /// Moves the content to the offset `x`, `y`.
    public mutating func scrollTo(x: Double, y: Double) { ask(.point(x, y)) }
    /// Moves the content sideways to the offset `x`.
    public mutating func scrollTo(x: Double) { ask(.point(x, nil)) }
    /// Moves the content up or down to the offset `y`.
    public mutating func scrollTo(y: Double) { ask(.point(nil, y)) }

    private mutating func ask(_ request: ScrollPositionRequest) {
        self.request = request
        serial += 1
        isPositionedByUser = false
    }

    /// Takes note of where somebody has scrolled to; answers whether that is news.
    mutating func take(id: AnyHashable?) -> Bool {
        let before = self
        self.id = id
        isPositionedByUser = true
        return self != before
    }
}

/// What a scroll position asks for.
enum ScrollPositionRequest: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(Double?, Double?)
}

/// Connects a scroll view with the binding of its position.
@MainActor
final class ScrollPositionLink {
    var anchor: UnitPoint?
    /// What the scroll view and the binding agree on, so that neither hears its own echo.
    var knownID: AnyHashable?
    var knownSerial = 0
    /// What is asked for and was not before.
    var request: () -> ScrollPositionRequest? = { nil }
    /// Tells of the view at the anchor, where somebody has scrolled by hand.
    var report: (AnyHashable?) -> Void = { _ in }
}

/// A view whose scroll view has its position bound.
struct ScrollPositioned<Content: View>: PrimitiveView {
    let content: Content
    let connect: (ScrollPositionLink) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ScrollPositionedElement(view, in: context)
    }
}

private final class ScrollPositionedElement<Content: View>: TypedElement<ScrollPositioned<Content>> {
    private let link = ScrollPositionLink()
    private var child: TypedElement<Content>!

    override init(_ view: ScrollPositioned<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        view.connect(link)
        child = Content.makeElement(view.content, in: inner(context))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: ScrollPositioned<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        view.connect(link)
        child.update(view.content, in: inner(context))
    }

    private func inner(_ context: _ElementContext) -> _ElementContext {
        var inner = context.below(self)
        inner.environment.scrollPositionLink = link
        return inner
    }
}

private enum ScrollPositionLinkKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
    var scrollPositionLink: ScrollPositionLink? {
        get { self[ScrollPositionLinkKey.self] }
        set { self[ScrollPositionLinkKey.self] = newValue }
    }
}

extension View {
    /// Binds the position of a scroll view to the id of the view at its beginning, or at `anchor`.
    ///
    /// Scrolling writes the id; writing it scrolls there, animated if the transaction is. Views are those of a
    /// `scrollTargetLayout`, or the rows of lazy containers where there is none.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositioned(content: self) { link in
            link.anchor = anchor
            link.request = { [unowned link] in
                let wanted = id.wrappedValue.map { AnyHashable($0) }
                defer { link.knownID = wanted }
                guard let wanted, wanted != link.knownID else { return nil }
                return .view(wanted, anchor)
            }
            link.report = { [unowned link] new in
                guard let value = new?.base as? ID, new != link.knownID else { return }
                link.knownID = new
                id.wrappedValue = value
            }
        }
    }

    /// Binds the position of a scroll view.
    ///
    /// - Parameter anchor: the point of the viewport at which the view stands that is told; nil takes its beginning.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositioned(content: self) { link in
            link.anchor = anchor
            link.request = { [unowned link] in
                let wanted = position.wrappedValue
                defer { link.knownSerial = wanted.serial }
                return wanted.serial == link.knownSerial ? nil : wanted.request
            }
            link.report = { [unowned link] id in
                var new = position.wrappedValue
                if new.serial == link.knownSerial, new.take(id: id) { position.wrappedValue = new }
            }
        }
    }
}
