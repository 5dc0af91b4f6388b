import Testing

@testable import Glide

/// The background of a part of a picture, which is filled only where something of it is to be seen.
@MainActor
@Suite struct GroundTests {
    private let white = Color.white.resolved(in: .light)
    private let red = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
    private let whiteInk = RGBA(red: 255, green: 255, blue: 255)
    private let redInk = RGBA(red: 255, green: 0, blue: 0)

    /// Four by four pixels, black before, of which the inner four are one part.
    private func picture(scale: Double = 1, _ body: @MainActor (CairoCanvas) -> Void) -> Bitmap {
        Bitmap.drawing(width: 4, height: 4) { canvas in
            canvas.clear(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
            canvas.beginPart(PixelRect(x: 1, y: 1, width: 2, height: 2), background: white, scale: scale)
            body(canvas)
            canvas.endPart()
        }
    }

    private func expectAround(_ picture: Bitmap) {
        for place in 0..<4 {
            #expect(picture[0, place] == RGBA(red: 0, green: 0, blue: 0))
            #expect(picture[place, 3] == RGBA(red: 0, green: 0, blue: 0))
        }
    }

    @Test func `a part on which nothing is drawn is all background`() {
        let picture = picture { _ in }
        for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] { #expect(picture[x, y] == whiteInk) }
        expectAround(picture)
    }

    @Test func `what covers the part stands in place of the background`() {
        let picture = picture { canvas in
            canvas.fillRect(Rect(x: -3, y: 0, width: 40, height: 40), white)
            canvas.fillRect(Rect(x: 0, y: 0, width: 4, height: 4), red)
        }
        for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] { #expect(picture[x, y] == redInk) }
        expectAround(picture)
    }

    @Test func `what covers the part but for a hundredth of a pixel lets the background through`() {
        let picture = picture { canvas in
            canvas.fillRect(Rect(x: 1.01, y: 0, width: 4, height: 4), red)
        }
        #expect(picture[1, 1] != redInk)
        #expect(picture[2, 2] == redInk)
        expectAround(picture)
    }

    @Test func `what is drawn before stays below what covers the part`() {
        let picture = picture { canvas in
            canvas.fillRect(Rect(x: 1, y: 1, width: 1, height: 1), red)
            canvas.fillRect(Rect(x: 0, y: 0, width: 4, height: 4), red.opacity(0.5))
        }
        #expect(picture[1, 1] == redInk)
        #expect(picture[2, 2] == RGBA(red: 255, green: 127, blue: 127) || picture[2, 2].green == 128)
        expectAround(picture)
    }

    @Test func `a clip, a group and round corners keep the background`() {
        let clipped = picture { canvas in
            canvas.save()
            canvas.clip(to: Rect(x: 1, y: 1, width: 1, height: 2))
            canvas.fillRect(Rect(x: 0, y: 0, width: 4, height: 4), red)
            canvas.restore()
        }
        #expect(clipped[1, 1] == redInk)
        #expect(clipped[2, 2] == whiteInk)
        let faint = picture { canvas in
            canvas.beginGroup(holding: Rect(x: 0, y: 0, width: 4, height: 4))
            canvas.fillRect(Rect(x: 0, y: 0, width: 4, height: 4), red)
            canvas.endGroup(opacity: 0.5, blend: .over)
        }
        #expect(faint[1, 1].red == 255)
        #expect((126...129).contains(faint[1, 1].green))
        let round = picture { canvas in
            canvas.fill(
                RoundedOutline(Rect(x: 1, y: 1, width: 2, height: 2), corner: Size(width: 1, height: 1)), .color(red),
                in: Rect(x: 1, y: 1, width: 2, height: 2))
        }
        #expect(round[1, 1].green > 0)
        expectAround(clipped)
        expectAround(faint)
        expectAround(round)
    }

    @Test func `points of several pixels cover as many`() {
        let picture = picture(scale: 2) { canvas in
            canvas.fillRect(Rect(x: 0.5, y: 0.5, width: 1, height: 1), red)
        }
        for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] { #expect(picture[x, y] == redInk) }
        expectAround(picture)
    }
}
