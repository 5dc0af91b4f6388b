import Testing

@testable import Glide
@testable import GlideTesting

/// Rows that somebody keeps alive out of view.
@MainActor
@Suite struct HeldRowsTests {
    private func makeWindow() -> TestWindow {
        TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Text("\($0)").frame(height: 40) } } }
        }
    }

    private func lazyNode(in window: TestWindow) throws -> LazyNode {
        func find(_ node: Node) -> LazyNode? {
            if let lazy = node as? LazyNode { return lazy }
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        return try #require(find(window.window.host.scene.root))
    }

    private func scrollFar(_ window: TestWindow) {
        window.scroll(by: Size(width: 0, height: 4_000))
        window.advance(frames: 30)
    }

    @Test func `a row that nobody holds ends out of view`() throws {
        let window = makeWindow()
        window.advance(frames: 2)
        let item = try #require(lazyNode(in: window).find(AnyHashable(1)))
        scrollFar(window)
        #expect(!item.isAlive)
    }

    @Test func `a row that two hold lives until both let go`() throws {
        let window = makeWindow()
        window.advance(frames: 2)
        let item = try #require(lazyNode(in: window).find(AnyHashable(1)))
        item.hold(true)
        item.hold(true)
        item.hold(false)
        scrollFar(window)
        #expect(item.isAlive)
        item.hold(false)
        scrollFar(window)
        #expect(!item.isAlive)
        // Letting go once too often takes nothing from who comes next.
        item.hold(false)
        item.hold(true)
        #expect(item.isHeld)
    }
}
