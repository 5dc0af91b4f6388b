import Testing

@testable import Glide
@testable import GlideTesting

/// What assistive technology is told when something changes.
@MainActor
@Suite struct AccessibilityChangesTold {
    /// Listens to a window.
    @MainActor
    private final class Ear {
        var heard: [String] = []

        init(_ window: TestWindow) {
            let tree = window.window.host.accessibility
            tree.onChanges = { [unowned self] changes in heard += changes.map(Self.words) }
            tree.onFocus = { [unowned self] old, new in heard.append("focus \(old?.name ?? "-") \(new?.name ?? "-")") }
        }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }

        private static func words(_ change: AccessibilityChange) -> String {
            switch change {
            case .added(let element, _, let index): "added \(element.name) at \(index)"
            case .removed(_, _, let index): "removed at \(index)"
            case .name(let element): "name \(element.name)"
            case .description(let element): "hint \(element.hint ?? "-")"
            case .value(let element): "value \(element.name) \(element.value ?? "-")"
            case .text(let element, let old): "text \(old) to \(element.text ?? "")"
            case .state(let element, let state, let isOn): "\(element.name) \(isOn ? "" : "not ")\(state)"
            case .selection(let element): "selection in \(element.role)"
            case .bounds(let element): "bounds \(element.name)"
            }
        }
    }

    @Test func `nothing is told while nothing changes`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) { Text("A") }
        let ear = Ear(window)
        window.advance(by: .seconds(1))
        #expect(ear.take() == [])
    }

    @Test func `a view that moves is told of once, at its end`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) { Mover() }
        let ear = Ear(window)
        window.tap(at: Point(x: 200, y: 50))
        window.advance(by: .milliseconds(300))
        #expect(!window.isAtRest)
        #expect(ear.take().filter { $0.hasPrefix("bounds") } == [])
        window.advance(by: .seconds(2))
        #expect(window.isAtRest)
        #expect(ear.take().filter { $0.hasPrefix("bounds") } == ["bounds here"])
    }

    @Test func `a view that comes to rest is told of while others move on`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) {
            VStack {
                Mover()
                Spinner()
            }
        }
        let ear = Ear(window)
        window.tap(at: Point(x: 200, y: 36))
        window.advance(by: .seconds(3))
        #expect(!window.isAtRest)
        #expect(ear.take().filter { $0 == "bounds here" } == ["bounds here"])
    }

    @Test func `views that come and go are told of with their places`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) { Coming() }
        let ear = Ear(window)
        window.tap(at: Point(x: 100, y: 100))
        window.advance(by: .seconds(1))
        #expect(ear.take().filter { $0.hasPrefix("added") } == ["added B at 1"])
        window.tap(at: Point(x: 100, y: 100))
        window.advance(by: .seconds(1))
        #expect(ear.take().filter { $0.hasPrefix("removed") } == ["removed at 1"])
    }

    @Test func `letters, values and states are told of as they change`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) { Changing() }
        let ear = Ear(window)
        window.tap(at: Point(x: 100, y: 100))
        window.advance(by: .seconds(1))
        let heard = ear.take().filter { !$0.hasPrefix("bounds") && !$0.contains("pressed") }
        #expect(Set(heard) == ["name one two", "text one to one two", "value box 1", "box checked", "hint changed"])
    }

    @Test func `turning a page tells of the selection once`() throws {
        let window = TestWindow(size: Size(width: 400, height: 600)) { Pages() }
        let ear = Ear(window)
        window.accessibleElements.last { $0.role == "page" }?.activate()
        try window.settle()
        window.advance(by: .milliseconds(100))
        #expect(ear.take().filter { $0.hasPrefix("selection") } == ["selection in pages"])
    }

    @Test func `activation brings the focus along`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            VStack {
                Button("A") {}
                Button("B") {}
            }
        }
        let ear = Ear(window)
        window.accessibleElement("A")?.activate()
        window.accessibleElement("B")?.activate()
        #expect(ear.take().filter { $0.hasPrefix("focus") } == ["focus - A", "focus A B"])
    }

    @Test func `nobody asks, and no tree is made`() {
        let window = TestWindow(size: Size(width: 200, height: 200)) { Changing() }
        window.tap(at: Point(x: 100, y: 100))
        window.advance(by: .seconds(1))
        #expect(!window.window.host.hasAccessibility)
    }
}

/// Takes taps without being told of.
private struct Silent: View {
    let action: () -> Void

    var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { action() }.accessibilityHidden(true)
    }
}

private struct Mover: View {
    @State private var isMoved = false

    var body: some View {
        Text("here")
            .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
            .overlay { Silent { withAnimation(.linear(duration: 1)) { isMoved.toggle() } } }
    }
}

private struct Spinner: View {
    @State private var isTurned = false

    var body: some View {
        Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true } }
    }
}

private struct Coming: View {
    @State private var isThere = false

    var body: some View {
        VStack {
            Text("A")
            if isThere { Text("B") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { Silent { withAnimation { isThere.toggle() } } }
    }
}

private struct Changing: View {
    @State private var isChanged = false

    var body: some View {
        VStack {
            Text(isChanged ? "one two" : "one")
            Toggle("box", isOn: $isChanged).labelsHidden().accessibilityLabel("box")
            Circle().frame(width: 10, height: 10).accessibilityLabel("dot")
                .accessibilityHint(isChanged ? "changed" : "as it was")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { Silent { isChanged = true } }
    }
}

private struct Pages: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<2, id: \.self) { Text("Page \($0)") }
        }
        .tabViewStyle(.page)
    }
}
