/// The list of what moves in a window, over its content.
///
/// It is drawn anew when something moves, and never asks for a frame by itself.
final class MotionOverlayNode: Node {
    /// An animation or a group: its name, and what is said of it in a second line.
    private struct Entry: Equatable {
        var name: String
        var detail: String
    }

    private var title = ""
    private var entries: [Entry] = []

    private static let titleFont = FontDescription(size: 11, weight: .semibold)
    private static let nameFont = FontDescription(size: 10, weight: .semibold)
    private static let detailFont = FontDescription(size: 10)
    private static let margin = 8.0
    private static let lineSpacing = 2.0
    /// From an entry to the next.
    private static let gap = 5.0
    /// As many as a look can take in; the rest is counted.
    private static let mostEntries = 40

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "motionOverlay" }
    override var allowsHitTesting: Bool { false }

    /// Takes what runs now.
    func refresh(from host: ViewHost) {
        let animations = host.runningAnimations
        let groups = host.scene.registry.sortedGroups
        let newTitle =
            "\(animations.count) animation\(animations.count == 1 ? "" : "s"), "
            + "\(groups.count) matched group\(groups.count == 1 ? "" : "s")"
        var new = animations.prefix(Self.mostEntries).map { animation in
            Entry(
                name: "\(animation.node).\(animation.attribute)",
                detail:
                    "\(animation.value) → \(animation.target)  velocity \(animation.velocity)  \(animation.animation)"
                    .replacing(", blendDuration: 0.0", with: "").withShortNumbers)
        }
        new += groups.prefix(max(0, Self.mostEntries - new.count)).map { group in
            let members = group.weights.map { "\($0.member.children.first?.kind ?? "empty") \($0.weight)" }
            return Entry(
                name: "group “\(group.key.id)”",
                detail:
                    "source \(group.source?.children.first?.kind ?? "none")  "
                    + "frame \(group.sharedFrame(at: host.now)?.description ?? "none")  "
                    + "\(group.members.count) members, drawn: \(members.joined(separator: ", "))".withShortNumbers)
        }
        if new == entries && newTitle == title { return }
        (title, entries) = (newTitle, new)
        invalidateBounds()
        markDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A line of text and where it stands from the panel's corner.
    private typealias Line = (layout: TextLayout, top: Double, isTitle: Bool, isName: Bool)

    /// As many lines as there is room for, and the panel's size.
    private func lines(in frame: Rect) -> (lines: [Line], size: Size) {
        let room = max(0, frame.width - 2 * Self.margin)
        let height = max(0, frame.height - 2 * Self.margin)
        func layout(_ text: String, _ font: FontDescription) -> TextLayout {
            TextLayout.cached(TextContent(text, font: font), TextConstraints(width: room, height: height))
        }
        var lines: [Line] = [(layout(title, Self.titleFont), 0, true, false)]
        var bottom = lines[0].layout.size.height
        for entry in entries {
            let name = layout(entry.name, Self.nameFont)
            let detail = layout(entry.detail, Self.detailFont)
            let top = bottom + Self.gap
            let end = top + name.size.height + Self.lineSpacing + detail.size.height
            if end > height { break }
            lines.append((name, top, false, true))
            lines.append((detail, top + name.size.height + Self.lineSpacing, false, false))
            bottom = end
        }
        let width = lines.map(\.layout.size.width).max() ?? 0
        return (lines, Size(width: width + 2 * Self.margin, height: bottom + 2 * Self.margin))
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        let size = lines(in: frame).size
        return Rect(
            x: frame.minX, y: frame.minY, width: min(frame.width, size.width), height: min(frame.height, size.height))
    }

    override func draw(in context: PaintContext, frame: Rect) {
        guard let panel = inkBounds(in: frame) else { return }
        context.canvas.fillRect(panel, Color.black.resolved(in: .light), opacity: 0.78 * context.opacity)
        for line in lines(in: frame).lines {
            let corner = panel.origin + Size(width: Self.margin, height: Self.margin + line.top)
            let color: Color = line.isTitle ? .white : line.isName ? .cyan : Color(white: 0.85)
            line.layout.draw(
                on: context.canvas, at: corner, fill: .color(color.resolved(in: .dark)), bounds: panel,
                opacity: context.opacity, scheme: .dark)
        }
    }
}
