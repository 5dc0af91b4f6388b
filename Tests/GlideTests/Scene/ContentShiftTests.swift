import GlideTesting
import Testing

@testable import Glide

/// A scroll moves the pixels that it can; the window looks as if all of it had been painted.
@MainActor
@Suite struct `Content shifts` {
    /// Scrolls by each of `deltas` and compares each frame with a whole repaint; answers the pixels painted in each.
    @discardableResult
    private func scroll(
        _ window: TestWindow, by deltas: [Double], sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Int] {
        deltas.map { delta in
            let before = window.pixelsPainted
            window.scroll(by: Size(width: 0, height: delta), source: .wheel)
            window.advance(frames: 1)
            let count = window.snapshot().difference(from: window.repaintedWhole(), tolerance: 2)
            #expect(count <= 100, "after \(delta)", sourceLocation: sourceLocation)
            return window.pixelsPainted - before
        }
    }

    private static let deltas: [Double] = [10, 10, 3, -7, 40, -12, 1, 25, -60, 90]

    private static func rows(_ range: Range<Int> = 0..<60) -> some View {
        VStack(spacing: 0) {
            ForEach(range, id: \.self) { row in
                Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 23)
                    .background(row % 3 == 0 ? Color.yellow : .clear)
            }
        }
    }

    @Test(arguments: [1, 1.5, 2])
    func `only what comes into view is painted`(_ scale: Double) {
        let window = TestWindow(size: Size(width: 200, height: 200), scale: scale) {
            ScrollView { Self.rows() }.scrollIndicators(.hidden)
        }
        window.advance(frames: 2)
        let painted = scroll(window, by: Self.deltas)
        for (count, delta) in zip(painted, Self.deltas) {
            #expect(Double(count) <= 200 * scale * (abs(delta) * scale + 2), "\(delta)")
        }
    }

    @Test func `a bar over the content and a background of one colour stay in place`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ZStack(alignment: .bottom) {
                Color.green
                ScrollView { Self.rows() }.scrollIndicators(.hidden).padding(.top, 31)
                Text("Over").padding(9).background(Color.red)
            }
        }
        window.advance(frames: 2)
        let painted = scroll(window, by: Self.deltas)
        #expect(painted[0] < 200 * 100)
    }

    @Test func `a picture behind the content is not carried along`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ZStack {
                Circle().fill(.orange)
                ScrollView { Self.rows() }.scrollIndicators(.hidden)
            }
        }
        window.advance(frames: 2)
        scroll(window, by: Self.deltas)
    }

    @Test func `what changes in the content while it scrolls is painted where it is`() {
        struct Blinking: View {
            let row: Int
            @State private var isOn = false
            var body: some View {
                RoundedRectangle(cornerRadius: isOn ? 12 : 2).fill(isOn ? Color.red : .blue)
                    .frame(width: isOn ? 150 : 30, height: 20)
                    .onAppear {
                        withAnimation(.easeInOut(duration: 0.2).repeatForever()) { isOn = row % 2 == 0 }
                    }
            }
        }
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView {
                VStack { ForEach(0..<40, id: \.self) { Blinking(row: $0) } }
            }
            .scrollIndicators(.hidden)
        }
        window.advance(frames: 2)
        scroll(window, by: Self.deltas)
    }

    @Test func `something that flies over the content leaves no trace`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Held(false, by: flag) { isOn in
                ZStack(alignment: isOn ? .topLeading : .bottomTrailing) {
                    ScrollView { Self.rows() }.scrollIndicators(.hidden)
                    Circle().fill(.purple).frame(width: 40, height: 40)
                }
            }
        }
        window.advance(frames: 2)
        withAnimation(.linear(duration: 0.2)) { flag.value = true }
        scroll(window, by: Self.deltas)
    }

    @Test func `a viewport that is clipped, turned or faded above is painted`() {
        for isFaded in [true, false] {
            let window = TestWindow(size: Size(width: 200, height: 200)) {
                ScrollView { Self.rows() }.scrollIndicators(.hidden)
                    .clipShape(RoundedRectangle(cornerRadius: 40))
                    .opacity(isFaded ? 0.5 : 1)
                    .rotationEffect(.degrees(isFaded ? 0 : 3))
            }
            window.advance(frames: 2)
            scroll(window, by: Self.deltas)
        }
    }

    @Test func `a viewport within another one`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        HStack { ForEach(0..<30, id: \.self) { Text("Column \($0)") } }
                    }
                    .scrollIndicators(.hidden)
                    .frame(height: 60)
                    Self.rows()
                }
            }
            .scrollIndicators(.hidden)
        }
        window.advance(frames: 2)
        window.pointerMove(to: Point(x: 100, y: 30))
        for step in 0..<6 {
            window.scroll(by: Size(width: 9, height: step % 2 == 0 ? 0 : 5), source: .finger)
            window.advance(frames: 1)
            #expect(window.snapshot().difference(from: window.repaintedWhole(), tolerance: 2) <= 100, "\(step)")
        }
    }
}
