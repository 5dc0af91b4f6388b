import GlideTesting
import Testing

@MainActor
@Suite struct `Sizes of scroll views` {
    private let size = Size(width: 300, height: 200)

    @Test func `across its axis a scroll view is as large as its content`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Block("A", 500, 40) }.named("scroll")
                Block("B")
            }
        }
        window.expect("scroll", at: Rect(x: 0, y: 0, width: 300, height: 40))
        window.expect("B", at: Rect(x: 0, y: 40, width: 300, height: 160))
    }

    @Test func `content that fits starts at the beginning`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView(.horizontal) { Block("A", 100, 40) }.named("scroll")
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 100, height: 40), in: "scroll")
    }

    @Test func `a vertical scroll view offers its width and asks for the ideal height`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView { Block("A") }.named("scroll")
        }
        window.expect("scroll", at: Rect(x: 0, y: 0, width: 300, height: 200))
        window.expect("A", at: Rect(x: 0, y: 0, width: 300, height: 10), in: "scroll")
    }

    @Test func `in both directions the content has its ideal size`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView([.horizontal, .vertical]) { Block("A", 500, 600) }.named("scroll")
        }
        window.expect("scroll", at: Rect(x: 0, y: 0, width: 300, height: 200))
        window.expect("A", at: Rect(x: 0, y: 0, width: 500, height: 600), in: "scroll")
    }

    @Test func `several views in a scroll view stand below one another`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView {
                Block("A", 100, 40)
                Block("B", 50, 40)
            }
            .named("scroll")
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 100, height: 40), in: "scroll")
        window.expect("B", at: Rect(x: 25, y: 48, width: 50, height: 40), in: "scroll")
    }

    @Test func `without an offer a scroll view is as large as its content`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView(.horizontal) { Block("A", 120, 40) }.fixedSize().named("scroll")
        }
        #expect(window.frame(of: "scroll")?.size == Size(width: 120, height: 40))
    }

    @Test func `scrolled content is found where it is seen`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView { Block("A", 100, 900) }
        }
        window.scroll(by: Size(width: 0, height: 70))
        window.advance(frames: 1)
        window.expect("A", at: Rect(x: 100, y: -70, width: 100, height: 900))
    }
}
