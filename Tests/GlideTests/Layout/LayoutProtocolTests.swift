import GlideTesting
import Testing

@MainActor
@Suite struct `Layouts of one's own` {
    private let size = Size(width: 300, height: 200)

    @Test func `measure and place their views`() {
        let window = TestWindow(size: Size(width: 100, height: 200), scale: 2) {
            Flow(spacing: 10)() {
                Block("A", 40, 20)
                Block("B", 40, 30)
                Block("C", 50, 10)
            }
            .named("flow")
        }
        window.expect("flow", at: Rect(x: 5, y: 75, width: 90, height: 50))
        window.expect("A", at: Rect(x: 0, y: 0, width: 40, height: 20), in: "flow")
        window.expect("B", at: Rect(x: 50, y: 0, width: 40, height: 30), in: "flow")
        window.expect("C", at: Rect(x: 0, y: 40, width: 50, height: 10), in: "flow")
    }

    @Test func `keep a cache until a view changes`() {
        let handle = Handle<Double>()
        let counts = Heard<Int>()
        let window = TestWindow(size: size) {
            Held(40.0, by: handle) { width in
                Counting(made: counts) {
                    Block("A", width, 20)
                    Block("B", 30, 20)
                }
                .named("row")
            }
        }
        let afterFirst = counts.values.count
        #expect(afterFirst >= 1 && counts.values.allSatisfy { $0 == 2 })
        window.resize(to: Size(width: 250, height: 200))
        window.advance(frames: 1)
        // Another offer is no other view.
        #expect(counts.values.count == afterFirst)
        handle.value = 60
        window.advance(frames: 1)
        #expect(counts.values.count == afterFirst + 1)
        #expect(window.frame(of: "row")?.width == 90)
    }

