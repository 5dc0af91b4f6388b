import GlideTesting
import Testing

@testable import Glide

/// A list whose last rows go.
@MainActor
@Suite struct `A list that is emptied` {
    @Observable
    final class Rows {
        var names: [String] = ["one", "two"]
    }

    private struct Shown: View {
        let rows: Rows
        let isPlain: Bool

        var body: some View {
            let list = List { ForEach(rows.names, id: \.self) { Text($0) } }
            if isPlain { list.listStyle(.plain) } else { list }
        }
    }

    @Test(arguments: [false, true]) func `leaves nothing behind`(_ isPlain: Bool) throws {
        let rows = Rows()
        let window = TestWindow(size: Size(width: 200, height: 200)) { Shown(rows: rows, isPlain: isPlain) }
        try window.settle()
        withAnimation { rows.names.removeAll() }
        try window.settle()
        let ground = window.color(at: Point(x: 100, y: 190))
        let rest = stride(from: 0.5, to: 200, by: 1).filter { window.color(at: Point(x: 100, y: $0)) != ground }
        #expect(rest == [])
    }

    @Test func `its ground and lines fade with what the rows show`() throws {
        let rows = Rows()
        let window = TestWindow(size: Size(width: 200, height: 200)) { Shown(rows: rows, isPlain: false) }
        try window.settle()
        let (ground, card) = (window.color(at: Point(x: 100, y: 190)), window.color(at: Point(x: 100, y: 30)))
        withAnimation(.linear(duration: 1)) { rows.names.removeAll() }
        window.advance(by: .milliseconds(500))
        let between = window.color(at: Point(x: 100, y: 30))
        #expect(between.red > ground.red && between.red < card.red)
        window.advance(by: .milliseconds(450))
        #expect(abs(Int(window.color(at: Point(x: 100, y: 30)).red) - Int(ground.red)) < 2)
    }
}
