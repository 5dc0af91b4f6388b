import GlideTesting
import Testing

@testable import Glide
@testable import GlideDemo

extension Programs {
    /// The tab bar that goes along with the finger.
    @MainActor
    @Suite struct PagesFollowed {
        private let window = TestWindow(size: Size(width: 320, height: 280)) { FollowingPages() }

        private func pull(by way: Double) {
            window.touchDown(0, at: Point(x: 300, y: 100))
            window.touchMove(0, to: Point(x: 290, y: 100))
            window.touchMove(0, to: Point(x: 290 - way, y: 100))
            window.advance(frames: 1)
        }

        private func kerning(of text: String) -> Double {
            let origins = window.glyphOrigins(ofText: text)
            return origins.count > 1 ? origins[1].x - origins[0].x : 0
        }

        @Test func `kerning goes from one label to the next as the finger does`() {
            let (active, other) = (kerning(of: "Coast"), kerning(of: "Forest"))
            for share in [0.25, 0.5, 0.75] {
                if share == 0.25 { pull(by: 80) }
                window.touchMove(0, to: Point(x: 290 - 320 * share, y: 100))
                window.advance(frames: 1)
                #expect(abs(kerning(of: "Coast") - (active - 2 * share)) < 0.01)
                #expect(abs(kerning(of: "Forest") - (other + 2 * share)) < 0.01)
            }
        }

        @Test func `letters glide between pixels, and rest on them`() throws {
            pull(by: 100)
            var places: [Double] = []
            for step in 0..<40 {
                window.touchMove(0, to: Point(x: 190 - Double(step), y: 100))
                window.advance(frames: 1)
                places.append(window.glyphOrigins(ofText: "Forest").first?.x ?? .nan)
            }
            // The first one comes from where the letters rested, on a pixel.
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }.dropFirst()
            let mean = steps.reduce(0, +) / Double(steps.count)
            #expect(mean != 0 && steps.allSatisfy { abs($0 - mean) < 0.02 }, "\(steps)")
            window.touchUp(0)
            try window.settle()
            let rest = try #require(window.frame(ofText: "Night"))
            #expect(rest.minX == rest.minX.rounded() && rest.width == rest.width.rounded())
        }

        @Test func `the capsule is in the frame in which the pages are there`() {
            // A cell of the bar is 74 points, from x = 12 on: half-way the capsule begins at 37.
            #expect(window.color(at: Point(x: 24, y: 14)).red < 40)
            pull(by: 160)
            let under = window.color(at: Point(x: 24, y: 14))
            #expect(under.red == 255 && under.green == 255, "gone from the first label's beginning")
            let tint = window.color(at: Point(x: 86, y: 14))
            #expect(tint.red < 60 && tint.green > 100 && tint.blue > 100, "half-way between the colours: \(tint)")
        }

        @Test func `a film strip`() throws {
            var frames: [Bitmap] = [window.snapshot()]
            for share in [0.2, 0.45] {
                if share == 0.2 { pull(by: 64) }
                window.touchMove(0, to: Point(x: 290 - 320 * share, y: 100))
                window.advance(frames: 1)
                frames.append(window.snapshot())
            }
            window.advance(by: .milliseconds(150))
            window.touchMove(0, to: Point(x: 290 - 320 * 0.55, y: 100))
            window.touchUp(0)
            for _ in 0..<3 {
                window.advance(by: .milliseconds(80))
                frames.append(window.snapshot())
            }
            // The bars of all frames, and the last pages whole.
            let strip = Bitmap.drawing(width: 640, height: 400) { canvas in
                for (index, frame) in frames.enumerated() {
                    let corner = Point(x: Double(index % 2) * 320, y: Double(index / 2) * 60)
                    canvas.draw(frame, in: Rect(origin: corner, size: Size(width: 320, height: 280)))
                }
            }
            try expectReference(strip, "pages-strip")
        }
    }
}