    @Test func `read values and priorities that views tell them`() {
        let window = TestWindow(size: size, scale: 2) {
            Weighted {
                Block("A").layoutValue(key: Weight.self, value: 1)
                Block("B").layoutValue(key: Weight.self, value: 3).padding(0)
                Block("C", 0, 0)
            }
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 75, height: 200))
        window.expect("B", at: Rect(x: 75, y: 0, width: 225, height: 200))
    }

    @Test func `put views that they forget in the middle, and those placed twice at the last place`() {
        let window = TestWindow(size: size, scale: 2) {
            Careless {
                Block("forgotten", 40, 20)
                Block("twice", 40, 20)
                Block("nowhere", 40, 20)
            }
        }
        window.expect("forgotten", at: Rect(x: 130, y: 90, width: 40, height: 20))
        window.expect("twice", at: Rect(x: 260, y: 180, width: 40, height: 20))
        window.expect("nowhere", at: Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(window.warnings.count == 1)
    }

    @Test func `that answer nonsense are shown all the same`() {
        let window = TestWindow(size: size) {
            VStack {
                Nonsense { Block("A", 40, 20) }.named("nonsense")
                Block("B", 40, 20)
            }
        }
        #expect(window.frame(of: "nonsense")?.size == .zero)
        #expect(window.frame(of: "B")?.width == 40)
    }

    @Test func `hand their views' guides on, moved to where the views are`() throws {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Flow(spacing: 0)() {
                    Block("above", 200, 30)
                    Text("inside").padding(.top, 17)
                }
                .frame(width: 200)
                Text("beside")
            }
        }
        let inside = try #require(window.glyphOrigins(ofText: "inside").first)
        let beside = try #require(window.glyphOrigins(ofText: "beside").first)
        #expect(abs(inside.y - beside.y) <= 0.5)
    }

    @Test func `may set guides themselves`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .bottom, spacing: 0) {
                Guided { Block("A", 40, 20) }
                Block("B", 40, 60)
            }
            .named("stack")
        }
        // The layout's lower guide is 5 points down.
        window.expect("A", at: Rect(x: 0, y: 55, width: 40, height: 20), in: "stack")
    }

    @Test func `tell stacks how far they want to be from others`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack {
                Close { Block("A", 40, 20) }
                Close { Block("B", 40, 20) }
                Block("C", 40, 20)
                Flow(spacing: 0)() { Spacer().frame(width: 10, height: 10) }
                Block("D", 40, 20)
            }
            .named("stack")
        }
        window.expect("B", at: Rect(x: 40, y: 0, width: 40, height: 20), in: "stack")
        window.expect("C", at: Rect(x: 88, y: 0, width: 40, height: 20), in: "stack")
        // By itself a layout passes on what its views want, and a spacer wants no gap.
        window.expect("D", at: Rect(x: 138, y: 0, width: 40, height: 20), in: "stack")
    }

    @Test func `are animated by their data, between pixels, and end on them`() throws {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(0.0, by: handle) { angle in
                Circular(angle: angle) {
                    Block("A", 20, 20)
                    Block("B", 20, 20)
                }
            }
        }
        window.expect("A", at: Rect(x: 220, y: 90, width: 20, height: 20))
        withAnimation(.linear(duration: 1)) { handle.value = .pi }
        window.advance(by: .milliseconds(500))
        // Half-way round the circle, not through its middle.
        window.expect("A", at: Rect(x: 140, y: 170, width: 20, height: 20), within: 0.2)
        window.expect("B", at: Rect(x: 140, y: 10, width: 20, height: 20), within: 0.2)
        window.advance(by: .milliseconds(250))
        let place = window.frame(of: "A")!
        #expect(place.minX != place.minX.rounded())
        #expect(abs(Point(x: 150, y: 100).distance(to: place.center) - 80) < 0.01)
        try window.settle()
        window.expect("A", at: Rect(x: 60, y: 90, width: 20, height: 20), within: 0)
        #expect(window.isAtRest)
    }

    // MARK: AnyLayout

    @Test func `a switch of layouts moves the views and keeps them`() throws {
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isColumn in
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
                layout {
                    CountingTap("A")
                    CountingTap("B")
                }
            }
        }
        window.expect("A", at: Rect(x: 105, y: 90, width: 40, height: 20))
        window.tap(at: window.frame(of: "B")!.center)
        window.tap(at: window.frame(of: "B")!.center)
        withAnimation(.linear(duration: 1)) { handle.value = true }
        window.advance(by: .milliseconds(500))
        // From beside to below: half-way between (155, 90) and (130, 105).
        window.expect("B", at: Rect(x: 142.5, y: 97.5, width: 40, height: 20), within: 0.2)
        #expect(window.frame(ofText: "2") != nil)
        withAnimation(.linear(duration: 0.5)) { handle.value = false }
        try window.settle()
        window.expect("B", at: Rect(x: 155, y: 90, width: 40, height: 20))
        #expect(window.frame(ofText: "2") != nil)
    }

    @Test(arguments: [0, 1, 2, 3])
    func `the built-in layouts lay out as their containers`(_ kind: Int) {
        let layout: AnyLayout =
            switch kind {
            case 0: AnyLayout(HStackLayout(alignment: .bottom))
            case 1: AnyLayout(VStackLayout(alignment: .trailing, spacing: 3))
            case 2: AnyLayout(ZStackLayout(alignment: .topLeading))
            default: AnyLayout(GridLayout(alignment: .leading))
            }
        let window = TestWindow(size: size, scale: 2) {
            layout { Sample() }.named("whole")
        }
        let reference = TestWindow(size: size, scale: 2) {
            Group {
                switch kind {
                case 0: HStack(alignment: .bottom) { Sample() }.named("whole")
                case 1: VStack(alignment: .trailing, spacing: 3) { Sample() }.named("whole")
                case 2: ZStack(alignment: .topLeading) { Sample() }.named("whole")
                default: Grid(alignment: .leading) { Sample() }.named("whole")
                }
            }
        }
        for name in ["whole", "A", "B", "C"] { #expect(window.frame(of: name) == reference.frame(of: name)) }
        #expect(window.frame(of: "C") != nil)
    }

    @Test func `spacers and dividers follow the switch`() {
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isColumn in
                (isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0)))() {
                    Block("A", 40, 20)
                    Spacer()
                    Divider().named("line")
                    Block("B", 40, 20)
                }
            }
        }
        #expect(window.frame(of: "B")?.minX == 260)
        #expect(window.frame(of: "line")?.size == Size(width: 1, height: 200))
        handle.value = true
        window.advance(frames: 1)
        #expect(window.frame(of: "B")?.minY == 180)
        #expect(window.frame(of: "line")?.size == Size(width: 300, height: 1))
    }

    @Test func `an animated layout inside AnyLayout is animated`() {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(0.0, by: handle) { angle in
                AnyLayout(Circular(angle: angle))() { Block("A", 20, 20) }
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = .pi }
        window.advance(by: .milliseconds(500))
        window.expect("A", at: Rect(x: 140, y: 170, width: 20, height: 20), within: 0.2)
    }

    @Test func `views come and go in a layout as in a stack`() throws {
        let handle = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(2, by: handle) { count in
                AnyLayout(HStackLayout(spacing: 0))() {
                    ForEach(0..<count, id: \.self) { Block("\($0)", 40, 20) }
                }
            }
        }
        withAnimation(.linear(duration: 0.4)) { handle.value = 1 }
        window.advance(by: .milliseconds(200))
        window.expect("0", at: Rect(x: 120, y: 90, width: 40, height: 20), within: 0.5)
        #expect(window.frame(of: "1") != nil)
        try window.settle()
        #expect(window.frame(of: "1") == nil)
    }
}

