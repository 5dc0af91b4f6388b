import GlideTesting
import Testing

@testable import GlideDemo

/// The scenes look as those of the other toolkits that Glide is measured against.
@MainActor
@Suite struct BenchSceneTests {
    private func window(_ scene: BenchScene) -> TestWindow {
        TestWindow(size: Size(width: 800, height: 600)) { scene.content() }
    }

    private let blue = RGBA(red: 0, green: 122, blue: 255, alpha: 255)
    private let white = RGBA(red: 255, green: 255, blue: 255, alpha: 255)

    @Test(arguments: [BenchScene.tabs, .idle])
    func `the tabs stand in the middle, 24 points from the top, a capsule below the active one`(
        _ scene: BenchScene
    ) throws {
        let window = window(scene)
        let labels = try ["Home", "Explore", "Trending", "Profile"].map { try #require(window.frame(ofText: $0)) }
        #expect(labels.allSatisfy { abs($0.minY - 24) < 1 })
        #expect(abs(labels[0].minX + labels[3].maxX - 800) <= 1)
        #expect(abs(labels[1].minX - labels[0].maxX - 20) <= 1)
        let middle = labels[0].maxY + 7.5
        #expect(window.color(at: Point(x: labels[0].midX, y: middle)) == blue)
        #expect(window.color(at: Point(x: labels[0].midX, y: middle - 3)) == white)
        #expect(window.color(at: Point(x: labels[0].midX, y: middle + 3)) == white)
        #expect(window.color(at: Point(x: labels[0].maxX + 3, y: middle)) == white)
        #expect(window.color(at: Point(x: labels[0].maxX - 4, y: middle)) == blue)
        let letter = try #require(window.frame(ofText: "H"))
        #expect(abs(letter.midX - 400) < 1)
        #expect(window.isAtRest)
    }

    @Test func `the buttons' centres are 120 points apart`() throws {
        let window = window(.buttons)
        let ground = [
            (180.0, blue), (300, RGBA(red: 52, green: 199, blue: 89, alpha: 255)),
            (420, RGBA(red: 255, green: 149, blue: 0, alpha: 255)),
        ]
        for (y, color) in ground {
            for place in [Point(x: 307, y: y), Point(x: 493, y: y), Point(x: 400, y: y - 24), Point(x: 400, y: y + 23)]
            {
                #expect(window.color(at: place) == color)
            }
            for place in [Point(x: 303, y: y), Point(x: 496, y: y), Point(x: 400, y: y - 27), Point(x: 400, y: y + 26)]
            {
                #expect(window.color(at: place) == white)
            }
        }
    }

    @Test func `the list scrolls at 1200 points a second, down and up, a row every 44 points`() throws {
        let window = window(.list1k)
        let line = RGBA(red: 198, green: 198, blue: 200, alpha: 255)
        #expect(window.color(at: Point(x: 0, y: 43)) == line)
        #expect(window.color(at: Point(x: 799, y: 87)) == line)
        #expect(window.color(at: Point(x: 400, y: 44)) == white)
        for (seconds, position) in [(0, 0.0), (1, 1_200), (1, 2_400), (3, 3_600), (3, 0)] {
            window.advance(by: .seconds(seconds))
            let number = Int(position / 44) + 3
            let row = try #require(window.frame(ofText: "Row \(number)"))
            #expect(abs(row.minX - 16) < 0.1)
            // The scroll begins with the first frame or the one after it, 20 points farther on.
            #expect(abs(row.midY + position - (Double(number - 1) * 44 + 21.5)) <= 21)
        }
        #expect(window.nodeCount < 300)
    }
}
