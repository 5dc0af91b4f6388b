import Foundation
import GlideTesting
import Testing

@testable import Glide

/// Pictures from files and pixels, and how they fill their room.
@MainActor
@Suite struct `Images from files` {
    private let size = Size(width: 60, height: 60)

    private func picture<Shown: View>(@ViewBuilder _ view: () -> Shown) -> Bitmap {
        TestWindow(size: size, content: view).snapshot()
    }

    /// The file called `name` in a folder for this test alone.
    private func file(_ name: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glide-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name).path
    }

    @Test func `a picture is as large as its pixels say`() throws {
        let path = try file("tiles.png")
        try Uses.tiles.writePNG(to: path)
        let window = TestWindow(size: size) { Image(contentsOfFile: path).accessibilityIdentifier("image") }
        #expect(window.frame(of: "image")?.size == Size(width: 2, height: 2))
    }

    @Test func `a picture for a dense screen has more pixels a point`() throws {
        let path = try file("dense@2x.png")
        try Uses.tiles.writePNG(to: path)
        Image.addResources(at: (path as NSString).deletingLastPathComponent)
        let window = TestWindow(size: size, scale: 2) { Image("dense").accessibilityIdentifier("image") }
        #expect(window.frame(of: "image")?.size == Size(width: 1, height: 1))
    }

    @Test func `a picture without interpolation stays made of squares`() {
        let drawn = picture { Image(Uses.tiles).interpolation(.none).resizable() }
        #expect(drawn[5, 5] == drawn[29, 29])
        #expect(drawn[5, 5] != drawn[31, 29])
        let smooth = picture { Image(Uses.tiles).interpolation(.medium).resizable() }
        #expect(smooth[5, 30] != smooth[29, 29])
    }

    @Test func `a picture fits or fills and keeps its proportions`() {
        let wide = Image(Bitmap(width: 40, height: 20)).resizable()
        func frame(_ view: some View) -> Rect? {
            TestWindow(size: size) { view }.frame(of: "image")
        }
        #expect(frame(wide.scaledToFit().accessibilityIdentifier("image"))?.size == Size(width: 60, height: 30))
        #expect(frame(wide.scaledToFill().accessibilityIdentifier("image"))?.size == Size(width: 120, height: 60))
    }

    @Test func `a drawing is sharp at every size`() throws {
        guard SVGRenderer.shared != nil else { return }
        let path = try file("half.svg")
        try """
        <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2">
        <rect width="2" height="2" fill="#ff0000"/></svg>
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let window = TestWindow(size: size) { Image(contentsOfFile: path).accessibilityIdentifier("image") }
        #expect(window.frame(of: "image")?.size == Size(width: 4, height: 2))
        let drawn = picture { Image(contentsOfFile: path).resizable() }
        #expect(drawn[29, 30] == RGBA(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(drawn[30, 30] == RGBA(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test func `a JPEG is read`() throws {
        guard PixbufLibrary.shared != nil else { return }
        // 8 by 8 pixels of one grey, written by hand: the smallest baseline JPEG.
        let base64 = """
            /9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////\
            wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z
            """
        guard let data = Data(base64Encoded: base64) else { return }
        let path = try file("grey.jpg")
        try data.write(to: URL(fileURLWithPath: path))
        let bitmap = try Bitmap(contentsOfFile: path)
        #expect(bitmap.width == 8 && bitmap.height == 8)
    }

    @Test func `edges that are kept are not stretched`() {
        let pieces = NinePieces(
            picture: Size(width: 10, height: 10), insets: EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3),
            rect: Rect(x: 0, y: 0, width: 40, height: 30), isTiled: false
        ).pieces
        #expect(pieces.count == 9)
        #expect(pieces[0].source == Rect(x: 0, y: 0, width: 3, height: 2) && pieces[0].source == pieces[0].goal)
        #expect(pieces[4].source == Rect(x: 3, y: 2, width: 4, height: 6))
        #expect(pieces[4].goal == Rect(x: 3, y: 2, width: 34, height: 26))
        #expect(pieces[8].goal == Rect(x: 37, y: 28, width: 3, height: 2))
    }

    @Test func `a tiled middle is repeated and cut off at its end`() {
        let pieces = NinePieces(
            picture: Size(width: 10, height: 10), insets: EdgeInsets(), rect: Rect(x: 0, y: 0, width: 25, height: 10),
            isTiled: true
        ).pieces
        #expect(pieces.map(\.goal.width) == [10, 10, 5])
        #expect(pieces.last?.source.width == 5)
    }

    @Test func `edges wider than the room share it`() {
        let pieces = NinePieces(
            picture: Size(width: 10, height: 10), insets: EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 9),
            rect: Rect(x: 0, y: 0, width: 6, height: 10), isTiled: false
        ).pieces
        #expect(pieces.allSatisfy { $0.goal.minX >= 0 && $0.goal.maxX <= 6 })
    }

    @Test func `a name that is unknown shows a placeholder and warns once`() {
        let window = TestWindow(size: size) {
            VStack {
                Image("no-such-picture"); Image("no-such-picture")
            }
        }
        #expect(window.warnings.filter { $0.contains("no-such-picture") }.count == 1)
        #expect(window.snapshot() != picture { EmptyView() })
    }

    @Test func `a template is drawn in the foreground style`() {
        let drawn = picture { Image(Uses.tiles).renderingMode(.template).resizable().foregroundStyle(.black) }
        #expect(drawn[5, 5] == RGBA(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(drawn[55, 55] == drawn[5, 5])
    }

    @Test func `a resizable symbol fits into what is offered`() {
        let window = TestWindow(size: size) {
            Image(systemName: "star.fill").resizable().scaledToFit().accessibilityIdentifier("image")
        }
        let frame = window.frame(of: "image") ?? .zero
        #expect(max(frame.width, frame.height) == 60)
    }
}
