import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `What a scroll view is told` {
    // MARK: Targets

    private func paged() -> ScrollBench {
        let record = ScrollRecord()
        return ScrollBench(record: record) {
            ScrollView(.horizontal) { Color.blue.frame(width: 1100, height: 400) }
                .scrollTargetBehavior(.paging)
                .recorded(by: record)
        }
    }

    @Test(arguments: [
        (-120.0, 0.1, 300.0), (-120, 3, 0), (-170, 3, 300), (-40, 0.1, 300), (-290, 0.05, 300),
    ])
    func `pages turn by half or by speed, one at a time`(_ way: Double, _ seconds: Double, _ landing: Double) throws {
        let bench = paged()
        bench.move(from: Point(x: 295, y: 200), by: Size(width: way), seconds: seconds)
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.x == landing)
    }

    @Test func `a page settles with the finger's speed, without a break`() {
        let bench = paged()
        bench.move(from: Point(x: 250, y: 200), by: Size(width: -100), seconds: 0.1)
        let held = bench.x
        bench.window.touchUp(0)
        bench.window.advance(by: .milliseconds(1))
        #expect(abs(bench.x - held - 1) < 0.1, "1,000 points a second")
    }

    @Test func `the last page may be short, and a touchpad turns pages too`() throws {
        let bench = paged()
        for _ in 0..<6 {
            for _ in 0..<10 {
                bench.window.scroll(by: Size(width: 10), source: .finger)
                bench.window.advance(frames: 1)
            }
            bench.window.endScroll()
            try bench.window.settle()
        }
        #expect(bench.x == 800)
        for _ in 0..<10 {
            bench.window.scroll(by: Size(width: -10), source: .finger)
            bench.window.advance(frames: 1)
        }
        bench.window.endScroll()
        try bench.window.settle()
        #expect(bench.x == 600)
    }

    @Test func `cards turn page by page inside a list`() throws {
        let (list, cards) = (ScrollRecord(), ScrollRecord())
        let bench = ScrollBench(record: list) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 140) }
                        .scrollTargetBehavior(.paging).frame(width: 200).recorded(by: cards)
                    Color.blue.frame(width: 300, height: 900)
                }
            }
            .refreshable {}
            .recorded(by: list)
        }
        bench.window.drag(from: Point(x: 230, y: 70), to: Point(x: 80, y: 75), duration: .milliseconds(120))
        try bench.window.settle()
        #expect(cards.offset.x == 200 && bench.y == 0)
    }

    private struct Hundreds: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y =
                context.originalTarget.rect.minY > 1e6 ? .nan : (target.rect.minY / 100).rounded() * 100
        }
    }

    @Test func `a behaviour of one's own says where the content rests`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView { Color.blue.frame(width: 300, height: 9000) }.scrollTargetBehavior(Hundreds())
                .recorded(by: record)
        }
        bench.move(from: Point(x: 150, y: 350), by: Size(height: -200), seconds: 0.1)
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.y == 1200, "it would have come to 190 + 993.01")
    }

    // MARK: Switches and margins

    @Test func `switched off it neither scrolls nor keeps others from it`() throws {
        let (outer, inner) = (ScrollRecord(), ScrollRecord())
        let bench = ScrollBench(record: outer) {
            ScrollView {
                ScrollView { Color.blue.frame(width: 300, height: 900) }.frame(height: 600)
                    .scrollDisabled(true).recorded(by: inner)
            }
            .recorded(by: outer)
        }
        bench.move(from: Point(x: 150, y: 350), by: Size(height: -110), seconds: 0.2)
        bench.rest(at: Point(x: 150, y: 240))
        bench.window.touchUp(0)
        #expect(abs(bench.y - 100) < 1e-9 && inner.offset.y == 0)
        bench.window.scroll(by: Size(height: 20))
        bench.window.keyPress(.downArrow)
        try bench.window.settle()
        #expect(abs(bench.y - 160) < 1e-9 && inner.offset.y == 0)
    }

    @Test func `margins scroll along with the content`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView { Color.blue.frame(height: 1000).accessibilityIdentifier("content") }
                .contentMargins(.vertical, 30).contentMargins(.leading, 20)
                .recorded(by: record)
        }
        #expect(bench.window.frame(of: "content") == Rect(x: 20, y: 30, width: 280, height: 1000))
        bench.window.keyPress(.end)
        try bench.window.settle()
        #expect(bench.y == 660)
        #expect(bench.window.frame(of: "content")?.maxY == 370)
    }

    // MARK: Reports

    @Test func `phases are told as they come`() throws {
        let bench = ScrollBench.vertical()
        bench.move(from: Point(x: 150, y: 350), by: Size(height: -100), seconds: 0.1)
        bench.window.touchUp(0)
        try bench.window.settle()
        bench.window.keyPress(.home)
        try bench.window.settle()
        #expect(bench.record.phases == [.interacting, .decelerating, .idle, .animating, .idle])
    }

    @Test func `what depends on the geometry is in the same frame`() {
        let window = TestWindow(size: Size(width: 300, height: 400)) { Followed() }
        #expect(window.frame(of: "follower")?.minX == 0, "the first value is told, too")
        window.touchDown(0, at: Point(x: 150, y: 350))
        for way in [40.0, 90, 140] {
            window.touchMove(0, to: Point(x: 150, y: 350 - way))
            window.advance(frames: 1)
            #expect(window.frame(of: "content")?.minY == 10 - way)
            #expect(window.frame(of: "follower")?.minX == way - 10)
            // As painted, not only as it would be next.
            #expect(window.color(at: Point(x: way - 10 + 5, y: 5)).red > 200)
        }
    }

    private struct Followed: View {
        @State private var way = 0.0

        var body: some View {
            ScrollView { Color.white.frame(width: 300, height: 4000).accessibilityIdentifier("content") }
                .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }, action: { way = $1 })
                .overlay(alignment: .topLeading) {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("follower").offset(x: way)
                }
        }
    }

    // MARK: Extents

    @Test func `content that becomes shorter is followed with the animation of the change`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) { Shrinking(record: record) }
        bench.window.keyPress(.end)
        try bench.window.settle()
        #expect(bench.y == 600)
        bench.window.tap(at: Point(x: 10, y: 10))
        bench.window.advance(by: .milliseconds(100))
        #expect(bench.y > 310 && bench.y < 590)
        try bench.window.settle()
        #expect(bench.y == 300)
    }

    private struct Shrinking: View {
        let record: ScrollRecord
        @State private var isShort = false

        var body: some View {
            ScrollView { Color.blue.frame(width: 300, height: isShort ? 700 : 1000) }
                .recorded(by: record)
                .overlay(alignment: .topLeading) {
                    Color.red.frame(width: 40, height: 40).onTapGesture { withAnimation { isShort = true } }
                }
        }
    }
}
