import GlideTesting
import Testing

@testable import Glide

/// Views that change their identity, with a transition inside or outside of it.
@MainActor
@Suite struct `Transitions of a view that becomes another` {
    @Observable
    final class Step {
        var number = 0
    }

    private struct Steps: View {
        let step: Step
        let isInside: Bool

        var body: some View {
            let page = Text("Page \(step.number)").frame(width: 200, height: 100)
            let moves = AnyTransition.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
            if isInside { page.transition(moves).id(step.number) } else { page.id(step.number).transition(moves) }
        }
    }

    @Test(arguments: [true, false]) func `both the one that goes and the one that comes move`(_ isInside: Bool) throws {
        let step = Step()
        let window = TestWindow(size: Size(width: 200, height: 100)) { Steps(step: step, isInside: isInside) }
        try window.settle()
        let rest = try #require(window.frame(ofText: "Page 0"))
        withAnimation(.linear(duration: 1)) { step.number = 1 }
        window.advance(by: .milliseconds(500))
        #expect(abs(try #require(window.frame(ofText: "Page 0")).minX - rest.minX + 100) < 4)
        #expect(abs(try #require(window.frame(ofText: "Page 1")).minX - rest.minX - 100) < 4)
        try window.settle()
        #expect(window.frame(ofText: "Page 0") == nil)
        #expect(window.frame(ofText: "Page 1") == rest)
    }

    @Test func `the view keeps its state while its identity stays`() throws {
        let step = Step()
        let window = TestWindow(size: Size(width: 200, height: 100)) { Counting(step: step) }
        try window.settle()
        window.tap(at: Point(x: 100, y: 50))
        try window.settle()
        #expect(window.frame(ofText: "1 of 0") != nil)
        step.number = 1
        try window.settle()
        #expect(window.frame(ofText: "0 of 1") != nil)
    }

    private struct Counting: View {
        let step: Step

        var body: some View {
            Counter(number: step.number).id(step.number).transition(.scale)
        }
    }

    private struct Counter: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Text("\(count) of \(number)").onTapGesture { count += 1 }
        }
    }
}
