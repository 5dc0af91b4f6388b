import Glide
import GlideTesting
import Testing

extension Programs {
    /// The letters spread evenly, at sub-pixel places.
    @MainActor
    @Suite struct ButtonsLetters {
        private static let titles = [
            ("DOWNLOAD", ButtonsBench.first, RGBA.systemBlue), ("SUBSCRIBE", ButtonsBench.second, .systemGreen),
            ("PURCHASE", ButtonsBench.third, .systemOrange),
        ]

        @Test(arguments: Setting.all)
        func `in flight each glyph's origin is on its straight way, to 0.05 pixels`(_ setting: Setting) throws {
            for (title, place, _) in Self.titles {
                let bench = ButtonsBench(setting)
                let rest = bench.window.glyphOrigins(ofText: title)
                bench.window.touchDown(0, at: place)
                var flown: [(time: Double, origins: [Point])] = []
                while !bench.window.isAtRest {
                    bench.window.advance(frames: 1)
                    flown.append((bench.window.now.seconds, bench.window.glyphOrigins(ofText: title)))
                }
                let pressed = bench.window.glyphOrigins(ofText: title)
                #expect(rest.count == title.count && pressed.count == title.count && flown.count > 20)
                var farthest = 0.0
                for (time, origins) in flown.dropLast() {
                    let way = StepResponse.standard.value(at: time)
                    for (index, origin) in origins.enumerated() {
                        let x = rest[index].x + way * (pressed[index].x - rest[index].x)
                        let y = rest[index].y + way * (pressed[index].y - rest[index].y)
                        farthest = max(farthest, abs(origin.x - x), abs(origin.y - y))
                    }
                }
                #expect(farthest * setting.scale < 0.05, "\(title)")
            }
        }

        @Test(arguments: Setting.scales)
        func `in the pixels too, each letter is on its straight way`(_ setting: Setting) throws {
            for (title, place, paper) in Self.titles {
                let bench = ButtonsBench(setting)
                let rest = bench.seenLetters(place, paper: paper)
                try #require(rest.count == title.count)
                bench.window.touchDown(0, at: place)
                var flown: [(time: Double, centers: [Double])] = []
                while bench.window.now.seconds < 0.6 {
                    bench.window.advance(frames: 1)
                    flown.append((bench.window.now.seconds, bench.seenLetters(place, paper: paper)))
                }
                try bench.window.settle()
                let pressed = bench.seenLetters(place, paper: paper)
                try #require(pressed.count == title.count)
                var farthest = 0.0
                for (time, centers) in flown {
                    try #require(centers.count == title.count, "at \(time)")
                    let way = StepResponse.standard.value(at: time)
                    for (index, center) in centers.enumerated() {
                        let x = rest[index] + way * (pressed[index] - rest[index])
                        farthest = max(farthest, abs(center - x))
                    }
                }
                #expect(farthest * setting.scale < 0.08, "\(title)")
            }
        }

        @Test(arguments: Setting.scales)
        func `no letter moves by more than 0.1 pixels when the motion ends`(_ setting: Setting) throws {
            for isPress in [true, false] {
                let bench = ButtonsBench(setting)
                bench.window.touchDown(0, at: ButtonsBench.first)
                if !isPress {
                    try bench.window.settle()
                    bench.window.touchUp(0)
                }
                bench.window.advance(frames: 40)
                var before = bench.seenLetters()
                var frames = 0
                while frames < 4 {
                    if bench.window.isAtRest { frames += 1 }
                    bench.window.advance(frames: 1)
                    let after = bench.seenLetters()
                    let steps = zip(before, after).map { abs($1 - $0) * setting.scale }
                    #expect(steps.count == 8 && steps.allSatisfy { $0 < 0.1 }, "at \(bench.window.now.seconds)")
                    before = after
                }
            }
        }

        @Test func `the title neither wraps nor loses letters within its 300 points`() throws {
            for (title, place, paper) in Self.titles {
                let bench = ButtonsBench()
                bench.window.touchDown(0, at: place)
                while !bench.window.isAtRest {
                    bench.window.advance(frames: 2)
                    let origins = bench.window.glyphOrigins(ofText: title)
                    #expect(origins.count == title.count)
                    #expect(origins.allSatisfy { abs($0.y - origins[0].y) < 1e-9 }, "on one line")
                    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.x < $1.x })
                    let frame = try #require(bench.window.frame(ofText: title))
                    #expect(frame.width <= 300)
                }
                #expect(bench.seenLetters(place, paper: paper).count == title.count)
            }
        }
    }
}
