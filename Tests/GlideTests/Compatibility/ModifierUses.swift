// Long because each row of the table is used once.
import GlideTesting

/// Modifiers, each shown to change something.
@MainActor
extension Uses {
    static func modifiers() -> Uses {
        let uses = Uses("modifier")
        addLayoutModifiers(to: uses)
        addLookModifiers(to: uses)
        addTextModifiers(to: uses)
        addControlModifiers(to: uses)
        addEventModifiers(to: uses)
        (OldSpellings.self as any Spelled.Type).addModifiers(to: uses)
        addEffects(to: uses)
        addObjectModifiers(to: uses)
        addPeopleModifiers(to: uses)
        addEditingModifiers(to: uses)
        addWindowScenes(to: uses)
        return uses
    }

    private static func addLayoutModifiers(to uses: Uses) {
        uses.changes("frame", Color.red) { $0.frame(width: 20, height: 20) }
        uses.changes("offset") { $0.offset(x: 4, y: -3) }
        uses.changes("padding") { $0.padding(.leading, 20) }
        uses.changes("aspectRatio", Color.red) { $0.aspectRatio(2, contentMode: .fit) }
        uses.changes("fixedSize", Text("a b c d e f g h i j k l").frame(width: 40)) { _ in
            Text("a b c d e f g h i j k l").fixedSize().frame(width: 40)
        }
        uses.changes("scaledToFit", Triangle().aspectRatio(3, contentMode: .fill)) { _ in Circle().scaledToFit() }
        uses.changes("scaledToFill", Circle()) { $0.scaledToFill().frame(width: 20, height: 10) }
        uses.changes(
            "layoutPriority",
            HStack {
                Text("long long long text"); Text("other text")
            }
        ) { _ in
            HStack {
                Text("long long long text"); Text("other text").layoutPriority(1)
            }
        }
        uses.changes("position") { $0.position(x: 10, y: 12) }
        uses.changes(
            "alignmentGuide",
            HStack(alignment: .top) {
                Color.red.frame(width: 9, height: 9); Sample()
            }
        ) { _ in
            HStack(alignment: .top) {
                Color.red.frame(width: 9, height: 9).alignmentGuide(.top) { $0[.top] - 8 }
                Sample()
            }
        }
        uses.changes(
            "zIndex",
            ZStack {
                Color.red; Color.blue
            }
        ) { _ in
            ZStack {
                Color.red.zIndex(1); Color.blue
            }
        }
        uses.changes("safeAreaInset", Color.red) { $0.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 9) } }
        uses.changes("ignoresSafeArea", Color.red.padding(1).safeAreaInset(edge: .top) { Color.clear.frame(height: 9) })
        {
            _ in Triangle().ignoresSafeArea().safeAreaInset(edge: .top) { Color.clear.frame(height: 9) }
        }
        uses.holds("coordinateSpace") {
            var x = 0.0
            _ = window(
                GeometryReader { proxy in Color.red.onAppear { x = proxy.frame(in: .named("box")).minX } }
                    .padding(.leading, 7)
                    .coordinateSpace(name: "box")
                    .padding(.leading, 5))
            return x == 7
        }
        uses.holds("id") {
            let flag = Flag()
            let window = window(Reborn(flag: flag))
            window.tap(at: middle)
            window.advance(frames: 1)
            let counted = window.frame(ofText: "1") != nil
            flag.isOn = true
            window.advance(frames: 2)
            return counted && window.frame(ofText: "0") != nil
        }
        uses.changes(
            "tag",
            Picker("a", selection: .constant(1)) {
                Text("x").tag(1); Text("y").tag(2)
            }
            .pickerStyle(.segmented)
        ) { _ in
            Picker("a", selection: .constant(1)) {
                Text("x").tag(2); Text("y").tag(1)
            }.pickerStyle(.segmented)
        }
        uses.changes("matchedGeometryEffect", Followers(isMatched: false)) { _ in Followers(isMatched: true) }
    }

    private static func addLookModifiers(to uses: Uses) {
        uses.changes("opacity") { $0.opacity(0.4) }
        uses.changes("background") { $0.background(Color.green) }
        uses.changes("foregroundStyle") { $0.foregroundStyle(.red) }
        uses.changes("fill", Circle()) { $0.fill(Color.red) }
        uses.changes("overlay") { $0.overlay(Color.red.opacity(0.5)) }
        uses.changes("scaleEffect") { $0.scaleEffect(0.5) }
        uses.changes("rotationEffect") { $0.rotationEffect(.degrees(20)) }
        uses.changes("clipShape") { $0.clipShape(Circle()) }
        uses.changes("clipped", Sample().frame(width: 20)) { $0.clipped() }
        uses.changes("stroke", Circle()) { $0.stroke(Color.red, lineWidth: 2) }
        uses.changes("strokeBorder", Circle()) { $0.strokeBorder(.red, lineWidth: 4) }
        uses.changes("trim", Circle()) { $0.trim(from: 0, to: 0.5) }
        uses.changes("shadow") { $0.shadow(radius: 4) }
        uses.changes("blur") { $0.blur(radius: 3) }
        uses.changes("hidden") { $0.hidden() }
        uses.changes("tint", Toggle("a", isOn: .constant(true))) { $0.tint(.red) }
        uses.changes("environment", SchemeName()) { $0.environment(\.colorScheme, .dark) }
        uses.changes("modifier") { $0.modifier(Boxed(color: .red)) }
        uses.changes("preference", Text("0")) { _ in PreferredWidth() }
    }

    private static func addTextModifiers(to uses: Uses) {
        let lines = Text("one two three four five six seven")
        uses.changes("font") { $0.font(.title) }
        uses.changes("fontWeight") { $0.fontWeight(.heavy) }
        uses.changes("fontDesign") { $0.fontDesign(.monospaced) }
        uses.changes("bold") { $0.bold() }
        uses.changes("italic") { $0.italic() }
        uses.changes("monospaced") { $0.monospaced() }
        uses.changes("monospacedDigit", Text("1l1")) { _ in MonospacedDigits() }
        uses.changes("multilineTextAlignment", lines) { $0.multilineTextAlignment(.trailing) }
        uses.changes("lineLimit", lines) { $0.lineLimit(1) }
        uses.changes("lineSpacing", lines) { $0.lineSpacing(5) }
        uses.changes("truncationMode", lines.lineLimit(1)) { $0.truncationMode(.head) }
    }

    private static func addControlModifiers(to uses: Uses) {
        let picker = Picker("a", selection: .constant(1)) {
            Text("x").tag(1); Text("y").tag(2)
        }
        uses.changes("buttonStyle", Button("a") {}) { $0.buttonStyle(.borderedProminent) }
        uses.changes("buttonBorderShape", Button("a") {}.buttonStyle(.bordered)) {
            $0.buttonBorderShape(.roundedRectangle(radius: 1))
        }
        uses.changes("disabled", Button("a") {}.buttonStyle(.borderedProminent)) { $0.disabled(true) }
        uses.changes("controlSize", Button("a") {}.buttonStyle(.bordered)) { $0.controlSize(.small) }
        uses.changes("pickerStyle", picker.pickerStyle(.inline)) { _ in picker.pickerStyle(.segmented) }
        uses.changes("labelStyle", Label("a", systemImage: "star")) { $0.labelStyle(.iconOnly) }
        uses.changes("labelsHidden", Toggle("a", isOn: .constant(true))) { $0.labelsHidden() }
        uses.changes("toggleStyle", Toggle("a", isOn: .constant(true))) { $0.toggleStyle(.button) }
        uses.changes("progressViewStyle", ProgressView(value: 0.4)) { $0.progressViewStyle(.circular) }
        uses.changes(
            "listStyle",
            List {
                Text("a"); Text("b")
            }
        ) { $0.listStyle(.plain) }
        uses.changes("listRowInsets", List { Text("a") }) { _ in
            List { Text("a").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) }
        }
        uses.changes("listRowBackground", List { Text("a") }) { _ in List { Text("a").listRowBackground(Color.red) } }
        uses.changes(
            "listRowSeparator",
            List {
                Text("a"); Text("b")
            }
        ) { _ in
            List {
                Text("a").listRowSeparator(.hidden); Text("b")
            }
        }
        uses.changes("scrollContentBackground", List { Text("a") }) { $0.scrollContentBackground(.hidden) }
        uses.changes("contentMargins", ScrollView { Text("a") }) { $0.contentMargins(.top, 20) }
        uses.changes(
            "tabViewStyle",
            TabView {
                Text("a"); Text("b")
            }
        ) {
            $0.tabViewStyle(.page(indexDisplayMode: .never))
        }
        uses.holds("scrollIndicators") {
            let rows = ScrollView { ForEach(0..<30) { Text("\($0)") } }
            return picture(after: rows) != picture(after: rows.scrollIndicators(.hidden))
        }
        uses.holds("contentShape") {
            var count = 0
            let window = window(
                Color.red.frame(width: 4, height: 4).padding(20).contentShape(Rectangle()).onTapGesture { count += 1 })
            window.tap(at: Point(x: 60, y: 40))
            window.advance(frames: 1)
            return count == 1
        }
        uses.holds("allowsHitTesting") { !changesWhenTapped(CounterSpecimen().allowsHitTesting(false)) }
        uses.holds("accessibilityLabel") { picture(Sample().accessibilityLabel("a")) == picture(Sample()) }
        uses.holds("accessibilityHidden") { picture(Sample().accessibilityHidden(true)) == picture(Sample()) }
        uses.holds("windowResizability") { isScene(WindowGroup { Sample() }.windowResizability(.contentSize)) }
    }

    private static func addEventModifiers(to uses: Uses) {
        uses.holds("animation") {
            let flag = Flag()
            let window = window(GrowingSpecimen(flag: flag))
            flag.isOn = true
            window.advance(by: .milliseconds(100))
            return !window.runningAnimations.isEmpty
        }
        uses.holds("transition") { /* ComingSpecimen: .transition */ comesAndGoes(.scale) }
        uses.holds("contentTransition") {
            let flag = Flag()
            let window = window(Renamed(flag: flag))
            withAnimation(.linear(duration: 1)) { flag.isOn = true }
            window.advance(by: .milliseconds(500))
            let halfway = window.snapshot()
            window.advance(by: .seconds(1))
            return halfway != window.snapshot()
        }
        uses.holds("onAppear") {
            var count = 0
            _ = window(Sample().onAppear { count += 1 })
            return count == 1
        }
        uses.holds("onDisappear") {
            var count = 0
            let flag = Flag()
            let window = window(Shown(flag: flag) { Sample().onDisappear { count += 1 } })
            flag.isOn = true
            window.advance(frames: 1)
            flag.isOn = false
            window.advance(frames: 2)
            return count == 1
        }
        uses.holds("onTapGesture") {
            var count = 0
            let window = window(Color.red.onTapGesture(count: 2) { count += 1 })
            window.tap(at: middle)
            window.advance(by: .milliseconds(60))
            window.tap(at: middle)
            window.advance(frames: 1)
            return count == 1
        }
        uses.holds("onLongPressGesture") {
            var count = 0
            let window = window(Color.red.onLongPressGesture(minimumDuration: 0.3) { count += 1 })
            window.touchDown(0, at: middle)
            window.advance(by: .milliseconds(400))
            return count == 1
        }
        uses.holds("onHover") {
            var isInside = false
            let window = window(Color.red.onHover { isInside = $0 })
            window.pointerMove(to: middle)
            window.advance(frames: 1)
            return isInside
        }
        uses.holds("onChange") {
            var pairs: [Bool] = []
            let flag = Flag()
            let window = window(WatchedSpecimen(flag: flag) { pairs += [$0, $1] })
            flag.isOn = true
            window.advance(frames: 2)
            return pairs == [false, true]
        }
        uses.holds("onPreferenceChange") {
            var width = 0.0
            _ = window(
                Sample().preference(key: WidestSpecimen.self, value: 5)
                    .onPreferenceChange(WidestSpecimen.self) { width = $0 })
            return width == 5
        }
        uses.holds("task") { picture(Sample().task { await Task.yield() }) == picture(Sample()) }
        uses.holds("gesture") {
            var moved = Size.zero
            let window = window(Color.red.gesture(DragGesture().onChanged { moved = $0.translation }))
            window.drag(from: Point(x: 10, y: 32), to: Point(x: 60, y: 32), duration: .milliseconds(200))
            return moved.width == 50
        }
        uses.holds("simultaneousGesture") {
            var count = 0
            let window = window(
                Color.red.onTapGesture { count += 1 }.simultaneousGesture(TapGesture().onEnded { count += 1 }))
            window.tap(at: middle)
            window.advance(frames: 1)
            return count == 2
        }
    }

    /// The picture of `view` after it was scrolled.
    private static func picture<Shown: View>(after view: Shown) -> Bitmap {
        let window = window(view)
        window.pointerMove(to: middle)
        window.scroll(by: Size(width: 0, height: 30), source: .wheel)
        window.advance(by: .milliseconds(300))
        return window.snapshot()
    }
}
