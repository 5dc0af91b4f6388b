import Testing

@testable import Glide
@testable import GlideTesting

private let line = Animation.linear(duration: 0.5)

@MainActor
@Suite("Completions of animations in views")
struct CompletionInViewsTests {
    private func window(_ shown: Switch) -> TestWindow {
        TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                if shown.isOn {
                    Color.red.frame(width: 50 + shown.number, height: 50).offset(y: shown.number)
                        .opacity(1 - shown.number / 200)
                }
            }
        }
    }

    @Test func `several completions of one transaction are each told once`() {
        let shown = Switch(true)
        let window = window(shown)
        var told: [String] = []
        var transaction = Transaction(animation: line)
        transaction.addAnimationCompletion { told.append("a") }
        transaction.addAnimationCompletion(criteria: .removed) { told.append("b") }
        transaction.addAnimationCompletion { told.append("c") }
        withTransaction(transaction) { shown.number = 40 }
        window.advance(by: .seconds(0.48))
        #expect(told.isEmpty)
        window.advance(by: .seconds(0.1))
        #expect(told.sorted() == ["a", "b", "c"])
        window.advance(by: .seconds(2))
        #expect(told.count == 3)
    }

    @Test func `a view that leaves at once counts as finished`() {
        let shown = Switch(true)
        let window = window(shown)
        var count = 0
        withAnimation(line) {
            shown.number = 40
        } completion: {
            count += 1
        }
        window.advance(by: .seconds(0.1))
        shown.isOn = false
        window.advance(frames: 2)
        #expect(count == 1)
        window.advance(by: .seconds(1))
        #expect(count == 1)
    }

    @Test func `closing the window tells everybody once`() {
        let shown = Switch(true)
        let window = window(shown)
        var count = 0
        withAnimation(line) {
            shown.number = 40
        } completion: {
            count += 1
        }
        window.advance(by: .seconds(0.1))
        var late = 0
        withAnimation(line) {
            shown.number = 80
        } completion: {
            late += 1
        }
        window.close()
        #expect(count == 1)
        #expect(late == 1)
        window.advance(by: .seconds(1))
        #expect(count == 1)
        #expect(late == 1)
    }

    @Test func `with nothing animated the next frame tells`() {
        let shown = Switch(true)
        let window = window(shown)
        var count = 0
        withAnimation(line) {
            shown.number = 0
        } completion: {
            count += 1
        }
        #expect(count == 0)
        window.advance(frames: 2)
        #expect(count == 1)
    }

    @Test func `a change that is seen but cannot be animated is told with the next frame`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Watching { _ in Color.red.accessibilityIdentifier(shown.isOn ? "on" : "off") }
        }
        var count = 0
        withAnimation(line) {
            shown.isOn = true
        } completion: {
            count += 1
        }
        window.advance(frames: 3)
        #expect(window.frame(of: "on") != nil)
        #expect(count == 1)
    }

    @Test func `an animation replaced by one without duration still tells`() {
        let shown = Switch(true)
        let window = window(shown)
        var first = 0
        var second = 0
        withAnimation(line) {
            shown.number = 40
        } completion: {
            first += 1
        }
        window.advance(by: .seconds(0.1))
        withAnimation(.linear(duration: 0)) {
            shown.number = 80
        } completion: {
            second += 1
        }
        window.advance(frames: 2)
        #expect(second == 1)
        #expect(first == 0)
        window.advance(by: .seconds(0.5))
        #expect(first == 1)
        #expect(second == 1)
        #expect(window.isAtRest)
    }

    @Test func `a removal is told when the view is gone`() {
        let shown = Switch(true)
        let window = window(shown)
        var count = 0
        withAnimation(line, completionCriteria: .removed) {
            shown.isOn = false
        } completion: {
            count += 1
        }
        window.advance(by: .seconds(0.45))
        #expect(count == 0)
        window.advance(by: .seconds(0.1))
        #expect(count == 1)
    }

    @Test func `the end of an animation is known to be earlier than the frame that finds it`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 100, height: 100), frameRate: 10) {
            Watching { _ in Color.red.frame(width: 10 + shown.number, height: 10) }
        }
        var transaction = Transaction(animation: .linear(duration: 0.33))
        let completion = AnimationCompletion {}
        transaction.completions = [completion]
        withTransaction(transaction) { shown.number = 10 }
        window.advance(by: .seconds(1))
        #expect(completion.endTime?.isNear(0.33) == true)
    }
}
