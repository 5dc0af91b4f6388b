import GlideTesting
import Testing

/// What it costs to show the ground blurred, and when.
@MainActor
@Suite struct `Materials and what changes below them` {
    private let size = Size(width: 300, height: 200)

    @Test func `a change below a material draws the material again, one out of reach does not`() throws {
        let near = Flag()
        let far = Flag()
        let window = TestWindow(size: size) { Grounds(near: near, far: far) }
        far.isOn = true
        window.advance(frames: 2)
        #expect(!window.damage.contains { $0.maxX > 200 })
        let before = window.color(at: Point(x: 260, y: 100))
        near.isOn = true
        window.advance(frames: 2)
        #expect(window.color(at: Point(x: 260, y: 100)) != before)
    }

    @Test func `what a changing ground leaves in parts is what is painted at once`() {
        let near = Flag()
        let far = Flag()
        let window = TestWindow(size: size) { Grounds(near: near, far: far) }
        for _ in 0..<3 {
            near.isOn.toggle()
            window.advance(frames: 2)
            far.isOn.toggle()
            window.advance(frames: 2)
        }
        let whole = TestWindow(size: size) { Grounds(near: near, far: far) }.snapshot()
        #expect(window.snapshot().maximumDifference(from: whole) <= 1)
    }

    @Test func `a material that scrolls along with its ground is drawn again where the ground at the edges is another`()
    {
        let window = TestWindow(size: Size(width: 160, height: 120)) {
            ScrollView {
                VStack(spacing: 6) {
                    Image(systemName: "star.fill").font(.system(size: 20))
                    Color.clear.frame(width: 60, height: 40).background(.ultraThinMaterial)
                    ForEach(0..<8) { Text("Row \($0)") }
                }
            }
        }
        window.pointerMove(to: Point(x: 80, y: 60))
        for step in 0..<12 {
            window.scroll(by: Size(width: 0, height: step < 6 ? 4 : -4), source: .finger)
            window.advance(frames: 1)
            #expect(window.snapshot().maximumDifference(from: window.repaintedWhole()) <= 1, "\(step)")
        }
    }

    @Test func `a material over rows that scroll shows them as they pass`() {
        let rows = ZStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        Rectangle().fill(Color(hue: Double(row) / 12, saturation: 1, brightness: 1)).frame(height: 30)
                    }
                }
            }
            Rectangle().fill(.thinMaterial).frame(height: 50)
        }
        let window = TestWindow(size: size) { rows }
        window.pointerMove(to: Point(x: 150, y: 120))
        for _ in 0..<5 {
            window.scroll(by: Size(width: 0, height: 23), source: .finger)
            window.advance(frames: 1)
        }
        window.endScroll()
        window.advance(by: .seconds(2))
        let scrolled = window.snapshot()
        window.resize(to: Size(width: 301, height: 200))
        window.resize(to: size)
        window.advance(frames: 1)
        #expect(scrolled.difference(from: window.snapshot(), tolerance: 17) == 0)
    }

    @Test func `a material on a material takes the other one in`() {
        let single = TestWindow(size: size) {
            ZStack {
                Color.blue; Rectangle().fill(.thickMaterial)
            }
        }
        let twice = TestWindow(size: size) {
            ZStack {
                Color.blue; Rectangle().fill(.thickMaterial); Rectangle().fill(.thickMaterial)
            }
        }
        let one = single.color(at: Point(x: 100, y: 100))
        #expect(twice.color(at: Point(x: 100, y: 100)).red > one.red)
    }

    @Test func `inside of a group that is drawn aside the ground is still blurred, and without crashes`() {
        let window = TestWindow(size: size) {
            ZStack {
                HStack(spacing: 0) {
                    Color.red; Color.blue
                }
                ZStack {
                    Color.green.frame(width: 20, height: 20); Rectangle().fill(.thinMaterial)
                }
                .frame(width: 120, height: 100)
                .shadow(radius: 4)
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            }
        }
        window.advance(frames: 2)
        #expect(window.isAtRest)
    }
}

private struct Grounds: View {
    let near: Flag
    let far: Flag

    var body: some View {
        HStack(spacing: 0) {
            Rectangle().fill(far.isOn ? .red : .green).frame(width: 40, height: 40)
            Spacer(minLength: 0)
            ZStack {
                Rectangle().fill(near.isOn ? .orange : .blue)
                Circle().fill(.ultraThinMaterial).frame(width: 60, height: 60)
            }
            .frame(width: 80)
        }
    }
}
