import GlideTesting
import Testing

@MainActor
@Suite struct `Damage` {
    private let size = Size(width: 200, height: 100)
    private let isOn = Handle<Bool>()

    @Test func `the first frame is painted whole, and nothing after it`() {
        let window = TestWindow(size: size) { Block("A", 20, 20) }
        #expect(window.damage == [Rect(x: 0, y: 0, width: 200, height: 100)])
        #expect(window.pixelsPainted == 20_000)
        window.advance(by: .seconds(1))
        #expect(window.framesPainted == 1)
        #expect(window.pixelsPainted == 20_000)
        #expect(window.isAtRest)
    }

    @Test func `a colour that changes damages its view alone`() {
        let window = TestWindow(size: size) {
            Held(false, by: isOn) { isOn in
                HStack(spacing: 0) {
                    Block("A", 20, 20, color: isOn ? .red : .blue)
                    Block("B", 100, 20)
                }
            }
        }
        let before = window.pixelsPainted
        isOn.value = true
        window.advance(frames: 1)
        #expect(window.damage == [Rect(x: 40, y: 40, width: 20, height: 20)])
        #expect(window.pixelsPainted == before + 400)
    }

    @Test func `a view that moves damages where it was and where it is`() {
        let window = TestWindow(size: size) {
            Held(false, by: isOn) { Block("A", 10, 10).offset(x: $0 ? 80 : -80) }
        }
        isOn.value = true
        window.advance(frames: 1)
        let left = Rect(x: 15, y: 45, width: 10, height: 10)
        let right = Rect(x: 175, y: 45, width: 10, height: 10)
        #expect(Set(window.damage) == [left, right])
    }

    @Test func `a value that is written again, or that nobody shows, damages nothing`() {
        let window = TestWindow(size: size) {
            Held(false, by: isOn) { isOn in Block("A", 20, 20).onTapGesture { _ = isOn } }
        }
        let painted = window.framesPainted
        isOn.value = false
        window.advance(frames: 1)
        isOn.value = true
        window.advance(frames: 1)
        #expect(window.framesPainted == painted)
    }

    @Test func `what is outside of a clip or the window damages nothing`() {
        let window = TestWindow(size: size) {
            Held(false, by: isOn) { isOn in
                ZStack(alignment: .topLeading) {
                    Block("A", 20, 20, color: isOn ? .red : .blue).offset(x: 500)
                    ZStack { Block("B", 20, 20, color: isOn ? .red : .blue).offset(y: 60) }
                        .frame(width: 40, height: 40).clipped()
                }
            }
        }
        let painted = window.pixelsPainted
        isOn.value = true
        window.advance(frames: 1)
        #expect(window.pixelsPainted == painted)
    }

    @Test func `a scroll paints the viewport and nothing beside it`() {
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                ScrollView { Block("A", 60, 400) }
                Block("B", 100, 100)
            }
        }
        window.pointerMove(to: Point(x: 40, y: 50))
        window.scroll(by: Size(width: 0, height: 10))
        window.advance(frames: 1)
        #expect(!window.damage.isEmpty)
        let scroll = Rect(x: 20, y: 0, width: 60, height: 100)
        #expect(window.damage.allSatisfy { $0.minX >= scroll.minX && $0.maxX <= scroll.maxX })
    }

    @Test func `a flight damages the way it goes, not the window`() {
        let window = TestWindow(size: Size(width: 800, height: 600)) {
            Held(false, by: isOn) {
                Block("A", 20, 20).frame(maxWidth: .infinity, alignment: $0 ? .trailing : .leading)
            }
        }
        let before = window.pixelsPainted
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        window.advance(by: .seconds(1))
        // Sixty frames of about 33 × 20 pixels.
        #expect(window.pixelsPainted - before < 61 * 40 * 22)
        #expect(window.framesPainted > 55)
    }

    @Test func `there are at most sixteen rectangles, and all lie in the window`() {
        let window = TestWindow(size: Size(width: 800, height: 600)) {
            Held(false, by: isOn) { isOn in
                ZStack {
                    ForEach(0..<100) { index in
                        Block("\(index)", 5, 5, color: isOn ? .red : .blue)
                            .position(x: Double(index % 10) * 90 - 10, y: Double(index / 10) * 70 - 10)
                    }
                }
            }
        }
        isOn.value = true
        window.advance(frames: 1)
        #expect(window.damage.count <= 16 && !window.damage.isEmpty)
        #expect(
            window.damage.allSatisfy { $0.minX >= 0 && $0.minY >= 0 && $0.maxX <= 800 && $0.maxY <= 600 })
    }

    @Test func `at another scale damage is counted in that scale's pixels`() {
        let window = TestWindow(size: size, scale: 2) {
            Held(false, by: isOn) { Block("A", 20, 20, color: $0 ? .red : .blue) }
        }
        isOn.value = true
        window.advance(frames: 1)
        #expect(window.damage == [Rect(x: 180, y: 80, width: 40, height: 40)])
    }

    @Test func `a hidden window paints nothing and shows all of it afterwards`() {
        let window = TestWindow(size: size) { Held(false, by: isOn) { Block("A", 20, 20, color: $0 ? .red : .blue) } }
        window.hide()
        isOn.value = true
        window.advance(frames: 3)
        #expect(window.framesPainted == 1)
        window.show()
        window.advance(frames: 1)
        #expect(window.damage == [Rect(x: 0, y: 0, width: 200, height: 100)])
    }
}
