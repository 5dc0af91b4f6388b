import Glibc

/// Twelve spokes above content that is pulled down: they appear one by one, and turn while the refresh runs.
final class RefreshSpinnerNode: Node {
    private static let spokes = 12
    /// Points from the middle to a spoke's ends.
    private static let radii = 5.0...10.0
    private static let width = 2.2
    /// Seconds a turn.
    private static let period = 1.0

    private unowned let host: ViewHost
    var color = Color.secondary.resolved(in: .light)
    /// Whether the scroll view is refreshed at all.
    var isWanted = false
    var isTurning = false {
        didSet {
            if isTurning == oldValue { return }
            begin = host.now
            if isTurning { animationBegan() }
            markDisplay()
        }
    }
    private var begin = Time.zero
    private var turn = 0
    private var center = Point.zero
    private var gap = 0.0

    init(host: ViewHost) {
        self.host = host
        super.init()
    }

    override var kind: String { "refreshSpinner" }
    override var isRunning: Bool { super.isRunning || isTurning }
    override func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// The content, which shows `viewport`, is `gap` points below its place.
    func follow(_ viewport: Rect, pulledBy gap: Double) {
        self.gap = max(0, gap)
        center = Point(x: viewport.midX, y: viewport.minY + self.gap / 2)
        if isWanted { markDisplay() }
    }

    override func animate(to time: Time) -> Bool {
        let runs = super.animate(to: time)
        guard isTurning else { return runs }
        let step = Int(((time - begin) / Self.period * Double(Self.spokes)).rounded(.down))
        if step != turn {
            turn = step
            markDisplay()
        }
        return true
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        isTurning = false
    }

    private var isSeen: Bool { isWanted && gap > 2 * Self.width }

    override func inkBounds(in frame: Rect) -> Rect? {
        guard isSeen else { return nil }
        let reach = Self.radii.upperBound + Self.width
        return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }

    override func draw(in context: PaintContext, frame: Rect) {
        guard isSeen, let box = inkBounds(in: frame) else { return }
        let pulled = isTurning ? 1 : min(1, gap / RefreshControl.threshold)
        let count = Double(Self.spokes)
        let style = StrokeStyle(lineWidth: Self.width, lineCap: .round)
        for spoke in 0..<Self.spokes {
            // Spokes come up one after the other while the content is pulled.
            var strength = min(1, max(0, pulled * count - Double(spoke)))
            if isTurning {
                let age = ((turn - spoke) % Self.spokes + Self.spokes) % Self.spokes
                strength = 1 - 0.75 * Double(age) / (count - 1)
            }
            guard strength > 0 else { continue }
            let angle = 2 * Double.pi * Double(spoke) / count - Double.pi / 2
            let way = Size(width: cos(angle), height: sin(angle))
            var path = Path()
            path.move(to: center + way * Self.radii.lowerBound)
            path.addLine(to: center + way * Self.radii.upperBound)
            context.canvas.stroke(path, style, .color(color), in: box, opacity: strength * context.opacity)
        }
    }
}
