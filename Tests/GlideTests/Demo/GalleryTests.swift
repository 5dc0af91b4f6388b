import GlideTesting
import Testing

@testable import GlideDemo

@MainActor
@Suite struct GalleryTests {
    @Test func `each program opens from the gallery, and one can come back`() throws {
        let window = TestWindow(size: Size(width: 400, height: 700), frameRate: 6) { Gallery() }
        for program in Program.shown {
            // Into the middle of the window, where the list goes as far.
            let place = try #require(window.frame(ofText: program.title), "\(program.name) is not listed")
            window.scroll(by: Size(width: 0, height: place.midY - 350))
            window.advance(frames: 1)
            let card = try #require(window.frame(ofText: program.title))
            window.tap(at: Point(x: card.midX, y: card.midY))
            // The typewriter's cursor never rests, nor do endless animations.
            window.advance(by: .seconds(2))
            let back = try #require(window.frame(ofText: "Gallery"), "\(program.name) is not open")
            #expect(back.minX < 60 && back.minY < 40)
            window.tap(at: Point(x: back.midX, y: back.midY))
            window.advance(by: .milliseconds(1400))
            #expect(window.frame(ofText: "Gallery") == nil)
            #expect(window.frame(ofText: program.title) == card, "\(program.name)")
        }
        #expect(window.isAtRest)
        #expect(window.warnings.isEmpty)
    }

    @Test func `a card on its way covers what lies below it`() throws {
        let window = TestWindow(size: Size(width: 400, height: 600)) { Gallery() }
        let card = try #require(window.frame(ofText: "Sliding Tabs"))
        let place = Point(x: 330, y: card.midY)
        let white = window.color(at: place)
        window.tap(at: place)
        for _ in 0..<30 {
            window.advance(frames: 1)
            #expect(window.color(at: place) == white)
        }
        let back = try #require(window.frame(ofText: "Gallery"))
        window.tap(at: Point(x: back.midX, y: back.midY))
        for _ in 0..<30 {
            window.advance(frames: 1)
            #expect(window.color(at: place) == white)
        }
    }

    @Test(arguments: [0.6, 1, 3])
    func `the indicator travels in a straight line, also while its page settles`(_ wait: Double) {
        let window = TestWindow(size: Size(width: 400, height: 520)) { Gallery() }
        window.advance(by: .milliseconds(600))
        window.tap(at: Point(x: 200, y: 200))
        window.advance(by: .seconds(wait))
        window.tap(at: Point(x: 190, y: 80))
        for frame in 0..<20 {
            window.advance(frames: 1)
            let picture = window.snapshot()
            let isSeen = (0..<400).contains { x in
                let color = picture[x, 81]
                return color.blue > 230 && color.red < 80
            }
            #expect(isSeen, "frame \(frame)")
        }
    }

    @Test func `names of programs are unique and their symbols exist`() {
        #expect(Set(Program.all.map(\.name)).count == Program.all.count)
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            VStack { ForEach(Program.all, id: \.name) { Image(systemName: $0.symbol) } }
        }
        #expect(window.warnings.isEmpty)
    }
}
