import GlideTesting
import Testing

/// Effects, images and drawings against pictures that somebody has looked at.
@MainActor
@Suite struct `Pictures of effects` {
    private func expect<Shown: View>(
        _ name: String, _ width: Double, _ height: Double, @ViewBuilder _ view: () -> Shown
    ) throws {
        let window = TestWindow(size: Size(width: width, height: height), content: view)
        try expectReference(window.snapshot(), name)
    }

    /// A small scene in many colours.
    private struct Scenery: View {
        var body: some View {
            ZStack {
                LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
                Circle().fill(.yellow).frame(width: 20, height: 20).offset(x: 14, y: -10)
                Triangle().fill(.green).frame(width: 40, height: 24).offset(y: 12)
            }
            .frame(width: 60, height: 48)
            .clipShape(RoundedRectangle(cornerRadius: 8))
        }
    }

    @Test func `colours and groups`() throws {
        try expect("effects-colours", 272, 168) {
            Grid(horizontalSpacing: 6, verticalSpacing: 6) {
                GridRow {
                    Scenery()
                    Scenery().hueRotation(.degrees(90))
                    Scenery().saturation(0.3)
                    Scenery().brightness(0.25)
                }
                GridRow {
                    Scenery().contrast(1.8)
                    Scenery().grayscale(1)
                    Scenery().colorInvert()
                    Scenery().colorMultiply(.orange)
                }
                GridRow {
                    Scenery().blur(radius: 3)
                    Scenery().mask { Text("Mask").font(.system(size: 24, weight: .bold)) }
                    ZStack {
                        Scenery(); Color.red.frame(width: 60, height: 48).blendMode(.multiply)
                    }
                    Scenery().border(.red, width: 3)
                }
            }
        }
    }

    @Test func `shadows and turns in space`() throws {
        try expect("effects-space", 280, 150) {
            Grid(horizontalSpacing: 12, verticalSpacing: 14) {
                GridRow {
                    Scenery().shadow(color: .black.opacity(0.5), radius: 5, x: 2, y: 4)
                    Capsule().fill(.white.shadow(.drop(color: .black.opacity(0.5), radius: 4, y: 3)))
                        .frame(width: 56, height: 36)
                    Circle().fill(.orange.shadow(.inner(color: .black.opacity(0.6), radius: 5, x: 2, y: 3)))
                        .frame(width: 46, height: 46)
                    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
                        .strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [7, 4]))
                        .frame(width: 56, height: 44)
                }
                GridRow {
                    Scenery().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                    Scenery().rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                    Scenery().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                    Scenery().rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0), perspective: 0.4)
                }
            }
        }
    }

    @Test func `materials over a ground`() throws {
        try expect("effects-materials", 260, 110) {
            ZStack {
                HStack(spacing: 0) {
                    ForEach(0..<13) { index in
                        Rectangle().fill(Color(hue: Double(index) / 13, saturation: 0.9, brightness: 0.9))
                    }
                }
                Text("The quick brown fox jumps over the lazy dog").font(.title2).bold()
                HStack(spacing: 8) {
                    card(.ultraThinMaterial, "ultra thin")
                    card(.thinMaterial, "thin")
                    card(.regularMaterial, "regular")
                    card(.thickMaterial, "thick").environment(\.colorScheme, .dark)
                }
            }
        }
    }

    private func card(_ material: Material, _ name: String) -> some View {
        Text(name).font(.caption2).frame(width: 54, height: 60)
            .background(material, in: RoundedRectangle(cornerRadius: 10))
    }

    @Test func `a canvas`() throws {
        try expect("effects-canvas", 200, 120) {
            Canvas { context, size in
                context.fill(
                    Path(Rect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.white, .mint]), startPoint: .zero,
                        endPoint: Point(x: size.width, y: size.height)))
                var turned = context
                turned.translateBy(x: 50, y: 60)
                for step in 0..<12 {
                    turned.rotate(by: .degrees(30))
                    turned.opacity = Double(step + 1) / 12
                    turned.fill(
                        Path(roundedRect: Rect(x: 14, y: -4, width: 26, height: 8), cornerRadius: 4),
                        with: .color(.blue))
                }
                context.stroke(
                    Path { path in
                        path.move(to: Point(x: 100, y: 100))
                        path.addCurve(
                            to: Point(x: 190, y: 20), control1: Point(x: 120, y: 0), control2: Point(x: 170, y: 120))
                    }, with: .color(.red), style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
                context.drawLayer { layer in
                    layer.addFilter(.shadow(radius: 3, y: 2))
                    layer.fill(Path(ellipseIn: Rect(x: 120, y: 60, width: 40, height: 40)), with: .color(.orange))
                }
                context.blendMode = .multiply
                context.fill(
                    Path(ellipseIn: Rect(x: 140, y: 70, width: 40, height: 40)), with: .color(.cyan))
                context.blendMode = .normal
                context.draw(Text("Canvas").font(.headline), at: Point(x: 150, y: 20))
                context.draw(Image(systemName: "star.fill"), in: Rect(x: 176, y: 96, width: 18, height: 18))
                if let symbol = context.resolveSymbol(id: "tag") { context.draw(symbol, at: Point(x: 50, y: 60)) }
            } symbols: {
                Text("S").padding(4).background(.yellow, in: Circle()).tag("tag")
            }
        }
    }

    @Test func `images and symbols`() throws {
        let tiles = Image(Uses.tiles)
        try expect("effects-images", 250, 120) {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    tiles.interpolation(.none).resizable().frame(width: 40, height: 40)
                    tiles.resizable().frame(width: 40, height: 40)
                    tiles.resizable(resizingMode: .tile).frame(width: 40, height: 40)
                    tiles.resizable().scaledToFill().frame(width: 60, height: 20).clipped()
                    tiles.renderingMode(.template).resizable().frame(width: 24, height: 24).foregroundStyle(.purple)
                }
                HStack(spacing: 8) {
                    Image(systemName: "star").imageScale(.small)
                    Image(systemName: "star")
                    Image(systemName: "star").imageScale(.large).symbolVariant(.fill)
                    Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 40)
                    Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red)
                    Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor)
                }
                .font(.title)
            }
        }
    }

    @Test func `forms`() throws {
        try expect("effects-form", 260, 210) {
            Form {
                Section("Sound") {
                    Toggle("Beep", isOn: .constant(true))
                    LabeledContent("Device", value: "Speaker")
                    Stepper("Volume", value: .constant(3), in: 0...5)
                }
            }
        }
    }
}
