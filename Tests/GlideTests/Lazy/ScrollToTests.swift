import GlideTesting
import Observation
import Testing

/// Keeps what a `ScrollViewReader` hands out.
@MainActor
private final class ProxyBox {
    var proxy: ScrollViewProxy?
}

@MainActor
@Observable
private final class PositionModel {
    var position: Int?
    var whole = ScrollPosition(idType: Int.self)
}

private struct ReadList: View {
    let model: RowModel
    let box: ProxyBox

    var body: some View {
        ScrollViewReader { proxy in
            let _ = box.proxy = proxy
            ModelList(model: model)
        }
    }
}

@MainActor
@Suite struct ScrollToTests {
    private static let size = Size(width: 300, height: 400)

    private func heights(_ count: Int) -> [Double] {
        (0..<count).map { (number: Int) -> Double in
            let scattered = number * 53 + number / 9 * 17
            return Double(20 + scattered % 90)
        }
    }

    private func list(_ model: RowModel) -> (TestWindow, ScrollViewProxy) {
        let box = ProxyBox()
        let window = TestWindow(size: Self.size) { ReadList(model: model, box: box) }
        return (window, box.proxy!)
    }

    @Test func `the last of a hundred thousand rows of unequal heights that were never measured lands exactly`() {
        let model = RowModel(heights(100_000))
        let (window, proxy) = list(model)
        let before = window.bodyEvaluations
        proxy.scrollTo(99_999)
        #expect(window.frame(of: "row 99999")?.maxY == 400)
        #expect(window.bodyEvaluations - before < 60)
        proxy.scrollTo(0)
        #expect(window.frame(of: "row 0")?.minY == 0)
    }

    @Test(arguments: [0.0, 0.5, 1.0])
    func `a row in the middle comes to its anchor`(_ share: Double) throws {
        let model = RowModel(heights(20_000))
        let (window, proxy) = list(model)
        for id in [7_000, 7_001, 12_345, 3] {
            proxy.scrollTo(id, anchor: UnitPoint(x: 0.5, y: share))
            let frame = try #require(window.frame(of: "row \(id)"))
            // The first rows cannot come down to the middle.
            let wanted = min(model.top(of: id), (400 - frame.height) * share)
            #expect(abs(frame.minY - wanted) <= 0.5)
        }
    }

    @Test func `without an anchor the content goes no farther than it must`() throws {
        let model = RowModel([Double](repeating: 50, count: 1_000))
        let (window, proxy) = list(model)
        proxy.scrollTo(4)
        #expect(window.frame(of: "row 4")?.minY == 200)
        proxy.scrollTo(500)
        #expect(window.frame(of: "row 500")?.maxY == 400)
        proxy.scrollTo(495)
        #expect(window.frame(of: "row 500")?.maxY == 400)
        proxy.scrollTo(400)
        #expect(window.frame(of: "row 400")?.minY == 0)
        proxy.scrollTo("nobody")
        #expect(window.frame(of: "row 400")?.minY == 0)
    }

    @Test func `under an animation the content travels and lands exactly on unequal rows`() throws {
        let model = RowModel(heights(100_000))
        let (window, proxy) = list(model)
        withAnimation(.spring(response: 0.5, dampingFraction: 1)) { proxy.scrollTo(80_000, anchor: .top) }
        window.advance(frames: 1)
        #expect(window.frame(of: "row 80000") == nil || window.frame(of: "row 80000")!.minY > 400)
        var nodes = 0
        for _ in 0..<40 {
            window.advance(frames: 1)
            nodes = max(nodes, window.nodeCount)
        }
        try window.settle()
        #expect(window.frame(of: "row 80000")?.minY == 0)
        #expect(nodes < 400)
    }

