import GlideTesting
import Testing

@MainActor
@Suite struct `A choice of views` {
    private let size = Size(width: 300, height: 200)

    @Test(arguments: [(300.0, "wide"), (199, "middle"), (200, "wide"), (99, "narrow"), (10, "narrow")])
    func `shows the first view that has room`(_ width: Double, _ expected: String) {
        let window = TestWindow(size: Size(width: width, height: 100), scale: 2) {
            ViewThatFits {
                Block("wide", 200, 20)
                Block("middle", 100, 20)
                Block("narrow", 30, 20)
            }
        }
        let shown = ["wide", "middle", "narrow"].filter { window.frame(of: $0) != nil }
        #expect(shown == [expected])
        #expect(window.frame(of: expected)?.midX == width / 2)
    }

    @Test func `looks only along the axes it is told`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            ViewThatFits(in: .vertical) {
                Block("high", 20, 150)
                Block("wide", 300, 50)
                Block("small", 10, 10)
            }
        }
        #expect(window.frame(of: "wide") != nil)
        #expect(window.frame(of: "small") == nil)
    }

    @Test func `changes with its room, and what it no longer shows is gone from the picture and under the finger`() {
        let taps = Heard<String>()
        let window = TestWindow(size: size) {
            ViewThatFits {
                Block("wide", 200, 60, color: .red).onTapGesture { taps.values.append("wide") }
                Block("narrow", 50, 20, color: .blue).onTapGesture { taps.values.append("narrow") }
            }
        }
        window.tap(at: Point(x: 150, y: 100))
        let red = window.color(at: Point(x: 150, y: 100))
        window.resize(to: Size(width: 120, height: 200))
        window.advance(frames: 1)
        window.tap(at: Point(x: 60, y: 100))
        #expect(window.color(at: Point(x: 60, y: 100)) != red)
        #expect(window.color(at: Point(x: 60, y: 75)) == RGBA(red: 255, green: 255, blue: 255, alpha: 255))
        #expect(window.snapshot().difference(from: window.repaintedWhole(), tolerance: 0) == 0)
        window.resize(to: size)
        window.advance(frames: 1)
        window.tap(at: Point(x: 60, y: 100))
        #expect(taps.values == ["wide", "narrow", "wide"])
    }

    @Test func `what it no longer shows is wiped out, also where nothing moves`() {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(50.0, by: handle) { ideal in
                ViewThatFits {
                    Color.red.frame(idealWidth: ideal).frame(maxWidth: .infinity, maxHeight: .infinity)
                    Circle().fill(.blue).frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .frame(width: 100, height: 50)
            }
        }
        for ideal in [150.0, 50, 300] {
            handle.value = ideal
            window.advance(frames: 1)
            #expect(window.snapshot().difference(from: window.repaintedWhole(), tolerance: 0) == 0)
        }
        #expect(window.color(at: Point(x: 105, y: 80)) == RGBA(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test func `what has been chosen appears at its place, also under an animation`() {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(250.0, by: handle) { width in
                ViewThatFits {
                    Block("wide", 200, 60, color: .red)
                    Block("narrow", 50, 20, color: .blue)
                }
                .frame(width: width, alignment: .leading)
                .frame(width: 300, alignment: .leading)
            }
        }
        handle.value = 100
        window.advance(frames: 1)
        handle.value = 250
        window.advance(frames: 1)
        withAnimation(.linear(duration: 1)) { handle.value = 100 }
        window.advance(by: .milliseconds(100))
        #expect(window.frame(of: "narrow") == Rect(x: 0, y: 90, width: 50, height: 20))
    }

    @Test func `keeps the state of what it does not show`() {
        let window = TestWindow(size: size) {
            ViewThatFits {
                Tally(width: 200)
                Tally(width: 50)
            }
        }
        window.tap(at: Point(x: 150, y: 100))
        window.resize(to: Size(width: 120, height: 200))
        window.advance(frames: 1)
        #expect(window.frame(ofText: "0") != nil)
        window.resize(to: size)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "1") != nil)
    }

    @Test func `asks for the ideal size, and offers the room it has`() {
        let window = TestWindow(size: size) {
            ViewThatFits {
                Text("a long line that would have to be broken into several to have room here at all")
                Block("flexible")
            }
        }
        #expect(window.frame(of: "flexible") == Rect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `nothing, and one view that never fits`() {
        let window = TestWindow(size: size) {
            VStack {
                ViewThatFits {}.named("none")
                ViewThatFits { Block("huge", 500, 20) }
            }
        }
        #expect(window.frame(of: "none")?.size == .zero)
        #expect(window.frame(of: "huge")?.width == 500)
    }

    @Test func `hidden views take their room and nothing else`() {
        let taps = Heard<Int>()
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                Block("A", 100, 20).onTapGesture { taps.values.append(1) }.hidden()
                Block("B", 100, 20)
            }
        }
        window.expect("B", at: Rect(x: 150, y: 90, width: 100, height: 20))
        window.tap(at: Point(x: 100, y: 100))
        #expect(taps.values.isEmpty)
        #expect(window.color(at: Point(x: 100, y: 100)) == RGBA(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test func `what is not chosen has not appeared, and goes when it is no longer chosen`() {
        let told = Heard<String>()
        let window = TestWindow(size: size) {
            ViewThatFits {
                Block("wide", 200, 20).onAppear { told.values.append("wide") }
                    .onDisappear { told.values.append("wide gone") }
                ViewThatFits {
                    Block("middle", 100, 20).onAppear { told.values.append("middle") }
                        .onDisappear { told.values.append("middle gone") }
                    Block("narrow", 20, 20).onAppear { told.values.append("narrow") }
                }
            }
        }
        #expect(told.values == ["wide"])
        window.resize(to: Size(width: 120, height: 100))
        window.advance(frames: 1)
        #expect(told.values == ["wide", "wide gone", "middle"])
        window.resize(to: Size(width: 50, height: 100))
        window.advance(frames: 1)
        #expect(told.values.dropFirst(3) == ["middle gone", "narrow"])
        window.close()
        #expect(told.values.count == 5, "what was not shown is not said to go: \(told.values)")
    }
}

private struct Tally: View {
    let width: Double
    @State private var count = 0

    var body: some View {
        Color.yellow.frame(width: width, height: 60).overlay { Text("\(count)") }.onTapGesture { count += 1 }
    }
}
