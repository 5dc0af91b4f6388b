import GlideTesting
import Testing

@MainActor
@Suite("A follower that changes its group")
struct MatchedFollowerTests {
    /// Three places of different widths, and an indicator that is always there and follows one of them.
    private struct Indicator: View {
        @State private var active = 0
        @Namespace private var namespace
        let animation: Animation?

        var body: some View {
            ZStack(alignment: .topLeading) {
                HStack(spacing: 10) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.clear
                            .frame(width: Double(40 + 20 * index), height: 20)
                            .contentShape(Rectangle())
                            .matchedGeometryEffect(id: index, in: namespace)
                            .accessibilityIdentifier("place \(index)")
                            .onTapGesture { active = index }
                    }
                }
                Capsule()
                    .fill(.blue)
                    .matchedGeometryEffect(id: active, in: namespace, isSource: false)
                    .accessibilityIdentifier("indicator")
                    .animation(animation, value: active)
            }
        }
    }

    private let size = Size(width: 300, height: 100)

    @Test func `stands at its first group without a flight`() throws {
        let window = TestWindow(size: size) { Indicator(animation: .linear(duration: 1)) }
        #expect(window.frame(of: "indicator") == window.frame(of: "place 0"))
        #expect(window.isAtRest)
    }

    @Test func `travels to its new group as the transaction says, and is glued to it then`() throws {
        let window = TestWindow(size: size) { Indicator(animation: .linear(duration: 1)) }
        let start = try #require(window.frame(of: "place 0"))
        let end = try #require(window.frame(of: "place 2"))
        window.tap(at: end.center)
        window.advance(by: .milliseconds(250))
        let quarter = try #require(window.frame(of: "indicator"))
        #expect(abs(quarter.midX - (start.midX + (end.midX - start.midX) / 4)) < 1e-6)
        #expect(abs(quarter.width - (start.width + (end.width - start.width) / 4)) < 1e-6)
        try window.settle()
        #expect(window.frame(of: "indicator") == end)
    }

    @Test func `keeps place and velocity when it is sent elsewhere on the way`() throws {
        let window = TestWindow(size: size, frameRate: 1000) {
            Indicator(animation: .spring(response: 0.3, dampingFraction: 0.7))
        }
        let one = try #require(window.frame(of: "place 1"))
        let two = try #require(window.frame(of: "place 2"))
        window.tap(at: two.center)
        window.advance(by: .milliseconds(99))
        var centers: [Double] = []
        for _ in 0..<2 {
            centers.append(try #require(window.frame(of: "indicator")).midX)
            window.advance(frames: 1)
        }
        centers.append(try #require(window.frame(of: "indicator")).midX)
        window.tap(at: one.center)
        for _ in 0..<2 {
            window.advance(frames: 1)
            centers.append(try #require(window.frame(of: "indicator")).midX)
        }
        let steps = zip(centers, centers.dropFirst()).map { $1 - $0 }
        // 1 ms apart the velocity changes by a twentieth at most; a lost velocity would halve a step at least.
        for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(b - a) < 0.1 * abs(steps[0])) }
        try window.settle()
        #expect(window.frame(of: "indicator") == one)
    }

    @Test func `jumps without an animation`() throws {
        let window = TestWindow(size: size) { Indicator(animation: nil) }
        let end = try #require(window.frame(of: "place 2"))
        window.tap(at: end.center)
        window.advance(frames: 1)
        #expect(window.frame(of: "indicator") == end)
        #expect(window.isAtRest)
    }
}
