import Glibc
import Glide
import GlideTesting
import Testing

@testable import GlideDemo

extension Programs {
    /// The programs as pictures, at rest and on their way.
    @MainActor
    @Suite struct ReferencePictures {
        private func tabsWindow(_ scale: Double = 1) -> TestWindow {
            TestWindow(size: Size(width: 400, height: 200), scale: scale) { SlidingTabs() }
        }

        @Test func `tabs`() throws {
            let window = tabsWindow()
            try expectReference(window.snapshot(), "tabs-rest")
            let label = try #require(window.frame(ofText: "Trending"))
            window.tap(at: Point(x: label.midX, y: label.midY))
            window.advance(by: .milliseconds(100))
            try expectReference(window.snapshot(), "tabs-flight")
        }

        @Test func `tabs of different colours`() throws {
            let window = TestWindow(size: Size(width: 400, height: 60)) { TabsVariant(colors: [.blue, .red, .green]) }
            let label = try #require(window.frame(ofText: "Explore"))
            window.tap(at: Point(x: label.midX, y: label.midY))
            window.advance(by: .milliseconds(50))
            try expectReference(window.snapshot(), "tabs-dissolve")
        }

        @Test func `buttons`() throws {
            let window = TestWindow(size: Size(width: 320, height: 220)) { ExpandButtonDemo() }
            try expectReference(window.snapshot(), "buttons-rest")
            window.touchDown(0, at: Point(x: 160, y: 30))
            window.advance(by: .milliseconds(150))
            window.touchDown(1, at: Point(x: 160, y: 190))
            window.advance(by: .milliseconds(50))
            try expectReference(window.snapshot(), "buttons-flight")
        }

        @Test func `the typewriter`() throws {
            let window = TestWindow(size: Size(width: 320, height: 40)) { TypedLine(shown: "Hello, Wayland 👋🏽 café") }
            try expectReference(window.snapshot(), "typewriter-rest")
            let blinking = TestWindow(size: Size(width: 40, height: 40)) { TypewriterText(text: "Hello") }
            blinking.advance(by: .milliseconds(250))
            try expectReference(blinking.snapshot(), "typewriter-blink")
        }

        @Test func `a picture that is one pixel off is told apart, and a missing one fails`() throws {
            let window = tabsWindow()
            let rest = window.snapshot()
            #expect(try ReferenceImage(name: "tabs-rest").compare(rest, blesses: false) == .same)
            let label = try #require(window.frame(ofText: "Trending"))
            window.tap(at: Point(x: label.midX, y: label.midY))
            window.advance(frames: 1)
            let verdict = try ReferenceImage(name: "tabs-rest").compare(window.snapshot(), blesses: false)
            guard case .differs(let count) = verdict else {
                Issue.record("the first frame of a flight passes for rest: \(verdict)")
                return
            }
            #expect(count > 40)
            #expect(try ReferenceImage(name: "no-such-picture").compare(rest, blesses: false) == .missing)
            withKnownIssue("a wrong picture fails its test") {
                try expectReference(window.snapshot(), "tabs-rest", blesses: false)
            }
            withKnownIssue("a missing picture fails its test") {
                try expectReference(rest, "no-such-picture", blesses: false)
            }
        }

        @Test func `only a blessing writes a picture`() throws {
            var pattern = Array("/tmp/glide-references-XXXXXX".utf8CString)
            let made = pattern.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }
            let folder = String(cString: try #require(made))
            let reference = ReferenceImage(name: "new", folder: folder)
            defer {
                unlink(reference.path)
                rmdir(folder)
            }
            let picture = tabsWindow().snapshot()
            #expect(try reference.compare(picture, blesses: false) == .missing)
            #expect(access(reference.path, F_OK) != 0)
            #expect(try reference.compare(picture, blesses: true) == .written)
            #expect(try reference.compare(picture, blesses: false) == .same)
        }
    }
}
