@testable import Glide
import GlideTesting
import Testing

/// Scroll views whose room something covers: content passes below it and rests clear of it.
@MainActor
@Suite struct `Scroll views under bars` {
    /// Ten rows of 100 points under a bar of 50 and over one of 30, in a window of 300 × 400.
    private func bench(pinned: Bool = false) -> ScrollBench {
        let record = ScrollRecord()
        return ScrollBench(record: record) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned ? .sectionHeaders : []) {
                    Section {
                        ForEach(0..<10) { row in
                            Color(white: row % 2 == 0 ? 0.2 : 0.8).frame(height: 100)
                                .accessibilityIdentifier("row \(row)")
                        }
                    } header: {
                        if pinned { Color.red.frame(height: 20).accessibilityIdentifier("head") }
                    }
                }
            }
            .recorded(by: record)
            .accessibilityIdentifier("list")
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.opacity(0.5).frame(height: 50) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30) }
        }
    }

    @Test func `content rests clear of the bars at both ends, and passes below them`() throws {
        let bench = bench()
        #expect(bench.window.frame(of: "row 0") == Rect(x: 0, y: 50, width: 300, height: 100))
        #expect(bench.window.frame(of: "list") == Rect(x: 0, y: 50, width: 300, height: 320), "as large as before")
        let clear = bench.window.color(at: Point(x: 150, y: 20))
        bench.window.scroll(by: Size(height: 200))
        try bench.window.settle()
        #expect(bench.window.frame(of: "row 2")?.minY == 50)
        #expect(bench.window.color(at: Point(x: 150, y: 20)) != clear, "a row is seen through the bar")
        bench.window.keyPress(.end)
        try bench.window.settle()
        #expect(bench.window.frame(of: "row 9") == Rect(x: 0, y: 270, width: 300, height: 100))
        #expect(bench.y == 1000 - 320 - 50)
        #expect(bench.record.geometry.contentInsets == EdgeInsets(top: 50, bottom: 30))
        #expect(bench.record.geometry.contentSize.height == 1000)
        bench.window.keyPress(.home)
        try bench.window.settle()
        #expect(bench.y == -50 && bench.window.frame(of: "row 0")?.minY == 50)
    }

    @Test func `a key turns what is seen between the bars`() throws {
        let bench = bench()
        bench.window.keyPress(.pageDown)
        try bench.window.settle()
        #expect(bench.y == -50 + 320 - 40)
    }

    @Test func `views are scrolled to between the bars`() throws {
        let proxy = Heard<ScrollViewProxy>()
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            ScrollViewReader { reader in
                let _ = proxy.values.append(reader)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { row in Block("row \(row)", nil, 100) }
                    }
                }
                .safeAreaInset(edge: .top, spacing: 0) { Block("bar", nil, 50) }
            }
        }
        func expect(_ row: Int, _ anchor: UnitPoint?, at y: Double) {
            proxy.values.last?.scrollTo(row, anchor: anchor)
            window.advance(frames: 1)
            #expect(window.frame(of: "row \(row)")?.minY == y, "row \(row)")
        }
        expect(3, .top, at: 50)
        expect(5, .bottom, at: 300)
        expect(5, .center, at: 175)
        expect(1, nil, at: 50)
        expect(9, .top, at: 300)
    }

    @Test func `the head of a section stays below the bar`() throws {
        let bench = bench(pinned: true)
        bench.window.scroll(by: Size(height: 250))
        try bench.window.settle()
        #expect(bench.window.frame(of: "head")?.minY == 50)
    }

    @Test func `cards come to rest beside the padding of the safe area`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<8) { card in
                        Color.red.frame(width: 220, height: 200).accessibilityIdentifier("card \(card)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .recorded(by: record)
            .safeAreaPadding(.horizontal, 40)
        }
        #expect(bench.window.frame(of: "card 0")?.minX == 40)
        bench.move(from: Point(x: 250, y: 200), by: Size(width: -170), seconds: 0.3)
        bench.rest(at: Point(x: 80, y: 200))
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.window.frame(of: "card 1")?.minX == 40)
        #expect((bench.window.frame(of: "card 2")?.minX ?? 999) < 300, "the next one peeps in")
    }

    @Test func `margins of the content keep pages and cards where they are`() throws {
        let bench = ScrollBench {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<5) { page in
                        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("page \(page)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .contentMargins(.horizontal, 30)
        }
        bench.window.drag(from: Point(x: 200, y: 200), to: Point(x: 100, y: 200), duration: .milliseconds(80))
        try bench.window.settle()
        #expect(bench.window.frame(of: "page 1")?.minX == 30)
        bench.window.resize(to: Size(width: 400, height: 300))
        try bench.window.settle()
        bench.window.keyPress(.end)
        try bench.window.settle()
        #expect(bench.window.frame(of: "page 4") == Rect(x: 30, y: 0, width: 340, height: 300))
    }

    @Test func `a bar that comes and grows makes room without moving what is seen away`() throws {
        let height = Handle<Double>()
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            Held(0.0, by: height) { height in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<10) { row in Block("row \(row)", nil, 100) } }
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", nil, height) }
            }
        }
        height.value = 60
        window.advance(frames: 1)
        #expect(window.frame(of: "row 0")?.minY == 0)
        window.keyPress(.end)
        try window.settle()
        #expect(window.frame(of: "row 9")?.maxY == 340)
        height.value = 100
        window.advance(frames: 1)
        try window.settle()
        window.keyPress(.end)
        try window.settle()
        #expect(window.frame(of: "row 9")?.maxY == 300)
        height.value = 0
        window.advance(frames: 1)
        try window.settle()
        #expect(window.frame(of: "row 9")?.maxY == 400)
        #expect(window.snapshot().difference(from: window.repaintedWhole(), tolerance: 0) == 0)
    }
}
