import Glide
import GlideTesting
import Testing

extension Programs {
    /// What apps get wrong: nothing crashes, and what was ignored is said once.
    @MainActor
    @Suite struct BadInput {
        private func window<Content: View>(@ViewBuilder _ content: () -> Content) -> TestWindow {
            TestWindow(size: Size(width: 200, height: 200), content: content)
        }

        @Test func `a text of 100,000 characters is laid out and drawn`() throws {
            let words = String(repeating: "Lorem ipsum 👋🏽 dolor ", count: 100_000 / 20)
            let window = window { Text(words) }
            #expect(words.count >= 95_000)
            #expect(window.snapshot().inkColumns(rows: 0..<200) != nil)
            let one = self.window { Text(String(repeating: "x", count: 100_000)).lineLimit(1) }
            let frame = try #require(one.frame(ofText: String(repeating: "x", count: 100_000)))
            #expect(frame.width <= 200)
            let inList = self.window { ScrollView { Text(words) } }
            inList.scroll(by: Size(width: 0, height: 5000), source: .wheel)
            inList.advance(by: .seconds(1))
            #expect(inList.isAtRest)
        }

        @Test func `a tree 1,000 views deep is shown, pressed and animated`() throws {
            func nested(_ depth: Int) -> AnyView {
                depth == 0
                    ? AnyView(Rectangle().fill(.blue).frame(width: 20, height: 20))
                    : AnyView(nested(depth - 1).padding(0.01).opacity(1))
            }
            let record = PressRecord()
            let deep = nested(1_000)
            let window = window { deep.onTapGesture { record.actions.append("tap") } }
            #expect(window.color(at: Point(x: 100, y: 100)) == .systemBlue)
            #expect(window.nodeCount > 1_000)
            window.tap(at: Point(x: 100, y: 100))
            window.advance(frames: 1)
            #expect(record.actions == ["tap"])
            window.resize(to: Size(width: 300, height: 300))
            window.advance(frames: 2)
            #expect(window.isAtRest)
        }

        @Test func `identical ids in a ForEach warn once`() {
            let window = window {
                VStack {
                    ForEach(["A", "B", "A", "A"], id: \.self) { Text($0) }
                }
            }
            window.resize(to: Size(width: 210, height: 200))
            window.advance(by: .milliseconds(100))
            #expect(window.warnings.count == 1)
            #expect(window.frame(ofText: "A") != nil && window.frame(ofText: "B") != nil)
        }

        @Test(arguments: [-10, Double.nan, .infinity, -.infinity])
        func `a frame of no usable size is ignored with one warning`(_ number: Double) throws {
            for isWidth in [true, false] {
                let window = window {
                    Rectangle()
                        .fill(.blue)
                        .frame(width: isWidth ? number : 40, height: isWidth ? 40 : number)
                        .accessibilityIdentifier("box")
                }
                #expect(window.warnings.count == 1)
                let frame = try #require(window.frame(of: "box"))
                #expect(frame.size == (isWidth ? Size(width: 200, height: 40) : Size(width: 40, height: 200)))
            }
        }

        @Test(arguments: [-10, Double.nan, .infinity, -.infinity])
        func `paddings, offsets, limits and kernings of no usable size crash nothing`(_ number: Double) {
            let window = window {
                VStack(spacing: number) {
                    Text("A").kerning(number)
                    Text("B").padding(number)
                    Rectangle().frame(minWidth: number, maxWidth: number, minHeight: number, maxHeight: number)
                    RoundedRectangle(cornerRadius: number).frame(width: 20, height: 20)
                    Circle().offset(x: number, y: number).opacity(number)
                    Text("C").font(.system(size: number))
                }
            }
            window.tap(at: Point(x: 100, y: 100))
            window.advance(by: .milliseconds(100))
            #expect(window.isAtRest)
            #expect(window.snapshot().width == 200)
        }

        @Test func `a number that goes bad in an animation shows at once and crashes nothing`() throws {
            for number in [Double.nan, .infinity, -1e300] {
                let window = window { GoingBad(number: number) }
                window.tap(at: Point(x: 100, y: 100))
                window.advance(by: .milliseconds(50))
                window.tap(at: Point(x: 100, y: 100))
                window.advance(by: .milliseconds(50))
                try window.settle()
            }
        }

        @Test func `a symbol that nobody knows draws a placeholder and warns once`() throws {
            let window = window {
                VStack {
                    Image(systemName: "no.such.symbol").font(.system(size: 60))
                    Image(systemName: "no.such.symbol").font(.system(size: 60))
                }
            }
            window.resize(to: Size(width: 220, height: 220))
            window.advance(frames: 2)
            #expect(window.snapshot().inkColumns(rows: 0..<220) != nil)
            #expect(window.warnings.count == 1 && window.warnings[0].contains("no.such.symbol"))
        }

        @Test func `a font that is not there is replaced`() throws {
            let window = window { Text("Fallback").font(.custom("No Such Font Anywhere", size: 20)) }
            let frame = try #require(window.frame(ofText: "Fallback"))
            #expect(frame.width > 40 && frame.height > 10)
            #expect(window.snapshot().inkColumns(rows: 0..<200) != nil)
        }

        @Test func `a selection without a page and pages without tags crash nothing`() throws {
            let window = window {
                TabView(selection: .constant("nowhere")) {
                    Text("A").tag("a")
                    Text("B").tag(2)
                    Text("C")
                }
                .tabViewStyle(.page(indexDisplayMode: .always))
            }
            window.drag(from: Point(x: 180, y: 100), to: Point(x: 20, y: 100), duration: .milliseconds(100))
            try window.settle()
            let empty = self.window {
                TabView(selection: .constant(0)) { EmptyView() }.tabViewStyle(.page)
            }
            empty.drag(from: Point(x: 180, y: 100), to: Point(x: 20, y: 100), duration: .milliseconds(100))
            try empty.settle()
        }

        @Test func `events that make no sense crash nothing`() throws {
            let bench = ButtonsBench()
            let window = bench.window
            window.touchUp(7)
            window.touchMove(3, to: Point(x: 10, y: 10))
            window.pointerUp()
            window.touchDown(0, at: Point(x: .nan, y: .infinity))
            window.touchMove(0, to: Point(x: -.infinity, y: .nan))
            window.touchUp(0)
            window.touchDown(1, at: ButtonsBench.first)
            window.touchDown(1, at: ButtonsBench.second)
            window.touchMove(1, to: Point(x: .nan, y: .nan))
            window.touchUp(1)
            window.touchUp(1)
            window.scroll(by: Size(width: .nan, height: .infinity), source: .wheel)
            window.endScroll()
            window.resize(to: Size(width: -5, height: .nan))
            window.setScale(.nan)
            window.advance(by: .milliseconds(-5))
            window.resize(to: Size(width: 400, height: 600))
            try window.settle()
            window.tap(at: ButtonsBench.third)
            #expect(bench.record.actions.last == "PURCHASE")
        }
    }
}

/// Goes from good to bad numbers and back with each tap, under an animation.
private struct GoingBad: View {
    let number: Double
    @State private var isBad = false

    var body: some View {
        VStack {
            Rectangle()
                .fill(.blue)
                .frame(width: isBad ? number : 50, height: 50)
                .offset(x: isBad ? number : 0)
                .opacity(isBad ? number : 1)
            Text("Text").kerning(isBad ? number : 1)
            RoundedRectangle(cornerRadius: isBad ? number : 5).frame(width: 20, height: 20)
        }
        .frame(width: 200, height: 200)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { isBad.toggle() } }
    }
}
