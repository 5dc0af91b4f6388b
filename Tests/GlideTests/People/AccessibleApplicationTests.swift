import Testing

@testable import Glide
@testable import GlideTesting

/// The app on the bus of assistive technology, with a registry and a client of the test's own.
@MainActor
@Suite struct AccessibleApplications {
    private static let registry = "org.a11y.atspi.Registry"
    private let loop = PumpedLoop()
    private let bus: PrivateBus

    init() throws { bus = try PrivateBus() }

    /// An app with one window, its registry, and a client that asks.
    @MainActor
    private final class Rig {
        let loop: PumpedLoop
        let bus: PrivateBus
        let session: SessionBus
        let application = AccessibleApplication(name: "Test")
        let assistive: AssistiveBus
        let window: TestWindow
        let accessible: AccessibleWindow
        var launcher: FakeService?
        var registry: FakeService?
        private(set) var client: BusConnection!
        var events: [BusMessage] = []

        init(_ bus: PrivateBus, _ loop: PumpedLoop, @ViewBuilder _ content: () -> some View) {
            self.loop = loop
            self.bus = bus
            session = SessionBus(address: bus.address, loop: loop)
            assistive = AssistiveBus(application, session: session, loop: loop)
            window = TestWindow(size: Size(width: 400, height: 600), content: content)
            accessible = AccessibleWindow(host: window.window.host, title: "Window")
            application.setWindows([accessible])
            startServices()
            assistive.start()
            loop.run { self.application.connection != nil }
            connectClient()
        }

        isolated deinit {
            client.close()
            assistive.close()
            session.close()
        }

        func startServices() {
            launcher = FakeService("org.a11y.Bus", below: "/org/a11y/bus", at: bus.address, loop: loop)
            let address = bus.address
            launcher?.answer = { _ in .success([.string(address)]) }
            registry = FakeService(
                AccessibleApplications.registry, below: "/org/a11y/atspi", at: bus.address, loop: loop)
            registry?.answer = { call in
                switch call.member {
                case "Embed":
                    .success([.structure([.string(call.sender), .path("/org/a11y/atspi/accessible/root")])])
                default: .success([.array([], element: "(ss)")])
                }
            }
        }

        func connectClient() {
            client = BusConnection(address: bus.address, loop: loop)
            loop.run { self.client.isReady }
            for kind in ["Object", "Focus", "Window"] {
                client.subscribe(interface: "org.a11y.atspi.Event." + kind) { [unowned self] in events.append($0) }
            }
            client.subscribe(interface: "org.a11y.atspi.Cache") { [unowned self] in events.append($0) }
            _ = ask(.daemon("GetId", []))
        }

        func ask(_ call: BusCall) -> [BusValue]? {
            var result: Result<[BusValue], BusError>?
            client.call(call) { result = $0 }
            loop.run { result != nil }
            if case .success(let values)? = result { return values }
            return nil
        }

        func ask(_ path: String, _ interface: String, _ member: String, _ arguments: BusValue...) -> [BusValue]? {
            ask(
                BusCall(
                    destination: application.connection?.uniqueName ?? "", path: path,
                    interface: "org.a11y.atspi." + interface, member: member, arguments: arguments))
        }

        func property(_ path: String, _ interface: String, _ name: String) -> BusValue? {
            ask(
                .property(
                    name, of: "org.a11y.atspi." + interface, at: path, application.connection?.uniqueName ?? ""))?
                .first?.unwrapped
        }

        /// The paths below `path`.
        func children(_ path: String) -> [String] {
            ask(path, "Accessible", "GetChildren")?.first?.parts.compactMap { $0.parts.last?.text } ?? []
        }

        /// The first object called `name`.
        func find(_ name: String, role: UInt32? = nil, from path: String = "/org/a11y/atspi/accessible/root") -> String?
        {
            let isRole = role == nil || ask(path, "Accessible", "GetRole")?.first?.integer == role.map { Int($0) }
            if isRole, property(path, "Accessible", "Name")?.text == name { return path }
            for child in children(path) {
                if let found = find(name, role: role, from: child) { return found }
            }
            return nil
        }

