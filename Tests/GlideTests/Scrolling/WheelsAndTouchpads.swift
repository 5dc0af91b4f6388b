import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Wheels and touchpads` {
    // MARK: Wheels

    @Test func `a wheel that clicks moves three lines a click, by a spring`() throws {
        let bench = ScrollBench.vertical()
        bench.window.turnWheel(clicks: Size(height: 1))
        bench.window.advance(frames: 2)
        #expect(bench.y > 1 && bench.y < 52)
        #expect(bench.record.phases.last == .animating)
        bench.window.turnWheel(clicks: Size(height: 2))
        try bench.window.settle()
        #expect(bench.y == 159, "clicks add up, also in flight")
        bench.window.turnWheel(clicks: Size(height: -20))
        try bench.window.settle()
        #expect(bench.y == 0)
    }

    @Test func `a wheel that counts finer is followed as it turns`() {
        let bench = ScrollBench.vertical()
        for step in 1...7 {
            bench.window.turnWheel(clicks: Size(height: 0.125))
            #expect(abs(bench.y - 53 * 0.125 * Double(step)) < 1e-9)
        }
        bench.window.advance(by: .milliseconds(200))
        #expect(abs(bench.y - 53 * 0.875) < 1e-9, "and has no momentum")
    }

    @Test func `a wheel stops what it meets in flight`() throws {
        let bench = ScrollBench.vertical(content: 8000)
        bench.move(from: Point(x: 150, y: 350), by: Size(height: -200), seconds: 0.1)
        bench.window.touchUp(0)
        bench.window.advance(by: .milliseconds(200))
        let caught = bench.y
        bench.window.scroll(by: Size(height: 30))
        try bench.window.settle()
        #expect(abs(bench.y - caught - 30) < 1e-9)
    }

    @Test func `a button that goes down stops what moves by itself`() throws {
        let bench = ScrollBench.vertical(content: 8000)
        bench.move(from: Point(x: 150, y: 350), by: Size(height: -200), seconds: 0.1)
        bench.window.touchUp(0)
        bench.window.advance(by: .milliseconds(200))
        let caught = bench.y
        bench.window.click(at: Point(x: 150, y: 200))
        try bench.window.settle()
        #expect(bench.y == caught)
    }

    // MARK: Touchpads

    /// Fingers go by `step` points at each frame.
    private func slide(_ bench: ScrollBench, by step: Size, frames: Int) {
        for _ in 0..<frames {
            bench.window.advance(frames: 1)
            bench.window.scroll(by: step, source: .finger)
        }
    }

    @Test func `fingers on a touchpad move the content one to one`() {
        let bench = ScrollBench.vertical()
        for step in 1...10 {
            bench.window.scroll(by: Size(height: 7.5), source: .finger)
            #expect(abs(bench.y - 7.5 * Double(step)) < 1e-9)
        }
        #expect(bench.record.phases.last == .interacting)
    }

    @Test func `lifted in motion they throw it, as a finger on the screen does`() throws {
        let bench = ScrollBench.vertical(content: 8000)
        slide(bench, by: Size(height: 1000.0 / 60), frames: 12)
        let (held, begin) = (bench.y, bench.window.now)
        bench.window.endScroll()
        for (seconds, way) in [(0.1, 90.535), (0.5, 315.612)] {
            bench.window.advance(by: .seconds(seconds - (bench.window.now - begin)))
            #expect(abs(bench.y - held - way) < 0.01, "at \(seconds)")
        }
        try bench.window.settle()
        #expect(abs(bench.y - held - 494.01) < 0.01)
    }

    @Test func `fingers that rest before they are lifted throw nothing`() throws {
        let bench = ScrollBench.vertical()
        slide(bench, by: Size(height: 20), frames: 12)
        bench.window.advance(by: .milliseconds(120))
        let held = bench.y
        bench.window.endScroll()
        try bench.window.settle()
        #expect(bench.y == held)
    }

    @Test func `fingers that come down again stop it`() throws {
        let bench = ScrollBench.vertical(content: 8000)
        slide(bench, by: Size(height: 20), frames: 12)
        bench.window.endScroll()
        bench.window.advance(by: .milliseconds(200))
        let caught = bench.y
        bench.window.scroll(by: .zero, source: .finger)
        bench.window.advance(by: .milliseconds(200))
        #expect(bench.y == caught)
        bench.window.endScroll()
        try bench.window.settle()
        #expect(bench.y == caught)
    }

    @Test func `beyond the end the content gives way and comes back when they are lifted`() throws {
        let bench = ScrollBench.vertical(content: 600)
        slide(bench, by: Size(height: -25), frames: 4)
        #expect(abs(bench.y + 48.352) < 5e-4)
        bench.window.advance(by: .milliseconds(150))
        bench.window.endScroll()
        try bench.window.settle()
        #expect(bench.y == 0)
    }

    @Test func `fingers that go mostly down do not move content sideways`() {
        let record = ScrollRecord()
        let list = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView(.horizontal) {
                ScrollView { Color.blue.frame(width: 900, height: 4000) }.frame(height: 400).recorded(by: list)
            }
            .recorded(by: record)
        }
        for _ in 0..<20 { bench.window.scroll(by: Size(width: 3, height: 9), source: .finger) }
        #expect(bench.x == 0 && abs(list.offset.y - 180) < 1e-9)
        bench.window.endScroll()
        bench.window.scroll(by: Size(width: -1, height: 1), source: .finger)
        for _ in 0..<20 { bench.window.scroll(by: Size(width: 9, height: 1), source: .finger) }
        #expect(abs(bench.x - 179) < 1e-9, "nothing of the way is lost while the axis is settled")
    }

    @Test func `fingers whose lifting nobody tells of let the window rest, and go with the next press`() throws {
        let bench = ScrollBench.vertical(content: 600)
        bench.window.pointerMove(to: Point(x: 150, y: 200))
        slide(bench, by: Size(height: -25), frames: 4)
        try bench.window.settle()
        #expect(bench.record.phases.last == .interacting && bench.y < -40)
        bench.window.pointerDown()
        bench.window.pointerUp()
        try bench.window.settle()
        #expect(bench.record.phases.last == .idle && bench.y == 0)
    }

    @Test func `when the pointer leaves, nothing is held any more`() throws {
        let bench = ScrollBench.vertical(content: 600)
        bench.window.pointerMove(to: Point(x: 150, y: 200))
        slide(bench, by: Size(height: -25), frames: 4)
        bench.window.pointerLeave()
        try bench.window.settle()
        #expect(bench.y == 0 && bench.record.phases.last == .idle)
    }

    @Test func `scrolling starts neither taps nor drags`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView {
                Color.blue.frame(width: 300, height: 4000)
                    .onTapGesture { record.taps.append("tap") }
                    .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in record.taps.append("drag") })
            }
        }
        slide(bench, by: Size(height: 20), frames: 6)
        bench.window.endScroll()
        bench.window.scroll(by: Size(height: 20), source: .wheel)
        try bench.window.settle()
        #expect(record.taps.isEmpty)
    }
}
