import GlideFoundation
import GlideTesting

/// Effects on pictures, images, and styles beyond colours.
@MainActor
extension Uses {
    /// Four pixels in four colours.
    static let tiles: Bitmap = {
        let view = VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.red; Color.green
            }
            HStack(spacing: 0) {
                Color.blue; Color.yellow
            }
        }
        let renderer = ImageRenderer(content: view.frame(width: 2, height: 2))
        return renderer.bitmap ?? Bitmap(width: 2, height: 2)
    }()

    static func addEffects(to uses: Uses) {
        let red = Color.red.frame(width: 30, height: 30)
        uses.changes("mask") { $0.mask { Circle() } }
        uses.changes(
            "blendMode",
            ZStack {
                Color.green; red
            }
        ) { _ in
            ZStack {
                Color.green; red.blendMode(.multiply)
            }
        }
        uses.changes(
            "compositingGroup",
            ZStack {
                Color.green; ZStack { red.blendMode(.screen) }
            }
        ) { _ in
            ZStack {
                Color.green; ZStack { red.blendMode(.screen) }.compositingGroup()
            }
        }
        uses.equals("drawingGroup") {
            Sample().drawingGroup()
        } _: {
            Sample()
        }
        uses.changes("hueRotation", red) { $0.hueRotation(.degrees(90)) }
        uses.changes("saturation", red) { $0.saturation(0.2) }
        uses.changes("brightness", red) { $0.brightness(0.3) }
        uses.changes("grayscale", red) { $0.grayscale(0.8) }
        uses.changes("border") { $0.border(.red, width: 2) }
        uses.changes("rotation3DEffect") { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        uses.changes("imageScale", Image(systemName: "star")) { $0.imageScale(.large) }
        uses.changes("symbolVariant", Image(systemName: "star")) { $0.symbolVariant(.fill) }
        uses.changes("symbolRenderingMode", Image(systemName: "xmark.circle.fill").foregroundStyle(.red)) {
            $0.symbolRenderingMode(.hierarchical)
        }
        uses.changes("resizable", Image(tiles).frame(width: 40, height: 40)) { _ in
            Image(tiles).resizable().frame(width: 40, height: 40)
        }
        uses.changes("renderingMode", Image(tiles)) { _ in Image(tiles).renderingMode(.template) }
        uses.changes("textCase") { $0.textCase(.uppercase) }
        uses.changes("glassEffect", Stripes().overlay { Color.clear.frame(width: 40, height: 20) }) { _ in
            Stripes().overlay { Color.clear.frame(width: 40, height: 20).glassEffect(in: .rect(cornerRadius: 8)) }
        }
        uses.changes("minimumScaleFactor", Text("a long line").lineLimit(1).frame(width: 40)) { _ in
            Text("a long line").lineLimit(1).minimumScaleFactor(0.3).frame(width: 40)
        }
    }

    static func addStyles(to uses: Uses) {
        uses.changes(".fill", Image(tiles).resizable().aspectRatio(3, contentMode: .fit)) { _ in
            Image(tiles).resizable().aspectRatio(3, contentMode: .fill)
        }
        uses.equals(".opacity") {
            Rectangle().fill(.tint.opacity(0.5))
        } _: {
            Rectangle().fill(.tint).opacity(0.5)
        }
        uses.changes(".shadow", Circle().fill(.red).padding()) { _ in
            Circle().fill(.red.shadow(.drop(color: .black, radius: 4))).padding()
        }
        uses.draws(".linearGradient") {
            Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        /// Whether `material` shows blurred what is below: neither the ground, nor its veil alone.
        func blurs(_ symbol: String, _ look: @escaping () -> some View) {
            uses.changes(symbol, Stripes()) { _ in
                ZStack {
                    Stripes(); look()
                }
            }
        }
        blurs(".ultraThinMaterial") { Rectangle().fill(.ultraThinMaterial) }
        blurs(".thinMaterial") { Rectangle().fill(.thinMaterial) }
        blurs(".regularMaterial") { Rectangle().fill(.regularMaterial) }
    }

    static func addColors(to uses: Uses) {
        uses.holds("Color(hex:)") {
            Color(hex: 0xFF8000).resolved(in: .light) == Color(red: 1, green: 128 / 255, blue: 0).resolved(in: .light)
        }
        uses.holds("Color(_ name)") {
            let folder = try CompatibilityFolder()
            return Color(folder.colorName).resolved(in: .dark) == Color(white: 1).resolved(in: .light)
        }
    }

    static func addViews(to uses: Uses) {
        uses.draws("Form") { Form { Toggle("a", isOn: .constant(true)) } }
        uses.draws("LabeledContent") { LabeledContent("a", value: "b") }
        uses.holds("Stepper") {
            var value = 3
            let binding = Binding(get: { value }, set: { value = $0 })
            let window = window(Stepper("a", value: binding, in: 0...4).labelsHidden())
            window.tap(at: Point(x: 72, y: 32))
            window.advance(frames: 1)
            return value == 4
        }
        uses.holds("Link") {
            var opened = ""
            let action = OpenURLAction { (address: String) in
                opened = address
                return .handled
            }
            let window = window(
                Link("a", destination: URL(string: "https://example.org")!).environment(\.openURL, action))
            window.tap(at: middle)
            window.advance(frames: 1)
            return opened == "https://example.org"
        }
        uses.draws("AsyncImage") {
            AsyncImage(url: URL(string: "file:///nowhere.png")) {
                $0.resizable()
            } placeholder: {
                Color.red
            }
        }
    }

    static func addEffectForms(to uses: Uses) {
        uses.holds("Image(_:)") {
            let folder = try CompatibilityFolder()
            return picture(Image(folder.imageName).resizable()) == picture(Image(tiles).resizable())
        }
        uses.changes(".mask(_:)") { $0.mask(Circle()) }
        uses.draws("Form{}") { Form { Text("a") } }
        uses.changes(".rotation3DEffect(_:axis:)") { $0.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0)) }
        uses.changes(".foregroundStyle(_:_:)", Text("a").foregroundStyle(.secondary)) {
            $0.foregroundStyle(.red, .green)
        }
    }
}
