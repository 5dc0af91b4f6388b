import GlideTesting
import Testing

@MainActor
@Suite struct `Completions of animations` {
    private let size = Size(width: 400, height: 100)
    private let width = Handle<Double>()
    private let told = Told()

    @MainActor
    private final class Told {
        var count = 0
        func tell() { count += 1 }
    }

    private func bar() -> TestWindow {
        TestWindow(size: size) { Held(100.0, by: width) { Block("A", $0, 10) } }
    }

    @Test func `a completion is told once, when the animation is over`() throws {
        let window = bar()
        withAnimation(.linear(duration: 0.5)) {
            width.value = 200
        } completion: {
            told.tell()
        }
        window.advance(by: .milliseconds(480))
        #expect(told.count == 0)
        window.advance(by: .milliseconds(40))
        #expect(told.count == 1)
        try window.settle()
        window.advance(by: .seconds(1))
        #expect(told.count == 1)
    }

    @Test func `with nothing animated it is told with the next frame`() {
        let window = bar()
        withAnimation(nil) {
            width.value = 200
        } completion: {
            told.tell()
        }
        #expect(told.count == 0)
        window.advance(frames: 2)
        #expect(told.count == 1)
    }

    @Test func `with nothing changed it is told with the next frame`() {
        let window = bar()
        withAnimation(.linear(duration: 1)) {
            width.value = 100
        } completion: {
            told.tell()
        }
        withAnimation(.linear(duration: 1)) {
        } completion: {
            told.tell()
        }
        #expect(told.count == 0)
        #expect(!window.isAtRest)
        window.advance(frames: 2)
        #expect(told.count == 2)
        #expect(window.isAtRest)
    }

    @Test func `it waits for every attribute that was set in motion`() {
        let window = TestWindow(size: size) {
            Held(100.0, by: width) { width in
                VStack {
                    Block("A", width, 10).animation(.linear(duration: 0.2), value: width)
                    Block("B", width, 10).animation(.linear(duration: 0.6), value: width)
                }
            }
        }
        withAnimation(.linear(duration: 0.1)) {
            width.value = 200
        } completion: {
            told.tell()
        }
        window.advance(by: .milliseconds(550))
        #expect(told.count == 0)
        window.advance(by: .milliseconds(100))
        #expect(told.count == 1)
    }

    @Test func `it is told when the view leaves`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: flag) { if $0 { Held(100.0, by: width) { Block("A", $0, 10) } } }
        }
        withAnimation(.linear(duration: 10)) {
            width.value = 200
        } completion: {
            told.tell()
        }
        window.advance(frames: 3)
        flag.value = false
        window.advance(frames: 2)
        #expect(told.count == 1)
    }

    @Test func `it is told when the window closes`() {
        let window = bar()
        withAnimation(.linear(duration: 10)) {
            width.value = 200
        } completion: {
            told.tell()
        }
        window.advance(frames: 3)
        window.close()
        #expect(told.count == 1)
    }

    @Test func `a logical completion does not wait for the animation that replaces its own`() {
        let window = bar()
        withAnimation(.linear(duration: 0.5)) {
            width.value = 200
        } completion: {
            told.tell()
        }
        window.advance(by: .milliseconds(200))
        withAnimation(.linear(duration: 2)) { width.value = 50 }
        window.advance(by: .milliseconds(250))
        #expect(told.count == 0)
        window.advance(by: .milliseconds(100))
        #expect(told.count == 1)
    }

    @Test func `one that waits for the removal waits for what was merged in`() {
        let window = bar()
        withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
            width.value = 200
        } completion: {
            told.tell()
        }
        window.advance(by: .milliseconds(200))
        withAnimation(.linear(duration: 1)) { width.value = 50 }
        window.advance(by: .milliseconds(900))
        #expect(told.count == 0)
        window.advance(by: .milliseconds(200))
        #expect(told.count == 1)
    }

    @Test func `a completion may start the next animation`() throws {
        let window = bar()
        withAnimation(.linear(duration: 0.2)) {
            width.value = 200
        } completion: {
            withAnimation(.linear(duration: 0.2)) { width.value = 50 }
        }
        window.advance(by: .milliseconds(320))
        let shown = try #require(window.frame(of: "A")).width
        #expect(shown > 60 && shown < 190)
        try window.settle()
        #expect(window.frame(of: "A")?.width == 50)
    }

    @Test func `a removal's completion is told when the view is out`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) { Held(true, by: flag) { if $0 { Block("A", 10, 10) } } }
        withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
            flag.value = false
        } completion: {
            told.tell()
        }
        window.advance(by: .milliseconds(450))
        #expect(told.count == 0)
        window.advance(by: .milliseconds(100))
        #expect(told.count == 1)
        #expect(window.frame(of: "A") == nil)
    }
}
