import GlideTesting
import Testing

@testable import Glide

/// Symbols that take the place of others, and symbols that come and go.
@MainActor
@Suite("Symbols that give way")
struct SymbolReplacementTests {
    private func window(
        _ transition: ContentTransition, reducesMotion: Bool = false, frameRate: Double = 60, _ shown: Switch
    ) -> TestWindow {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = reducesMotion
        return TestWindow(size: Size(width: 64, height: 64), frameRate: frameRate, environment: environment) {
            Watching { _ in
                Image(systemName: ["play.fill", "pause.fill", "stop.fill"][Int(shown.number) % 3])
                    .font(.system(size: 30))
                    .contentTransition(transition)
            }
        }
    }

    private func ink(_ picture: Bitmap) -> Double {
        picture.pixels.reduce(0) { $0 + Double(255 - ($1 >> 8 & 0xFF)) / 255 }
    }

    @Test func `the old symbol shrinks away, then the new one grows in its place`() throws {
        let shown = Switch()
        let window = window(.symbolEffect(.replace), shown)
        let first = window.snapshot()
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        var least = ink(first)
        for _ in 0..<40 {
            window.advance(frames: 1)
            #expect(window.snapshot() == window.repaintedWhole())
            least = min(least, ink(window.snapshot()))
        }
        #expect(least < ink(first) * 0.3)
        #expect(window.isAtRest)
        let alone = self.window(
            .identity,
            {
                let other = Switch()
                other.number = 1
                return other
            }())
        #expect(window.snapshot() == alone.snapshot())
    }

    @Test func `without an animation it takes a time of its own, where animations are disabled none`() throws {
        let shown = Switch()
        let window = window(.symbolEffect(.replace), shown)
        let first = window.snapshot()
        shown.number = 1
        window.advance(by: .seconds(0.06))
        #expect((0.1..<0.9).contains(ink(window.snapshot()) / ink(first)))
        try window.settle()
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { shown.number = 2 }
        window.advance(frames: 1)
        #expect(window.isAtRest)
        let fading = self.window(.opacity, shown)
        shown.number = 3
        fading.advance(frames: 1)
        #expect(fading.isAtRest)
    }

    @Test func `up and up grows out of sight, off and up is gone at once`() {
        func inkSoon(_ transition: ContentTransition) -> (first: Double, soon: Double, width: Double) {
            let shown = Switch()
            let window = window(transition, shown)
            let first = ink(window.snapshot())
            withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
            window.advance(by: .seconds(0.06))
            let picture = window.snapshot()
            let columns = (0..<64).filter { x in (0..<64).contains { picture[x, $0].green < 230 } }
            return (first, ink(picture), Double(columns.count))
        }
        let (down, up, off) = (
            inkSoon(.symbolEffect(.replace.downUp)), inkSoon(.symbolEffect(.replace.upUp)),
            inkSoon(.symbolEffect(.replace.offUp))
        )
        #expect(up.width > down.width + 2)
        #expect(off.soon < down.soon * 0.7)
    }

    @Test func `a symbol that is replaced again and again never jumps`() throws {
        let shown = Switch()
        let window = window(.symbolEffect, frameRate: 240, shown)
        var last = window.snapshot()
        for step in 0..<300 {
            if step % 37 == 10 { withAnimation(.smooth(duration: 0.5)) { shown.number += 1 } }
            window.advance(frames: 1)
            #expect(window.snapshot() == window.repaintedWhole())
            #expect(abs(ink(window.snapshot()) - ink(last)) < 30, "\(step)")
            last = window.snapshot()
        }
        try window.settle()
    }

    @Test func `where people ask for less motion it fades`() {
        let shown = Switch()
        let window = window(.symbolEffect(.replace), reducesMotion: true, shown)
        let first = window.snapshot()
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        // In the middle of both there is half of both.
        #expect(ink(window.snapshot()) > ink(first) * 0.6)
    }

    @Test func `the speed of a replacement is that of its options`() {
        func duration(_ options: SymbolEffectOptions) -> Double {
            let shown = Switch()
            let window = window(.symbolEffect(.replace, options: options), shown)
            withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
            while !window.isAtRest { window.advance(frames: 1) }
            return window.now.seconds
        }
        #expect(abs(duration(.default) - 2 * duration(.speed(2))) < 0.05)
    }

    // MARK: Coming and going

    private func coming(_ shown: Switch, reducesMotion: Bool = false) -> TestWindow {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = reducesMotion
        return TestWindow(size: Size(width: 64, height: 64), environment: environment) {
            Watching { _ in
                ZStack {
                    Color.clear
                    if shown.isOn {
                        Image(systemName: "star.fill").font(.system(size: 30))
                            .transition(.symbolEffect(.automatic))
                    }
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `a symbol grows into its place and shrinks away`(reducesMotion: Bool) throws {
        let shown = Switch()
        let window = coming(shown, reducesMotion: reducesMotion)
        var inks: [Double] = []
        withAnimation(.linear(duration: 0.4)) { shown.isOn = true }
        for _ in 0..<30 {
            window.advance(frames: 1)
            #expect(window.snapshot() == window.repaintedWhole())
            inks.append(ink(window.snapshot()))
        }
        #expect(window.isAtRest)
        let whole = inks[29]
        #expect(inks[0] < whole * 0.2 && (0.1..<0.8).contains(inks[11] / whole))
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 <= $1 + 0.5 })
        withAnimation(.linear(duration: 0.4)) { shown.isOn = false }
        window.advance(by: .seconds(0.2))
        #expect((0.05..<0.8).contains(ink(window.snapshot()) / whole))
        try window.settle()
        #expect(ink(window.snapshot()) == 0)
    }

    @Test func `a symbol that is called back on its way out comes back from there`() throws {
        let shown = Switch()
        shown.isOn = true
        let window = coming(shown)
        let whole = ink(window.snapshot())
        withAnimation(.linear(duration: 0.4)) { shown.isOn = false }
        window.advance(by: .seconds(0.2))
        let half = ink(window.snapshot())
        withAnimation(.linear(duration: 0.4)) { shown.isOn = true }
        window.advance(frames: 1)
        #expect(abs(ink(window.snapshot()) - half) < whole * 0.15)
        try window.settle()
        #expect(abs(ink(window.snapshot()) - whole) < 0.01)
    }
}
