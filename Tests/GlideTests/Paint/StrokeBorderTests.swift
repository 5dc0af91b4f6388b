import GlideTesting
import Testing

@testable import Glide

/// Outlines that stay inside their shape.
@MainActor
@Suite struct `Borders of shapes` {
    private func picture(_ content: some View) -> Bitmap {
        TestWindow(size: Size(width: 60, height: 60)) { content.frame(width: 40, height: 40) }.snapshot()
    }

    @Test func `a border in a stroke's style is the one of that width`() {
        let plain = picture(Circle().strokeBorder(.red, lineWidth: 6))
        #expect(picture(Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 6))) == plain)
        #expect(picture(Circle().strokeBorder(style: StrokeStyle(lineWidth: 6)).foregroundStyle(.red)) == plain)
        #expect(picture(Circle().strokeBorder(lineWidth: 6).foregroundStyle(.red)) == plain)
        #expect(picture(Circle().strokeBorder(.red, lineWidth: 5)) != plain)
    }

    @Test func `the dashes of a border leave gaps, all of it inside the shape`() {
        let window = TestWindow(size: Size(width: 60, height: 60)) {
            Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, dash: [8, 8])).frame(width: 40, height: 40)
        }
        let along = (12..<48).map { window.color(at: Point(x: Double($0) + 0.5, y: 12.5)) }
        #expect(Set(along).count > 1)
        let beside = window.color(at: Point(x: 2, y: 2))
        #expect((0..<60).allSatisfy { window.color(at: Point(x: Double($0) + 0.5, y: 9.5)) == beside })
    }
}
