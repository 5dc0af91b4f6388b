import GlideTesting
import Observation
import Testing

/// Random programs over a lazy list, compared with the sums that an eager stack of the same rows would make.
@MainActor
@Suite struct LazyModelTests {
    private static let viewport = 400.0

    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// The list under test, and where an eager stack would put the same rows.
    @MainActor
    final class Pair {
        let model: RowModel
        let window: TestWindow
        var proxy: ScrollViewProxy!
        private let spacing: Double

        init(_ heights: [Double], spacing: Double) {
            let model = RowModel(heights)
            self.model = model
            var proxy: ScrollViewProxy?
            window = TestWindow(size: Size(width: 200, height: LazyModelTests.viewport)) {
                ScrollViewReader { reader in
                    let _ = proxy = reader
                    ScrollView {
                        LazyVStack(spacing: spacing) { ForEach(model.rows) { ModelRow(row: $0) } }
                    }
                }
            }
            self.proxy = proxy
            self.spacing = spacing
        }

        /// The rows that are seen, by id.
        var seen: [Int: Rect] {
            var frames: [Int: Rect] = [:]
            for (name, frame) in window.identifiedFrames where frame.maxY > 0 && frame.minY < LazyModelTests.viewport {
                frames[Int(name.dropFirst(4))!] = frame
            }
            return frames
        }

        /// Where the rows would be in an eager stack at offset 0.
        func eagerFrames() -> [Int: Rect] {
            var frames: [Int: Rect] = [:]
            var top = 0.0
            for row in model.rows {
                frames[row.id] = Rect(x: 0, y: top, width: 200, height: row.height)
                top += row.height + spacing
            }
            return frames
        }

        /// The same, asked of an eager stack.
        func measuredFrames() -> [Int: Rect] {
            let rows = model.rows
            let window = TestWindow(size: Size(width: 200, height: 10)) {
                VStack(spacing: spacing) { ForEach(rows) { ModelRow(row: $0) } }
                    .frame(height: 10, alignment: .top)
            }
            return window.identifiedFrames.reduce(into: [:]) { $0[Int($1.key.dropFirst(4))!] = $1.value }
        }

