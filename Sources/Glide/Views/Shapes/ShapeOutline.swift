/// The outline of a shape for frames of any size, with its own animation: what a node asks without knowing the type.
///
/// Only `AnimatedOutline` inherits from it.
@MainActor
class ShapeOutline {
    /// What a new value of the shape brought.
    enum Change {
        /// It is the same.
        case nothing
        /// It has other animated numbers.
        case numbers
        /// It is another one also beside those.
        case shape
    }

    /// What is known of the outline in a frame of one size.
    private struct Known {
        var size: Size
        var rounded: RoundedOutline?
        var path: Path?
        var cover: Rect
    }

    /// The name of the shape in listings.
    final let kind: String
    /// Whether the outline is that of its frame.
    @exclusivity(unchecked) fileprivate(set) final var isRectangle = false
    /// Whether the shape's own numbers travel.
    @exclusivity(unchecked) fileprivate(set) final var isRunning = false
    @exclusivity(unchecked) private final var known: Known?

    fileprivate init(kind: String) {
        self.kind = kind
    }

    /// The outline in a frame of `size` at the origin.
    final func path(for size: Size) -> Path {
        learn(size)
        if let path = known?.path { return path }
        let path = makePath(for: size)
        known?.path = path
        return path
    }

    /// The outline in a frame of `size` at the origin, if it is a rectangle with round corners.
    final func rounded(for size: Size) -> RoundedOutline? {
        learn(size)
        return known?.rounded
    }

    /// A rectangle around the outline in a frame of `size` at the origin.
    final func cover(for size: Size) -> Rect {
        if isRectangle { return Rect(origin: .zero, size: size) }
        learn(size)
        return known?.cover ?? .zero
    }

    private func learn(_ size: Size) {
        if let known, known.size == size { return }
        if let rounded = makeRounded(for: size) {
            known = Known(size: size, rounded: rounded, cover: rounded.rect)
        } else {
            let path = makePath(for: size)
            known = Known(size: size, path: path, cover: path.coverRect)
        }
    }

    fileprivate final func forgetPath() {
        known = nil
    }

    /// The outline where it is a rectangle with round corners; not kept.
    fileprivate func makeRounded(for size: Size) -> RoundedOutline? { nil }
    /// Makes the outline; not kept.
    fileprivate func makePath(for size: Size) -> Path { Path() }
    /// The outline in `frame`, for a ring around it, where it is more or less a rectangle with round corners.
    func ring(in frame: Rect) -> RingOutline? { nil }
    /// The size that the shape takes.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { .zero }
    /// Brings the shape's own numbers to `time`.
    func advance(to time: Time) {}
    /// Ends the animation of the shape's own numbers.
    func cancel() {}
    /// A line for the list of running animations.
    func listing(at time: Time) -> RunningAnimation {
        RunningAnimation(node: kind, attribute: "shape", value: "", velocity: "", target: "")
    }
}

/// The outline of a shape of one type.
final class AnimatedOutline<Content: Shape>: ShapeOutline {
    @exclusivity(unchecked) private var shape: Content
    @exclusivity(unchecked) private var data: AnimatedValue<Content.AnimatableData>
    /// The outline of a shape of this type as a rectangle with round corners; nil where none of them is. Kept, because
    /// casting the shape anew for every frame of a movement costs more than all that is drawn with it.
    private let roundedOutline: ((Content, Rect) -> RoundedOutline?)?

    init(_ shape: Content) {
        self.shape = shape
        data = AnimatedValue(shape.animatableData)
        roundedOutline = (shape as? any RoundedShape).map { Self.roundedOutline(of: $0) }
        super.init(kind: "\(Content.self)")
        outlineChanged()
    }

    private static func roundedOutline<Rounded: RoundedShape>(
        of shape: Rounded
    ) -> (Content, Rect) -> RoundedOutline? {
        { unsafeBitCast($0, to: Rounded.self).rounded(in: $1) }
    }

    private func outlineChanged() {
        forgetPath()
        isRectangle = roundedOutline != nil && !isRunning && (shape as? Rectangle)?.inset == 0
    }

    /// Takes a new shape, going there as `transaction` says.
    func set(_ new: Content, transaction: Transaction, at time: Time) -> Change {
        let isSame = isEqual(new, shape)
        let numbers = new.animatableData
        shape = new
        guard !isSame || numbers != data.model else { return .nothing }
        isRunning = data.set(numbers, transaction: transaction, at: time)
        outlineChanged()
        return isSame ? .numbers : .shape
    }

    /// The shape as it is now.
    private var shown: Content {
        guard isRunning else { return shape }
        var shown = shape
        shown.animatableData = data.presented
        return shown
    }

    override func makePath(for size: Size) -> Path {
        shown.path(in: Rect(origin: .zero, size: size))
    }

    override func ring(in frame: Rect) -> RingOutline? {
        (shown as? any RingShape)?.ring(in: frame)
    }

    override func makeRounded(for size: Size) -> RoundedOutline? {
        roundedOutline?(shown, Rect(origin: .zero, size: size))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    override func advance(to time: Time) {
        isRunning = data.advance(to: time)
        outlineChanged()
    }

    override func cancel() {
        data.cancel()
        isRunning = false
        outlineChanged()
    }

    override func listing(at time: Time) -> RunningAnimation {
        data.listing(node: kind, attribute: "shape", at: time)
    }
}
