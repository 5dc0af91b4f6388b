import Glibc
import Testing

@testable import Glide

@MainActor
@Suite struct SymbolTests {
    private nonisolated static let wanted = [
        "house", "house.fill", "safari", "safari.fill", "flame", "flame.fill", "person", "person.fill",
        "person.crop.circle", "person.crop.circle.fill", "person.2", "person.2.fill", "star", "star.fill", "heart",
        "heart.fill", "magnifyingglass", "gear", "gearshape", "gearshape.fill", "plus", "plus.circle",
        "plus.circle.fill", "minus", "minus.circle", "minus.circle.fill", "xmark", "xmark.circle",
        "xmark.circle.fill", "checkmark", "checkmark.circle", "checkmark.circle.fill", "chevron.left",
        "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
        "arrow.clockwise", "bell", "bell.fill", "bookmark", "bookmark.fill", "trash", "trash.fill", "pencil",
        "square.and.arrow.up", "photo", "camera", "camera.fill", "play", "play.fill", "pause", "pause.fill",
        "stop.fill", "circle", "circle.fill", "square", "square.fill", "ellipsis", "envelope", "envelope.fill",
        "phone", "phone.fill", "calendar", "clock", "clock.fill", "bolt", "bolt.fill", "moon", "moon.fill",
        "sun.max", "sun.max.fill", "cloud", "cloud.fill", "wifi", "lock", "lock.fill", "folder", "folder.fill",
        "doc", "doc.fill", "list.bullet", "line.3.horizontal", "info.circle", "info.circle.fill",
        "exclamationmark.triangle", "exclamationmark.triangle.fill", "questionmark.circle",
        "questionmark.circle.fill", "cart", "cart.fill", "creditcard", "creditcard.fill", "map", "map.fill",
        "location", "location.fill", "music.note", "video", "video.fill", "eye", "eye.fill", "hand.thumbsup",
        "hand.thumbsup.fill",
    ]

    @Test(arguments: wanted)
    func `the common symbols are built in`(name: String) throws {
        let shape = try #require(Symbol.shape(named: name))
        let bounds = shape.outline.boundingRect
        #expect(bounds.minX >= -0.01 && bounds.maxX <= shape.aspectRatio + 0.01)
        #expect(bounds.minY >= -0.01 && bounds.maxY <= 1.01)
        #expect(bounds.height > 0.05 && bounds.width > 0.05)
    }

