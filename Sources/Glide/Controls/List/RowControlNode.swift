/// What a row of a list shows beside its content while the list is edited: a circle that takes it away, one that says
/// whether it is selected, or a handle by which it is carried.
final class RowControlNode: Node, GestureCarrier {
    enum Kind {
        case delete, check, handle
    }

    /// By how much the content makes room, in points.
    static let room = 38.0
    /// How far from the edge of the row a handle is taken, in points.
    static let reach = 54.0
    private static let radius = 11.0

    let kindOfControl: Kind
    private unowned let row: ListRowNode
    private var attachment: GestureAttachment?

    init(_ kind: Kind, of row: ListRowNode) {
        kindOfControl = kind
        self.row = row
        super.init(tracksFrame: true)
        switch kind {
        case .delete:
            attachment = GestureAttachment(
                ControlPressGesture { [weak self] in self?.contains($0) ?? false }
                    .onEnded { [weak row] _ in row?.slide?.toggle() }, target: self)
        case .handle: attachment = row.slide?.carryAtOnce(from: self)
        // A press anywhere on the row selects it.
        case .check: break
        }
    }

    override var kind: String { "rowControl" }

    var gestures: [GestureAttachment] {
        guard row.isEditing, let attachment else { return [] }
        return [attachment]
    }

    private func contains(_ place: Point) -> Bool { shownFrame.contains(place) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    override func hits(_ point: Point) -> Bool {
        row.isEditing && kindOfControl != .check && presentedFrame.contains(point)
    }

    override func willLeave(_ scene: SceneGraph) {
        row.host.dispatcher.targetRemoved(self)
        super.willLeave(scene)
    }

    // MARK: Drawing

    /// Which part of its room it comes in by: so much as keeps it within the row.
    private static let way = 0.4

    /// Where it is drawn, in a frame; it comes in from the edge of the row.
    private func center(in frame: Rect) -> Point {
        let isAtLeft = (kindOfControl == .handle) == row.isReadFromRightToLeft
        // From the row's edge: as far as the content stands from it otherwise.
        let distance = 16 + Self.radius - Self.way * row.controlsLack
        return Point(x: isAtLeft ? frame.minX + distance : frame.maxX - distance, y: frame.midY)
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        let center = center(in: frame)
        let reach = Self.radius + 1
        return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }

    override func draw(in context: PaintContext, frame: Rect) {
        let opacity = row.controlsShare * context.opacity
        guard opacity > 0 else { return }
        let center = center(in: frame)
        let box = Rect(
            x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
        let colors = row.colors
        func fill(_ path: Path, _ color: Color, _ share: Double = 1) {
            context.canvas.fill(path, .color(color.resolved(in: colors)), in: box, opacity: opacity * share)
        }
        switch kindOfControl {
        case .delete:
            fill(Path(ellipseIn: box), .red)
            let bar = Rect(x: center.x - 5.5, y: center.y - 1, width: 11, height: 2)
            fill(Path(roundedRect: bar, cornerRadius: 1), .white)
        case .handle:
            for line in -1...1 {
                let bar = Rect(x: center.x - 9, y: center.y + 5 * Double(line) - 0.75, width: 18, height: 1.5)
                fill(Path(roundedRect: bar, cornerRadius: 0.75), .secondary, colors.isStrong ? 1 : 0.7)
            }
        case .check:
            let share = row.selectedShare
            context.canvas.stroke(
                Path(ellipseIn: box.insetBy(dx: 0.75, dy: 0.75)), StrokeStyle(lineWidth: 1.5),
                .color(Color.secondary.resolved(in: colors)), in: box,
                opacity: opacity * (1 - share) * (colors.isStrong ? 1 : 0.7))
            context.canvas.fill(
                Path(ellipseIn: box), .color(row.tint.resolved(in: colors)), in: box, opacity: opacity * share)
            Symbol(named: "checkmark").draw(
                on: context.canvas, in: box.insetBy(dx: 5, dy: 5), fill: .color(Color.white.resolved(in: colors)),
                bounds: box, opacity: opacity * share)
        }
    }
}
