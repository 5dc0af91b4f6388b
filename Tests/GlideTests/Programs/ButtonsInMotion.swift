import Glide
import GlideTesting
import Testing

extension Programs {
    @MainActor
    @Suite struct ButtonsInMotion {
        @Test(arguments: Setting.scales)
        func `at rest a button is 190 × 50 with radius 10, pressed 300 × 25 with radius 5`(_ setting: Setting) throws {
            let bench = ButtonsBench(setting)
            let rest = try #require(bench.seenFrame())
            #expect(rest.isNear(Rect(x: 105, y: 195, width: 190, height: 50), 0.01))
            #expect(abs(bench.seenRadius(rest) - 10) < 0.6)
            bench.window.touchDown(0, at: ButtonsBench.first)
            try bench.window.settle()
            let pressed = try #require(bench.seenFrame())
            // At scale 1 the upper edge of 207.5 goes to the nearest pixel or up.
            let top = setting.scale == 1 ? 208 : 207.5
            #expect(pressed.isNear(Rect(x: 50, y: top, width: 300, height: 25), 0.06))
            #expect(abs(bench.seenRadius(pressed) - 5) < 0.4)
        }

        @Test func `letters stand 5 points further apart than they would, pressed 15`() throws {
            let plain = TestWindow(size: Size(width: 400, height: 100)) { Text("DOWNLOAD").fontWeight(.bold) }
            let natural = plain.glyphOrigins(ofText: "DOWNLOAD").map(\.x)
            let bench = ButtonsBench()
            func kernings() -> [Double] {
                let spread = bench.window.glyphOrigins(ofText: "DOWNLOAD").map(\.x)
                return zip(spread.indices.dropFirst(), spread.indices).map { next, index in
                    spread[next] - spread[index] - natural[next] + natural[index]
                }
            }
            #expect(kernings().count == 7 && kernings().allSatisfy { abs($0 - 5) < 0.02 })
            bench.window.touchDown(0, at: ButtonsBench.first)
            try bench.window.settle()
            #expect(kernings().count == 7 && kernings().allSatisfy { abs($0 - 15) < 0.02 })
        }

        @Test(arguments: Setting.all)
        func `everything moves together with the default animation`(_ setting: Setting) throws {
            let bench = ButtonsBench(setting)
            let (rest, pressed) = (
                Rect(x: 105, y: 195, width: 190, height: 50),
                Rect(x: 50, y: setting.scale == 1 ? 208 : 207.5, width: 300, height: 25)
            )
            bench.window.touchDown(0, at: ButtonsBench.first)
            while bench.window.now.seconds < 1 {
                bench.window.advance(frames: 1)
                let way = StepResponse.standard.value(at: bench.window.now.seconds)
                let seen = try #require(bench.seenFrame())
                #expect(seen.isNear(rest.part(way, towards: pressed), 0.3), "at \(bench.window.now.seconds)")
                #expect(abs(bench.seenRadius(seen) - (10 - 5 * way)) < 0.8, "at \(bench.window.now.seconds)")
            }
        }

        @Test(arguments: Setting.all)
        func `the first frame after the touch shows it`(_ setting: Setting) throws {
            let bench = ButtonsBench(setting)
            bench.window.advance(by: .milliseconds(500))
            let before = bench.window.snapshot()
            #expect(bench.window.framesPainted == 1)
            bench.window.touchDown(0, at: ButtonsBench.first)
            bench.window.advance(frames: 1)
            #expect(bench.window.framesPainted == 2 && !bench.window.damage.isEmpty)
            #expect(bench.window.snapshot().differing(before) != 0)
            let way = StepResponse.standard.value(at: 1 / setting.frameRate)
            #expect(abs(bench.pressed - way) < 0.003)
        }

        @Test(arguments: [30.0, 60, 240])
        func `a press shorter than the animation turns round without a jump`(_ frameRate: Double) throws {
            let bench = ButtonsBench(Setting(scale: 1, frameRate: frameRate))
            bench.window.touchDown(0, at: ButtonsBench.first)
            bench.window.advance(by: .milliseconds(100))
            let before = bench.window.glyphOrigins(ofText: "DOWNLOAD")
            bench.window.touchUp(0)
            let after = bench.window.glyphOrigins(ofText: "DOWNLOAD")
            #expect(before.count == 8 && zip(before, after).allSatisfy { abs($0.x - $1.x) < 1e-6 })
            #expect(bench.record.actions == ["DOWNLOAD"])
            while bench.window.now.seconds < 1.2 {
                bench.window.advance(frames: 1)
                let time = bench.window.now.seconds
                let way = StepResponse.standard.value(at: time) - StepResponse.standard.value(at: time - 0.1)
                #expect(abs(bench.pressed - way) < 0.006, "at \(time)")
            }
            try bench.window.settle(within: .milliseconds(500))
        }

        @Test func `down and up at one instant do the work and move nothing`() {
            let bench = ButtonsBench()
            let before = bench.window.snapshot()
            bench.window.tap(at: ButtonsBench.first)
            bench.window.advance(by: .milliseconds(500))
            #expect(bench.record.actions == ["DOWNLOAD"])
            #expect(bench.window.snapshot().differing(before) == 0)
        }

        @Test(arguments: Setting.scales)
        func `every frame is what painting the whole window anew would give`(_ setting: Setting) {
            let (partly, wholly) = (ButtonsBench(setting), ButtonsBench(setting))
            for frame in 0..<60 {
                for bench in [partly, wholly] {
                    if frame == 1 { bench.window.touchDown(0, at: ButtonsBench.first) }
                    if frame == 8 { bench.window.touchDown(1, at: ButtonsBench.third) }
                    if frame == 12 { bench.window.touchUp(0) }
                }
                wholly.window.repaint()
                for bench in [partly, wholly] { bench.window.advance(frames: 1) }
                #expect(partly.window.snapshot().differing(wholly.window.snapshot()) == 0, "frame \(frame)")
            }
        }

        @Test func `after a press the window looks as before it`() throws {
            let bench = ButtonsBench(Setting(scale: 2, frameRate: 60))
            let before = bench.window.snapshot()
            for (id, place) in [ButtonsBench.first, ButtonsBench.second, ButtonsBench.third].enumerated() {
                bench.window.touchDown(id, at: place)
                bench.window.advance(by: .milliseconds(80))
                bench.window.touchUp(id)
            }
            try bench.window.settle()
            #expect(bench.window.snapshot().differing(before) == 0)
        }
    }
}

extension Rect {
    /// Whether no edge is further than `distance` from the other's.
    func isNear(_ other: Rect, _ distance: Double) -> Bool {
        abs(minX - other.minX) <= distance && abs(maxX - other.maxX) <= distance
            && abs(minY - other.minY) <= distance && abs(maxY - other.maxY) <= distance
    }

    /// The frame that lies the share `way` of the way to `other`.
    func part(_ way: Double, towards other: Rect) -> Rect {
        Rect(
            x: minX + way * (other.minX - minX), y: minY + way * (other.minY - minY),
            width: width + way * (other.width - width), height: height + way * (other.height - height))
    }
}
