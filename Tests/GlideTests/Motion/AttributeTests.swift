import Testing

@testable import Glide
@testable import GlideTesting

private let line = Animation.linear(duration: 0.5)

/// Shows a view made from a number that goes from 0 to 1 in half a second, and looks at it half-way.
@MainActor
private func halfway(
    size: Size = Size(width: 200, height: 200), animation: Animation = line, at seconds: Double = 0.25,
    @ViewBuilder _ content: @escaping (Double) -> some View
) -> TestWindow {
    let shown = Switch()
    let window = TestWindow(size: size) { Watching { _ in content(shown.number) } }
    withAnimation(animation) { shown.number = 1 }
    window.advance(by: .seconds(seconds))
    return window
}

@MainActor
@Suite("What can be animated")
struct AttributeTests {
    @Test func `size and place`() {
        let window = halfway { t in
            Color.red.frame(width: 40 + 40 * t, height: 20).accessibilityIdentifier("box")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: t == 0 ? .topLeading : .bottomTrailing)
        }
        window.expect("box", at: Rect(x: 60, y: 90, width: 60, height: 20))
    }

    @Test func `position`() {
        let window = halfway { t in
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                .position(x: 20 + 100 * t, y: 30 + 40 * t)
        }
        window.expect("box", at: Rect(x: 60, y: 40, width: 20, height: 20))
    }

    @Test func `padding`() {
        let window = halfway { t in
            Color.red.accessibilityIdentifier("box").padding(.leading, 40 * t)
        }
        window.expect("box", at: Rect(x: 20, y: 0, width: 180, height: 200))
    }

    @Test func `spacing of a stack`() {
        let window = halfway { t in
            VStack(alignment: .leading, spacing: 20 * t) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
        }
        #expect(window.frame(of: "b")!.minY - window.frame(of: "a")!.maxY == 10)
    }

    @Test func `alignment of a stack`() {
        let window = halfway { t in
            VStack(alignment: t == 0 ? .leading : .trailing, spacing: 0) {
                Color.red.frame(width: 100, height: 20)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
        }
        window.expect("b", at: Rect(x: 90, y: 100, width: 20, height: 20))
    }

    @Test func `offset, scale and rotation`() {
        let window = halfway { t in
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
                .rotationEffect(.degrees(180 * t)).scaleEffect(1 + t).offset(x: 20 * t)
        }
        window.expect("box", at: Rect(x: 80, y: 70, width: 60, height: 60))
    }

    @Test func `opacity`() {
        let window = halfway { t in Color.black.opacity(1 - t) }
        #expect(window.color(at: Point(x: 100, y: 100)).red.isNear(128, within: 3))
    }

    @Test func `colours travel in linear light`() {
        let window = halfway { t in (t == 0 ? Color.black : .white).frame(width: 50, height: 50) }
        #expect(window.color(at: Point(x: 100, y: 100)).red.isNear(188, within: 2))
    }

    @Test func `the stops of a gradient travel in linear light`() {
        let window = halfway { t in
            LinearGradient(
                colors: t == 0 ? [.black, .black] : [.white, .black], startPoint: .leading, endPoint: .trailing)
        }
        #expect(window.color(at: Point(x: 0, y: 100)).red.isNear(188, within: 3))
        #expect(window.color(at: Point(x: 199, y: 100)).red.isNear(0, within: 3))
    }

    @Test func `a gradient's points and places travel`() {
        let window = halfway { t in
            LinearGradient(
                stops: [
                    Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .black, location: 0.2 + 0.6 * t),
                    Gradient.Stop(color: .white, location: 0.2 + 0.6 * t), Gradient.Stop(color: .white, location: 1),
                ], startPoint: .leading, endPoint: .trailing)
        }
        #expect(window.color(at: Point(x: 95, y: 100)).red == 0)
        #expect(window.color(at: Point(x: 105, y: 100)).red == 255)
        let turned = halfway { t in
            LinearGradient(
                colors: [.black, .white], startPoint: .top, endPoint: t == 0 ? .bottom : UnitPoint(x: 0.5, y: 3))
        }
        // The white end is half-way from 200 to 600: at 400.
        #expect(turned.color(at: Point(x: 100, y: 100)).red.isNear(64, within: 4))
    }

    @Test func `a colour travels into a gradient and back without a jump`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 100, height: 100), frameRate: 1000) {
            Watching { _ in
                Rectangle().fill(
                    shown.isOn
                        ? AnyShapeStyle(LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom))
                        : AnyShapeStyle(Color.black))
            }
        }
        var last = window.color(at: Point(x: 50, y: 50))
        for step in 0..<300 {
            if step % 100 == 50 { withAnimation(.linear(duration: 0.2)) { shown.isOn.toggle() } }
            window.advance(frames: 1)
            let color = window.color(at: Point(x: 50, y: 50))
            // The encoding of dark colours is steep: 0.5 % of light is 16 of 255.
            #expect(abs(Int(color.red) - Int(last.red)) <= 20, "\(step): \(last) \(color)")
            last = color
        }
        try window.settle()
        #expect(window.color(at: Point(x: 50, y: 2)).green.isNear(60))
    }

    @Test func `radial, angular and elliptical gradients travel too`() {
        let radial = halfway { t in
            RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 40 + 80 * t)
        }
        // White is reached at 80: 40 from the middle is half-way.
        let rest = TestWindow(size: Size(width: 200, height: 200)) {
            RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 80)
        }
        let angular = halfway { t in
            AngularGradient(colors: [t == 0 ? .black : .white, .black], center: .center)
        }
        let elliptical = halfway { t in
            EllipticalGradient(
                colors: [t == 0 ? .black : .white, .black], center: .center, startRadiusFraction: 0,
                endRadiusFraction: 0.5)
        }
        for place in [Point(x: 120, y: 100), Point(x: 140, y: 100), Point(x: 100, y: 170)] {
            #expect(radial.color(at: place).red.isNear(Int(rest.color(at: place).red), within: 2))
        }
        #expect(angular.color(at: Point(x: 199, y: 101)).red.isNear(188, within: 8))
        #expect(elliptical.color(at: Point(x: 100, y: 100)).red.isNear(188, within: 8))
    }

    @Test func `alignment in a ZStack, an overlay and by a guide`() {
        let window = halfway { t in
            ZStack(alignment: t == 0 ? .topLeading : .bottomTrailing) {
                Color.clear
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
            }
            .overlay(alignment: t == 0 ? .leading : .trailing) {
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("over")
            }
        }
        window.expect("box", at: Rect(x: 80, y: 90, width: 40, height: 20))
        window.expect("over", at: Rect(x: 90, y: 90, width: 20, height: 20))
        let guided = halfway { t in
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(width: 200, height: 20)
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    .alignmentGuide(.leading) { _ in -80 * t }
            }
        }
        guided.expect("box", at: Rect(x: 40, y: 100, width: 20, height: 20))
    }

    @Test func `limits, ideal sizes and aspects of a frame`() {
        let window = halfway { t in
            Color.red.frame(maxWidth: 100 + 100 * t, maxHeight: 20).accessibilityIdentifier("box")
        }
        window.expect("box", at: Rect(x: 25, y: 90, width: 150, height: 20))
    }

    @Test func `the start of a trim, and the colour of a stroke`() {
        let window = halfway { t in
            Rectangle().trim(from: 0.5 * t, to: 1).stroke(t == 0 ? Color.black : .white, lineWidth: 4)
                .frame(width: 100, height: 100)
        }
        // A quarter is gone: the top. The rest is half-way to white in linear light.
        #expect(window.color(at: Point(x: 100, y: 50)).red == 255)
        #expect(window.color(at: Point(x: 150, y: 100)).red.isNear(188, within: 3))
    }

    @Test func `gradients of different kinds change at once`() {
        let window = halfway { t in
            Rectangle().fill(
                t == 0
                    ? AnyShapeStyle(LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom))
                    : AnyShapeStyle(
                        RadialGradient(colors: [.white, .white], center: .center, startRadius: 0, endRadius: 9)))
        }
        #expect(window.color(at: Point(x: 100, y: 100)).red == 255)
    }

    @Test func `corner radius`() {
        let window = halfway { t in
            RoundedRectangle(cornerRadius: 80 * t, style: .circular).fill(Color.black).frame(width: 200, height: 200)
        }
        // Radius 40: the corner's diagonal is met 40·(1 − 1/√2) = 11.7 from the edge.
        #expect(window.color(at: Point(x: 8, y: 8)).red == 255)
        #expect(window.color(at: Point(x: 14, y: 14)).red == 0)
    }

    @Test func `line width and trim`() {
        let window = halfway { t in
            Rectangle().stroke(Color.black, lineWidth: 4 + 16 * t).frame(width: 100, height: 100)
        }
        // 12 wide: 6 inside and outside of the edge at 50.
        #expect(window.color(at: Point(x: 45, y: 100)).red == 0)
        #expect(window.color(at: Point(x: 43, y: 100)).red == 255)
        let trimmed = halfway { t in
            Rectangle().trim(from: 0, to: t).stroke(Color.black, lineWidth: 4).frame(width: 100, height: 100)
        }
        // Half of the way round: top and right side.
        #expect(trimmed.color(at: Point(x: 100, y: 50)).red == 0)
        #expect(trimmed.color(at: Point(x: 50, y: 100)).red == 255)
    }

    @Test func `a line that stays as it is is not made again when its view is evaluated`() {
        final class Counter: @unchecked Sendable { var drawn = 0 }
        struct Counted: Shape, Equatable {
            let counter: Counter
            static func == (a: Self, b: Self) -> Bool { true }
            func path(in rect: Rect) -> Path {
                counter.drawn += 1
                return Path(rect)
            }
        }
        let counter = Counter()
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                Counted(counter: counter).trim(from: 0, to: 0.5).stroke(Color.black, lineWidth: 3)
                    .frame(width: 50, height: 50).opacity(shown.isOn ? 0.5 : 1)
            }
        }
        window.advance(frames: 1)
        let before = counter.drawn
        shown.isOn = true
        window.advance(frames: 2)
        #expect(counter.drawn == before)
    }

    @Test func `blur reaches out, more and more`() {
        let sharp = halfway(at: 0) { t in Color.black.frame(width: 60, height: 60).blur(radius: 20 * t) }
        #expect(sharp.color(at: Point(x: 65, y: 100)).red == 255)
        let window = halfway { t in Color.black.frame(width: 60, height: 60).blur(radius: 20 * t) }
        let out = window.color(at: Point(x: 65, y: 100)).red
        let inside = window.color(at: Point(x: 75, y: 100)).red
        // A Gaussian of 10 points: 33 % of the black 0.45 deviations out, 71 % 0.55 inside.
        #expect(out.isNear(172, within: 5))
        #expect(inside.isNear(74, within: 5))
        window.advance(by: .seconds(0.5))
        #expect(window.isAtRest)
        #expect(window.window.repaintedWhole().maximumDifference(from: window.snapshot()) <= 1)
    }

    @Test func `a shadow travels with its colour, radius and offset`() {
        let window = halfway { t in
            Color.white.frame(width: 60, height: 60)
                .shadow(color: t == 0 ? .clear : .black, radius: 0, x: 40 * t, y: 0)
        }
        #expect(window.color(at: Point(x: 145, y: 100)).red.isNear(128, within: 4))
        #expect(window.color(at: Point(x: 155, y: 100)).red == 255)
        #expect(window.window.repaintedWhole().maximumDifference(from: window.snapshot()) <= 1)
    }

    @Test func `what moves below a blur is blurred anew`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                Color.black.frame(width: 20, height: 20).offset(x: shown.number)
                    .frame(width: 200, height: 200).blur(radius: 3)
            }
        }
        withAnimation(line) { shown.number = 60 }
        for _ in 0..<40 {
            window.advance(frames: 1)
            #expect(window.window.repaintedWhole().maximumDifference(from: window.snapshot()) <= 1)
        }
        #expect(window.color(at: Point(x: 160, y: 100)).red < 20)
        #expect(window.color(at: Point(x: 100, y: 100)).red == 255)
    }

    @Test func `what changes its colour below a blur is blurred anew`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Watching { _ in (shown.isOn ? Color.white : .black).frame(width: 60, height: 60).blur(radius: 3) }
        }
        #expect(window.color(at: Point(x: 50, y: 50)).red == 0)
        shown.isOn = true
        window.advance(frames: 2)
        #expect(window.color(at: Point(x: 50, y: 50)).red == 255)
    }

    @Test func `font size`() throws {
        let window = halfway(size: Size(width: 400, height: 200)) { t in
            Text("Motion").font(.system(size: 20 + 20 * t)).fixedSize()
        }
        let thirty = TestWindow(size: Size(width: 400, height: 200)) { Text("Motion").font(.system(size: 30)) }
        let places = window.glyphOrigins(ofText: "Motion")
        let expected = thirty.glyphOrigins(ofText: "Motion")
        for (a, b) in zip(places, expected) {
            #expect((a.x - places[0].x).isNear(b.x - expected[0].x, within: 0.01))
        }
        try window.settle()
        #expect(window.glyphOrigins(ofText: "Motion").count == 6)
    }

    @Test func `kerning and tracking`() {
        for isTracking in [false, true] {
            let window = halfway(size: Size(width: 400, height: 200)) { t in
                isTracking ? Text("MM").tracking(10 * t) : Text("MM").kerning(10 * t)
            }
            let rest = TestWindow(size: Size(width: 400, height: 200)) { Text("MM") }
            let places = window.glyphOrigins(ofText: "MM")
            let natural = rest.glyphOrigins(ofText: "MM")
            #expect((places[1].x - places[0].x).isNear(natural[1].x - natural[0].x + 5, within: 0.01))
        }
    }

    @Test func `line spacing`() {
        let window = halfway { t in Text("one\ntwo").lineSpacing(20 * t) }
        let rest = TestWindow(size: Size(width: 200, height: 200)) { Text("one\ntwo") }
        let places = window.glyphOrigins(ofText: "one\ntwo")
        let natural = rest.glyphOrigins(ofText: "one\ntwo")
        #expect((places.last!.y - places[0].y).isNear(natural.last!.y - natural[0].y + 10, within: 0.01))
    }

    @Test func `font weight changes half-way where the font has no weights between`() {
        let light = halfway(at: 0.2) { t in Text("lll").fontWeight(t == 0 ? .regular : .bold) }
        let bold = halfway(at: 0.4) { t in Text("lll").fontWeight(t == 0 ? .regular : .bold) }
        let regular = TestWindow(size: Size(width: 200, height: 200)) { Text("lll") }
        let places = light.glyphOrigins(ofText: "lll")
        let expected = regular.glyphOrigins(ofText: "lll")
        #expect((places[1].x - places[0].x).isNear(expected[1].x - expected[0].x, within: 0.01))
        let boldPlaces = bold.glyphOrigins(ofText: "lll")
        #expect(boldPlaces[1].x - boldPlaces[0].x > places[1].x - places[0].x + 0.5)
    }

    @Test func `numbers that are not finite are ignored with a warning`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Color.black.blur(radius: .nan).shadow(radius: .infinity, x: .nan)
        }
        #expect(window.warnings.count == 2)
        #expect(window.color(at: Point(x: 50, y: 50)).red == 0)
    }

    @Test func `a spring on the way starts with the speed of a value that was tracked`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 400, height: 100), frameRate: 100) {
            Watching { _ in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").offset(x: shown.number)
            }
        }
        for step in 1...5 {
            window.advance(by: .milliseconds(10))
            var transaction = Transaction()
            transaction.tracksVelocity = true
            withTransaction(transaction) { shown.number = Double(step) * 4 }
        }
        window.advance(by: .milliseconds(10))
        let place = try #require(window.frame(of: "box")?.minX)
        withAnimation(.spring(response: 0.5, dampingFraction: 1)) { shown.number = 0 }
        window.advance(by: .milliseconds(10))
        let next = try #require(window.frame(of: "box")?.minX)
        // It went with 400 points a second; the spring pulls back, but it does not turn on the spot.
        #expect(next > place + 2)
        try window.settle()
        #expect(window.frame(of: "box")?.minX == 190)
    }
}