    @Test func `sent elsewhere on the way the content keeps its velocity`() throws {
        let model = RowModel([Double](repeating: 50, count: 1_000))
        let (window, proxy) = list(model)
        func top() -> Double {
            for id in 0..<1_000 {
                if let frame = window.frame(of: "row \(id)") { return Double(id) * 50 - frame.minY }
            }
            return .nan
        }
        withAnimation(.spring(response: 0.6, dampingFraction: 1)) { proxy.scrollTo(100, anchor: .top) }
        window.advance(frames: 12)
        let first = top()
        window.advance(frames: 1)
        let second = top()
        withAnimation(.spring(response: 0.6, dampingFraction: 1)) { proxy.scrollTo(0, anchor: .top) }
        window.advance(frames: 1)
        let third = top()
        #expect(second - first > 50)
        // A frame later it still goes on in its old direction, nearly as fast.
        #expect(third - second > (second - first) * 0.5)
        try window.settle()
        #expect(top() == 0)
    }

    @Test func `a row that was just added can be shown at once`() {
        let model = RowModel(heights(3_000))
        let (window, proxy) = list(model)
        model.rows.append(RowModel.Row(id: 50_000, height: 77))
        proxy.scrollTo(50_000, anchor: .bottom)
        #expect(window.frame(of: "row 50000")?.maxY == 400)
    }

    @Test func `a row that goes while the content is on its way to it leaves the content at rest`() throws {
        let model = RowModel(heights(3_000))
        let (window, proxy) = list(model)
        withAnimation(.easeInOut(duration: 0.5)) { proxy.scrollTo(2_000, anchor: .top) }
        window.advance(frames: 10)
        model.rows.removeAll { $0.id == 2_000 }
        try window.settle()
        #expect(window.nodeCount < 200)
    }

    @Test func `the position of a scroll view is written by scrolling and read to scroll`() throws {
        struct Positioned: View {
            @Binding var position: Int?

            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<1_000) { NumberRow(number: $0) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $position)
            }
        }
        let model = PositionModel()
        let window = TestWindow(size: Self.size) {
            Positioned(position: Binding(get: { model.position }, set: { model.position = $0 }))
        }
        window.scroll(by: Size(width: 0, height: 440))
        try window.settle()
        #expect(model.position == 10)
        model.position = 500
        #expect(window.frame(of: "row 500")?.maxY == 400)
        #expect(model.position == 500)
        window.scroll(by: Size(width: 0, height: 88))
        try window.settle()
        #expect(window.frame(of: "row 494")?.minY == 4)
        #expect(model.position == 494)
    }

    @Test func `a scroll position goes to edges and to views`() throws {
        let model = PositionModel()
        let heights = heights(5_000)
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<5_000) { NumberRow(number: $0, height: heights[$0]) }
                }
            }
            .scrollPosition(Binding(get: { model.whole }, set: { model.whole = $0 }))
        }
        model.whole.scrollTo(edge: .bottom)
        window.advance(frames: 1)
        #expect(window.frame(of: "row 4999")?.maxY == 400)
        model.whole.scrollTo(id: 1_234, anchor: .top)
        window.advance(frames: 1)
        #expect(window.frame(of: "row 1234")?.minY == 0)
        #expect(model.whole.viewID(type: Int.self) == 1_234)
        #expect(!model.whole.isPositionedByUser)
        model.whole.scrollTo(edge: .top)
        window.advance(frames: 1)
        #expect(window.frame(of: "row 0")?.minY == 0)
    }

    @Test func `content that is let go rests where a view begins`() throws {
        let window = TestWindow(size: Size(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<500) { number in
                        Color.blue.frame(width: 120, height: 80).accessibilityIdentifier("card \(number)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        for distance in [150.0, 90, 210, 60] {
            window.drag(
                from: Point(x: 280, y: 50), to: Point(x: 280 - distance, y: 50), duration: .milliseconds(120))
            try window.settle()
            let starts = (0..<500).compactMap { window.frame(of: "card \($0)")?.minX }
            #expect(starts.contains(0))
        }
    }
}
