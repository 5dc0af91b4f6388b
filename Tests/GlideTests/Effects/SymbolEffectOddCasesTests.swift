import Testing

@testable import Glide
@testable import GlideTesting

/// What nobody should ask of symbol effects, and what happens to them on the way.
@MainActor
@Suite("Odd cases of symbol effects")
struct SymbolEffectOddCasesTests {
    // MARK: Numbers

    @Test(arguments: [Double.nan, 0, -1, .infinity, -.infinity])
    func `a speed that is none is warned of once, with its place, and counts as 1`(speed: Double) {
        func run(_ options: SymbolEffectOptions) -> (Bitmap, [String]) {
            let bench = SymbolBench { symbol, shown in
                symbol.symbolEffect(.bounce, options: options, value: shown.number)
            }
            bench.shown.number = 1
            bench.window.advance(by: .seconds(0.2))
            return (bench.window.snapshot(), bench.window.warnings)
        }
        let (picture, warnings) = run(.speed(speed))
        #expect(picture == run(.default).0)
        #expect(warnings.count == 1 && warnings[0].contains("symbolEffect") && warnings[0].contains("Watching"))
    }

    @Test(arguments: [1e-300, 1e300])
    func `a speed beyond all measure does no harm`(speed: Double) {
        let bench = SymbolBench { symbol, shown in
            symbol
                .symbolEffect(.bounce, options: .speed(speed), value: shown.number)
                .symbolEffect(.rotate, options: .speed(speed), value: shown.number)
                .symbolEffect(.pulse, options: .speed(speed), isActive: shown.isOn)
                .symbolEffect(.rotate, options: .speed(speed), isActive: shown.isOn)
                .symbolEffect(.variableColor, options: .speed(speed).repeat(3), isActive: shown.isOn)
        }
        bench.shown.number = 1
        bench.shown.isOn = true
        #expect(bench.follow(20) { bench.ink }.areExact)
        bench.shown.isOn = false
        #expect(bench.follow(20) { bench.ink }.values.allSatisfy { $0.isFinite })
        #expect(bench.window.warnings.isEmpty)
    }

    @Test func `less than one repeat is one, and odd pauses are none`() {
        #expect(SymbolEffectOptions.repeat(0) == .nonRepeating)
        #expect(SymbolEffectOptions.repeat(-7) == .nonRepeating)
        #expect(SymbolEffectOptions.repeat(nil) == .repeating)
        #expect(SymbolEffectOptions.RepeatBehavior.periodic(2, delay: .nan).delay == 0)
        #expect(SymbolEffectOptions.RepeatBehavior.periodic(2, delay: -3).delay == 0)
        #expect(SymbolEffectOptions.RepeatBehavior.periodic(0).count == 1)
        #expect(SymbolEffectOptions.RepeatBehavior.periodic(nil, delay: .infinity).delay.isFinite)
    }

