import GlideTesting

/// Views, each shown to draw something.
@MainActor
extension Uses {
    static func views() -> Uses {
        let uses = Uses("view")
        uses.draws("VStack") {
            VStack {
                Text("a"); Text("b")
            }
        }
        uses.holds("Spacer") {
            picture(
                HStack {
                    Text("a"); Spacer()
                }) != picture(HStack { Text("a") })
        }
        uses.draws("ZStack") {
            ZStack {
                Color.red; Text("b")
            }
        }
        uses.draws("Image") { Image(systemName: "heart.fill") }
        uses.draws("HStack") {
            HStack {
                Text("a"); Text("b")
            }
        }
        uses.draws("ForEach") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        uses.draws("Text") { Text("a") }
        uses.draws("GeometryReader") { GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) } }
        uses.draws("Button") { Button("a") {} }
        uses.draws("ScrollView") { ScrollView { Text("a") } }
        uses.draws("Group") {
            Group {
                Text("a"); Text("b")
            }
        }
        uses.draws("Toggle") { Toggle("a", isOn: .constant(true)) }
        uses.holds("EmptyView") { picture(VStack { EmptyView() }) == picture(Color.clear) }
        uses.draws("Label") { Label("a", systemImage: "star") }
        uses.draws("Divider") { VStack { Divider() } }
        uses.draws("List") { List { Text("a") } }
        uses.draws("Section") { List { Section("head") { Text("a") } } }
        uses.draws("Picker") { Picker("a", selection: .constant(1)) { Text("x").tag(1) } }
        uses.draws("ProgressView") { ProgressView(value: 0.5) }
        uses.draws("Slider") { Slider(value: .constant(0.5), in: 0...1) }
        uses.draws("LazyVGrid") { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<3) { Text("\($0)") } } }
        uses.draws("TabView") {
            TabView {
                Text("a"); Text("b")
            }.tabViewStyle(.page)
        }
        uses.draws("AnyView") { AnyView(Text("a")) }
        uses.draws("LazyVStack") { ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0)") } } } }
        uses.draws("ScrollViewReader") { ScrollViewReader { _ in ScrollView { Text("a") } } }
        uses.draws("GridRow") {
            Grid {
                GridRow {
                    Text("a"); Text("b")
                }
            }
        }
        uses.draws("Grid") {
            Grid(horizontalSpacing: 4) {
                GridRow {
                    Text("a"); Text("b")
                }
            }
        }
        addViews(to: uses)
        addEditingViews(to: uses)
        return uses
    }
}
