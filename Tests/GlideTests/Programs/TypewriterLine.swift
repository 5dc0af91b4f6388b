import Glide
import GlideTesting
import Testing

@testable import GlideDemo

extension Programs {
    /// What the typewriter's line looks like, on the virtual clock.
    @MainActor
    @Suite struct TypewriterLine {
        static let text = "Hello, Wayland 👋🏽 café"

        @Test(arguments: Setting.all)
        func `the cursor fades out and in, easing, once a second, beginning with full strength`(
            _ setting: Setting
        ) throws {
            let window = TestWindow(
                size: Size(width: 100, height: 60), scale: setting.scale, frameRate: setting.frameRate
            ) {
                TypewriterText(text: Self.text)
            }
            // With nothing typed the cursor stands by itself, in the middle but for the spacing beside it.
            let ends = try #require(window.snapshot().inkColumns(rows: 0..<Int(60 * setting.scale)))
            let column = (ends.lowerBound + ends.upperBound) / 2
            let row = Int(30 * setting.scale)
            #expect(window.snapshot().coverage(column, row, of: .systemBlue) >= 0.999)
            var (lowest, highest) = (1.0, 0.0)
            while window.now.seconds < 3.2 {
                window.advance(frames: 1)
                let pass = window.now.seconds / 0.5
                let way = BezierEase.inOut.value(at: pass - pass.rounded(.down))
                let opacity = Int(pass.rounded(.down)) % 2 == 0 ? 1 - way : way
                let seen = window.snapshot().coverage(column, row, of: .systemBlue)
                #expect(abs(seen - opacity) < 0.006, "at \(window.now.seconds)")
                (lowest, highest) = (min(lowest, seen), max(highest, seen))
            }
            #expect(lowest < 0.03 && highest > 0.97)
        }

        @Test(arguments: Setting.scales)
        func `the line does not move up or down while it grows, emoji and accents included`(
            _ setting: Setting
        ) throws {
            let window = TestWindow(size: Size(width: 500, height: 200), scale: setting.scale) {
                SteppedLine(text: Self.text)
            }
            let line = try #require(window.frame(of: "line"))
            let cursor = try #require(window.frame(of: "cursor"))
            let button = Point(x: 250, y: cursor.maxY + 30)
            var lastWidth = line.width
            for count in 1...Self.text.count {
                window.tap(at: button)
                window.advance(frames: 1)
                let shown = String(Self.text.prefix(count))
                let text = try #require(window.frame(ofText: shown))
                #expect(text.minY == line.minY && text.height == line.height, "\(shown)")
                let moved = try #require(window.frame(of: "cursor"))
                #expect(moved.minY == cursor.minY && moved.height == cursor.height, "\(shown)")
                #expect(text.width >= lastWidth, "\(shown)")
                lastWidth = text.width
                let origins = window.glyphOrigins(ofText: shown)
                #expect(origins.allSatisfy { abs($0.y - origins[0].y) < 1e-9 }, "\(shown)")
            }
        }

        @Test func `the letters on the line stand where they stood before the emoji came`() throws {
            func rows(_ shown: String) -> ClosedRange<Int>? {
                let window = TestWindow(size: Size(width: 500, height: 80)) {
                    Text(shown).font(.system(.title2, design: .monospaced))
                }
                let picture = window.snapshot()
                let frame = window.frame(ofText: shown) ?? .zero
                // The first letters only: what stands before the emoji.
                let columns = Int(frame.minX)..<Int(frame.minX + 60)
                let inked = (0..<picture.height).filter { y in columns.contains { picture[$0, y] != .white } }
                return inked.first.flatMap { first in inked.last.map { first...$0 } }
            }
            let without = try #require(rows("Hello, Wayland"))
            #expect(rows("Hello, Wayland 👋🏽") == without)
            #expect(rows("Hello, Wayland 👋🏽 café") == without)
        }
    }
}