    @Test func `every outline of the table is read`() {
        #expect(SymbolOutlines.names.count > 200)
        for name in SymbolOutlines.names { #expect(SymbolOutlines.shape(named: name) != nil) }
    }

    @Test func `filled symbols hold more ink than the plain ones`() {
        func ink(_ name: String) -> Double {
            Bitmap.onWhite(width: 40, height: 40) { canvas in
                let box = Rect(x: 0, y: 0, width: 40, height: 40)
                Symbol(named: name).draw(on: canvas, in: box, fill: .black, bounds: box)
            }.ink
        }
        for name in ["house", "flame", "person", "star", "heart", "safari", "bell", "bookmark"] {
            #expect(ink("\(name).fill") > ink(name))
            #expect(ink(name) > 50)
        }
    }

    @Test func `a symbol in a circle or square is made of the symbol`() throws {
        let plain = try #require(Symbol.shape(named: "house.circle"))
        let filled = try #require(Symbol.shape(named: "flag.square.fill"))
        #expect(plain.outline.contains(Point(x: 0.1, y: 0.5)) && !plain.outline.contains(Point(x: 0.5, y: 0.15)))
        #expect(filled.outline.contains(Point(x: 0.12, y: 0.5)) && !filled.outline.contains(Point(x: 0.5, y: 0.4)))
        #expect(Symbol.shape(named: "nothing.circle.fill") == nil)
        #expect(Symbol.shape(named: "circle.circle.circle") == nil)
    }

    @Test func `forward and backward are right and left as the language is read`() throws {
        func name(_ direction: LayoutDirection) throws -> String {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let window = OffscreenWindow(
                size: Size(width: 40, height: 40), environment: environment,
                content: Image(systemName: "chevron.forward"))
            func symbol(in node: Node) -> SymbolNode? {
                node as? SymbolNode ?? node.children.lazy.compactMap(symbol).first
            }
            return try #require(symbol(in: window.host.scene.root)).name
        }
        #expect(try name(.leftToRight) == "chevron.right")
        #expect(try name(.rightToLeft) == "chevron.left")
    }

    @Test func `a mark in a filled circle is a hole`() throws {
        let shape = try #require(Symbol.shape(named: "plus.circle.fill"))
        let path = shape.path(in: Rect(x: 0, y: 0, width: 24, height: 24))
        #expect(!path.contains(Point(x: 12, y: 12)))
        #expect(path.contains(Point(x: 8, y: 8)))
    }

    @Test func `an unknown name shows a placeholder and warns once`() {
        Warnings.reset()
        Warnings.printsMessages = false
        Symbol.usesBuiltInOnly = true
        defer {
            Warnings.printsMessages = true
            Symbol.usesBuiltInOnly = false
        }
        for _ in 0..<2 {
            let symbol = Symbol(named: "no.such.symbol")
            #expect(symbol.isPlaceholder)
            let picture = Bitmap.onWhite(width: 30, height: 30) { canvas in
                symbol.draw(on: canvas, in: Rect(x: 0, y: 0, width: 30, height: 30), fill: .black, bounds: .zero)
            }
            #expect(picture.ink > 30)
        }
        #expect(Warnings.recorded.count == 1)
        #expect(Warnings.recorded.first?.contains("no.such.symbol") == true)
        #expect(Symbol(named: "").isPlaceholder)
        Warnings.reset()
    }

    @Test func `a symbol is about as high as the font beside it`() {
        let size = Symbol(named: "house.fill").size(fontSize: 60)
        #expect(size.height > 55 && size.height < 75)
        #expect(Symbol(named: "person.2").size(fontSize: 60).width > size.width)
        #expect(Symbol(named: "house").size(fontSize: .nan) == .zero)
        let baseline = SymbolShape.baseline(fontSize: 60)
        #expect(baseline > 50 && baseline < size.height)
    }

    @Test func `a symbol is drawn in the middle and within its box`() {
        let picture = Bitmap.onWhite(width: 100, height: 40) { canvas in
            let box = Rect(x: 10, y: 5, width: 80, height: 30)
            Symbol(named: "circle.fill").draw(on: canvas, in: box, fill: .black, bounds: box)
            Symbol(named: "circle").draw(
                on: canvas, in: Rect(x: .nan, y: 0, width: 9, height: 9), fill: .black, bounds: box)
            Symbol(named: "circle").draw(on: canvas, in: .zero, fill: .black, bounds: box)
            #expect(canvas.problem == nil)
        }
        #expect(abs(picture.centroid.x - 50) < 0.1 && abs(picture.centroid.y - 20) < 0.1)
        #expect(picture.inkedPixels.height <= 30)
    }

    @Test func `a name without an outline comes from the icon theme where there is one`() throws {
        let folder = "/tmp/glide-icons-\(getpid())"
        let directory = "\(folder)/Adwaita/symbolic/devices"
        for path in [folder, "\(folder)/Adwaita", "\(folder)/Adwaita/symbolic", directory] { mkdir(path, 0o755) }
        func write(_ text: String, to path: String) {
            guard let file = fopen(path, "w") else { return }
            fputs(text, file)
            fclose(file)
        }
        write("[Icon Theme]\nDirectories=missing,symbolic/devices\n", to: "\(folder)/Adwaita/index.theme")
        write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><rect width='8' height='16'/></svg>",
            to: "\(directory)/printer-symbolic.svg")
        let theme = IconTheme(folders: ["/nowhere", folder], names: ["Nothing", "Adwaita"])
        #expect(theme.path(ofIcon: "printer") == "\(directory)/printer-symbolic.svg")
        #expect(theme.path(ofIcon: "other") == nil)
        ThemedIcon.forgetAll()
        defer { ThemedIcon.forgetAll() }
        guard SVGRenderer.shared != nil else { return }
        let icon = try #require(ThemedIcon.named("printer.fill", in: theme))
        let picture = Bitmap.onWhite(width: 20, height: 20, scale: 1) { canvas in
            icon.draw(on: canvas, in: Rect(x: 2, y: 2, width: 16, height: 16), fill: .black, bounds: .zero, opacity: 1)
            #expect(canvas.problem == nil)
        }
        #expect(picture.inkedPixels == PixelRect(x: 2, y: 2, width: 8, height: 16))
        #expect(picture.darkness(5, 10) == 1)
    }
}
