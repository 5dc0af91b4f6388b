import GlideTesting
import Observation
import Testing

@MainActor
@Suite struct Transactions {
    private let size = Size(width: 400, height: 100)
    private let first = Handle<Double>()
    private let second = Handle<Double>()

    /// Two bars whose widths are states, 100 and 100 at the start.
    private func bars() -> TestWindow {
        TestWindow(size: size) {
            VStack(alignment: .leading, spacing: 0) {
                Held(100.0, by: first) { Block("A", $0, 10) }
                Held(100.0, by: second) { Block("B", $0, 10) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func width(_ name: String, in window: TestWindow) -> Double { window.frame(of: name)?.width ?? -1 }

    @Test func `without an animation a change shows at once`() {
        let window = bars()
        first.value = 200
        window.advance(frames: 1)
        #expect(width("A", in: window) == 200)
        #expect(window.isAtRest)
    }

    @Test func `withAnimation animates what its block changes and nothing else`() {
        let window = bars()
        withAnimation(.linear(duration: 1)) { first.value = 200 }
        second.value = 200
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
        #expect(width("B", in: window) == 200)
    }

    @Test func `two blocks in one event keep their own animations`() {
        let window = bars()
        withAnimation(.linear(duration: 1)) { first.value = 200 }
        withAnimation(.linear(duration: 2)) { second.value = 200 }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
        #expect(abs(width("B", in: window) - 125) < 0.01)
    }

    @Test func `a property written in two blocks ends at the last value, the animations laid over each other`() {
        let window = bars()
        withAnimation(.linear(duration: 1)) { first.value = 200 }
        withAnimation(.linear(duration: 2)) { first.value = 300 }
        window.advance(by: .seconds(1))
        // From the first block's end, 200, half way to 300.
        #expect(abs(width("A", in: window) - 250) < 0.01)
        window.advance(by: .milliseconds(1100))
        #expect(width("A", in: window) == 300)
    }

    @Test func `the innermost block counts, and the outer one again after it`() {
        let window = bars()
        withAnimation(.linear(duration: 1)) {
            withAnimation(.linear(duration: 2)) { first.value = 200 }
            second.value = 200
        }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 125) < 0.01)
        #expect(abs(width("B", in: window) - 150) < 0.01)
    }

    @Test func `withAnimation(nil) inside a block shows its change at once`() {
        let window = bars()
        withAnimation(.linear(duration: 1)) {
            withAnimation(nil) { first.value = 200 }
            second.value = 200
        }
        window.advance(by: .milliseconds(500))
        #expect(width("A", in: window) == 200)
        #expect(abs(width("B", in: window) - 150) < 0.01)
    }

    @Test func `blocks hand on what they return and throw`() throws {
        struct Mistake: Error {}
        #expect(withAnimation { 7 } == 7)
        #expect(throws: Mistake.self) { try withAnimation { throw Mistake() } }
        let window = bars()
        #expect(throws: Mistake.self) {
            try withAnimation(.linear(duration: 1)) {
                first.value = 200
                throw Mistake()
            }
        }
        second.value = 200
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
        #expect(width("B", in: window) == 200)
    }

    @Test func `work that a block only starts is not part of it`() async {
        let window = bars()
        withAnimation(.linear(duration: 1)) {
            _ = Task { first.value = 200 }
        }
        await window.run(for: .milliseconds(30))
        #expect(width("A", in: window) == 200)
    }

    @Test func `a transaction laid over another keeps what it does not say`() {
        let window = bars()
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withAnimation(.linear(duration: 1)) {
            withTransaction(quiet) { first.value = 200 }
            withTransaction(Transaction(animation: nil)) { second.value = 200 }
        }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
        #expect(width("B", in: window) == 200)
    }

    @Test func `one part of a transaction can be set`() {
        let window = bars()
        withTransaction(\.animation, .linear(duration: 1)) { first.value = 200 }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
    }

    @Test func `a binding can bring an animation of its own`() {
        let window = bars()
        let handle = Handle<Double>()
        let other = TestWindow(size: size) { Held(100.0, by: handle) { Block("C", $0, 10) } }
        let binding = Binding(get: { handle.value }, set: { handle.value = $0 }).animation(.linear(duration: 1))
        binding.wrappedValue = 200
        other.advance(by: .milliseconds(500))
        #expect(abs(width("C", in: other) - 150) < 0.01)
        _ = window
    }

    @Test func `an animation of a value applies when the value changed, whoever changed it`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { Block("A", $0, 10).animation(.linear(duration: 1), value: $0) }
        }
        value.value = 200
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
    }

    @Test func `an animation of another value does not apply`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { Block("A", $0, 10).animation(.linear(duration: 1), value: 0) }
        }
        value.value = 200
        window.advance(frames: 1)
        #expect(width("A", in: window) == 200)
    }

    @Test func `the modifier nearest to the leaf wins, and beats withAnimation`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { width in
                VStack(alignment: .leading, spacing: 0) {
                    Block("near", width, 10).animation(.linear(duration: 2), value: width)
                    Block("far", width, 10)
                }
                .animation(.linear(duration: 1), value: width)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        withAnimation(.linear(duration: 0.5)) { value.value = 200 }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("near", in: window) - 125) < 0.01)
        #expect(abs(width("far", in: window) - 150) < 0.01)
    }

    @Test func `animation(nil) of a value takes the animation away below it`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { width in
                VStack(alignment: .leading, spacing: 0) {
                    Block("still", width, 10).animation(nil, value: width)
                    Block("moving", width, 10)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        withAnimation(.linear(duration: 1)) { value.value = 200 }
        window.advance(by: .milliseconds(500))
        #expect(width("still", in: window) == 200)
        #expect(abs(width("moving", in: window) - 150) < 0.01)
    }

    @Test func `disablesAnimations switches animations of values off`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { Block("A", $0, 10).animation(.linear(duration: 1), value: $0) }
        }
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { value.value = 200 }
        window.advance(frames: 1)
        #expect(width("A", in: window) == 200)
    }

    @Test func `the first appearance is never animated`() {
        let window = TestWindow(size: size) {
            Block("A", 100, 10).opacity(0.5).offset(x: 5).animation(.linear(duration: 1), value: 1)
        }
        #expect(window.isAtRest)
        let flag = Handle<Bool>()
        let other = TestWindow(size: size) {
            Held(false, by: flag) {
                if $0 { Block("B", 100, 10).offset(x: 5).animation(.linear(duration: 1), value: 1) }
            }
        }
        flag.value = true
        other.advance(frames: 1)
        #expect(other.isAtRest)
        #expect(other.frame(of: "B") == Rect(x: 155, y: 45, width: 100, height: 10))
    }

    @Test func `a transaction modifier rewrites every update, one with a value only its changes`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { width in
                VStack(alignment: .leading, spacing: 0) {
                    Block("always", width, 10).transaction { $0.animation = .linear(duration: 1) }
                    Block("changed", width, 10).transaction(value: width) { $0.animation = .linear(duration: 2) }
                    Block("unchanged", width, 10).transaction(value: 0) { $0.animation = .linear(duration: 2) }
                    Block("none", width, 10).transaction { $0.animation = nil }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        withAnimation(.linear(duration: 0.5)) { value.value = 200 }
        window.advance(by: .milliseconds(250))
        #expect(abs(width("always", in: window) - 125) < 0.01)
        #expect(abs(width("changed", in: window) - 112.5) < 0.01)
        #expect(abs(width("unchanged", in: window) - 150) < 0.01)
        #expect(width("none", in: window) == 200)
    }

    @Test func `a transaction modifier works although animations of values are disabled`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) {
                Block("A", $0, 10).transaction(value: $0) { $0.animation = .linear(duration: 1) }
            }
        }
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { value.value = 200 }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
    }

    @Test func `the place of a view in its parent belongs to the animation outside`() {
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) { width in
                HStack(spacing: 0) {
                    Block("A", width, 10).animation(.linear(duration: 1), value: width)
                    Block("B", 50, 10)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        value.value = 200
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
        // B stands at its new place at once: nothing outside of the modifier is animated.
        #expect(window.frame(of: "B")?.minX == 200)
    }

    @Test func `an animation starts when its cause happens, whatever the frame rate`() {
        for rate in [30.0, 60, 144, 1000] {
            let value = Handle<Double>()
            let window = TestWindow(size: size, frameRate: rate) { Held(100.0, by: value) { Block("A", $0, 10) } }
            window.advance(by: .milliseconds(200))
            withAnimation(.linear(duration: 1)) { value.value = 200 }
            window.advance(by: .milliseconds(500))
            #expect(abs(width("A", in: window) - 150) < 0.01, "at \(rate) frames a second")
        }
    }

    @Test func `an object's changes before a block and in it are told apart`() {
        let model = Widths()
        let window = TestWindow(size: size) { ObjectBars(model: model) }
        model.first = 200
        withAnimation(.linear(duration: 1)) { model.second = 200 }
        window.advance(by: .milliseconds(500))
        #expect(width("A", in: window) == 200)
        #expect(abs(width("B", in: window) - 150) < 0.01)
    }

    @Test func `an object's changes in two blocks have their own animations`() {
        let model = Widths()
        let window = TestWindow(size: size) { ObjectBars(model: model) }
        withAnimation(.linear(duration: 1)) { model.first = 200 }
        withAnimation(.linear(duration: 2)) { model.second = 200 }
        window.advance(by: .milliseconds(500))
        #expect(abs(width("A", in: window) - 150) < 0.01)
        #expect(abs(width("B", in: window) - 125) < 0.01)
    }

    @Test func `a value of one's own travels with a transaction`() {
        var transaction = Transaction()
        #expect(transaction[WordKey.self] == "none")
        transaction[WordKey.self] = "some"
        let seen = Words()
        let value = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: value) {
                Block("A", $0, 10).transaction { seen.list.append($0[WordKey.self]) }
            }
        }
        seen.list = []
        withTransaction(transaction) { value.value = 200 }
        window.advance(frames: 1)
        #expect(seen.list.contains("some"))
    }
}

private enum WordKey: TransactionKey {
    static var defaultValue: String { "none" }
}

private final class Words {
    var list: [String] = []
}

@Observable
private final class Widths {
    var first = 100.0
    var second = 100.0
}

private struct ObjectBars: View {
    let model: Widths

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Block("A", model.first, 10)
            Block("B", model.second, 10)
        }
    }
}
