/// Draws numbers whose changed digits roll.
@MainActor
struct TextRoll {
    /// A character at its place on the baseline.
    struct Character {
        var character: Swift.Character
        var run: TextContent.Run
        var origin: Point
    }

    /// A character on the screen.
    private struct Shown {
        var x: Double
        /// How much of its way in is left, 1…0.
        var arrival: Double
        /// In which direction it comes: 1 from below.
        var direction: Double
    }

    let frame: Rect
    let fill: Fill
    let scheme: ColorSurroundings

    /// The characters of `layout`; nil where characters and letters are not one to one.
    static func characters(of layout: TextLayout, kerning: Double?) -> [Character]? {
        var list: [(Swift.Character, TextContent.Run)] = []
        for run in layout.content.runs { list += run.string.map { ($0, run) } }
        let origins = layout.glyphOrigins(kerning: kerning)
        guard list.count == origins.count, layout.lines.count == 1 else { return nil }
        return zip(list, origins).map { Character(character: $0.0, run: $0.1, origin: $1) }
    }

    /// Draws what is left of the earlier texts and what has come of the present one. False where it cannot be done
    /// character by character.
    func draw(_ texts: Succession<TextGhost>, current: TextLayout, kerning: Double?, in context: PaintContext) -> Bool {
        var lists: [[Character]] = []
        for entry in texts.entries {
            guard case .numeric = entry.snapshot.transition.kind, let list = entry.snapshot.characters else {
                return false
            }
            lists.append(list)
        }
        guard let last = Self.characters(of: current, kerning: kerning) else { return false }
        lists.append(last)
        var before: [Shown] = []
        for (index, list) in lists.enumerated() {
            let remaining = index > 0 ? texts.remaining(index - 1) : 0
            let direction = index > 0 && texts.entries[index - 1].snapshot.countsDown ? -1.0 : 1.0
            let partners = index > 0 ? Self.partners(of: list, in: lists[index - 1]) : []
            var shown: [Shown] = []
            for (place, character) in list.enumerated() {
                if index == 0 {
                    shown.append(Shown(x: character.origin.x, arrival: 0, direction: 1))
                } else if let partner = partners[place] {
                    var old = before[partner]
                    old.x = character.origin.x + (old.x - character.origin.x) * remaining
                    shown.append(old)
                } else {
                    shown.append(Shown(x: character.origin.x, arrival: remaining, direction: direction))
                }
            }
            let leaving = index < texts.entries.count ? 1 - texts.remaining(index) : 0
            let next = index + 1 < lists.count ? Self.partners(of: lists[index + 1], in: list) : []
            let staying = Set(next.compactMap { $0 })
            let way = index < texts.entries.count && texts.entries[index].snapshot.countsDown ? -1.0 : 1.0
            for (place, character) in list.enumerated() {
                let isLast = index == lists.count - 1
                // What the next text has too is drawn with it.
                if !isLast && staying.contains(place) { continue }
                draw(character, shown[place], leaving: isLast ? 0 : leaving, way: way, in: context)
            }
            before = shown
        }
        return true
    }

    private func draw(
        _ character: Character, _ shown: Shown, leaving: Double, way: Double, in context: PaintContext
    ) {
        let opacity = (1 - shown.arrival) * (1 - leaving)
        guard opacity > 0 else { return }
        let layout = TextLayout.cached(
            TextContent(runs: [with(character.run) { $0.string = String(character.character) }]), TextConstraints())
        let height = layout.size.height * Self.travel
        let shift = height * (shown.direction * shown.arrival - way * leaving)
        let origin = Point(
            x: frame.minX + shown.x, y: frame.minY + character.origin.y - layout.firstBaseline + shift)
        layout.draw(
            on: context.canvas, at: origin, fill: fill, bounds: frame, opacity: context.opacity * opacity,
            scheme: scheme)
    }

    /// How far characters roll, in line heights.
    static let travel = 0.6

    /// For each character of `list`, the index of the one of `old` that it is: those of a common beginning, and beyond
    /// it those at the same place counted from the end, as digits of a number are.
    private static func partners(of list: [Character], in old: [Character]) -> [Int?] {
        var partners = [Int?](repeating: nil, count: list.count)
        var start = 0
        while start < min(list.count, old.count), list[start].character == old[start].character {
            partners[start] = start
            start += 1
        }
        var back = 1
        while list.count - back >= start, old.count - back >= start {
            let (place, other) = (list.count - back, old.count - back)
            if list[place].character == old[other].character { partners[place] = other }
            back += 1
        }
        return partners
    }
}
