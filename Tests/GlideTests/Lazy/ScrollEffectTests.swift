import GlideTesting
import Observation
import Testing

@MainActor
@Observable
private final class Seen {
    @ObservationIgnored var events: [String] = []
}

@MainActor
@Suite struct ScrollEffectTests {
    private static let size = Size(width: 200, height: 400)

    @Test func `an effect follows the place of its view in the scroll view`() throws {
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { number in
                        Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("row \(number)")
                            .visualEffect { content, proxy in
                                content.offset(x: proxy.frame(in: .global).minY / 10)
                            }
                    }
                }
            }
        }
        // 75 is where a row stands by itself.
        #expect(abs(try #require(window.frame(of: "row 4")).minX - 95) <= 0.01)
        window.scroll(by: Size(width: 0, height: 100))
        try window.settle()
        #expect(abs(try #require(window.frame(of: "row 4")).minX - 85) <= 0.01)
        #expect(abs(try #require(window.frame(of: "row 8")).minX - 105) <= 0.01)
    }

    @Test func `a view that comes into view changes as far as it is seen`() throws {
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { number in
                        Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("row \(number)")
                            .scrollTransition { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
            }
        }
        window.scroll(by: Size(width: 0, height: 150))
        try window.settle()
        // Row 1 is half out at the beginning, row 5 half in at the end.
        #expect(abs(try #require(window.frame(of: "row 1")).width - 75) <= 0.01)
        #expect(abs(try #require(window.frame(of: "row 5")).width - 75) <= 0.01)
        #expect(try #require(window.frame(of: "row 3")).width == 100)
        #expect(abs(try #require(window.frame(of: "row 0")).width - 50) <= 0.01)
    }

    @Test func `an animated transition changes by itself once a view is in`() throws {
        let window = TestWindow(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { number in
                        Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("row \(number)")
                            .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.5))) {
                                content, phase in
                                content.offset(x: phase.value * 40)
                            }
                    }
                }
            }
        }
        #expect(window.frame(of: "row 4")?.minX == 90)
        window.scroll(by: Size(width: 0, height: 60))
        window.advance(by: .milliseconds(500))
        let half = try #require(window.frame(of: "row 4")).minX
        #expect(half < 85 && half > 50)
        try window.settle()
        #expect(window.frame(of: "row 4")?.minX == 50)
    }

    @Test func `a view is told of coming into view and of leaving it`() throws {
        let seen = Seen()
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40) { number in
                        Color.blue.frame(height: 100)
                            .onScrollVisibilityChange { seen.events.append("\(number) \($0)") }
                    }
                }
            }
        }
        #expect(seen.events == ["0 true", "1 true", "2 true", "3 true"])
        seen.events = []
        window.scroll(by: Size(width: 0, height: 60))
        try window.settle()
        #expect(seen.events.sorted() == ["0 false", "4 true"])
        seen.events = []
        window.scroll(by: Size(width: 0, height: 1_000))
        try window.settle()
        #expect(Set(seen.events).isSuperset(of: ["1 false", "4 false", "11 true", "14 true"]))
    }
}
