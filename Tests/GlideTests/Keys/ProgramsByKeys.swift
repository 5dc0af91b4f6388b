import GlideTesting
import Testing

@testable import Glide
@testable import GlideDemo

/// The three programs and the gallery, with the keyboard alone.
@MainActor
@Suite struct `Programs worked by keys alone` {
    @Test func `tabs are chosen in the bar, and pages turned from below`() throws {
        let window = TestWindow(size: Size(width: 400, height: 600)) { SlidingTabs() }
        window.keyPress(.tab)
        #expect(window.focusedName == "Home")
        window.keyPress(.rightArrow)
        #expect(window.focusedName == "Explore")
        window.keyPress(.space)
        window.advance(by: .milliseconds(100))
        let flying = try #require(window.matchedGroups.first?.frame)
        #expect(flying.midX > 40, "the capsule is on its way")
        try window.settle()
        let label = try #require(window.frame(ofText: "Explore"))
        #expect(abs((window.matchedGroups.first?.frame?.midX ?? 0) - label.midX) < 1)
        window.keyPress(.downArrow)
        #expect(window.focusedFrame?.height ?? 0 > 400, "the pages have the focus")
        window.keyPress(.rightArrow)
        try window.settle()
        let trending = try #require(window.frame(ofText: "Trending"))
        #expect(abs((window.matchedGroups.first?.frame?.midX ?? 0) - trending.midX) < 1)
        window.keyPress(.tab)
        #expect(window.focusedName == "Home", "Tab begins again at the bar")
    }

    @Test func `the buttons are gone through by Tab and arrows and held pressed by Space`() throws {
        let bench = ButtonsBench()
        let window = bench.window
        window.keyPress(.tab)
        #expect(window.focusedName == "DOWNLOAD")
        window.keyDown(.space)
        window.advance(by: .seconds(1))
        #expect(abs(bench.pressed - 1) < 0.12, "pressed as by a finger")
        window.keyRepeat(.space)
        window.advance(by: .milliseconds(500))
        #expect(bench.record.actions.isEmpty)
        window.keyUp(.space)
        try window.settle()
        #expect(abs(bench.pressed) < 0.12 && bench.record.actions == ["DOWNLOAD"])
        window.keyPress(.downArrow)
        #expect(window.focusedName == "SUBSCRIBE")
        window.keyPress(.tab)
        #expect(window.focusedName == "PURCHASE")
        window.keyDown(.return)
        window.advance(by: .milliseconds(300))
        window.keyPress(.escape)
        window.keyUp(.return)
        try window.settle()
        #expect(bench.record.actions == ["DOWNLOAD"], "Escape takes it back")
    }

    @Test func `the typewriter types on while keys go through the window around it`() async throws {
        let window = TestWindow(size: Size(width: 400, height: 600)) { Gallery() }
        let title = "Typewriter"
        try open(title, in: window)
        await window.run(for: .milliseconds(300))
        #expect(window.focusedName == "Gallery", "the way back is what there is to press")
        window.keyPress(.escape)
        window.advance(by: .seconds(2))
        #expect(window.frame(ofText: "Gallery") == nil)
    }

    @Test func `each program opens from the gallery and Escape leads back to its card`() throws {
        let window = TestWindow(size: Size(width: 400, height: 700), frameRate: 10) { Gallery() }
        for program in Program.shown.prefix(8) {
            try open(program.title, in: window)
            #expect(window.frame(ofText: "Gallery") != nil, "\(program.name) is not open")
            #expect(window.focusedName == "Gallery")
            window.keyPress(.escape)
            window.advance(by: .seconds(2))
            #expect(window.frame(ofText: "Gallery") == nil)
            #expect(window.focusedName == program.title, "the focus is back on the card")
        }
    }

    /// Goes to the card called `title` by Tab and opens it.
    private func open(_ title: String, in window: TestWindow) throws {
        var steps = 0
        repeat {
            window.keyPress(.tab)
            window.advance(by: .milliseconds(500))
            steps += 1
        } while window.focusedName != title && steps < 60
        #expect(window.focusedName == title)
        let frame = try #require(window.focusedFrame)
        #expect(frame.minY >= 0 && frame.maxY <= 700, "it is in sight")
        window.keyPress(.return)
        window.advance(by: .seconds(2))
    }
}
