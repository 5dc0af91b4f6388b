import GlideTesting
import Testing

@testable import Glide

/// Effects on symbols.
@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    // MARK: Effects that run once

    @Test func `a change of the value lets the symbol bounce, its first appearance does not`() throws {
        let bench = SymbolBench { symbol, shown in symbol.symbolEffect(.bounce, value: shown.number) }
        let rest = bench.window.snapshot()
        let before = bench.box
        #expect(bench.window.isAtRest)
        bench.shown.number = 1
        let run = bench.follow(70) { bench.box.width }
        #expect(run.areExact)
        #expect(run.values.max()! > before.width * 1.15)
        #expect(run.values.min()! < before.width)
        #expect(bench.window.isAtRest)
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `down bounces the other way round`() {
        let bench = SymbolBench { symbol, shown in symbol.symbolEffect(.bounce.down, value: shown.number) }
        let before = bench.box.width
        bench.shown.number = 1
        bench.window.advance(by: .seconds(0.1))
        #expect(bench.box.width < before * 0.9)
    }

    @Test func `a bounce is where it is at each moment, whatever frames were shown before`() {
        func picture(_ rate: Double) -> Bitmap {
            let bench = SymbolBench(frameRate: rate) { symbol, shown in
                symbol.symbolEffect(.bounce, options: .repeat(2), value: shown.number)
            }
            bench.window.advance(by: .seconds(0.5))
            bench.shown.number = 1
            bench.window.advance(by: .seconds(1.1))
            return bench.window.snapshot()
        }
        #expect(picture(10) == picture(60))
        #expect(picture(60) == picture(240))
    }

    @Test func `a bounce asked for on the way goes on from where the symbol is`() throws {
        let bench = SymbolBench(frameRate: 240) { symbol, shown in symbol.symbolEffect(.bounce, value: shown.number) }
        let before = bench.box.width
        var last = bench.ink
        for step in 0..<480 {
            if step % 40 == 5, step < 300 { bench.shown.number += 1 }
            bench.window.advance(frames: 1)
            let ink = bench.ink
            // A 240th of a second at the speed of a push: some hundredths of the area.
            #expect(abs(ink - last) < 22, "\(step)")
            #expect(bench.box.width < before * 1.45)
            last = ink
        }
        try bench.window.settle()
    }

    @Test func `wiggle turns to and fro, and comes to rest where it began`() throws {
        let bench = SymbolBench(symbol: "bell.fill") { symbol, shown in
            symbol.symbolEffect(.wiggle, value: shown.number)
        }
        let rest = bench.window.snapshot()
        bench.shown.number = 1
        var sides: [Bool] = []
        for _ in 0..<110 {
            bench.window.advance(frames: 1)
            guard let animation = bench.window.runningAnimations.first(where: { $0.attribute == "symbolEffect" }) else {
                continue
            }
            let words = animation.value.split(separator: "rotation: ")[1].prefix { $0 != "," }
            let angle = try #require(Double(words))
            if abs(angle) > 0.02, sides.last != (angle > 0) { sides.append(angle > 0) }
            #expect(abs(angle) < 0.35)
        }
        #expect(sides.count >= 4 && sides[0])
        #expect(bench.window.isAtRest)
        #expect(bench.window.snapshot() == rest)
    }

    @Test(arguments: [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1.0)])
    func `a wiggle forward goes where reading goes`(direction: LayoutDirection, way: Double) {
        let bench = SymbolBench(direction: direction) { symbol, shown in
            symbol.symbolEffect(.wiggle.forward, value: shown.number)
        }
        let before = bench.box
        bench.shown.number = 1
        bench.window.advance(by: .seconds(0.07))
        #expect((bench.box.midX - before.midX) * way > 2)
        #expect(abs(bench.box.midY - before.midY) <= 1)
    }

    @Test func `rotate goes round once`() throws {
        let bench = SymbolBench(symbol: "arrow.clockwise") { symbol, shown in
            symbol.symbolEffect(.rotate, value: shown.number)
        }
        let rest = bench.window.snapshot()
        bench.shown.number = 1
        let run = bench.follow(40) { bench.window.snapshot() }
        #expect(run.areExact)
        #expect(run.values.filter { $0 != rest }.count > 25)
        try bench.window.settle()
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `pulse grows fainter and comes back, as often as it is told`() throws {
        for (options, dips) in [(SymbolEffectOptions.default, 1), (.repeat(3), 3), (.repeat(0), 1), (.nonRepeating, 1)]
        {
            let bench = SymbolBench { symbol, shown in
                symbol.symbolEffect(.pulse, options: options, value: shown.number)
            }
            bench.shown.number = 1
            var faint = 0
            var wasFaint = false
            for _ in 0..<400 where !bench.window.isAtRest {
                bench.window.advance(frames: 1)
                let isFaint = bench.darkest < 0.5
                if isFaint, !wasFaint { faint += 1 }
                wasFaint = isFaint
            }
            #expect(faint == dips, "\(options)")
            #expect(bench.window.isAtRest)
            #expect(bench.darkest > 0.9)
        }
    }

    @Test func `a speed makes an effect faster or slower`() {
        func duration(_ options: SymbolEffectOptions) -> Double {
            let bench = SymbolBench { symbol, shown in
                symbol.symbolEffect(.pulse, options: options, value: shown.number)
            }
            bench.shown.number = 1
            while !bench.window.isAtRest, bench.window.now.seconds < 20 { bench.window.advance(frames: 1) }
            return bench.window.now.seconds
        }
        let usual = duration(.default)
        #expect(abs(duration(.speed(2)) - usual / 2) < 0.05)
        #expect(abs(duration(.speed(0.5).repeat(2)) - usual * 4) < 0.05)
        let pauses = duration(.repeat(.periodic(2, delay: 0.5)))
        #expect(abs(pauses - 2 * usual - 0.5) < 0.05)
    }

    // MARK: Effects that last

    @Test func `a pulse goes on as long as it is active, then fades out and asks for no more frames`() throws {
        let bench = SymbolBench { symbol, shown in symbol.symbolEffect(.pulse, isActive: shown.isOn) }
        let rest = bench.window.snapshot()
        #expect(bench.window.isAtRest)
        bench.shown.isOn = true
        let run = bench.follow(300) { bench.darkest }
        #expect(run.areExact)
        #expect(run.values.min()! < 0.4 && run.values.max()! > 0.9)
        #expect(!bench.window.isAtRest)
        bench.shown.isOn = false
        let end = bench.follow(60) { bench.darkest }
        #expect(zip([run.values[299]] + end.values, end.values).allSatisfy { abs($0 - $1) < 0.12 })
        #expect(bench.window.isAtRest)
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `an effect without a condition runs from the beginning`() {
        let bench = SymbolBench { symbol, _ in symbol.symbolEffect(.breathe) }
        let before = bench.box.width
        #expect(!bench.window.isAtRest)
        bench.window.advance(by: .seconds(1.2))
        #expect(bench.box.width > before * 1.05)
    }

    @Test func `a symbol that turns on and on stops upright without turning back`() throws {
        let bench = SymbolBench(frameRate: 120, symbol: "arrow.clockwise") { symbol, shown in
            symbol.symbolEffect(.rotate, isActive: shown.isOn)
        }
        let rest = bench.window.snapshot()
        bench.shown.isOn = true
        bench.window.advance(by: .seconds(2.3))
        bench.shown.isOn = false
        var last = 0.0
        var frames = 0
        for step in 0..<400 where !bench.window.isAtRest {
            frames += 1
            bench.window.advance(frames: 1)
            guard let animation = bench.window.runningAnimations.first(where: { $0.attribute == "symbolEffect" }) else {
                break
            }
            let words = animation.value.split(separator: "rotation: ")[1].prefix { $0 != "," }
            let angle = try #require(Double(words))
            if step > 0 {
                let turned = (angle - last).truncatingRemainder(dividingBy: 2 * .pi)
                #expect(turned > -1e-6 || turned < -5, "\(step): \(turned)")
            }
            last = angle
        }
        #expect(frames > 40)
        #expect(bench.window.isAtRest)
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `scale keeps the symbol larger, and its room as it was`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.scale, isActive: shown.isOn).accessibilityIdentifier("symbol")
        }
        let (rest, before) = (bench.window.snapshot(), bench.box)
        let frame = bench.window.frame(of: "symbol")
        bench.shown.isOn = true
        let run = bench.follow(60) { bench.box.width }
        #expect(run.areExact)
        #expect(bench.window.isAtRest)
        #expect(bench.box.width > before.width * 1.1)
        #expect(run.values[2] < bench.box.width)
        #expect(bench.window.frame(of: "symbol") == frame)
        bench.shown.isOn = false
        try bench.window.settle()
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `a symbol that has disappeared keeps its room and comes back`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.disappear, isActive: shown.isOn).accessibilityIdentifier("symbol")
        }
        let rest = bench.window.snapshot()
        let frame = bench.window.frame(of: "symbol")
        bench.shown.isOn = true
        bench.window.advance(by: .seconds(0.15))
        #expect((0.2..<0.95).contains(bench.darkest))
        try bench.window.settle()
        #expect(bench.darkest == 0)
        #expect(bench.window.frame(of: "symbol") == frame)
        bench.shown.isOn = false
        try bench.window.settle()
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `what lasts is there at once where the symbol first appears`() {
        let hidden = SymbolBench { symbol, _ in symbol.symbolEffect(.disappear) }
        #expect(hidden.darkest == 0 && hidden.window.isAtRest)
        let plain = SymbolBench { symbol, _ in symbol }
        let large = SymbolBench { symbol, _ in symbol.symbolEffect(.scale.up) }
        #expect(large.box.width > plain.box.width * 1.1 && large.window.isAtRest)
    }

    @Test func `the waves of a loudspeaker light up one after the other`() throws {
        let bench = SymbolBench(scale: 2, symbol: "speaker.wave.2.fill") { symbol, shown in
            symbol.symbolEffect(.variableColor, isActive: shown.isOn)
        }
        #expect(SymbolOutlines.shape(named: "speaker.wave.2.fill")?.parts.count == 3)
        let rest = bench.window.snapshot()
        let box = bench.box
        /// How dark the part at `share` of the width is.
        func strength(_ share: Double) -> Double {
            let picture = bench.window.snapshot()
            let columns = Int(box.minX + box.width * (share - 0.04))...Int(box.minX + box.width * (share + 0.04))
            return columns.map { x in
                (0..<picture.height).map { Double(255 - picture[x, $0].green) / 255 }.max() ?? 0
            }.max() ?? 0
        }
        bench.shown.isOn = true
        bench.window.advance(by: .seconds(1.5))
        var brightest: [Int] = []
        for _ in 0..<90 {
            bench.window.advance(frames: 1)
            #expect(bench.window.snapshot() == bench.window.repaintedWhole())
            let parts = [strength(0.2), strength(0.68), strength(0.96)]
            if let most = parts.max(), most > 0.9, let part = parts.firstIndex(of: most), brightest.last != part {
                brightest.append(part)
            }
        }
        #expect(brightest == [0, 1, 2])
        bench.shown.isOn = false
        try bench.window.settle()
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `parts that light up stay lit, hide, and go back, where that is asked for`() {
        func lit(_ style: VariableColorSymbolEffect.Style, _ phase: Double) -> [Double] {
            (0..<3).map { SymbolLight(style: style, phase: phase, strength: 1).opacity(ofPart: $0, of: 3) }
        }
        var style = VariableColorSymbolEffect.Style()
        #expect(lit(style, 0.5)[1] == 1 && lit(style, 0.5)[0] < 0.4)
        style.isCumulative = true
        #expect(lit(style, 0.75) == [1, 1, 1])
        #expect(lit(style, 0) == lit(style, 1))
        style.isReversing = true
        #expect(lit(style, 0.25) == lit(style, 0.75))
        style.hides = true
        #expect(lit(style, 0) == [0, 0, 0])
    }

    // MARK: Around it

    @Test func `effects reach every symbol inside, and symbolEffectsRemoved keeps them off`() {
        let window = TestWindow(size: Size(width: 100, height: 40)) {
            HStack {
                Label("Play", systemImage: "play.fill").labelStyle(.iconOnly)
                Image(systemName: "star.fill").symbolEffectsRemoved()
                Image(systemName: "heart.fill").symbolEffectsRemoved(false)
            }
            .symbolEffect(.pulse)
        }
        #expect(window.runningAnimations.filter { $0.attribute == "symbolEffect" }.count == 2)
    }

    @Test func `an effect paints only the symbol again`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 300, height: 200)) {
            Watching { _ in
                VStack {
                    Text("Some words above")
                    Image(systemName: "star.fill").font(.system(size: 24)).symbolEffect(.bounce, value: shown.number)
                }
            }
        }
        shown.number = 1
        for _ in 0..<60 {
            window.advance(frames: 1)
            let area = window.damage.reduce(0) { $0 + $1.width * $1.height }
            #expect(area <= 45 * 45)
        }
    }

    @Test func `effects without a trigger cost no frames and no memory`() {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.bounce, value: shown.number).symbolEffect(.pulse, isActive: shown.isOn)
        }
        let frames = bench.window.framesPainted
        bench.window.advance(by: .seconds(5))
        #expect(bench.window.framesPainted == frames)
    }

    @Test func `a symbol that is scrolled away asks for no frames, and goes on when it comes back`() throws {
        let place = Switch()
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Watching { _ in
                ZStack {
                    Image(systemName: "star.fill").font(.system(size: 24)).symbolEffect(.pulse)
                        .offset(y: place.isOn ? 500 : 0)
                }
            }
        }
        #expect(!window.isAtRest)
        place.isOn = true
        window.advance(frames: 3)
        #expect(window.isAtRest)
        let frames = window.framesPainted
        window.advance(by: .seconds(3.1))
        #expect(window.framesPainted == frames)
        place.isOn = false
        window.advance(frames: 1)
        #expect(!window.isAtRest)
        // It is where it would have been if it had been seen all the time.
        let other = TestWindow(size: Size(width: 100, height: 100)) {
            Image(systemName: "star.fill").font(.system(size: 24)).symbolEffect(.pulse)
        }
        other.advance(by: .seconds(window.now.seconds))
        #expect(window.snapshot() == other.snapshot())
    }

    @Test func `hidden, transparent and clipped symbols ask for no frames`() {
        func isAtRest(@ViewBuilder _ content: (AnyView) -> some View) -> Bool {
            let star = AnyView(Image(systemName: "star.fill").symbolEffect(.rotate))
            let window = TestWindow(size: Size(width: 100, height: 100)) { content(star) }
            window.advance(frames: 3)
            return window.isAtRest
        }
        #expect(!isAtRest { $0 })
        #expect(isAtRest { $0.hidden() })
        #expect(isAtRest { $0.opacity(0) })
        #expect(isAtRest { $0.offset(x: 60).frame(width: 40, height: 40).clipped() })
        #expect(isAtRest { $0.foregroundStyle(.clear) })
        #expect(
            isAtRest { star in
                ViewThatFits {
                    Color.red.frame(width: 20); star
                }
            })
    }

    @Test func `in a list only the rows in view ask for frames`() throws {
        let window = TestWindow(size: Size(width: 200, height: 120)) {
            ScrollView {
                VStack(spacing: 0) {
                    Image(systemName: "star.fill").symbolEffect(.pulse).frame(height: 60)
                    ForEach(0..<20) { Text("Row \($0)").frame(height: 30) }
                }
            }
        }
        window.advance(frames: 2)
        #expect(!window.isAtRest)
        window.pointerMove(to: Point(x: 100, y: 60))
        window.scroll(by: Size(width: 0, height: 300))
        window.advance(by: .seconds(1))
        #expect(window.isAtRest)
        window.scroll(by: Size(width: 0, height: -300))
        window.advance(by: .seconds(1))
        #expect(!window.isAtRest)
        #expect(window.snapshot() == window.repaintedWhole())
    }

    // MARK: Less motion

    @Test(arguments: [0, 1, 2])
    func `where people ask for less motion, what would move grows fainter and comes back`(which: Int) throws {
        let bench = SymbolBench(reducesMotion: true, symbol: "circle.fill") { symbol, shown in
            switch which {
            case 0: AnyView(symbol.symbolEffect(.bounce, value: shown.number))
            case 1: AnyView(symbol.symbolEffect(.wiggle, value: shown.number))
            default: AnyView(symbol.symbolEffect(.rotate, value: shown.number))
            }
        }
        let box = bench.box
        bench.shown.number = 1
        var faintest = 1.0
        for _ in 0..<120 {
            bench.window.advance(frames: 1)
            faintest = min(faintest, bench.darkest)
            if bench.darkest > 0.6 { #expect(bench.box == box) }
        }
        #expect(faintest < 0.5)
        #expect(bench.window.isAtRest && bench.darkest > 0.9)
    }

    @Test func `where people ask for less motion, a new scale fades in`() throws {
        let bench = SymbolBench(reducesMotion: true) { symbol, shown in
            symbol.symbolEffect(.scale.up, isActive: shown.isOn)
        }
        let small = bench.box
        bench.shown.isOn = true
        bench.window.advance(by: .seconds(0.1))
        #expect(bench.window.runningAnimations.contains { $0.attribute == "earlier symbol" })
        #expect(bench.window.snapshot() == bench.window.repaintedWhole())
        try bench.window.settle()
        #expect(bench.box.width > small.width * 1.1)
    }
}
