/// A window's own frame: title bar, rim and shadow, for compositors that draw none. Lengths are points.
///
/// It is drawn into the same buffer as the content, not into subsurfaces: so title bar and content can never be seen
/// apart during a resize, the window's corners can be round, and shadow and content meet without a seam at any scale.
struct WindowFrame: Equatable {
    /// Height of a title bar whose text is as large as usual. A multiple of 4: whole device pixels at every quarter of a
    /// scale.
    static let titleBarHeight = 36
    /// Size of the title's font where texts are as large as usual.
    static let titleSize = 13.0
    /// Room for the shadow beside a free edge; a multiple of 4 too.
    static let shadowMargin = 28
    /// How far outside a free edge a press still takes hold of it.
    static let grip = 8
    /// How far from a corner along an edge a press takes hold of both edges.
    static let cornerReach = 20.0
    /// Radius of corners between two free edges.
    static let cornerRadius = 10.0
    /// Width of a button's place in the title bar.
    static let buttonPitch = 34.0
    /// From the last button's place to the window's right edge.
    static let buttonMargin = 5.0

    /// Whether there is a title bar: not in fullscreen, nor where the compositor draws it.
    var hasTitleBar = false
    /// Edges beside which there is a shadow, and corners between which are round.
    var freeEdges: FrameEdges = []
    /// Edges by which the user may resize the window.
    var resizableEdges: FrameEdges = []
    var title = ""
    var buttons: [FrameButton] = FrameButton.allCases
    var isActive = false
    var isMaximized = false
    var colors = ColorSurroundings.light
    /// By how much texts are larger than usual.
    var textScale = 1.0
    /// Whether reading goes from right to left: the buttons are at the left then.
    var isMirrored = false
    var hovered: FramePart?
    var pressed: FramePart?

    var leftMargin: Int { freeEdges.contains(.left) ? Self.shadowMargin : 0 }
    var rightMargin: Int { freeEdges.contains(.right) ? Self.shadowMargin : 0 }
    var topMargin: Int { freeEdges.contains(.top) ? Self.shadowMargin : 0 }
    var bottomMargin: Int { freeEdges.contains(.bottom) ? Self.shadowMargin : 0 }
    var titleBar: Int { hasTitleBar ? Self.titleBarHeight(textScale: textScale) : 0 }

    /// As high as the title needs it where texts are larger, in fours again.
    static func titleBarHeight(textScale: Double) -> Int {
        let grown = Double(titleBarHeight) + titleSize * 1.3 * (textScale - 1)
        return max(titleBarHeight, Int((grown / 4).rounded(.up)) * 4)
    }

    /// By how much the buttons are larger than usual: less than the text, of which there is more.
    var buttonScale: Double { min(max(1, (1 + textScale) / 2), 1.6) }

    /// Whether the content fills the surface.
    var isEmpty: Bool { !hasTitleBar && freeEdges.isEmpty }

    /// Whether content and frame lie where they lie in `other`.
    func hasLayout(of other: WindowFrame) -> Bool {
        titleBar == other.titleBar && freeEdges == other.freeEdges
    }

    /// The window without its shadow, in a surface of `width` × `height`.
    func windowRect(width: Int, height: Int) -> Rect {
        Rect(
            x: Double(leftMargin), y: Double(topMargin), width: Double(max(1, width - leftMargin - rightMargin)),
            height: Double(max(1, height - topMargin - bottomMargin)))
    }

    /// The title bar.
    func titleBarRect(width: Int, height: Int) -> Rect {
        let window = windowRect(width: width, height: height)
        return Rect(x: window.minX, y: window.minY, width: window.width, height: Double(titleBar))
    }

    /// The place of a button that the frame has.
    func rect(of button: FrameButton, in bar: Rect) -> Rect {
        let fromRight = buttons.count - (buttons.firstIndex(of: button) ?? 0)
        let pitch = Self.buttonPitch * buttonScale
        let end = Self.buttonMargin + Double(fromRight) * pitch
        return Rect(
            x: isMirrored ? bar.minX + end - pitch : bar.maxX - end, y: bar.minY, width: pitch, height: bar.height)
    }

    /// What lies at a place of the surface.
    func part(at point: Point, width: Int, height: Int) -> FramePart {
        guard !isEmpty else { return .content }
        let window = windowRect(width: width, height: height)
        guard window.contains(point) else { return rim(at: point, of: window) }
        let bar = titleBarRect(width: width, height: height)
        guard point.y < bar.maxY else { return .content }
        for button in buttons where rect(of: button, in: bar).contains(point) { return .button(button) }
        return .titleBar
    }

    private func rim(at point: Point, of window: Rect) -> FramePart {
        let grip = Double(Self.grip)
        guard window.insetBy(dx: -grip, dy: -grip).contains(point) else { return .outside }
        // Beside the edge itself the corner's other edge takes part too, within its reach.
        var edges: FrameEdges = []
        let isBeside = point.x < window.minX || point.x >= window.maxX
        let isAbove = point.y < window.minY || point.y >= window.maxY
        let reachX = isAbove ? min(Self.cornerReach, window.width / 3) : 0
        let reachY = isBeside ? min(Self.cornerReach, window.height / 3) : 0
        if point.x < window.minX + reachX { edges.insert(.left) }
        if point.x >= window.maxX - reachX { edges.insert(.right) }
        if point.y < window.minY + reachY { edges.insert(.top) }
        if point.y >= window.maxY - reachY { edges.insert(.bottom) }
        edges.formIntersection(resizableEdges)
        return edges.isEmpty ? .outside : .edges(edges)
    }
}
