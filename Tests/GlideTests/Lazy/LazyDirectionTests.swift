import GlideTesting
import Testing

/// Lazy containers that lie on their side, or are read from right to left.
@MainActor
@Suite struct LazyDirectionTests {
    private static let size = Size(width: 400, height: 120)

    private var fromTheRight: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        return environment
    }

    private struct Cards: View {
        let count: Int

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<count, id: \.self) { number in
                            Color.blue.frame(width: Double(40 + number % 5 * 7), height: 60)
                                .accessibilityIdentifier("card \(number)")
                                .onTapGesture { proxy.scrollTo(count - 1, anchor: .leading) }
                        }
                    }
                }
            }
        }
    }

    /// From the beginning of card 0 to that of card `number`.
    private func way(to number: Int) -> Double {
        (0..<number).reduce(0.0) { (sum: Double, card: Int) -> Double in
            let width = 40 + card % 5 * 7
            return sum + Double(width) + 10
        }
    }

    @Test func `cards beside one another come and go as they are scrolled`() throws {
        let window = TestWindow(size: Self.size) { Cards(count: 10_000) }
        #expect(window.frame(of: "card 0")?.minX == 0)
        #expect(window.frame(of: "card 3")?.minX == way(to: 3))
        #expect(window.nodeCount < 80)
        window.scroll(by: Size(width: 1_000, height: 0), source: .finger)
        window.endScroll()
        try window.settle()
        #expect(window.frame(of: "card 0") == nil)
        #expect(window.nodeCount < 80)
    }

    @Test func `from right to left the first card stands at the right, and the last lands exactly`() throws {
        let window = TestWindow(size: Self.size, environment: fromTheRight) { Cards(count: 10_000) }
        #expect(window.frame(of: "card 0")?.maxX == 400)
        #expect(window.frame(of: "card 2")?.maxX == 400 - way(to: 2))
        #expect(window.frame(of: "card 9999") == nil)
        #expect(window.nodeCount < 80)
        window.tap(at: Point(x: 380, y: 60))
        window.advance(frames: 1)
        #expect(window.frame(of: "card 9999")?.minX == 0)
        let last = try #require(window.frame(of: "card 9998"))
        #expect(last.minX == 78)
    }

    @Test func `from right to left columns begin at the right, and rows stand where their language begins`() throws {
        let window = TestWindow(size: Size(width: 300, height: 300), environment: fromTheRight) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(60), spacing: 0), GridItem()]) {
                    ForEach(0..<100) { number in
                        Color.red.frame(height: 20).accessibilityIdentifier("cell \(number)")
                    }
                }
            }
        }
        #expect(window.frame(of: "cell 0")?.maxX == 300)
        #expect(window.frame(of: "cell 1")?.maxX == 200)
        #expect(window.frame(of: "cell 2")?.minX == 0)
        let list = TestWindow(size: Size(width: 300, height: 300), environment: fromTheRight) {
            List {
                Text("A").accessibilityIdentifier("a"); Text("B")
            }.listStyle(.plain)
        }
        #expect(list.frame(of: "a")?.maxX == 284)
        // The line begins where the text does.
        #expect(list.color(at: Point(x: 292, y: 43.5)) == list.color(at: Point(x: 292, y: 200)))
        #expect(list.color(at: Point(x: 5, y: 43.5)) != list.color(at: Point(x: 5, y: 200)))
    }
}
