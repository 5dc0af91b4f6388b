import Testing

@testable import Glide

@MainActor
@Suite struct CanvasTests {
    private let blue = Color.blue.resolved(in: .light)

    @Test func `a rectangle on whole pixels covers exactly them`() {
        let picture = Bitmap.onWhite(width: 20, height: 20) { canvas in
            canvas.fillRect(Rect(x: 3, y: 4, width: 5, height: 6), blue)
        }
        #expect(picture[3, 4] == RGBA(red: 0, green: 136, blue: 255))
        #expect(picture[7, 9] == RGBA(red: 0, green: 136, blue: 255))
        #expect(picture[2, 4] == RGBA(red: 255, green: 255, blue: 255))
        #expect(picture[8, 9] == RGBA(red: 255, green: 255, blue: 255))
        #expect(picture.inkedPixels == PixelRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test func `a rectangle between pixels covers its edges in part`() {
        let picture = Bitmap.onWhite(width: 20, height: 20) { canvas in
            canvas.fillRect(Rect(x: 3.25, y: 4, width: 5, height: 6), Color.black.resolved(in: .light))
        }
        #expect(abs(picture.darkness(3, 6) - 0.75) < 0.01)
        #expect(abs(picture.darkness(8, 6) - 0.25) < 0.01)
        #expect(abs(picture.ink - 30) < 0.1)
    }

    @Test func `scale counts device pixels a point`() {
        let picture = Bitmap.onWhite(width: 20, height: 20, scale: 2) { canvas in
            canvas.fillRect(Rect(x: 1, y: 1, width: 2.5, height: 3), blue)
        }
        #expect(picture.inkedPixels == PixelRect(x: 2, y: 2, width: 5, height: 6))
    }

