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

    /// The name of the shape in listings.
    final let kind: String
    /// Whether the outline is that of its frame.
    fileprivate(set) final var isRectangle = false
    /// Whether the shape's own numbers travel.
    fileprivate(set) final var isRunning = false
    private var known: (size: Size, path: Path, cover: Rect)?

    fileprivate init(kind: String) {
        self.kind = kind
    }

    /// The outline in a frame of `size` at the origin.
    final func path(for size: Size) -> Path {
        entry(for: size).path
    }

    /// A rectangle around the outline in a frame of `size` at the origin.
    final func cover(for size: Size) -> Rect {
        isRectangle ? Rect(origin: .zero, size: size) : entry(for: size).cover
    }

    private func entry(for size: Size) -> (size: Size, path: Path, cover: Rect) {
        if let known, known.size == size { return known }
        let path = makePath(for: size)
        let entry = (size, path, path.coverRect)
        known = entry
        return entry
    }

    fileprivate final func forgetPath() {
        known = nil
    }

    /// Makes the outline; not kept.
    fileprivate func makePath(for size: Size) -> Path { Path() }
    /// The outline in `frame`, where it is a rectangle with round corners.
    func rounded(in frame: Rect) -> RoundedOutline? { nil }
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
    private var shape: Content
    private var data: AnimatedValue<Content.AnimatableData>

    init(_ shape: Content) {
        self.shape = shape
        data = AnimatedValue(shape.animatableData)
        super.init(kind: "\(Content.self)")
        outlineChanged()
    }

    private func outlineChanged() {
        forgetPath()
        isRectangle = !isRunning && (shape as? Rectangle)?.inset == 0
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

    private var shownShape: Content {
        var shown = shape
        if isRunning { shown.animatableData = data.presented }
        return shown
    }

    override func makePath(for size: Size) -> Path { shownShape.path(in: Rect(origin: .zero, size: size)) }

    override func rounded(in frame: Rect) -> RoundedOutline? {
        (shownShape as? any RoundedShape)?.roundedOutline(in: frame)
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
