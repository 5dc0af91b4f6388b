@testable import Glide
@testable import GlideTesting

/// What can be said of the texts that a window shows.
@MainActor
struct TextAudit {
    /// A text, as it is seen.
    struct Finding: CustomStringConvertible {
        var string: String
        /// How much it stands out from the pixels around its letters; nil where it is not drawn in one colour.
        var contrast: Double?
        var isTruncated: Bool

        var description: String { "\"\(string)\": \(contrast.map { "\($0)" } ?? "?")\(isTruncated ? ", cut off" : "")" }
    }

    let findings: [Finding]

    /// Looks at every text of `window` that is wholly in sight and opaque.
    init(_ window: TestWindow) {
        let picture = window.snapshot()
        var findings: [Finding] = []
        func visit(_ node: Node, _ opacity: Double) {
            if node.isLeaving || Self.isSwitchedOff(node) { return }
            let opacity = opacity * (node.asLayer?.current.opacity ?? 1)
            if opacity < 0.99 { return }
            if let text = node as? TextNode, !text.string.isEmpty {
                let frame = text.shownFrame
                let seen = text.windowBounds(of: text.presentedFrame)
                if seen.width > frame.width - 1, seen.height > frame.height - 1, frame.width >= 1,
                    let ground = Self.ground(in: frame, of: picture)
                {
                    var contrast: Double?
                    if case .color(let color) = text.shownFill { contrast = color.over(ground).contrast(to: ground) }
                    findings.append(
                        Finding(string: text.string, contrast: contrast, isTruncated: text.shownLayout.isTruncated))
                }
            }
            for child in node.shownChildren { visit(child, opacity) }
        }
        visit(window.window.host.scene.root, 1)
        self.findings = findings
    }

    /// The colour of most pixels around `frame`, that of the ground: letters reach to its edges at most.
    private static func ground(in frame: Rect, of picture: Bitmap) -> Color.Resolved? {
        var counts: [UInt32: Int] = [:]
        let (left, right) = (Int(frame.minX.rounded(.down)) - 2, Int(frame.maxX.rounded(.up)) + 1)
        let (top, bottom) = (Int(frame.minY.rounded(.down)) - 1, Int(frame.maxY.rounded(.up)))
        func count(_ x: Int, _ y: Int) {
            guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return }
            counts[picture.pixels[y * picture.width + x], default: 0] += 1
        }
        for x in left...right {
            count(x, top)
            count(x, bottom)
        }
        for y in top...bottom {
            count(left, y)
            count(right, y)
        }
        guard let pixel = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
        return Color.Resolved(red: part(16), green: part(8), blue: part(0))
    }

    /// What cannot be used need not stand out.
    private static func isSwitchedOff(_ node: Node) -> Bool {
        if let node = node as? FocusableNode { return !node.isEnabled }
        if let node = node as? AccessibilityNode { return !node.isEnabled }
        if let node = node as? GestureNode {
            return !node.gestures.isEmpty && node.gestures.allSatisfy { !$0.isEnabled }
        }
        return false
    }

    /// The texts that stand out less than `contrast`.
    func faint(below contrast: Double) -> [Finding] {
        // The pixels' numbers are rounded to bytes.
        findings.filter { $0.contrast.map { $0 < contrast - 0.06 } ?? false }
    }

    var truncated: [Finding] { findings.filter(\.isTruncated) }
}
