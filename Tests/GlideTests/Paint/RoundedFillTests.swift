import Testing

@testable import Glide

/// What is filled straight in memory looks as if Cairo had filled it.
@MainActor
@Suite struct RoundedFillTests {
    private nonisolated static let black = Color.Resolved(red: 0, green: 0, blue: 0)

    private func picture(
        _ outline: RoundedOutline, _ color: Color.Resolved = black, scale: Double = 1, opacity: Double = 1,
        byCairo: Bool = false
    ) -> Bitmap {
        Bitmap.onWhite(width: 90, height: 70, scale: scale) { canvas in
            if byCairo {
                canvas.fill(outline.path, .color(color), in: outline.rect, opacity: opacity)
            } else {
                canvas.fill(outline, .color(color), in: outline.rect, opacity: opacity)
            }
            #expect(canvas.problem == nil)
        }
    }

    private nonisolated static let outlines = [
        RoundedOutline(Rect(x: 5, y: 5, width: 40, height: 3), corner: Size(width: 1.5, height: 1.5)),
        RoundedOutline(Rect(x: 5.3, y: 5.6, width: 41.7, height: 3), corner: Size(width: 1.5, height: 1.5)),
        RoundedOutline(Rect(x: 8.1, y: 7.9, width: 40, height: 30), corner: Size(width: 10, height: 10)),
        RoundedOutline(Rect(x: 8.1, y: 7.9, width: 30, height: 30), corner: Size(width: 15, height: 15)),
        RoundedOutline(Rect(x: 3.5, y: 2.25, width: 40.5, height: 30.1), corner: Size(width: 20.25, height: 15.05)),
        RoundedOutline(Rect(x: 3, y: 2, width: 40, height: 30), corner: Size(width: 4, height: 12)),
        RoundedOutline(Rect(x: -10, y: -5, width: 40, height: 30), corner: Size(width: 12, height: 12)),
        RoundedOutline(Rect(x: 10.2, y: 10.4, width: 0.3, height: 0.2), corner: Size(width: 0.1, height: 0.1)),
        RoundedOutline(Rect(x: 10.25, y: 10.5, width: 20, height: 10)),
    ]

    @Test(arguments: outlines, [1.0, 1.5])
    func `an outline looks as Cairo draws it`(_ outline: RoundedOutline, _ scale: Double) {
        for (color, opacity) in [
            (Self.black, 1.0), (Color.Resolved(red: 1, green: 0.3, blue: 0, opacity: 0.5), 1), (Self.black, 0.4),
        ] {
            let own = picture(outline, color, scale: scale, opacity: opacity)
            let cairos = picture(outline, color, scale: scale, opacity: opacity, byCairo: true)
            // Cairo samples a pixel at 15 × 17 points, and its curves leave their place by up to a tenth of a pixel.
            #expect(own.maximumDifference(from: cairos) <= 28)
            #expect(own.difference(from: cairos, tolerance: 17) <= 12)
        }
    }

    @Test(arguments: outlines)
    func `its ink is its area`(_ outline: RoundedOutline) {
        let inside = outline.rect.intersection(Rect(x: 0, y: 0, width: 90, height: 70))
        guard inside == outline.rect else { return }
        let corner = outline.corner
        let area = inside.width * inside.height - (4 - Double.pi) * corner.width * corner.height
        #expect(abs(picture(outline).ink - area) < 0.004 * area + 0.03)
    }

    @Test(arguments: outlines)
    func `painted part by part it is the same to the last bit`(_ outline: RoundedOutline) {
        let whole = picture(outline)
        let parts = Bitmap.onWhite(width: 90, height: 70) { canvas in
            for part in [
                PixelRect(x: 0, y: 0, width: 23, height: 70), PixelRect(x: 23, y: 0, width: 67, height: 9),
                PixelRect(x: 23, y: 9, width: 67, height: 61),
            ] {
                canvas.save()
                canvas.clip(to: [part])
                canvas.fill(outline, .color(Self.black), in: outline.rect)
                canvas.restore()
            }
        }
        #expect(parts == whole)
    }

    @Test func `within a group, an outline or a turned space Cairo draws`() {
        let outline = Self.outlines[2]
        let bounds = Rect(x: 0, y: 0, width: 90, height: 70)
        func both(
            _ prepare: @MainActor (CairoCanvas) -> Void, _ finish: @MainActor (CairoCanvas) -> Void
        ) -> (Bitmap, Bitmap) {
            func draw(_ body: @MainActor (CairoCanvas) -> Void) -> Bitmap {
                Bitmap.onWhite(width: 90, height: 70) { canvas in
                    canvas.save()
                    prepare(canvas)
                    body(canvas)
                    finish(canvas)
                }
            }
            return (
                draw { $0.fill(outline, .color(Self.black), in: bounds) },
                draw { $0.fill(outline.path, .color(Self.black), in: bounds) }
            )
        }
        let group = both(
            { $0.beginGroup() },
            { canvas in
                canvas.endGroup(opacity: 0.5)
                canvas.restore()
            })
        let clip = both({ $0.clip(to: Path(ellipseIn: bounds)) }, { $0.restore() })
        let turn = both({ $0.concatenate(Transform(rotation: .degrees(10))) }, { $0.restore() })
        for (own, cairos) in [group, clip, turn] { #expect(own == cairos) }
        let gradient = Fill.linear(
            [.init(color: Self.black, location: 0), .init(color: .init(red: 1, green: 0, blue: 0), location: 1)],
            start: .leading, end: .trailing)
        let coloured = Bitmap.onWhite(width: 90, height: 70) { $0.fill(outline, gradient, in: bounds) }
        let byCairo = Bitmap.onWhite(width: 90, height: 70) { $0.fill(outline.path, gradient, in: bounds) }
        #expect(coloured == byCairo)
    }

    @Test func `odd outlines draw nothing and do no harm`() {
        for rect in [
            Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 5),
            Rect(x: -1e300, y: 0, width: 10, height: 5), Rect(x: 0, y: 0, width: -3, height: 5),
            Rect(x: 0, y: 0, width: 1e300, height: 1e300),
        ] {
            _ = picture(RoundedOutline(rect, corner: Size(width: 3, height: 3)))
            _ = picture(RoundedOutline(rect, corner: Size(width: .nan, height: .infinity)))
        }
        #expect(picture(RoundedOutline(Rect(x: 3, y: 3, width: 0, height: 9))).ink == 0)
    }

    @Test func `shapes that are rounded rectangles say so, others do not`() {
        let rect = Rect(x: 0, y: 0, width: 40, height: 20)
        #expect(Capsule().rounded(in: rect)?.corner == Size(width: 10, height: 10))
        #expect(Circle().rounded(in: rect)?.rect == Rect(x: 10, y: 0, width: 20, height: 20))
        #expect(Ellipse().inset(by: 2).rounded(in: rect)?.corner == Size(width: 18, height: 8))
        #expect(Rectangle().rounded(in: rect)?.corner == .zero)
        #expect(
            RoundedRectangle(cornerRadius: 4, style: .circular).rounded(in: rect)?.corner == Size(width: 4, height: 4))
        #expect(RoundedRectangle(cornerRadius: 4).rounded(in: rect) == nil)
        // No room for the longer curve: the corner is that of a circle.
        #expect(RoundedRectangle(cornerRadius: 30).rounded(in: rect)?.corner == Size(width: 10, height: 10))
    }
}