        /// Compares what is seen with the eager stack; answers how far that is scrolled.
        func check(_ step: String, sourceLocation: SourceLocation = #_sourceLocation) -> Double? {
            let eager = eagerFrames()
            let seen = seen
            guard let first = seen.min(by: { $0.value.minY < $1.value.minY }), let home = eager[first.key] else {
                let total = eager.values.map(\.maxY).max() ?? 0
                #expect(total <= 0.01, "\(step): nothing is seen", sourceLocation: sourceLocation)
                return nil
            }
            let offset = home.minY - first.value.minY
            for (id, frame) in eager {
                let wanted = Rect(x: frame.minX, y: frame.minY - offset, width: frame.width, height: frame.height)
                let isSeen = wanted.maxY > 0.01 && wanted.minY < LazyModelTests.viewport - 0.01
                guard let shown = seen[id] else {
                    #expect(!isSeen, "\(step): row \(id) is missing", sourceLocation: sourceLocation)
                    continue
                }
                let error = max(abs(shown.minY - wanted.minY), abs(shown.height - wanted.height))
                #expect(
                    error <= 0.01, "\(step): row \(id) \(shown) instead of \(wanted)", sourceLocation: sourceLocation)
            }
            let total = eager.values.map(\.maxY).max() ?? 0
            #expect(offset >= -0.01, "\(step): before the beginning", sourceLocation: sourceLocation)
            #expect(
                offset <= max(0, total - LazyModelTests.viewport) + 0.01, "\(step): beyond the end",
                sourceLocation: sourceLocation)
            return offset
        }
    }

    @Test(arguments: 0..<12)
    func `whatever happens to the rows, those that are seen stand as in an eager stack`(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 7_919 &+ 1)
        let spacing = [0.0, 8, 3][seed % 3]
        func height() -> Double { Double(Int.random(in: 8...120, using: &numbers)) }
        let pair = Pair((0..<Int.random(in: 30...300, using: &numbers)).map { _ in height() }, spacing: spacing)
        var nextID = 10_000
        for step in 0..<60 {
            let rows = pair.model.rows.count
            let before = pair.seen
            let offset = pair.check("before step \(step)") ?? 0
            var name: String
            var keepsPlace = true
            let isAtTop = offset <= 0.01
            switch Int.random(in: 0..<9, using: &numbers) {
            case 0:
                let count = Int.random(in: 1...20, using: &numbers)
                let place = Int.random(in: 0...rows, using: &numbers)
                let new = (0..<count).map { _ -> RowModel.Row in
                    nextID += 1
                    return RowModel.Row(id: nextID, height: height())
                }
                pair.model.rows.insert(contentsOf: new, at: place)
                name = "insert \(count) at \(place)"
            case 1 where rows > 10:
                let place = Int.random(in: 0..<rows, using: &numbers)
                let end = min(rows, place + Int.random(in: 1...10, using: &numbers))
                pair.model.rows.removeSubrange(place..<end)
                name = "remove \(place)..<\(end)"
            case 2 where rows > 1:
                let from = Int.random(in: 0..<rows, using: &numbers)
                let row = pair.model.rows.remove(at: from)
                let to = Int.random(in: 0...pair.model.rows.count, using: &numbers)
                pair.model.rows.insert(row, at: to)
                // The row that is held on to may be the one that was moved.
                keepsPlace = before[row.id] == nil
                name = "move \(from) to \(to)"
            case 3 where rows > 0:
                let place = Int.random(in: 0..<rows, using: &numbers)
                pair.model.rows[place].height = height()
                name = "resize \(place)"
            case 4 where rows > 0:
                let place = Int.random(in: 0..<rows, using: &numbers)
                let anchor: UnitPoint? = [nil, .top, .center, .bottom].randomElement(using: &numbers)!
                pair.proxy.scrollTo(pair.model.rows[place].id, anchor: anchor)
                let id = pair.model.rows[place].id
                pair.window.advance(frames: 1)
                #expect(pair.seen[id] != nil, "step \(step): scrollTo \(place)")
                keepsPlace = false
                name = "scrollTo \(place)"
            case 5 where rows > 0:
                let place = Int.random(in: 0..<rows, using: &numbers)
                let id = pair.model.rows[place].id
                withAnimation(.spring(response: 0.3, dampingFraction: 1)) { pair.proxy.scrollTo(id, anchor: .center) }
                pair.window.advance(by: .seconds(2))
                #expect(pair.seen[id] != nil, "step \(step): animated scrollTo \(place)")
                keepsPlace = false
                name = "animated scrollTo \(place)"
            default:
                let distance = Double(Int.random(in: -900...900, using: &numbers))
                pair.window.scroll(by: Size(width: 0, height: distance))
                pair.window.advance(by: .seconds(1))
                keepsPlace = false
                name = "scroll \(distance)"
            }
            pair.window.advance(frames: 1)
            let after = pair.check("step \(step), \(name)")
            guard keepsPlace, !isAtTop, let after else { continue }
            // The first row in view stands still, unless the end of the content forbids it.
            let first = before.filter { pair.seen[$0.key] != nil }.min { $0.value.minY < $1.value.minY }
            let total = pair.eagerFrames().values.map(\.maxY).max() ?? 0
            let isAtEnd = after >= max(0, total - Self.viewport) - 0.01 || after <= 0.01
            if let first, let frame = pair.seen[first.key], !isAtEnd {
                #expect(abs(frame.minY - first.value.minY) <= 0.01, "step \(step), \(name): row \(first.key) moved")
            }
        }
        #expect(pair.window.nodeCount < 400)
        if seed < 3 { #expect(pair.measuredFrames() == pair.eagerFrames()) }
    }

    @Test func `data that changes in every frame of a scroll neither stops it nor loses the place`() throws {
        var numbers = Numbers(state: 5)
        let pair = Pair((0..<400).map { _ in Double(Int.random(in: 20...90, using: &numbers)) }, spacing: 0)
        pair.proxy.scrollTo(200, anchor: .top)
        pair.window.advance(frames: 1)
        pair.window.touchDown(0, at: Point(x: 100, y: 350))
        var nextID = 10_000
        for frame in 0..<60 {
            if frame < 8 { pair.window.touchMove(0, to: Point(x: 100, y: 350 - Double(frame + 1) * 30)) }
            if frame == 8 { pair.window.touchUp(0) }
            let before = pair.seen
            pair.window.advance(frames: 1)
            let moved = pair.seen
            // What the scroll alone does to rows in this frame is the same for all of them.
            let shifts = before.compactMap { id, rect in moved[id].map { ($0.minY - rect.minY).rounded() } }
            #expect(Set(shifts).count <= 1)
            nextID += 1
            pair.model.rows.insert(RowModel.Row(id: nextID, height: 35), at: 0)
            pair.model.rows.remove(at: 3)
            pair.model.rows[10].height += 1
            pair.model.rows.swapAt(20, 30)
            pair.model.rows.append(RowModel.Row(id: nextID + 50_000, height: 20))
            for (id, rect) in pair.seen {
                if let before = moved[id] { #expect(abs(before.minY - rect.minY) < 0.01) }
            }
        }
        try pair.window.settle()
        _ = pair.check("at last")
    }
}
