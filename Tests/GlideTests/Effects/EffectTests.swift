import Glibc
import GlideTesting
import Testing

/// Blur, shadow, materials and colours against a second implementation that takes no shortcuts.
@MainActor
@Suite struct `Effects on pictures` {
    private let size = Size(width: 96, height: 64)

    private func picture<Shown: View>(@ViewBuilder _ view: () -> Shown) -> Bitmap {
        TestWindow(size: size, content: view).snapshot()
    }

    private var square: some View { Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 30, height: 24) }

    /// The square of the tests on nothing.
    private func plainSquare(_ color: SIMD4<Double> = SIMD4(1, 0, 0, 1)) -> PlainPicture {
        PlainPicture(width: 96, height: 64) { x, y in (33..<63).contains(x) && (20..<44).contains(y) ? color : .zero }
    }

    private var white: PlainPicture { PlainPicture(width: 96, height: 64) { _, _ in SIMD4(1, 1, 1, 1) } }

    @Test(arguments: [1.5, 3, 6]) func `a blur is a Gaussian`(radius: Double) {
        let expected = plainSquare().blurred(deviation: radius).over(white)
        #expect(expected.difference(from: picture { square.blur(radius: radius) }) < 6)
        #expect(expected.difference(from: picture { square }) > 60)
    }

    @Test func `a shadow is a blurred silhouette, moved and behind`() {
        let shadow = plainSquare(SIMD4(0, 0, 0, 0.5)).blurred(deviation: 4).moved(3, 5)
        let expected = plainSquare().over(shadow.over(white))
        let drawn = picture { square.shadow(color: .black.opacity(0.5), radius: 4, x: 3, y: 5) }
        #expect(expected.difference(from: drawn) < 6)
        #expect(plainSquare().over(white).difference(from: drawn) > 60)
    }

    @Test func `the shadow of a style is that of the shape`() {
        let shadow = plainSquare(SIMD4(0, 0, 0, 0.5)).blurred(deviation: 4).moved(3, 5)
        let expected = plainSquare().over(shadow.over(white))
        let style = Color(.sRGB, red: 1, green: 0, blue: 0)
            .shadow(.drop(color: .black.opacity(0.5), radius: 4, x: 3, y: 5))
        #expect(expected.difference(from: picture { Rectangle().fill(style).frame(width: 30, height: 24) }) < 6)
    }

    @Test func `an inner shadow falls from the edges`() {
        // What is not the square, blurred, and cut off at the square.
        let outside = PlainPicture(width: 96, height: 64) { x, y in
            plainSquare()[x, y].w > 0 ? .zero : SIMD4(0, 0, 0, 0.6)
        }
        let blurred = outside.blurred(deviation: 3)
        let cut = PlainPicture(width: 96, height: 64) { x, y in plainSquare()[x, y].w > 0 ? blurred[x, y] : .zero }
        let expected = cut.over(plainSquare().over(white))
        let style = Color(.sRGB, red: 1, green: 0, blue: 0).shadow(.inner(color: .black.opacity(0.6), radius: 3))
        let drawn = picture { Rectangle().fill(style).frame(width: 30, height: 24) }
        #expect(expected.difference(from: drawn) < 8)
        #expect(plainSquare().over(white).difference(from: drawn) > 40)
    }

    /// Stripes of two colours, and squares that do not meet the grid of the blur.
    private var ground: some View {
        ZStack(alignment: .topLeading) {
            HStack(spacing: 0) {
                ForEach(0..<6) { index in
                    Rectangle().fill(index.isMultiple(of: 2) ? Color(red: 0.1, green: 0.3, blue: 0.9) : .white)
                }
            }
            Color(red: 0.9, green: 0.2, blue: 0.1).frame(width: 21, height: 17).offset(x: 37, y: 11)
        }
    }

    @Test func `a material shows its ground blurred, stronger and under a veil`() {
        let below = PlainPicture(picture { ground })
        let blurred = below.blurred(deviation: 20, isNormalised: true)
        let strong = blurred.mapped { color in
            let grey = 0.213 * color.x + 0.715 * color.y + 0.072 * color.z
            return SIMD3(repeating: grey) + (color - SIMD3(repeating: grey)) * 1.6
        }
        let expected = strong.mapped { $0 * (1 - 0.3) + SIMD3(repeating: 0.98) * 0.3 }
        let drawn = picture {
            ZStack {
                ground; Rectangle().fill(.ultraThinMaterial)
            }
        }
        #expect(expected.difference(from: drawn) < 8)
        #expect(below.difference(from: drawn) > 60)
    }

    @Test func `a material takes the shape that it fills`() {
        let drawn = picture {
            ZStack {
                ground; Circle().fill(.regularMaterial)
            }
        }
        let below = picture { ground }
        #expect(drawn[2, 2] == below[2, 2])
        #expect(drawn[48, 32] != below[48, 32])
    }

    private func expectColors<Changed: View>(
        _ change: (SIMD3<Double>) -> SIMD3<Double>, sourceLocation: SourceLocation = #_sourceLocation,
        _ view: (AnyView) -> Changed
    ) {
        let base = AnyView(ground.opacity(0.8))
        let below = PlainPicture(
            {
                let renderer = ImageRenderer(content: base.frame(width: 96, height: 64))
                return renderer.bitmap!
            }())
        let expected = below.mapped(change).over(white)
        let drawn = picture { view(base) }
        #expect(expected.difference(from: drawn) < 4, sourceLocation: sourceLocation)
        #expect(below.over(white).difference(from: drawn) > 20, sourceLocation: sourceLocation)
    }

    @Test func `colours change by their formulas`() {
        func grey(_ c: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(repeating: 0.213 * c.x + 0.715 * c.y + 0.072 * c.z)
        }
        expectColors {
            grey($0) + ($0 - grey($0)) * 0.3
        } _: {
            $0.saturation(0.3)
        }
        expectColors {
            grey($0) * 0.7 + $0 * 0.3
        } _: {
            $0.grayscale(0.7)
        }
        expectColors {
            $0 + 0.2
        } _: {
            $0.brightness(0.2)
        }
        expectColors {
            ($0 - 0.5) * 1.7 + 0.5
        } _: {
            $0.contrast(1.7)
        }
        expectColors {
            1 - $0
        } _: {
            $0.colorInvert()
        }
        expectColors {
            $0 * SIMD3(0.5, 1, 0.25)
        } _: {
            $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0.25))
        }
    }

    @Test func `a hue that is turned keeps its luminance, and once around is where it began`() {
        let turned = picture { ground.hueRotation(.degrees(120)) }
        let before = picture { ground }
        #expect(turned != before)
        #expect(picture { ground.hueRotation(.degrees(360)) }.maximumDifference(from: before) <= 1)
        // White has no hue.
        #expect(turned[20, 2] == before[20, 2])
    }

    @Test func `odd numbers change nothing and warn`() {
        let window = TestWindow(size: size) { OddColors(content: ground) }
        // Another window forgets the warnings.
        #expect(window.warnings.count >= 3)
        let shown = window.snapshot()
        #expect(shown == picture { ground })
    }

    @Test func `a mask shows what it covers, by its opacity`() {
        let red = Color(.sRGB, red: 1, green: 0, blue: 0)
        let drawn = picture { red.mask { Color.black.opacity(0.5).frame(width: 40, height: 64) } }
        #expect(drawn[48, 32] == RGBA(red: 255, green: 127, blue: 127, alpha: 255) || drawn[48, 32].green == 128)
        #expect(drawn[4, 4] == RGBA(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test func `a mask that is painted in parts is the same as painted whole`() {
        let flag = Flag()
        let window = TestWindow(size: size) { Masked(flag: flag) }
        flag.isOn = true
        window.advance(frames: 2)
        let part = window.snapshot()
        flag.isOn = false
        window.advance(frames: 2)
        flag.isOn = true
        window.advance(frames: 2)
        let whole = TestWindow(size: size) { Masked(flag: flag) }.snapshot()
        #expect(part.maximumDifference(from: whole) <= 1)
    }

    @Test func `blend modes mix with the ground, and in a group with the group alone`() {
        let ground = Color(.sRGB, red: 0.5, green: 1, blue: 0)
        let above = Color(.sRGB, red: 1, green: 0.5, blue: 1)
        let mixed = picture {
            ZStack {
                ground; above.blendMode(.multiply)
            }
        }
        #expect(abs(Int(mixed[5, 5].red) - 128) <= 1 && abs(Int(mixed[5, 5].green) - 128) <= 1 && mixed[5, 5].blue == 0)
        let grouped = picture {
            ZStack {
                ground; ZStack { above.blendMode(.multiply) }.compositingGroup()
            }
        }
        #expect(grouped[5, 5] == picture { above }[5, 5])
    }

    @Test(arguments: BlendMode.allCases) func `every blend mode draws something over a ground`(mode: BlendMode) {
        let ground = Color(.sRGB, red: 0.5, green: 0.8, blue: 0.2)
        let above = Color(.sRGB, red: 0.7, green: 0.3, blue: 0.6)
        let drawn = picture {
            ZStack {
                ground; above.frame(width: 30, height: 30).blendMode(mode)
            }
        }
        #expect((drawn == picture { ground }) == (mode == .destinationOver))
    }
}

private struct Masked: View {
    let flag: Flag

    var body: some View {
        ZStack {
            Color.red
            Color.blue.frame(width: flag.isOn ? 20 : 30, height: 20)
        }
        .mask { Circle() }
    }
}

private struct OddColors<Content: View>: View {
    let content: Content

    var body: some View {
        content.saturation(.nan).brightness(.infinity).hueRotation(.degrees(.nan))
    }
}