private struct Sample: View {
    var body: some View {
        Block("A", 40, 20)
        Block("B", 30, 50)
        Block("C")
    }
}

/// A box that counts its taps, to see that it stays the same view.
private struct CountingTap: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View {
        Block(name, 40, 20, color: .yellow)
            .overlay { Text("\(count)").font(.system(size: 10)) }
            .onTapGesture { count += 1 }
    }
}

// MARK: Layouts

/// Lines views up like words.
private struct Flow: Layout {
    var spacing: Double

    private func lines(_ width: Double, _ subviews: Subviews) -> (places: [Point], size: Size) {
        var places: [Point] = []
        var corner = Point.zero
        var height = 0.0
        var widest = 0.0
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + size.width > width {
                corner = Point(x: 0, y: corner.y + height + spacing)
                height = 0
            }
            places.append(corner)
            corner.x += size.width + spacing
            widest = max(widest, corner.x - spacing)
            height = max(height, size.height)
        }
        return (places, Size(width: widest, height: corner.y + height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        lines(proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, lines(bounds.width, subviews).places) {
            view.place(at: Point(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}

private struct Counting: Layout {
    let made: Heard<Int>

    func makeCache(subviews: Subviews) -> [Double] {
        made.values.append(subviews.count)
        return subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> Size {
        Size(width: cache.reduce(0, +), height: 20)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) {
        var x = bounds.minX
        for (view, width) in zip(subviews, cache) {
            view.place(at: Point(x: x, y: bounds.minY), proposal: .unspecified)
            x += width
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 0.0
}

private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let whole = subviews.reduce(0) { $0 + $1[Weight.self] }
        var x = bounds.minX
        for view in subviews {
            let width = bounds.width * view[Weight.self] / whole
            view.place(at: Point(x: x, y: 0), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[1].place(at: .zero, proposal: .unspecified)
        subviews[1...1][1].place(
            at: Point(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        subviews[2].place(at: Point(x: Double.nan, y: .infinity), proposal: .unspecified)
    }
}

private struct Nonsense: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: .nan, height: -5)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> Double? {
        guide == .bottom ? 5 : nil
    }
}

/// Has no wish to be apart from others.
private struct Close: Layout {
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// Puts views evenly on a circle.
private struct Circular: Layout {
    var angle: Double

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let turn = angle + 2 * .pi * Double(index) / Double(subviews.count)
            let way = Point(x: 1, y: 0).applying(Transform(rotation: Angle(radians: turn)))
            view.place(
                at: Point(x: bounds.midX + 80 * way.x, y: bounds.midY + 80 * way.y), anchor: .center,
                proposal: .unspecified)
        }
    }
}
