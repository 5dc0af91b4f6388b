import Glide
import GlideTesting

/// The buttons in a window of 400 × 600, and what to do with them and read off them.
@MainActor
struct ButtonsBench {
    let window: TestWindow
    let scale: Double
    let record = PressRecord()

    /// The three buttons.
    init(_ setting: Setting = Setting(scale: 1, frameRate: 60)) {
        self.init(setting) { CountedButtons(record: $0) }
    }

    init<Content: View>(_ setting: Setting = Setting(scale: 1, frameRate: 60), content: (PressRecord) -> Content) {
        let record = record
        scale = setting.scale
        window = TestWindow(size: Size(width: 400, height: 600), scale: setting.scale, frameRate: setting.frameRate) {
            content(record)
        }
    }

    /// Where the middle of the first button is: three of 50 points, 30 apart, in the middle of 600.
    static let first = Point(x: 200, y: 220)
    static let second = Point(x: 200, y: 300)
    static let third = Point(x: 200, y: 380)

    /// How far the first button is from rest (0) to pressed (1), seen in its width.
    var pressed: Double { ((seenFrame()?.width ?? .nan) - 190) / 110 }

    /// The button around `center` as it is seen, in points: read off the pixels through its middle.
    func seenFrame(_ center: Point = first, _ ink: RGBA = .systemBlue) -> Rect? {
        let picture = window.snapshot()
        // Below the letters: their feet stand 6 points under the middle.
        let row = Int((center.y + 7) * scale)
        let column = Int(center.x * scale)
        let rows = Int((center.y - 30) * scale)..<Int((center.y + 30) * scale)
        guard let across = picture.ends(inRow: row, of: ink),
            let down = picture.ends(inColumn: column, of: ink, rows: rows)
        else { return nil }
        return Rect(
            x: across.lowerBound / scale, y: down.lowerBound / scale,
            width: (across.upperBound - across.lowerBound) / scale,
            height: (down.upperBound - down.lowerBound) / scale)
    }

    /// The radius of the upper left corner as it is seen: what the corner lacks of a square, set against a circle's.
    func seenRadius(_ frame: Rect, _ ink: RGBA = .systemBlue) -> Double {
        let picture = window.snapshot()
        let (left, top) = (Int(frame.minX * scale), Int(frame.minY * scale))
        // Wide and high enough for the whole corner, too narrow for the letters.
        let (right, bottom) = (left + Int(17 * scale), top + Int(12 * scale))
        var covered = 0.0
        for y in top..<bottom {
            for x in left..<right { covered += picture.coverage(x, y, of: ink) }
        }
        let whole = (Double(right) - frame.minX * scale) * (Double(bottom) - frame.minY * scale)
        return ((whole - covered) / (1 - .pi / 4)).squareRoot() / scale
    }

    /// The middle of each white letter around `center` as it is seen, in points.
    func seenLetters(_ center: Point = first, paper: RGBA = .systemBlue) -> [Double] {
        guard let frame = seenFrame(center, paper) else { return [] }
        let rows = Int((center.y - 8) * scale)..<Int((center.y + 8) * scale)
        let columns = Int(((frame.minX + 12) * scale).rounded(.up))..<Int((frame.maxX - 12) * scale)
        return window.snapshot().letterCenters(rows: rows, columns: columns, ink: .white, paper: paper)
            .map { $0 / scale }
    }
}
