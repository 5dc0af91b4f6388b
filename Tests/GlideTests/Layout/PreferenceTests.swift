import GlideTesting
import Testing

@MainActor
@Suite struct `Preferences` {
    private let size = Size(width: 300, height: 200)

    @Test func `are gathered in source order and told before the first frame`() {
        let heard = Heard<[Int]>()
        let window = TestWindow(size: size) {
            VStack {
                Block("A", 20, 20).preference(key: Numbers.self, value: [1])
                HStack {
                    ForEach([2, 3], id: \.self) { number in
                        Block("\(number)", 20, 20).preference(key: Numbers.self, value: [number])
                    }
                }
                Block("none", 20, 20)
                Block("D", 20, 20).preference(key: Numbers.self, value: [4])
            }
            .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        #expect(heard.values == [[1, 2, 3, 4]])
        window.advance(frames: 3)
        #expect(heard.values.count == 1)
    }

    @Test func `follow changes, removals and orders`() {
        let heard = Heard<[Int]>()
        let handle = Handle<[Int]>()
        let window = TestWindow(size: size) {
            Held([1, 2], by: handle) { numbers in
                HStack {
                    ForEach(numbers, id: \.self) { number in
                        Block("\(number)", 20, 20).preference(key: Numbers.self, value: [number])
                    }
                }
            }
            .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        for numbers in [[1, 2, 3], [3, 1], [], [7]] {
            handle.value = numbers
            window.advance(frames: 1)
        }
        #expect(heard.values == [[1, 2], [1, 2, 3], [3, 1], [], [7]])
    }

    @Test func `do not come from a view that is on its way out`() throws {
        let heard = Heard<[Int]>()
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: handle) { isShown in
                HStack {
                    if isShown { Block("A", 20, 20).preference(key: Numbers.self, value: [1]) }
                    Block("B", 20, 20).preference(key: Numbers.self, value: [2])
                }
            }
            .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        withAnimation(.linear(duration: 1)) { handle.value = false }
        window.advance(by: .milliseconds(300))
        #expect(window.frame(of: "A") != nil)
        #expect(heard.values == [[1, 2], [2]])
        withAnimation(.linear(duration: 1)) { handle.value = true }
        window.advance(by: .milliseconds(100))
        #expect(heard.values == [[1, 2], [2], [1, 2]])
        try window.settle()
    }

    @Test func `change when the only view that hands something up begins to leave`() {
        let heard = Heard<[Int]>()
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: handle) { isShown in
                HStack {
                    if isShown { Block("A", 20, 20).preference(key: Numbers.self, value: [1]) }
                    Block("B", 20, 20)
                }
            }
            .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        withAnimation(.linear(duration: 1)) { handle.value = false }
        window.advance(by: .milliseconds(300))
        #expect(heard.values == [[1], []])
    }

    @Test func `of a view take the place of those inside, unless it transforms them`() {
        let heard = Heard<[Int]>()
        _ = TestWindow(size: size) {
            VStack {
                Block("A", 20, 20).preference(key: Numbers.self, value: [1]).padding()
                    .preference(key: Numbers.self, value: [2])
                Block("B", 20, 20).preference(key: Numbers.self, value: [3]).padding()
                    .transformPreference(Numbers.self) { $0.append(4) }
                Block("C", 20, 20).transformPreference(Numbers.self) { $0.append(5) }
            }
            .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        #expect(heard.values == [[2, 3, 4, 5]])
    }

    @Test func `change state that lays out the view in the same frame`() {
        let window = TestWindow(size: size) { WidestDecides(texts: ["a", "wider", "widest of all"]) }
        let frames = [0, 1, 2].map { window.frame(of: "row \($0)")! }
        let widest = window.frame(ofText: "widest of all")!
        #expect(frames.allSatisfy { abs($0.width - widest.width) <= 1 })
        #expect(window.framesPainted == 1)
    }

    @Test func `make an overlay and a background`() {
        let handle = Handle<[Int]>()
        let window = TestWindow(size: size, scale: 2) {
            Held([3], by: handle) { numbers in
                Block("P", 100, 60)
                    .preference(key: Numbers.self, value: numbers)
                    .overlayPreferenceValue(Numbers.self, alignment: .topLeading) {
                        Block("over", Double($0[0]), 5, color: .red)
                    }
                    .backgroundPreferenceValue(Numbers.self, alignment: .bottomTrailing) {
                        Block("under", Double($0[0]) * 2, 5)
                    }
            }
        }
        window.expect("over", at: Rect(x: 0, y: 0, width: 3, height: 5), in: "P")
        window.expect("under", at: Rect(x: 94, y: 55, width: 6, height: 5), in: "P")
        handle.value = [20]
        window.advance(frames: 1)
        window.expect("over", at: Rect(x: 0, y: 0, width: 20, height: 5), in: "P")
        window.expect("under", at: Rect(x: 60, y: 55, width: 40, height: 5), in: "P")
        #expect(window.color(at: Point(x: 105, y: 72)) == window.color(at: Point(x: 101, y: 71)))
        #expect(window.warnings.isEmpty)
    }

    @Test func `that the overlay itself hands up go further up, not round in a circle`() {
        let heard = Heard<[Int]>()
        let window = TestWindow(size: size) {
            Block("P", 100, 60)
                .preference(key: Numbers.self, value: [1])
                .overlayPreferenceValue(Numbers.self) { value in
                    Block("over", 10, 10).preference(key: Numbers.self, value: value + [9])
                }
                .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        #expect(heard.values == [[1, 1, 9]])
        #expect(window.warnings.isEmpty)
    }

    @Test func `without any writer are never told`() {
        let heard = Heard<[Int]>()
        _ = TestWindow(size: size) {
            Block("A", 20, 20).onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        #expect(heard.values.isEmpty)
    }

    @Test func `come through a transition and a view modifier`() {
        let heard = Heard<[Int]>()
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isShown in
                ZStack {
                    if isShown {
                        Block("A", 20, 20).preference(key: Numbers.self, value: [1])
                            .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
                    }
                }
            }
            .onPreferenceChange(Numbers.self) { heard.values.append($0) }
        }
        withAnimation { handle.value = true }
        window.advance(by: .seconds(1))
        withAnimation { handle.value = false }
        window.advance(by: .seconds(1))
        #expect(heard.values == [[1], []])
    }
}

/// A view in which every row is as wide as the widest text, which only the layout knows.
private struct WidestDecides: View {
    let texts: [String]
    @State private var width: Double?

    var body: some View {
        VStack {
            ForEach(texts.indices, id: \.self) { index in
                Text(texts[index])
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: Widest.self, value: proxy.size.width)
                        }
                    )
                    .frame(width: width)
                    .named("row \(index)")
            }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
    }
}

private struct Widest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct Numbers: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What a callback was told.
@MainActor
final class Heard<Value> {
    var values: [Value] = []
}
