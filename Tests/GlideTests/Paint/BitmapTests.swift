import Glibc
import Testing

@testable import Glide

@MainActor
@Suite struct BitmapTests {
    private func temporaryPath(_ name: String) -> String { "/tmp/glide-test-\(getpid())-\(name)" }

    @Test func `a PNG file holds the same pixels`() throws {
        let picture = Bitmap.drawing(width: 7, height: 5) { canvas in
            canvas.fillRect(Rect(x: 1, y: 1, width: 3, height: 3), Color.red.resolved(in: .light))
            canvas.fillRect(Rect(x: 2, y: 2, width: 4, height: 2), Color.blue.opacity(0.4).resolved(in: .light))
        }
        let path = temporaryPath("round.png")
        defer { unlink(path) }
        try picture.writePNG(to: path)
        let back = try Bitmap(contentsOfPNG: path)
        #expect(back.width == 7 && back.height == 5)
        #expect(picture.difference(from: back) == 0)
        #expect(back[1, 1] == RGBA(red: 255, green: 56, blue: 60))
        #expect(back[0, 0] == RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    }

    @Test func `files that cannot be read or written are errors that name the path`() {
        let picture = Bitmap(width: 2, height: 2)
        #expect(throws: BitmapError.self) { try picture.writePNG(to: "/nowhere/at/all.png") }
        #expect(throws: BitmapError.self) { try Bitmap(width: 0, height: 4).writePNG(to: temporaryPath("empty.png")) }
        #expect(throws: BitmapError.self) { try Bitmap(contentsOfPNG: "/nowhere/at/all.png") }
        #expect(throws: BitmapError.self) { try Bitmap(contentsOfPNG: "/etc/passwd") }
        do {
            try picture.writePNG(to: "/nowhere/at/all.png")
        } catch {
            #expect("\(error)".hasPrefix("/nowhere/at/all.png: "))
        }
    }

    @Test func `colours are read without their alpha`() {
        let picture = Bitmap.drawing(width: 1, height: 1) { canvas in
            canvas.clear(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5))
        }
        let pixel = picture[0, 0]
        #expect(pixel.alpha == 128 && pixel.red == 255 && pixel.blue == 0)
        #expect(abs(Int(pixel.green) - 128) <= 1)
        #expect(picture[-1, 0].alpha == 0 && picture[0, 9].alpha == 0)
    }

    @Test func `differences are counted by pixel and tolerance`() {
        let a = Bitmap.onWhite(width: 4, height: 4) { _ in }
        let b = Bitmap.onWhite(width: 4, height: 4) { canvas in
            canvas.fillRect(Rect(x: 0, y: 0, width: 2, height: 1), Color(white: 0.98).resolved(in: .light))
        }
        #expect(a.difference(from: b) == 2)
        #expect(a.difference(from: b, tolerance: 5) == 0)
        #expect(a.maximumDifference(from: b) == 5)
        #expect(a.difference(from: Bitmap.onWhite(width: 4, height: 5) { _ in }) == 4)
        #expect(a.maximumDifference(from: Bitmap(width: 1, height: 1)) == 255)
    }

    @Test func `a copy keeps its pixels when the other is drawn on`() {
        let a = Bitmap(width: 2, height: 2)
        var b = a
        b.draw { $0.clear(Color.black.resolved(in: .light)) }
        #expect(a[0, 0].alpha == 0 && b[0, 0].alpha == 255)
        #expect(Bitmap(width: -4, height: 7).width == 0)
    }

    @Test func `a buffer of opaque pixels with a longer stride is drawn on in place`() {
        let rows = UnsafeMutableRawPointer.allocate(byteCount: 64 * 8, alignment: 16)
        defer { rows.deallocate() }
        rows.initializeMemory(as: UInt8.self, repeating: 0xAB, count: 64 * 8)
        let canvas = CairoCanvas(PixelBuffer(base: rows, width: 10, height: 8, stride: 64, format: .xrgb))
        canvas.clear(Color.green.resolved(in: .light))
        canvas.finish()
        #expect(rows.load(fromByteOffset: 64 * 7 + 36, as: UInt32.self) & 0xFF_FFFF == 0x34C759)
        #expect(rows.load(fromByteOffset: 64 * 7 + 40, as: UInt32.self) == 0xABAB_ABAB)
    }
}
