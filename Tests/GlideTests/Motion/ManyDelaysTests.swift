import GlideTesting
import Testing

/// Thousands of changes in one event, each with its own delay.
@MainActor
@Suite struct `Many delays` {
    private static let size = Size(width: 400, height: 200)

    @Test func `thirty steps of one view, set at once, are taken one after the other`() throws {
        let place = Handle<Double>()
        let window = TestWindow(size: Self.size) {
            Held(0.0, by: place) { Color.black.frame(width: 20, height: 20).named("A").offset(x: $0) }
        }
        for step in 0..<30 {
            withAnimation(.linear(duration: 0.1).delay(Double(step) * 0.2)) { place.value += 5 }
        }
        for step in 0..<30 {
            // On the way, and then waiting for the next step.
            window.advance(by: .milliseconds(50))
            window.expect("A", at: Rect(x: 192.5 + 5 * Double(step), y: 90, width: 20, height: 20), within: 1e-6)
            window.advance(by: .milliseconds(150))
            window.expect("A", at: Rect(x: 195 + 5 * Double(step), y: 90, width: 20, height: 20), within: 1e-6)
        }
        #expect(window.isAtRest)
    }

    @Test func `ten thousand at once begin each in its turn and tell each once`() {
        let handles = (0..<100).map { _ in Handle<Double>() }
        var told = [Int](repeating: 0, count: 10_000)
        let window = TestWindow(size: Self.size, frameRate: 10) {
            ZStack(alignment: .topLeading) {
                ForEach(0..<100) { index in
                    Held(0.0, by: handles[index]) { value in
                        Color.black.frame(width: 2, height: 2).named("\(index)").offset(x: value)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        for number in 0..<10_000 {
            withAnimation(.linear(duration: 0.001).delay(Double(number) * 0.001)) {
                handles[number % 100].value += 1
            } completion: {
                told[number] += 1
            }
        }
        for second in 1...9 {
            window.advance(by: .milliseconds(1000))
            // A thousand changes have come, ten to each view.
            for index in [0, 50, 99] {
                window.expect(
                    "\(index)", at: Rect(x: 10 * Double(second), y: 0, width: 2, height: 2), within: 1.001)
            }
            let count = told.reduce(0, +)
            #expect(abs(count - 1000 * second) <= 2, "\(count) in \(second) s")
        }
        window.advance(by: .milliseconds(1_100))
        #expect(told.allSatisfy { $0 == 1 } && window.isAtRest)
        for index in 0..<100 { #expect(window.frame(of: "\(index)")?.minX == 100) }
    }
}
