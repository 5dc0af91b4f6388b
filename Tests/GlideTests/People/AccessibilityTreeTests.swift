import GlideTesting
import Testing

@testable import GlideDemo

@MainActor
@Suite struct AccessibilityTrees {
    private func window(
        _ size: Size = Size(width: 300, height: 300), @ViewBuilder _ content: () -> some View
    ) -> TestWindow {
        TestWindow(size: size, content: content)
    }

    /// Role and name of every element, in order, with what is inside in brackets.
    private func outline(_ elements: [AccessibleElement]) -> String {
        elements.map { element in
            let inner = element.children.isEmpty ? "" : " [" + outline(element.children) + "]"
            return "\(element.role) \(element.name)".trimmingSpaces + inner
        }.joined(separator: ", ")
    }

    private func outline(_ window: TestWindow) -> String { outline(window.accessibility) }

    // MARK: What things are

    @Test func `texts, pictures and buttons say what they are`() {
        let shown = window {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Text("Words")
                Image(systemName: "star.fill")
                Button("Save") {}
            }
        }
        #expect(outline(shown) == "header Title, staticText Words, image star, button Save")
    }

    @Test func `shapes and empty texts say nothing`() {
        let shown = window {
            ZStack {
                Circle()
                Color.red
                Text("")
                Text("A").opacity(0)
                Text("B").hidden()
                Text("C").accessibilityHidden(true)
            }
        }
        #expect(outline(shown) == "")
    }

    @Test(arguments: ["tap", "drag", "trait", "button"])
    func `what can be pressed is a button named by its text`(_ kind: String) throws {
        let shown = window {
            let label = ZStack {
                RoundedRectangle(cornerRadius: 5).frame(width: 100, height: 40)
                Text("GO")
            }
            switch kind {
            case "tap": label.onTapGesture {}
            case "drag": label.simultaneousGesture(DragGesture(minimumDistance: 0))
            case "trait": label.accessibilityAddTraits(.isButton)
            default:
                Button {
                } label: {
                    label
                }
            }
        }
        #expect(outline(shown) == "button GO")
    }

    @Test func `a double tap and a long drag make no button`() {
        let shown = window {
            VStack {
                Text("A").onTapGesture(count: 2) {}
                Text("B").gesture(DragGesture())
            }
        }
        #expect(outline(shown) == "staticText A, staticText B")
    }

    @Test func `a label of the app's goes before the text`() {
        let shown = window {
            VStack {
                Text("42").accessibilityLabel("forty-two").accessibilityValue("high").accessibilityHint("falls soon")
                    .accessibilityIdentifier("number")
                Circle().frame(width: 20, height: 20).accessibilityLabel("dot")
                Text("x").accessibilityLabel("inner").accessibilityLabel("outer")
            }
        }
        #expect(outline(shown) == "staticText forty-two, group dot, staticText outer")
        let number = shown.accessibleElement("forty-two")
        #expect(number?.value == "high" && number?.hint == "falls soon" && number?.identifier == "number")
    }

    @Test func `a label around several things makes them a group`() {
        let shown = window {
            HStack {
                Text("A")
                Button("B") {}
            }
            .accessibilityLabel("both")
        }
        #expect(outline(shown) == "group both [staticText A, button B]")
    }

    @Test func `traits are taken away as they are added`() {
        let shown = window {
            Text("A").onTapGesture {}.accessibilityRemoveTraits(.isButton)
        }
        #expect(shown.accessibleElements.first?.role != "button")
    }

    @Test func `elements are kept, combined or left out as the app says`() {
        let shown = window {
            VStack {
                parts.accessibilityElement(children: .contain).accessibilityLabel("contain")
                parts.accessibilityElement(children: .combine)
                parts.accessibilityElement().accessibilityLabel("ignore")
            }
        }
        #expect(
            outline(shown) == "group contain [staticText A, staticText B], staticText A, B, group ignore")
    }

    private var parts: some View {
        HStack {
            Text("A")
            Text("B")
        }
    }

    @Test func `a button keeps the controls that are inside of it`() {
        let shown = window {
            VStack {
                Text("Row")
                Button("Delete") {}
            }
            .onTapGesture {}
        }
        #expect(outline(shown) == "button Row [button Delete]")
    }

    @Test func `a switched-off button is not enabled and cannot be pressed`() {
        var count = 0
        let shown = window { Button("Save") { count += 1 }.disabled(true) }
        let button = shown.accessibleElement("Save", role: "button")
        #expect(button?.states.contains("enabled") == false && button?.states.contains("focusable") == false)
        #expect(button?.activate() == false && count == 0)
    }

    @Test func `what is inside is read in order, and higher priorities first`() {
        let shown = window {
            HStack {
                Text("A")
                Text("B").accessibilitySortPriority(1)
                Text("C").accessibilitySortPriority(2)
                Text("D").accessibilitySortPriority(-.infinity)
                Text("E").accessibilitySortPriority(.nan)
            }
        }
        #expect(shown.accessibleElements.map(\.name) == ["C", "B", "A", "E", "D"])
    }

    @Test func `an element stays the same while it changes`() throws {
        let shown = window { SlidingSwitch(start: "on", end: "off") }
        let first = try #require(shown.accessibleElement("on"))
        shown.tap(at: Point(x: 150, y: 150))
        shown.advance(frames: 2)
        #expect(shown.accessibleElement("off")?.id == first.id)
    }

    // MARK: Doing things

    @Test func `activating presses down and up at the centre`() {
        let record = Record()
        let shown = window {
            Color.blue.frame(width: 100, height: 50)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { record.events.append("down \($0.location.x) \($0.location.y)") }
                        .onEnded { record.events.append("up \($0.location.x) \($0.location.y)") }
                )
                .accessibilityLabel("pad")
        }
        #expect(shown.accessibleElement("pad", role: "button")?.activate() == true)
        #expect(record.events == ["down 50.0 25.0", "up 50.0 25.0"])
    }

    @Test func `a button by its trait only is pressed where it is`() {
        let record = Record()
        let shown = window {
            HStack {
                Text("inner").accessibilityAddTraits(.isButton)
                Color.red.frame(width: 10, height: 10).accessibilityLabel("dot").accessibilityAddTraits(.isButton)
            }
            .highPriorityGesture(TapGesture(count: 1).onEnded { record.events.append("tap") })
            .accessibilityElement(children: .contain)
        }
        for name in ["inner", "dot"] { #expect(shown.accessibleElement(name, role: "button")?.activate() == true) }
        #expect(record.events == ["tap", "tap"])
    }

    @Test func `an action of the app's replaces the press`() {
        let record = Record()
        let shown = window {
            Button("Mail") { record.events.append("pressed") }
                .accessibilityAction { record.events.append("activated") }
                .accessibilityAction(named: "Archive") { record.events.append("archived") }
                .accessibilityAction(named: Text("Delete")) { record.events.append("deleted") }
                .accessibilityAction(.escape) { record.events.append("escaped") }
        }
        let mail = shown.accessibleElement("Mail")
        #expect(mail?.actions.first == "activate")
        #expect(Set(mail?.actions ?? []) == ["activate", "Archive", "Delete", "escape"])
        for action in ["activate", "Archive", "Delete", "escape"] { #expect(mail?.perform(action) == true) }
        #expect(mail?.perform("Burn") == false)
        #expect(record.events == ["activated", "archived", "deleted", "escaped"])
    }

    @Test func `an adjustable view goes up and down`() {
        let record = Record()
        let shown = window {
            Text("Stars").accessibilityValue("3").accessibilityAdjustableAction { record.events.append("\($0)") }
        }
        let stars = shown.accessibleElement("Stars")
        #expect(stars?.actions == ["increment", "decrement"])
        stars?.increment()
        stars?.decrement()
        #expect(record.events == ["increment", "decrement"])
    }

    @Test func `a toggle is checked or not, and turned by its press`() {
        let shown = window { Switched2() }
        let toggle = shown.accessibleElement("Wi-Fi", role: "toggle")
        #expect(toggle?.states.isSuperset(of: ["checkable", "enabled", "focusable"]) == true)
        #expect(toggle?.states.contains("checked") == false)
        #expect(toggle?.activate() == true)
        shown.advance(frames: 2)
        #expect(shown.accessibleElement("Wi-Fi")?.states.contains("checked") == true)
        #expect(shown.accessibleElements.count == 1)
    }

    @Test func `a slider says its number and takes steps`() {
        let shown = window { Volume() }
        let slider = shown.accessibleElement("Volume", role: "slider")
        #expect(slider?.range?.value == 4 && slider?.range?.least == 0 && slider?.range?.most == 10)
        #expect(slider?.value == "4")
        slider?.increment()
        shown.advance(frames: 2)
        #expect(shown.accessibleElement("Volume")?.range?.value == 6)
        for _ in 0..<5 {
            shown.accessibleElement("Volume")?.increment()
            shown.advance(frames: 2)
        }
        #expect(shown.accessibleElement("Volume")?.range?.value == 10)
    }

    @Test(arguments: [true, false])
    func `a picker's views can be chosen one by one`(_ isInline: Bool) {
        let shown = window { Flavours(isInline: isInline) }
        #expect(outline(shown) == "options Flavour [option Mint, option Lime, option Plum]")
        #expect(shown.accessibleElement("Mint")?.states.contains("selected") == true)
        #expect(shown.accessibleElement("Plum")?.activate() == true)
        shown.advance(frames: 2)
        #expect(shown.accessibleElement("Plum")?.states.isSuperset(of: ["selected", "checked"]) == true)
        #expect(shown.accessibleElement("Mint")?.states.contains("selected") == false)
    }

    @Test func `progress says how far it has come`() {
        let shown = window { ProgressView("Copying", value: 0.25) }
        let progress = shown.accessibleElement("Copying", role: "progress")
        #expect(progress?.value == "25%" && progress?.range?.value == 0.25)
    }

    @Test func `what is scrolled away can be scrolled to`() {
        let shown = window {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) } }
            }
        }
        let row = shown.accessibleElement("Row 40")
        #expect(row?.states.contains("showing") == false && row?.actions == ["scroll to"])
        #expect(row?.scrollTo() == true)
        shown.advance(frames: 2)
        let after = shown.accessibleElement("Row 40")
        #expect(after?.states.contains("showing") == true)
        #expect(Rect(x: 0, y: 0, width: 300, height: 300).contains(after?.frame.center ?? .zero))
        #expect(shown.accessibleElement("Row 40")?.scrollTo() == false)
    }

    @Test func `a button that is scrolled away is fetched and pressed`() {
        let record = Record()
        let shown = window {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 1_000)
                    Button("Far") { record.events.append("far") }
                }
            }
        }
        #expect(shown.accessibleElement("Far")?.activate() == true)
        #expect(record.events == ["far"])
    }

    // MARK: The tutorials

    @Test func `in the tabs Explore is a button of the bar and a text of its page`() throws {
        let shown = TestWindow(size: Size(width: 400, height: 600)) { SlidingTabs() }
        let found = shown.accessibleElements.filter { $0.name == "Explore" }
        #expect(found.map(\.role) == ["button", "staticText"])
        #expect(found.last?.states.contains("showing") == false)
        let page = { shown.accessibleElements.first { $0.role == "page" && $0.states.contains("selected") } }
        #expect(page()?.children.last?.name == "Home")
        #expect(found[0].activate())
        try shown.settle()
        #expect(page()?.children.last?.name == "Explore")
        #expect(shown.accessibleElement("Explore", role: "button")?.states.contains("focused") == true)
        #expect(shown.accessibleElement("Explore", role: "staticText")?.states.contains("showing") == true)
    }

    @Test func `the tutorial's buttons are pressed by their actions`() throws {
        let record = Record()
        let shown = TestWindow(size: Size(width: 400, height: 600)) {
            VStack {
                ExpandingButton(title: "DOWNLOAD", color: .blue) { record.events.append("download") }
                TactileExpandingButton(title: "SUBSCRIBE", color: .green) { record.events.append("subscribe") }
            }
        }
        #expect(outline(shown) == "button DOWNLOAD, button SUBSCRIBE")
        for button in shown.accessibility { #expect(button.activate()) }
        #expect(record.events == ["download", "subscribe"])
        try shown.settle()
    }

    // MARK: Odd input

    @Test func `odd labels and values do no harm`() {
        let long = String(repeating: "long ", count: 200_000)
        let shown = window {
            VStack {
                Color.red.frame(width: 10, height: 10).accessibilityLabel(long)
                Text("a").accessibilityLabel("")
                Text("b").accessibilityValue("\u{0}")
                Slider(value: .constant(Double.nan), in: 0...1).accessibilityLabel("nan")
                ProgressView(value: Double.infinity, total: 0)
            }
        }
        #expect(shown.accessibleElements.first?.name.utf8.count == long.utf8.count)
        #expect(shown.accessibleElement("nan")?.increment() == true)
    }

    @Test func `announcements are heard in order`() {
        let shown = window { Text("A") }
        AccessibilityNotification.Announcement("one").post()
        AccessibilityNotification.Announcement("").post()
        AccessibilityNotification.Announcement("two").post()
        #expect(shown.announcements == ["one", "two"])
    }
}

@MainActor
private final class Record {
    var events: [String] = []
}

private struct SlidingSwitch: View {
    let start: String
    let end: String
    @State private var isEnd = false

    var body: some View {
        Text(isEnd ? end : start).onTapGesture { isEnd = true }
    }
}

private struct Switched2: View {
    @State private var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
}

private struct Volume: View {
    @State private var level = 4.0
    var body: some View { Slider(value: $level, in: 0...10, step: 2) { Text("Volume") } }
}

private struct Flavours: View {
    let isInline: Bool
    @State private var flavour = "Mint"

    var body: some View {
        let picker = Picker("Flavour", selection: $flavour) {
            ForEach(["Mint", "Lime", "Plum"], id: \.self) { Text($0) }
        }
        if isInline { picker.pickerStyle(.inline) } else { picker.pickerStyle(.segmented) }
    }
}

extension String {
    fileprivate var trimmingSpaces: String { hasSuffix(" ") ? String(dropLast()) : self }
}
