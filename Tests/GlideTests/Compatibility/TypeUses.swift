import GlideTesting

/// Types, wrappers and requirements of protocols, as public code writes them.
@MainActor
extension Uses {
    static func types() -> Uses {
        let uses = Uses("type")
        addMacroTypes(to: uses)
        uses.draws("View") { ThreeLines(title: "a") }
        uses.draws("Color") { Color(red: 0.2, green: 0.4, blue: 0.6) }
        uses.holds("Scene") { isScene(OneWindowApp().body) /* : Scene */ }
        uses.holds("App") { isApp(OneWindowApp()) /* : App */ }
        uses.changes("ViewModifier") { $0.modifier(Boxed(color: .red)) }
        uses.holds("GeometryProxy.size") {
            var size = Size.zero
            _ = window(GeometryReader { proxy in Color.red.onAppear { size = proxy.size } })
            return size == Size(width: 96, height: 64)
        }
        uses.holds("Animation") {
            let animation: Animation = Animation.easeInOut(duration: 0.3).delay(0.1)
            return animation != .default
        }
        uses.draws("Shape") { Triangle() }
        uses.draws("LinearGradient") {
            LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
        }
        uses.holds("Binding.constant") {
            let binding: Binding<Bool> = .constant(true)
            binding.wrappedValue = false
            return binding.wrappedValue
        }
        uses.draws("Gradient") {
            LinearGradient(
                gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.5)]),
                startPoint: .leading, endPoint: .trailing)
        }
        uses.changes("EdgeInsets") { $0.padding(EdgeInsets(top: 1, leading: 9, bottom: 2, trailing: 4)) }
        uses.changes("Font") { $0.font(Font.system(size: 9)) }
        uses.holds("Angle") { Angle(degrees: 180).radians == Angle.radians(.pi).radians }
        uses.holds("GeometryProxy.frame(in:)") {
            var frame = Rect.zero
            _ = window(
                GeometryReader { proxy in Color.red.onAppear { frame = proxy.frame(in: .global) } }
                    .padding(.leading, 10))
            return frame == Rect(x: 10, y: 0, width: 86, height: 64)
        }
        uses.draws("StrokeStyle") {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 6], dashPhase: 2))
        }
        uses.draws("GridItem") {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 10)), GridItem(.fixed(10))]) {
                ForEach(0..<4) { Text("\($0)") }
            }
        }
        uses.holds("animatableData") {  // BarSpecimen: animatableData
            let flag = Flag()
            let window = window(AnimatedBar(flag: flag))
            let before = window.snapshot()
            withAnimation(.linear(duration: 1)) { flag.isOn = true }
            window.advance(by: .milliseconds(500))
            let halfway = window.snapshot()
            window.advance(by: .seconds(1))
            return halfway != before && halfway != window.snapshot()
        }
        uses.draws("GeometryProxy") { GeometryReader { (proxy: GeometryProxy) in Text("\(proxy.size.width)") } }
        uses.draws("configuration.label") { Button("a") {}.buttonStyle(Scaled()) }
        uses.holds("EnvironmentValues") {
            var values = EnvironmentValues()
            values.density = 3
            return values.density == 3 && EnvironmentValues().density == 1
        }
        uses.draws("UnitPoint") {
            LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: 0.2, y: 0), endPoint: .bottomTrailing)
        }
        uses.draws("Alignment") {
            ZStack(alignment: Alignment(horizontal: .leading, vertical: .bottom)) { Sample() }
        }
        uses.changes("VerticalAlignment", HStack(alignment: .center) { GuidedSpecimen() }) { _ in
            HStack(alignment: VerticalAlignment.specimenEyes) { GuidedSpecimen() }
        }
        uses.holds("PreferenceKey") {
            var widest = 0.0
            _ = window(
                VStack {
                    Color.red.preference(key: WidestSpecimen.self, value: 3)
                    Color.red.preference(key: WidestSpecimen.self, value: 7)
                }
                .onPreferenceChange(WidestSpecimen.self) { widest = $0 })
            return widest == 7
        }
        uses.changes("ButtonStyle", Button("a") {}) { $0.buttonStyle(Scaled()) }
        uses.holds("AnyTransition") {
            let transition: AnyTransition = .move(edge: .leading).combined(with: .opacity)
            return comesAndGoes(transition)
        }
        uses.holds("ScrollViewProxy.scrollTo") {
            var proxy: ScrollViewProxy?
            let window = window(
                ScrollViewReader { reader in
                    ScrollView {
                        ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 30).id($0) }
                    }
                    .onAppear { proxy = reader }
                })
            proxy?.scrollTo(40, anchor: .top)
            window.advance(frames: 2)
            return abs((window.frame(ofText: "40")?.midY ?? 99) - 15) < 1
        }
        uses.holds("Gesture") {
            var count = 0
            let tapping: some Gesture = TapGesture().onEnded { count += 1 }
            let window = window(Color.red.gesture(tapping))
            window.tap(at: middle)
            window.advance(frames: 1)
            return count == 1
        }
        uses.draws("ShapeStyle") { Filled(style: .red) }
        uses.changes("ColorScheme", SchemeName()) { $0.environment(\.colorScheme, ColorScheme.dark) }
        uses.holds("configuration.isPressed") {
            let window = window(Button("a") {}.buttonStyle(Scaled()))
            let before = window.snapshot()
            window.touchDown(0, at: middle)
            window.advance(by: .milliseconds(500))
            return window.snapshot() != before
        }
        uses.changes("Edge") { $0.padding(Edge.Set([.leading, .top]), 8) }
        uses.changes("HorizontalAlignment", VStack(alignment: .center) { GuidedSpecimen() }) { _ in
            VStack(alignment: HorizontalAlignment.specimenEyes) { GuidedSpecimen() }
        }
        uses.holds("ProposedViewSize") {
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: Size(width: 1, height: 2))
                == Size(width: 3, height: 2) && ProposedViewSize.unspecified.width == nil
        }
        uses.draws("AnyShapeStyle") { Circle().fill(true ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)) }
        uses.holds("Transaction") {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            return transaction.disablesAnimations && transaction.animation == .linear(duration: 1)
        }
        uses.holds("EnvironmentKey") { DensityKey.defaultValue == 1 }
        uses.draws("Layout") { Diagonal { Sample() } }
        uses.holds("LayoutSubview.place") {
            let window = window(
                Diagonal {
                    Text("a").frame(width: 10, height: 10); Text("b").frame(width: 10, height: 10)
                })
            guard let a = window.frame(ofText: "a"), let b = window.frame(ofText: "b") else { return false }
            return abs(b.midX - a.midX - 12) < 0.6 && abs(b.midY - a.midY - 12) < 0.6
        }
        uses.holds("GeometryProxy.safeAreaInsets") {
            var top = 0.0
            _ = window(
                GeometryReader { proxy in Color.red.onAppear { top = proxy.safeAreaInsets.top } }
                    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 12) })
            return top == 12
        }
        uses.draws("RadialGradient") {
            RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 2, endRadius: 30)
        }
        uses.draws("InsettableShape") { Triangle().inset(by: 4).fill(.red) }
        uses.draws("AngularGradient") {
            AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(20))
        }
        uses.changes("ToggleStyle", Toggle("a", isOn: .constant(true))) { $0.toggleStyle(Ticked()) }
        addObjectTypes(to: uses)
        return uses
    }

    static func requirements() -> Uses {
        let uses = Uses("requirement")
        uses.changes("body(content:)") { $0.modifier(Boxed(color: .blue)) }
        uses.holds("path(in:)") {
            Triangle().path(in: Rect(x: 0, y: 0, width: 4, height: 4)).contains(Point(x: 2, y: 3))
        }
        uses.draws("makeBody(configuration:)") { Button("a") {}.buttonStyle(Scaled()) }
        uses.holds("reduce(value:nextValue:)") {
            var value = 2.0
            WidestSpecimen.reduce(value: &value) { 5 }
            return value == 5
        }
        uses.draws("sizeThatFits") { Diagonal { Sample() }.background(.green) }
        uses.draws("placeSubviews") {
            Diagonal {
                Sample(); Sample()
            }
        }
        return uses
    }

    /// Whether the compiler takes `scene` for a scene.
    static func isScene(_ scene: some Scene) -> Bool { true }

    /// Whether the compiler takes `app` for an app.
    static func isApp(_ app: some App) -> Bool { true }

    /// Whether a view comes and goes with `transition` in sight.
    static func comesAndGoes(_ transition: AnyTransition) -> Bool {
        let flag = Flag()
        let window = window(ComingSpecimen(flag: flag, transition: transition))
        let before = window.snapshot()
        withAnimation(.linear(duration: 1)) { flag.isOn = true }
        window.advance(by: .milliseconds(500))
        let halfway = window.snapshot()
        window.advance(by: .seconds(1))
        return halfway != before && halfway != window.snapshot()
    }
}