        func states(_ path: String) -> Set<Int> {
            let words = ask(path, "Accessible", "GetState")?.first?.parts.compactMap(\.integer) ?? []
            let bits = words.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (32 * UInt64($1.offset)) }
            return Set((0..<64).filter { bits >> UInt64($0) & 1 == 1 })
        }

        func settle() {
            window.advance(by: .seconds(1))
            _ = ask(.daemon("GetId", []))
            loop.run(for: 0.02)
        }
    }

    @Test func `the app embeds itself and shows its window`() throws {
        let rig = Rig(bus, loop) { Text("Hello") }
        #expect(rig.registry?.members.contains("Embed") == true)
        let root = "/org/a11y/atspi/accessible/root"
        #expect(rig.property(root, "Accessible", "Name")?.text == "Test")
        #expect(rig.ask(root, "Accessible", "GetRole")?.first?.integer == 75)
        let frames = rig.children(root)
        #expect(frames.count == 1)
        #expect(rig.property(frames[0], "Accessible", "Name")?.text == "Window")
        let label = try #require(rig.find("Hello"))
        #expect(rig.ask(label, "Accessible", "GetRoleName")?.first?.text == "label")
        #expect(rig.ask(label, "Accessible", "GetIndexInParent")?.first?.integer == 0)
        #expect(rig.ask(label, "Text", "GetText", .int32(0), .int32(-1))?.first?.text == "Hello")
        #expect(rig.ask(label, "Text", "GetText", .int32(1), .int32(3))?.first?.text == "el")
        #expect(rig.ask(label, "Text", "GetStringAtOffset", .int32(2), .uint32(1))?.first?.text == "Hello")
        #expect(rig.property(label, "Text", "CharacterCount")?.integer == 5)
        #expect(rig.property(label, "Text", "CaretOffset")?.integer == -1)
        #expect(rig.ask(label, "Text", "SetCaretOffset", .int32(2))?.first?.isTrue == true)
        #expect(rig.property(label, "Text", "CaretOffset")?.integer == 2)
        #expect(rig.ask(label, "Text", "SetCaretOffset", .int32(99))?.first?.isTrue == false)
    }

    @Test func `extents are those of the window`() throws {
        let rig = Rig(bus, loop) { Color.red.frame(width: 100, height: 50).accessibilityLabel("box") }
        let box = try #require(rig.find("box"))
        let extents = BusValue.structure([.int32(150), .int32(275), .int32(100), .int32(50)])
        #expect(rig.ask(box, "Component", "GetExtents", .uint32(0)) == [extents])
        #expect(rig.ask(box, "Component", "GetExtents", .uint32(1)) == [extents])
        #expect(rig.ask(box, "Component", "Contains", .int32(151), .int32(276), .uint32(1))?.first?.isTrue == true)
        let frame = rig.children("/org/a11y/atspi/accessible/root")[0]
        let hit = rig.ask(frame, "Component", "GetAccessibleAtPoint", .int32(200), .int32(300), .uint32(1))
        #expect(hit?.first?.parts.last?.text == box)
    }

    @Test func `a button is pressed by its action and tells of its focus`() throws {
        var count = 0
        let rig = Rig(bus, loop) { Button("Save") { count += 1 }.accessibilityHint("Keeps it") }
        let button = try #require(rig.find("Save", role: 43))
        #expect(rig.ask(button, "Action", "GetName", .int32(0))?.first?.text == "activate")
        #expect(rig.property(button, "Action", "NActions")?.integer == 1)
        #expect(rig.property(button, "Accessible", "Description")?.text == "Keeps it")
        #expect(rig.states(button).isSuperset(of: [8, 11, 24, 25, 30]))
        #expect(rig.ask(button, "Action", "DoAction", .int32(0))?.first?.isTrue == true)
        #expect(rig.ask(button, "Action", "DoAction", .int32(7))?.first?.isTrue == false)
        rig.settle()
        #expect(count == 1)
        #expect(rig.states(button).contains(12))
        #expect(
            rig.events.contains {
                $0.path == button && $0.member == "StateChanged" && $0.arguments[0].text == "focused"
            })
        #expect(rig.events.contains { $0.path == button && $0.interface == "org.a11y.atspi.Event.Focus" })
    }

    @Test func `values are read and set`() throws {
        let rig = Rig(bus, loop) { Dial() }
        let slider = try #require(rig.find("Level", role: 51))
        #expect(rig.property(slider, "Value", "CurrentValue") == .double(0.5))
        #expect(rig.property(slider, "Value", "MaximumValue") == .double(1))
        let name = rig.application.connection?.uniqueName ?? ""
        let set = rig.ask(
            BusCall(
                destination: name, path: slider, interface: "org.freedesktop.DBus.Properties", member: "Set",
                arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(0.75))]))
        #expect(set != nil)
        rig.settle()
        #expect(rig.property(slider, "Value", "CurrentValue") == .double(0.75))
        #expect(rig.events.contains { $0.path == slider && $0.arguments.first?.text == "accessible-value" })
    }

    @Test func `a page that is turned tells of the selection`() throws {
        let rig = Rig(bus, loop) { Leaves() }
        let pager = try #require(
            rig.children(rig.children("/org/a11y/atspi/accessible/root")[0]).first)
        #expect(rig.ask(pager, "Selection", "IsChildSelected", .int32(0))?.first?.isTrue == true)
        #expect(rig.ask(pager, "Selection", "SelectChild", .int32(1))?.first?.isTrue == true)
        rig.settle()
        #expect(rig.ask(pager, "Selection", "IsChildSelected", .int32(1))?.first?.isTrue == true)
        #expect(rig.events.contains { $0.path == pager && $0.member == "SelectionChanged" })
    }

    @Test func `letters that come are told of one by one`() throws {
        let rig = Rig(bus, loop) { Growing() }
        let label = try #require(rig.find("ab"))
        let button = try #require(rig.find("more"))
        #expect(rig.ask(button, "Action", "DoAction", .int32(0))?.first?.isTrue == true)
        rig.settle()
        let change = rig.events.first { $0.path == label && $0.member == "TextChanged" }
        #expect(change?.arguments.prefix(4) == [.string("insert"), .int32(2), .int32(1), .variant(.string("c"))])
    }

    @Test func `announcements are told by the window`() throws {
        let rig = Rig(bus, loop) { Text("A") }
        _ = rig.find("A")
        AccessibilityNotification.Announcement("Saved").post()
        #expect(loop.run { rig.events.contains { $0.member == "Announcement" } })
        #expect(rig.events.last { $0.member == "Announcement" }?.arguments[3] == .variant(.string("Saved")))
    }

    @Test func `everything at once for clients that keep a copy`() throws {
        let rig = Rig(bus, loop) { Text("Hello") }
        let items = rig.ask("/org/a11y/atspi/cache", "Cache", "GetItems")?.first?.parts ?? []
        #expect(items.map { $0.parts[6].text } == ["Test", "Window", "Hello"])
    }

    // MARK: Bad input

    @Test func `calls that make no sense are answered with errors`() throws {
        let rig = Rig(bus, loop) { Text("Hello") }
        let label = try #require(rig.find("Hello"))
        let root = "/org/a11y/atspi/accessible/root"
        #expect(rig.ask("/org/a11y/atspi/accessible/9/9", "Accessible", "GetRole") == nil)
        #expect(rig.ask("/org/a11y/atspi/accessible/x", "Accessible", "GetRole") == nil)
        #expect(rig.ask(label, "Accessible", "Explode") == nil)
        #expect(rig.ask(label, "Action", "DoAction", .string("0")) == nil)
        #expect(rig.ask(label, "Component", "GetExtents") == nil)
        #expect(
            rig.ask(root, "Accessible", "GetChildAtIndex", .int32(.min))?.first?.parts.last?.text
                == "/org/a11y/atspi/null")
        for number in [Int32.min, -1, 0, 5, .max] {
            for member in ["GetText", "GetStringAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset"] {
                _ = rig.ask(label, "Text", member, .int32(number), .int32(number))
            }
            _ = rig.ask(label, "Text", "GetCharacterExtents", .int32(number), .uint32(0))
            _ = rig.ask(label, "Text", "GetRangeExtents", .int32(number), .int32(number), .uint32(2))
            _ = rig.ask(label, "Component", "GetAccessibleAtPoint", .int32(number), .int32(number), .uint32(2))
        }
        let long = String(repeating: "x", count: 1 << 20)
        #expect(rig.ask(label, "Accessible", "GetChildAtIndex", .string(long)) == nil)
        #expect(rig.property(label, "Accessible", long) == nil)
        #expect(rig.find("Hello") == label)
    }

    @Test func `a name of a megabyte is told whole`() throws {
        let long = String(repeating: "é", count: 1 << 19)
        let rig = Rig(bus, loop) {
            VStack {
                Color.red.frame(width: 10, height: 10).accessibilityLabel(long)
                Text("after")
            }
        }
        let frame = try #require(rig.children("/org/a11y/atspi/accessible/root").first)
        let first = try #require(rig.children(frame).first)
        #expect(rig.property(first, "Accessible", "Name")?.text == long)
        #expect(rig.find("after") != nil)
        #expect(rig.ask("/org/a11y/atspi/cache", "Cache", "GetItems")?.first?.parts.isEmpty == false)
    }

    @Test func `a registry that floods keeps nobody from working`() throws {
        let rig = Rig(bus, loop) { Text("Hello") }
        let long = String(repeating: "z", count: 1 << 20)
        for number in 0..<1_000 {
            rig.registry?.connection.emit(
                path: "/org/a11y/atspi/registry", interface: Self.registry, member: "EventListenerRegistered",
                [.string(":1.\(number)"), .string("object:state-changed:\(number)")])
        }
        for _ in 0..<5 {
            rig.registry?.connection.emit(
                path: "/org/a11y/atspi/registry", interface: Self.registry, member: "EventListenerRegistered",
                [.string(long), .string(long)])
        }
        #expect(rig.find("Hello") != nil)
        loop.run(for: 0.2)
        #expect(rig.find("Hello") != nil)
    }

    @Test func `a bus that dies and returns finds the app again`() throws {
        let rig = Rig(bus, loop) { Text("Hello") }
        #expect(rig.find("Hello") != nil)
        bus.stop()
        #expect(loop.run { rig.application.connection == nil })
        #expect(!rig.application.isListening)
        try bus.start()
        rig.startServices()
        #expect(loop.run { rig.application.connection != nil })
        rig.connectClient()
        #expect(rig.find("Hello") != nil)
    }

    @Test func `without assistive technology nothing is asked but whether it is there`() throws {
        let session = SessionBus(address: bus.address, loop: loop)
        let application = AccessibleApplication(name: "Test")
        let window = TestWindow(size: Size(width: 100, height: 100)) { Text("A") }
        application.setWindows([AccessibleWindow(host: window.window.host, title: "Window")])
        let assistive = AssistiveBus(application, session: session, loop: loop)
        assistive.start()
        loop.run(for: 0.1)
        #expect(application.connection == nil && !window.window.host.hasAccessibility)
        assistive.close()
        session.close()
    }
}

private struct Dial: View {
    @State private var level = 0.5
    var body: some View { Slider(value: $level) { Text("Level") } }
}

private struct Growing: View {
    @State private var text = "ab"

    var body: some View {
        VStack {
            Text(text)
            Button("more") { text += "c" }
        }
    }
}

private struct Leaves: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<2, id: \.self) { Text("Page \($0)") }
        }
        .tabViewStyle(.page)
    }
}
