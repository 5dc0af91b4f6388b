import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Keys that scroll` {
    @Test(arguments: [
        (Key.downArrow, 40.0), (.pageDown, 360), (.space, 360), (.end, 3600),
    ])
    func `a key moves the content smoothly`(_ key: Key, _ way: Double) throws {
        let bench = ScrollBench.vertical()
        bench.window.keyPress(key)
        bench.window.advance(frames: 3)
        #expect(bench.y > 0 && bench.y < way && bench.record.phases.last == .animating)
        try bench.window.settle()
        #expect(bench.y == way)
    }

    @Test func `and back again`() throws {
        let bench = ScrollBench.vertical()
        bench.window.keyPress(.end)
        try bench.window.settle()
        for (key, offset) in [(Key.upArrow, 3560.0), (.pageUp, 3200), (.space, 3560), (.home, 0)] {
            bench.window.keyPress(key)
            try bench.window.settle()
            #expect(bench.y == offset)
        }
        bench.window.keyPress(.pageDown)
        bench.window.keyPress(.pageDown)
        try bench.window.settle()
        #expect(bench.y == 720, "keys add up")
        bench.window.keyPress(.space, modifiers: .shift)
        try bench.window.settle()
        #expect(bench.y == 360)
        bench.window.keyPress(.pageDown, modifiers: .control)
        try bench.window.settle()
        #expect(bench.y == 360, "with Control a key means something else")
    }

    @Test func `the view under the pointer has them, and gives on what it cannot use`() throws {
        let (outer, inner) = (ScrollRecord(), ScrollRecord())
        let bench = ScrollBench(record: outer) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.blue.frame(width: 300, height: 230) }.frame(height: 200).recorded(by: inner)
                    Color.green.frame(width: 300, height: 800)
                }
            }
            .recorded(by: outer)
        }
        bench.window.pointerMove(to: Point(x: 150, y: 100))
        bench.window.keyPress(.downArrow)
        try bench.window.settle()
        #expect(bench.y == 0 && inner.offset.y == 30)
        bench.window.keyPress(.downArrow)
        try bench.window.settle()
        #expect(bench.y == 40 && inner.offset.y == 30)
        bench.window.pointerMove(to: Point(x: 150, y: 300))
        bench.window.keyPress(.upArrow)
        try bench.window.settle()
        #expect(bench.y == 0 && inner.offset.y == 30)
    }

    @Test func `arrows aside move what goes sideways`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView(.horizontal) { Color.blue.frame(width: 3000, height: 400) }.recorded(by: record)
        }
        bench.window.keyPress(.rightArrow)
        try bench.window.settle()
        #expect(bench.x == 40)
        bench.window.keyPress(.downArrow)
        bench.window.keyPress(.end)
        try bench.window.settle()
        #expect(bench.x == 2700)
        bench.window.keyPress(.leftArrow)
        try bench.window.settle()
        #expect(bench.x == 2660)
    }

    @Test func `whoever asks for less motion is spared the way`() {
        let record = ScrollRecord()
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        let window = TestWindow(size: Size(width: 300, height: 400), environment: environment) {
            ScrollView { Color.blue.frame(width: 300, height: 4000) }.recorded(by: record)
        }
        window.keyPress(.pageDown)
        window.advance(frames: 1)
        #expect(record.offset.y == 360)
    }
}
