// Long because each row of the table is used once.
import GlideTesting

/// The forms in which names are written: their argument labels and closures.
@MainActor
extension Uses {
    static func forms() -> Uses {
        let uses = Uses("form")
        addFrameForms(to: uses)
        addContainerForms(to: uses)
        addShapeForms(to: uses)
        addLookForms(to: uses)
        addEffectForms(to: uses)
        addObjectForms(to: uses)
        addControlForms(to: uses)
        addEventForms(to: uses)
        (OldSpellings.self as any Spelled.Type).addForms(to: uses)
        return uses
    }

    private static func addFrameForms(to uses: Uses) {
        let red = Color.red
        uses.changes(".frame(width:height:)", red) { $0.frame(width: 20, height: 20) }
        uses.changes(".frame(height:)", red) { $0.frame(height: 20) }
        uses.changes(".frame(width:)", red) { $0.frame(width: 20) }
        uses.changes(".frame(maxWidth:)", red) { $0.frame(maxWidth: 20) }
        uses.changes(".frame(maxWidth:maxHeight:)", red) { $0.frame(maxWidth: 20, maxHeight: 20) }
        uses.changes(".frame(maxWidth:alignment:)") { $0.frame(maxWidth: .infinity, alignment: .leading) }
        uses.changes(".frame(width:height:alignment:)") { $0.frame(width: 90, height: 60, alignment: .topLeading) }
        uses.changes(".frame(maxHeight:)", red) { $0.frame(maxHeight: 20) }
        uses.changes(".frame(minHeight:)") { $0.frame(minHeight: 60).background(.red) }
        uses.changes(".frame(maxWidth:maxHeight:alignment:)") {
            $0.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        uses.changes(".frame(width:alignment:)") { $0.frame(width: 94, alignment: .trailing) }
        uses.changes(".frame(height:alignment:)") { $0.frame(height: 60, alignment: .top) }
        uses.changes(".frame(minWidth:minHeight:)") { $0.frame(minWidth: 90, minHeight: 60).background(.red) }
        uses.changes(".frame(minWidth:maxWidth:)", red) { $0.frame(minWidth: 10, maxWidth: 30) }
        uses.changes(".frame(minWidth:)") { $0.frame(minWidth: 94).background(.red) }
        uses.changes(".padding(_:_:)") { $0.padding(.leading, 30) }
        uses.changes(".padding(_:)", red) { $0.padding(7) }
        uses.changes(".padding()", red) { $0.padding() }
        uses.changes(".fixedSize(horizontal:vertical:)", Text("a b c d e f g h i j k l").frame(height: 12)) { _ in
            Text("a b c d e f g h i j k l").fixedSize(horizontal: true, vertical: false).frame(height: 12)
        }
        uses.changes(".fixedSize()", Text("a b c d e f g h i j k l")) { $0.fixedSize() }
        uses.changes(".position(x:y:)") { $0.position(x: 12, y: 12) }
        uses.changes(".offset(x:y:)") { $0.offset(x: 4, y: 3) }
        uses.changes(".offset(y:)") { $0.offset(y: 3) }
        uses.changes(".offset(x:)") { $0.offset(x: 3) }
        uses.changes(".offset(_:)") { $0.offset(Size(width: 2, height: 2)) }
        uses.changes(".aspectRatio(contentMode:)", Triangle()) { $0.aspectRatio(contentMode: .fit) }
        uses.changes(".aspectRatio(_:contentMode:)", red) { $0.aspectRatio(3, contentMode: .fit) }
        uses.changes(
            ".alignmentGuide(_:){}",
            ZStack(alignment: .leading) {
                red; Sample()
            }
        ) { _ in
            ZStack(alignment: .leading) {
                red.alignmentGuide(.leading) { d in d[.trailing] }; Sample()
            }
        }
        uses.changes(".ignoresSafeArea()", Triangle().safeAreaInset(edge: .top) { Color.clear.frame(height: 9) }) { _ in
            Triangle().ignoresSafeArea().safeAreaInset(edge: .top) { Color.clear.frame(height: 9) }
        }
    }

    private static func addContainerForms(to uses: Uses) {
        uses.holds("Spacer()") {
            picture(
                HStack {
                    Text("a"); Spacer()
                }) != picture(HStack { Text("a") })
        }
        uses.holds("Spacer(minLength:)") {
            picture(
                HStack {
                    Text("a"); Spacer(minLength: 0)
                }) != picture(HStack { Text("a") })
        }
        uses.draws("ZStack{}") { ZStack { Text("a") } }
        uses.draws("HStack{}") { HStack { Text("a") } }
        uses.draws("VStack{}") { VStack { Text("a") } }
        uses.draws("ForEach(_:id:){}") { ForEach([1, 2], id: \.self) { n in Text("\(n)") } }
        uses.draws("ForEach(_:){}") { ForEach(0..<2) { n in Text("\(n)") } }
        uses.draws("GeometryReader{}") { GeometryReader { geometry in Text("\(geometry.size.width)") } }
        uses.draws("VStack(spacing:){}") {
            VStack(spacing: 2) {
                Text("a"); Text("b")
            }
        }
        uses.draws("HStack(spacing:){}") {
            HStack(spacing: 2) {
                Text("a"); Text("b")
            }
        }
        uses.draws("VStack(alignment:spacing:){}") { VStack(alignment: .leading, spacing: 2) { Text("a") } }
        uses.draws("VStack(alignment:){}") {
            VStack(alignment: .trailing) {
                Text("a"); Text("bb")
            }
        }
        uses.draws("HStack(alignment:spacing:){}") { HStack(alignment: .top, spacing: 2) { Text("a") } }
        uses.draws("HStack(alignment:){}") { HStack(alignment: .bottom) { Text("a") } }
        uses.draws("ZStack(alignment:){}") { ZStack(alignment: .bottomLeading) { Text("a") } }
        uses.draws("Group{}") { Group { Text("a") } }
        uses.draws("List{}") { List { Text("a") } }
        uses.draws("List(_:){}") { List(0..<3) { n in Text("\(n)") } }
        uses.draws("ScrollView{}") { ScrollView { Text("a") } }
        uses.draws("ScrollView(_:){}") { ScrollView(.horizontal) { Text("a") } }
        uses.draws("ScrollView(_:showsIndicators:){}") { ScrollView(.vertical, showsIndicators: false) { Text("a") } }
        uses.draws("LazyVGrid(columns:spacing:){}") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], spacing: 4) {
                Text("a"); Text("b")
            }
        }
        uses.draws("LazyVStack(spacing:){}") {
            LazyVStack(spacing: 3) {
                Text("a"); Text("b")
            }
        }
        uses.draws("Section{}") { List { Section { Text("a") } } }
        uses.draws("Section(header:){}") { List { Section(header: Text("head")) { Text("a") } } }
        uses.draws("Section(_:){}") { List { Section("head") { Text("a") } } }
        uses.draws("Section{} header:{} footer:{}") {
            List {
                Section {
                    Text("a")
                } header: {
                    Text("b")
                } footer: {
                    Text("c")
                }
            }
        }
        uses.draws("TabView{}") {
            TabView {
                Text("a"); Text("b")
            }.tabViewStyle(.page)
        }
        uses.draws("TabView(selection:){}") {
            TabView(selection: .constant(2)) {
                Text("a").tag(1); Text("b").tag(2)
            }.tabViewStyle(.page)
        }
        uses.draws("Text(_:)") { Text("a") }
        uses.draws("Text(verbatim:)") { Text(verbatim: "a") }
        addDateForms(to: uses)
        uses.draws("Image(systemName:)") { Image(systemName: "star") }
    }

    private static func addShapeForms(to uses: Uses) {
        uses.draws("Rectangle()") { Rectangle() }
        uses.draws("Circle()") { Circle() }
        uses.draws("RoundedRectangle(cornerRadius:)") { RoundedRectangle(cornerRadius: 9) }
        uses.draws("RoundedRectangle(cornerRadius:style:)") { RoundedRectangle(cornerRadius: 9, style: .continuous) }
        uses.draws("Capsule()") { Capsule() }
        uses.draws("Capsule(style:)") { Capsule(style: .circular) }
        uses.holds("Path()") {
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: Point(x: 3, y: 4))
            return !path.isEmpty
        }
        uses.draws("Path{}") { Path { path in path.addEllipse(in: Rect(x: 0, y: 0, width: 9, height: 9)) } }
        uses.draws("Path(_:)") { Path(Rect(x: 0, y: 0, width: 9, height: 9)) }
        uses.draws(".fill(_:)") { Circle().fill(.red) }
        uses.draws(".stroke(_:lineWidth:)") { Circle().stroke(.red, lineWidth: 3) }
        uses.draws(".stroke(_:style:)") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3])) }
        uses.draws(".stroke(style:)") { Circle().stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)) }
        uses.draws(".stroke(lineWidth:)") { Circle().stroke(lineWidth: 4) }
        uses.draws(".strokeBorder(_:lineWidth:)") { Circle().strokeBorder(Color.red, lineWidth: 3) }
        uses.changes(".trim(from:to:)", Circle().stroke()) { _ in Circle().trim(from: 0.2, to: 0.7).stroke() }
    }

    private static func addLookForms(to uses: Uses) {
        uses.changes(".opacity(_:)") { $0.opacity(0.5) }
        uses.changes(".font(_:)") { $0.font(.caption) }
        uses.changes(".background(_:)") { $0.background(.red) }
        uses.changes(".background{}") { $0.background { Color.red } }
        uses.changes(".background(_:in:)") { $0.background(.red, in: Capsule()) }
        uses.changes(".overlay(_:)") { $0.overlay(Text("x")) }
        uses.changes(".overlay{}") { $0.overlay { Color.red.opacity(0.4) } }
        uses.changes(".overlay(alignment:){}") {
            $0.overlay(alignment: .topTrailing) { Color.red.frame(width: 4, height: 4) }
        }
        uses.changes(".clipShape(_:)") { $0.clipShape(Circle()) }
        uses.changes(".scaleEffect(_:)") { $0.scaleEffect(0.5) }
        uses.changes(".scaleEffect(_:anchor:)") { $0.scaleEffect(0.5, anchor: .leading) }
        uses.changes(".rotationEffect(_:)") { $0.rotationEffect(.degrees(30)) }
        uses.changes(".rotationEffect(_:anchor:)") { $0.rotationEffect(.radians(0.5), anchor: .topLeading) }
        uses.changes(".foregroundStyle(_:)") { $0.foregroundStyle(.red) }
        uses.changes(".lineLimit(_:)", Text("one two three four five six seven")) { $0.lineLimit(1) }
        uses.changes(".bold()") { $0.bold() }
        uses.changes(".shadow(color:radius:x:y:)") { $0.shadow(color: .red, radius: 3, x: 1, y: 2) }
        uses.changes(".shadow(radius:)") { $0.shadow(radius: 3) }
        uses.changes(".shadow(color:radius:)") { $0.shadow(color: .black.opacity(0.5), radius: 3) }
        uses.changes(".shadow(color:radius:y:)") { $0.shadow(color: .black, radius: 3, y: 2) }
        uses.changes(".blur(radius:)") { $0.blur(radius: 2) }
        uses.changes(".matchedGeometryEffect(id:in:)", Followers(isMatched: false)) { _ in Followers(isMatched: true) }
    }

    private static func addControlForms(to uses: Uses) {
        uses.draws("Button{} label:{}") {
            Button {
            } label: {
                Text("a")
            }
        }
        uses.draws("Button(_:){}") { Button("a") {} }
        uses.draws("Button(action:){}") { Button(action: {}) { Text("a") } }
        uses.draws("Button(action:label:)") { Button(action: {}, label: { Text("a") }) }
        uses.draws("Button(_:action:)") { Button("a", action: {}) }
        uses.draws("Button(_:role:){}") { Button("a", role: .destructive) {} }
        uses.draws("Picker(_:selection:){}") { Picker("a", selection: .constant(1)) { Text("x").tag(1) } }
        uses.draws("Label(_:systemImage:)") { Label("a", systemImage: "star") }
        uses.draws("Label{} icon:{}") {
            Label {
                Text("a")
            } icon: {
                Image(systemName: "star")
            }
        }
        uses.draws("ProgressView()") { ProgressView() }
        uses.draws("Toggle(_:isOn:)") { Toggle("a", isOn: .constant(true)) }
        uses.draws("Toggle(isOn:){}") { Toggle(isOn: .constant(true)) { Text("a") } }
        uses.draws("Toggle(isOn:label:)") { Toggle(isOn: .constant(false), label: { Text("a") }) }
    }

    private static func addEventForms(to uses: Uses) {
        uses.holds(".onTapGesture{}") {
            var count = 0
            let window = window(Color.red.onTapGesture { count += 1 })
            window.tap(at: middle)
            window.advance(frames: 1)
            return count == 1
        }
        uses.holds(".animation(_:value:)") {
            let flag = Flag()
            let window = window(GrowingSpecimen(flag: flag))  // GrowingSpecimen: .animation(.easeOut, value: …)
            flag.isOn = true
            window.advance(by: .milliseconds(100))
            return !window.runningAnimations.isEmpty
        }
        uses.holds(".transition(_:)") { comesAndGoes(.slide) }  // ComingSpecimen: .transition(transition)
        uses.holds(".contentShape(_:)") {
            var count = 0
            let window = window(Triangle().contentShape(Rectangle()).onTapGesture { count += 1 })
            window.tap(at: Point(x: 4, y: 4))
            window.advance(frames: 1)
            return count == 1
        }
        uses.holds(".gesture(_:)") {
            var count = 0
            let window = window(Color.red.gesture(TapGesture().onEnded { count += 1 }))
            window.tap(at: middle)
            return count == 1
        }
        uses.holds(".simultaneousGesture(_:)") {
            var count = 0
            let window = window(
                Color.red.onTapGesture { count += 1 }.simultaneousGesture(TapGesture().onEnded { count += 1 }))
            window.tap(at: middle)
            window.advance(frames: 1)
            return count == 2
        }
        uses.holds(".task{}") { picture(Sample().task { await Task.yield() }) == picture(Sample()) }
        uses.holds(".onChange(of:){_,_}") {
            var values: [Bool] = []
            let flag = Flag()
            let window = window(WatchedSpecimen(flag: flag) { values += [$0, $1] })  // .onChange(of: …) { old, new in
            flag.isOn = true
            window.advance(frames: 2)
            return values == [false, true]
        }
        uses.holds(".onChange(of:){}") {
            var count = 0
            let flag = Flag()
            let window = window(WatchingQuietly(flag: flag) { count += 1 })
            flag.isOn = true
            window.advance(frames: 2)
            return count == 1
        }
        uses.holds("DragGesture()") {
            var x = 0.0
            let window = window(Color.red.gesture(DragGesture().onChanged { x = $0.startLocation.x }))
            window.drag(from: Point(x: 20, y: 30), to: Point(x: 70, y: 30), duration: .milliseconds(100))
            return x == 20
        }
        uses.holds("DragGesture(minimumDistance:)") {
            var count = 0
            let window = window(Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }))
            window.touchDown(0, at: middle)
            return count == 1
        }
        uses.holds(".accessibilityLabel(_:)") { picture(Sample().accessibilityLabel("a")) == picture(Sample()) }
    }
}