    @Test func `so many repeats as there are numbers go on and end when the effect does`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol
                .symbolEffect(.bounce, options: .repeat(.max), isActive: shown.isOn)
                .symbolEffect(.rotate, options: .repeat(.max), isActive: shown.isOn)
                .symbolEffect(.rotate, options: .repeat(.periodic(.max, delay: 0.1)), isActive: shown.isOn)
        }
        bench.shown.isOn = true
        bench.window.advance(by: .seconds(3))
        #expect(!bench.window.isAtRest)
        bench.shown.isOn = false
        try bench.window.settle()
    }

    @Test func `an angle that is none counts as 0`() {
        #expect(WiggleSymbolEffect.wiggle.custom(angle: .radians(.nan)) == .wiggle.right)
        #expect(WiggleSymbolEffect.wiggle.custom(angle: .degrees(.infinity)) == .wiggle.right)
    }

    // MARK: Floods

    @Test(arguments: [0, 1, 2, 3, 4])
    func `a value that changes with every frame keeps the symbol within bounds, and it comes to rest`(which: Int) throws
    {
        let bench = SymbolBench { symbol, shown in
            switch which {
            case 0: AnyView(symbol.symbolEffect(.bounce, value: shown.number))
            case 1: AnyView(symbol.symbolEffect(.wiggle, value: shown.number))
            case 2: AnyView(symbol.symbolEffect(.rotate, value: shown.number))
            case 3: AnyView(symbol.symbolEffect(.variableColor, value: shown.number))
            default: AnyView(symbol.symbolEffect(.bounce.down, options: .repeat(5), value: shown.number))
            }
        }
        let rest = bench.window.snapshot()
        for _ in 0..<200 {
            bench.shown.number += 1
            bench.window.advance(frames: 1)
            #expect(bench.window.snapshot() == bench.window.repaintedWhole())
            #expect(bench.box.width < 48 && bench.box.height < 48)
        }
        #expect(bench.window.warnings.isEmpty)
        try bench.window.settle(within: .seconds(8))
        #expect(bench.window.snapshot() == rest)
    }

    @Test func `a value that is never equal to itself runs the effect and no more`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.pulse, value: shown.number >= 0 ? Double.nan : 0)
        }
        for _ in 0..<30 {
            bench.shown.number += 1
            bench.window.advance(frames: 1)
        }
        try bench.window.settle()
    }

    @Test func `an effect that is switched on and off with every frame never jumps and comes to rest`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol
                .symbolEffect(.pulse, isActive: shown.isOn)
                .symbolEffect(.scale, isActive: shown.isOn)
                .symbolEffect(.rotate, isActive: shown.isOn)
        }
        let rest = bench.window.snapshot()
        var last = bench.ink
        for _ in 0..<121 {
            bench.shown.isOn.toggle()
            bench.window.advance(frames: 1)
            #expect(abs(bench.ink - last) < 40)
            last = bench.ink
        }
        bench.shown.isOn = false
        try bench.window.settle()
        #expect(bench.window.snapshot() == rest)
    }

    // MARK: Coming, going, changing

    @Test func `a symbol that goes with the change that would set it moving just goes`() throws {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 64, height: 64)) {
            Watching { _ in
                ZStack {
                    if shown.isOn { Image(systemName: "star.fill").symbolEffect(.bounce, value: shown.number) }
                }
            }
        }
        withAnimation(.linear(duration: 0.3)) {
            shown.number = 1
            shown.isOn = false
        }
        window.advance(by: .seconds(0.1))
        #expect(window.snapshot() == window.repaintedWhole())
        try window.settle()
        #expect(window.snapshot().pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        // The one that comes next knows nothing of it.
        shown.number = 2
        shown.isOn = true
        window.advance(frames: 1)
        #expect(window.isAtRest)
    }

    @Test func `a symbol that goes while an endless effect runs leaves nothing behind`() throws {
        let shown = Switch(true)
        weak var node: SymbolNode?
        let window = TestWindow(size: Size(width: 64, height: 64)) {
            Watching { _ in
                ZStack {
                    if shown.isOn { Image(systemName: "star.fill").symbolEffect(.rotate).offset(x: shown.number) }
                }
            }
        }
        func find(_ node: Node) -> SymbolNode? {
            if let symbol = node as? SymbolNode { return symbol }
            return node.children.lazy.compactMap { find($0) }.first
        }
        node = find(window.window.host.scene.root)
        #expect(node != nil)
        // Out of sight it waits, and even so it may go.
        shown.number = 300
        window.advance(frames: 3)
        #expect(window.isAtRest)
        shown.isOn = false
        window.advance(frames: 3)
        #expect(window.isAtRest)
        #expect(node == nil)
        window.close()
    }

    @Test func `another direction, another speed or another effect takes over without a jump`() throws {
        let bench = SymbolBench(frameRate: 240) { symbol, shown in
            symbol
                .symbolEffect(shown.isOn ? .bounce.up : .bounce.down, value: shown.number)
                .symbolEffect(.breathe, options: .speed(1 + shown.number))
        }
        var last = bench.ink
        for step in 0..<400 {
            if step % 50 == 20 {
                bench.shown.isOn.toggle()
                bench.shown.number += 1
            }
            bench.window.advance(frames: 1)
            #expect(abs(bench.ink - last) < 25, "\(step)")
            last = bench.ink
        }
        #expect(bench.window.snapshot() == bench.window.repaintedWhole())
    }

    @Test func `another symbol in the middle of an effect goes on with it`() {
        let bench = SymbolBench { _, shown in
            Image(systemName: shown.isOn ? "heart.fill" : "star.fill").font(.system(size: 24))
                .contentTransition(.symbolEffect(.replace))
                .symbolEffect(.variableColor.cumulative)
                .symbolEffect(.bounce, value: shown.isOn)
        }
        bench.window.advance(by: .seconds(0.4))
        withAnimation(.smooth(duration: 0.3)) { bench.shown.isOn = true }
        #expect(bench.follow(40) { bench.ink }.areExact)
        #expect(!bench.window.isAtRest)
    }

    @Test func `an endless effect outlives a change of its surroundings`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 100, height: 60)) {
            Watching { _ in
                HStack {
                    if shown.isOn { Text("a") }
                    Image(systemName: "star.fill").symbolEffect(.pulse).id(1).zIndex(shown.number)
                    if !shown.isOn { Text("b") }
                }
                .environment(\.layoutDirection, shown.isOn ? .rightToLeft : .leftToRight)
            }
        }
        for _ in 0..<6 {
            shown.isOn.toggle()
            shown.number += 1
            window.advance(by: .seconds(0.31))
            #expect(!window.isAtRest)
            #expect(window.snapshot() == window.repaintedWhole())
        }
    }

    @Test func `what is taken out of the window and put back goes on if it lasts, and is over if not`() {
        func request(
            _ kind: SymbolEffectConfiguration.Kind, _ trigger: SymbolEffectRequest.Trigger
        ) -> SymbolEffectRequest {
            SymbolEffectRequest(source: 1, kind: kind, options: .default, trigger: trigger)
        }
        func surroundings(_ time: Double, isFirst: Bool = false) -> SymbolEffects.Surroundings {
            SymbolEffects.Surroundings(
                isFirst: isFirst, reducesMotion: false, isRightToLeft: false, transaction: Transaction(),
                time: .seconds(time))
        }
        var lasting = SymbolEffects()
        lasting.take([request(.pulse, .active(true))], in: surroundings(0, isFirst: true))
        lasting.cancel(at: .seconds(0.5))
        #expect(lasting.isRunning && lasting.pose.opacity < 0.6)
        var passing = SymbolEffects()
        passing.take([request(.bounce(isUp: true), .count(0))], in: surroundings(0, isFirst: true))
        #expect(!passing.isRunning)
        passing.take([request(.bounce(isUp: true), .count(1))], in: surroundings(0))
        #expect(passing.isRunning)
        passing.cancel(at: .seconds(0.1))
        #expect(!passing.isRunning && passing.pose == .rest)
        var gone = SymbolEffects()
        gone.take([request(.hide(isUp: false), .active(false))], in: surroundings(0, isFirst: true))
        gone.take([request(.hide(isUp: false), .active(true))], in: surroundings(0))
        gone.cancel(at: .seconds(0.05))
        #expect(!gone.isRunning && gone.pose.presence == 0)
    }

    @Test func `a symbol that came with an effect still asks for no frames out of sight`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 64, height: 64)) {
            Watching { _ in
                ZStack {
                    Color.clear
                    if shown.isOn {
                        Image(systemName: "star.fill").symbolEffect(.pulse).offset(x: shown.number)
                            .transition(.symbolEffect(.appear))
                    }
                }
            }
        }
        withAnimation(.linear(duration: 0.2)) { shown.isOn = true }
        window.advance(by: .seconds(0.5))
        #expect(!window.isAtRest)
        shown.number = 300
        window.advance(frames: 3)
        #expect(window.isAtRest)
    }

    @Test func `reading may turn round between one wiggle and the next`() {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.wiggle.forward, value: shown.number)
                .environment(\.layoutDirection, shown.isOn ? .rightToLeft : .leftToRight)
        }
        let before = bench.box
        bench.shown.isOn = true
        bench.window.advance(frames: 1)
        #expect(bench.window.isAtRest)
        bench.shown.number = 1
        bench.window.advance(by: .seconds(0.07))
        #expect(bench.box.midX < before.midX - 2)
    }

    @Test func `a view without symbols does not mind`() {
        let window = TestWindow(size: Size(width: 100, height: 60)) {
            VStack {
                Text("words").symbolEffect(.pulse)
                EmptyView().symbolEffect(.bounce, value: 1)
                Color.red.symbolEffect(.rotate).transition(.symbolEffect)
            }
        }
        #expect(window.isAtRest)
        #expect(window.warnings.isEmpty)
    }

    @Test(arguments: [0.0, 1e-9, .nan, -5, 4000])
    func `sizes that are none do no harm`(size: Double) {
        let bench = SymbolBench { _, shown in
            VStack {
                Image(systemName: "star.fill").font(.system(size: size)).symbolEffect(.rotate, isActive: shown.isOn)
                Image(systemName: "star.fill").resizable().frame(width: size == 4000 ? 4000 : 0, height: 0)
                    .symbolEffect(.bounce, value: shown.number)
            }
        }
        bench.shown.isOn = true
        bench.shown.number = 1
        #expect(bench.follow(12) { bench.ink }.areExact)
    }

    // MARK: In other views

    @Test func `effects inside of pictures, blurs, shadows, masks and scrolls are painted exactly`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 160, height: 120), scale: 1.5) {
            Watching { _ in
                ScrollView {
                    VStack(spacing: 6) {
                        let star = Image(systemName: "star.fill").font(.system(size: 20))
                            .symbolEffect(.wiggle, value: shown.number).symbolEffect(.pulse)
                        HStack {
                            star.drawingGroup()
                            star.blur(radius: 2)
                            star.shadow(radius: 3)
                            star.mask { Circle() }
                            star.rotationEffect(.degrees(30))
                        }
                        star.symbolRenderingMode(.hierarchical).padding(4).background(.ultraThinMaterial)
                        ForEach(0..<8) { Text("Row \($0)") }
                    }
                }
            }
        }
        shown.number = 1
        window.pointerMove(to: Point(x: 80, y: 60))
        for step in 0..<20 {
            if step % 3 == 0 { window.scroll(by: Size(width: 0, height: step < 10 ? 4 : -4), source: .finger) }
            window.advance(frames: 1)
            #expect(window.snapshot().maximumDifference(from: window.repaintedWhole()) <= 1, "\(step)")
        }
    }

    @Test func `rows that a list makes later do not run for changes before them`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Watching { _ in
                ScrollView {
                    LazyVStack {
                        ForEach(0..<200) { _ in
                            Image(systemName: "star.fill").frame(height: 30)
                        }
                    }
                    .symbolEffect(.bounce, value: shown.number)
                }
            }
        }
        shown.number = 1
        window.advance(by: .seconds(2))
        #expect(window.isAtRest)
        window.pointerMove(to: Point(x: 100, y: 50))
        window.scroll(by: Size(width: 0, height: 2000))
        window.advance(frames: 2)
        #expect(window.runningAnimations.allSatisfy { $0.attribute != "symbolEffect" })
        shown.number = 2
        window.advance(frames: 2)
        let running = window.runningAnimations.filter { $0.attribute == "symbolEffect" }
        #expect((3...20).contains(running.count))
    }

    @Test func `a hidden symbol asks for no frames where its content is redacted, and goes on afterwards`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.pulse).redacted(reason: shown.isOn ? .placeholder : [])
        }
        bench.shown.isOn = true
        bench.window.advance(frames: 2)
        #expect(bench.window.isAtRest)
        let bar = bench.window.snapshot()
        bench.window.advance(by: .seconds(0.5))
        #expect(bench.window.snapshot() == bar)
        bench.shown.isOn = false
        bench.window.advance(frames: 2)
        #expect(!bench.window.isAtRest)
    }

    @Test func `a symbol that has disappeared stays so under a redaction`() throws {
        let bench = SymbolBench { symbol, shown in
            symbol.symbolEffect(.disappear).redacted(reason: shown.isOn ? .placeholder : [])
        }
        bench.shown.isOn = true
        bench.window.advance(frames: 2)
        #expect(bench.darkest == 0)
        withAnimation { bench.shown.isOn = false }
        #expect(bench.follow(40) { bench.darkest }.values.allSatisfy { $0 == 0 })
    }

    @Test func `a window that is hidden for hours goes on at once`() {
        let bench = SymbolBench(frameRate: 0.5) { symbol, _ in
            symbol
                .symbolEffect(.bounce, options: .repeat(.periodic(delay: 0.2)))
                .symbolEffect(.rotate, options: .repeat(.periodic(delay: 0.1)))
                .symbolEffect(.pulse)
        }
        bench.window.hide()
        bench.window.advance(by: .seconds(40_000))
        bench.window.show()
        #expect(bench.follow(5) { bench.ink }.areExact)
        #expect(!bench.window.isAtRest)
    }

    @Test func `the clock may stand still and be pushed on`() {
        let bench = SymbolBench { symbol, shown in symbol.symbolEffect(.bounce, value: shown.number) }
        MotionDebugging.speed = 0
        defer { MotionDebugging.speed = 1 }
        bench.shown.number = 1
        bench.window.advance(by: .seconds(0.5))
        let still = bench.window.snapshot()
        bench.window.advance(by: .seconds(0.5))
        #expect(bench.window.snapshot() == still)
        MotionDebugging.step(by: 0.1)
        bench.window.advance(frames: 1)
        #expect(bench.window.snapshot() != still)
    }
}
