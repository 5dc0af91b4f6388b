/// The row of dots that says how many pages there are and which is seen.
@MainActor
struct PageDots {
    /// Points.
    private static let diameter = 8.0
    /// Points between two dots.
    private static let gap = 9.0
    /// From the lower edge of the pages, in points.
    private static let inset = 20.0

    let count: Int
    /// The pages' place as a real number.
    let position: Double
    let frame: Rect

    private var pitch: Double { Self.diameter + Self.gap }

    /// As many dots as there is room for; of more pages a part is shown, with smaller dots where it goes on.
    private var room: Int { max(1, min(count, Int(min((frame.width * 0.8 + Self.gap) / pitch, 1000)))) }

    func draw(in context: PaintContext, color: Color.Resolved) {
        let room = room
        let place = min(max(position, 0), Double(count - 1))
        // The part of the row that is seen begins here; it moves along while the page is not near its ends.
        let first = min(max(place - Double(room - 1) / 2, 0), Double(count - room))
        let left = frame.midX - (Double(room) * pitch - Self.gap) / 2
        let middle = frame.maxY - Self.inset - Self.diameter / 2
        let range = max(0, Int(first) - 1)...min(count - 1, Int(first) + room + 1)
        for index in range {
            let slot = Double(index) - first
            // Beyond the part that is seen dots shrink away.
            let outside = max(0, -slot, slot - Double(room - 1))
            let edge = room < count ? min(1, max(0, min(slot + 1, Double(room) - slot) / 2 + 0.25)) : 1
            let isEnd = index == 0 || index == count - 1
            let size = Self.diameter * max(0, 1 - outside) * (isEnd ? 1 : edge)
            guard size > 0 else { continue }
            let nearness = max(0, 1 - abs(place - Double(index)))
            let box = Rect(
                x: left + slot * pitch + (Self.diameter - size) / 2, y: middle - size / 2, width: size, height: size)
            context.canvas.fill(
                Path(ellipseIn: box), .color(color), in: box, opacity: (0.3 + 0.7 * nearness) * context.opacity)
        }
    }
}
