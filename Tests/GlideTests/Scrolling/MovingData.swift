import Glide
import GlideTesting
import Testing

/// Data that changes in every frame of a scroll.
@MainActor
@Suite struct `Data that never rests` {
    @MainActor
    final class Store {
        var change: ([Int]) -> Void = { _ in }
    }

    private struct Rows: View {
        let store: Store
        let record: ScrollRecord
        @State private var numbers = Array(0..<60)

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { number in
                        Text("\(number)").frame(width: 300, height: 40).accessibilityIdentifier("row \(number)")
                    }
                }
            }
            .recorded(by: record)
            .onAppear { store.change = { numbers = $0 } }
        }
    }

    /// The same storm each time.
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test func `a held finger stays one to one, whatever happens to the rows below`() {
        let (store, record) = (Store(), ScrollRecord())
        let bench = ScrollBench(record: record) { Rows(store: store, record: record) }
        var dice = Dice(state: 5)
        var numbers = Array(0..<60)
        bench.window.touchDown(0, at: Point(x: 150, y: 390))
        for step in 1...60 {
            // Rows after those that are seen come, go and change places.
            let tail = numbers[40...].shuffled(using: &dice)
            numbers =
                Array(numbers[..<40]) + tail.filter { _ in Int.random(in: 0..<10, using: &dice) > 0 } + [100 + step]
            withAnimation(step % 3 == 0 ? .default : nil) { store.change(numbers) }
            let way = 10 + 200 * Double(step) / 60
            bench.window.touchMove(0, to: Point(x: 150, y: 390 - way))
            bench.window.advance(frames: 1)
            #expect(abs(bench.y - (way - 10)) < 1e-9, "step \(step)")
        }
        bench.window.touchUp(0)
    }

    @Test(arguments: 1...4)
    func `a fling runs on and ends where there is something to see`(_ seed: Int) throws {
        let (store, record) = (Store(), ScrollRecord())
        let bench = ScrollBench(record: record) { Rows(store: store, record: record) }
        var dice = Dice(state: UInt64(seed))
        bench.move(from: Point(x: 150, y: 390), by: Size(height: -200), seconds: 0.1)
        bench.window.touchUp(0)
        var (last, serial) = (bench.y, 1000)
        var numbers = Array(0..<60)
        for _ in 0..<90 {
            for _ in 0..<Int.random(in: 0..<4, using: &dice) where numbers.count > 20 {
                numbers.remove(at: Int.random(in: 0..<numbers.count, using: &dice))
            }
            for _ in 0..<Int.random(in: 0..<4, using: &dice) {
                serial += 1
                numbers.insert(serial, at: Int.random(in: 0...numbers.count, using: &dice))
            }
            if Bool.random(using: &dice) { numbers.swapAt(0, numbers.count - 1) }
            withAnimation(Bool.random(using: &dice) ? .default : nil) { store.change(numbers) }
            bench.window.advance(frames: 1)
            let most = Double(numbers.count) * 40 - 400
            // A fling of 2,000 points a second goes 34 a frame; content that ends before follows its new end.
            #expect(abs(bench.y - last) < 36 || last > most - 40, "\(last) to \(bench.y) of \(most)")
            last = bench.y
        }
        try bench.window.settle(within: .seconds(20))
        #expect(bench.y >= 0 && bench.y <= Double(numbers.count) * 40 - 400)
        let shown = numbers.filter { bench.window.frame(of: "row \($0)").map { $0.maxY > 0 && $0.minY < 400 } ?? false }
        #expect(shown.count >= 10)
    }
}