    @Test func `a region clips whatever the transform`() {
        let picture = Bitmap.onWhite(width: 20, height: 20, scale: 2) { canvas in
            canvas.save()
            canvas.concatenate(Transform(rotation: .degrees(30)))
            canvas.clip(to: [
                PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 10, y: 10, width: 100, height: 2),
            ])
            canvas.paint(blue)
            canvas.restore()
        }
        #expect(picture.ink > 0)
        #expect(picture.darkness(3, 3) > 0 && picture.darkness(4, 3) == 0)
        #expect(picture.darkness(19, 11) > 0 && picture.darkness(19, 12) == 0)
        let none = Bitmap.onWhite(width: 4, height: 4) { canvas in
            canvas.clip(to: [])
            canvas.paint(blue)
        }
        #expect(none.ink == 0)
    }

    @Test func `a transform that folds the plane hides until it is restored`() {
        let picture = Bitmap.onWhite(width: 20, height: 20) { canvas in
            for transform in [
                Transform(scaleX: 0, y: 1), Transform(scaleX: .nan, y: 1),
                Transform(translation: Size(width: .infinity, height: 0)), Transform(scaleX: 1e300, y: 1e300),
            ] {
                canvas.save()
                canvas.concatenate(transform)
                canvas.fillRect(Rect(x: 0, y: 0, width: 20, height: 20), blue)
                canvas.fill(Path(Rect(x: 0, y: 0, width: 20, height: 20)), .color(blue), in: .zero)
                canvas.clip(to: Path(Rect(x: 0, y: 0, width: 1, height: 1)))
                canvas.beginGroup()
                canvas.endGroup(opacity: 0.5)
                canvas.restore()
            }
            #expect(canvas.problem == nil)
            canvas.fillRect(Rect(x: 5, y: 5, width: 5, height: 5), blue)
            canvas.restore()
        }
        #expect(picture.inkedPixels == PixelRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func `odd strokes and huge coordinates neither stop nor spoil the canvas`() {
        let picture = Bitmap.onWhite(width: 20, height: 20) { canvas in
            let far = Path { path in
                path.move(to: Point(x: -1e300, y: 10))
                path.addLine(to: Point(x: 1e300, y: 10))
            }
            canvas.stroke(far, StrokeStyle(lineWidth: 2, dash: [0.1, 0.1]), .black, in: .zero)
            canvas.stroke(far, StrokeStyle(lineWidth: 1e300), .black, in: .zero, opacity: 0)
            canvas.stroke(
                far, StrokeStyle(lineWidth: 1, miterLimit: .nan, dash: [-1], dashPhase: .nan), .black, in: .zero)
            canvas.fillRect(Rect(x: -1e30, y: 0, width: 2e30, height: 2), blue)
            #expect(canvas.problem == nil)
        }
        #expect(picture.darkness(10, 9) == 1)
        #expect(picture.darkness(10, 1) > 0)
    }

    @Test(arguments: [0.3, 0.5, 0.123, 0.9])
    func `a dissolve between equal colours keeps full coverage`(weight: Double) {
        let picture = Bitmap.onWhite(width: 10, height: 10) { canvas in
            canvas.beginGroup()
            for share in [weight, 1 - weight] {
                canvas.beginGroup()
                canvas.fillRect(Rect(x: 0, y: 0, width: 10, height: 10), Color.Resolved(red: 0, green: 0, blue: 0))
                canvas.endGroup(opacity: share, blend: .add)
            }
            canvas.endGroup()
        }
        #expect(picture.darkness(5, 5) >= 0.99)
    }

    @Test func `a dissolve between half transparent views stays half transparent`() {
        let picture = Bitmap.onWhite(width: 10, height: 10) { canvas in
            canvas.beginGroup()
            for share in [0.2, 0.5, 0.3] {
                canvas.beginGroup()
                canvas.fillRect(
                    Rect(x: 0, y: 0, width: 10, height: 10), Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))
                canvas.endGroup(opacity: share, blend: .add)
            }
            canvas.endGroup()
        }
        #expect(abs(picture.darkness(5, 5) - 0.5) < 0.015)
    }

    @Test func `two fades over each other would let the ground through`() {
        let picture = Bitmap.onWhite(width: 10, height: 10) { canvas in
            for share in [0.5, 0.5] {
                canvas.beginGroup()
                canvas.fillRect(Rect(x: 0, y: 0, width: 10, height: 10), Color.Resolved(red: 0, green: 0, blue: 0))
                canvas.endGroup(opacity: share)
            }
        }
        #expect(abs(picture.darkness(5, 5) - 0.75) < 0.01)
    }

    @Test func `a group fades as one`() {
        let picture = Bitmap.onWhite(width: 10, height: 10) { canvas in
            canvas.clip(to: [PixelRect(x: 2, y: 2, width: 6, height: 6)])
            canvas.beginGroup()
            for _ in 0..<3 {
                canvas.fillRect(Rect(x: 0, y: 0, width: 10, height: 10), Color.Resolved(red: 0, green: 0, blue: 0))
            }
            canvas.endGroup(opacity: 0.5)
        }
        #expect(abs(picture.darkness(5, 5) - 0.5) < 0.01)
        #expect(picture.darkness(1, 5) == 0)
    }

    @Test func `a linear gradient runs across the bounds and not the path`() {
        let bounds = Rect(x: 0, y: 0, width: 100, height: 10)
        let fill = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing).fill(in: .light)
        let picture = Bitmap.onWhite(width: 100, height: 10) { canvas in
            canvas.fill(Path(Rect(x: 40, y: 0, width: 20, height: 10)), fill, in: bounds)
        }
        #expect(abs(Double(picture[50, 5].red) - 128) < 4)
        #expect(abs(Double(picture[42, 5].red) - 108) < 4)
    }

    @Test func `an angular gradient turns clockwise from the right`() {
        let bounds = Rect(x: 0, y: 0, width: 41, height: 41)
        let fill = AngularGradient(colors: [.black, .white], center: .center).fill(in: .light)
        let picture = Bitmap.onWhite(width: 41, height: 41) { canvas in
            canvas.fill(Path(bounds), fill, in: bounds)
        }
        #expect(abs(Double(picture[20, 38].red) - 64) < 4)
        #expect(abs(Double(picture[2, 20].red) - 128) < 4)
        #expect(abs(Double(picture[20, 2].red) - 191) < 4)
    }

    @Test func `gradients without stops or extent draw something sensible`() {
        let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
        let picture = Bitmap.onWhite(width: 10, height: 10) { canvas in
            canvas.fill(Path(bounds), .linear([], start: .top, end: .bottom), in: bounds)
            let stops = [
                Fill.Stop(color: blue, location: 0), Fill.Stop(color: .init(red: 0, green: 0, blue: 0), location: 1),
            ]
            canvas.fill(Path(bounds), .radial(stops, center: .center, startRadius: .nan, endRadius: -4), in: bounds)
            canvas.fill(Path(bounds), .elliptical(stops, center: .center, startFraction: 1, endFraction: 1), in: bounds)
            canvas.fill(Path(bounds), .angular(stops, center: .center, start: .zero, end: .zero), in: bounds)
            canvas.fill(Path(bounds), .linear(stops, start: .top, end: .top), in: bounds)
            #expect(canvas.problem == nil)
        }
        #expect(picture[5, 5] == RGBA(red: 0, green: 0, blue: 0))
    }

    @Test func `a picture is drawn into its rectangle`() {
        var small = Bitmap(width: 2, height: 2)
        small.draw { $0.clear(blue) }
        let picture = Bitmap.onWhite(width: 10, height: 10) { canvas in
            canvas.draw(small, in: Rect(x: 2, y: 2, width: 6, height: 6))
            canvas.draw(small, in: Rect(x: .nan, y: 2, width: 6, height: 6))
        }
        #expect(picture.inkedPixels == PixelRect(x: 2, y: 2, width: 6, height: 6))
        #expect(picture[2, 2] == RGBA(red: 0, green: 136, blue: 255))
        #expect(picture[7, 7] == RGBA(red: 0, green: 136, blue: 255))
    }
}
