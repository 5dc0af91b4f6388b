import GlideTesting
import Testing

@testable import Glide

extension EnvironmentValues {
    /// A comment, with var in it.
    @Entry fileprivate var corner: Double = 4  // and one after it
    @Entry fileprivate var caption: String?
    @Entry fileprivate var separator = "a = \("b" + "}")"
    @Entry fileprivate var act: @Sendable (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var pair: (first: Int, second: [String: Int]) = (first: 1, second: ["=": 2])
    @Entry fileprivate var `default`: Bool = false
}

extension Transaction {
    @Entry fileprivate var reason: String = "none"
}

#Preview { Text("a") }

#Preview("Dark, with (brackets)") {
    VStack {
        Text("b")
    }
}

#Preview("Fitted", traits: .sizeThatFitsLayout) { Color.red.frame(width: 70, height: 30) }

#Preview("Fixed", traits: .defaultLayout, .fixedLayout(width: 320, height: 200)) { Color.red }

#Preview("Wide", traits: .landscapeLeft) {
    Color.red
}

#Preview("With state") {
    @Previewable @State var isOn = false  // @Previewable is said once a variable
    @Previewable @State var words: [String] = [
        "one { word",
        "two",
    ]
    @Previewable @Environment(\.corner)
    var corner
    let joined = words.joined(separator: ", ")

    VStack {
        Toggle("Switch", isOn: $isOn)
        Text(isOn ? joined : "off \(corner)")
    }
    .padding()
}

@MainActor
@Suite struct `Entries and previews` {
    @Test func `an entry has its first value where none was set`() {
        let values = EnvironmentValues()
        #expect(values.corner == 4)
        #expect(values.caption == nil)
        #expect(values.separator == "a = b}")
        #expect(values.act(1) == 2)
        #expect(values.pair.second == ["=": 2])
        #expect(values.default == false)
        #expect(Transaction().reason == "none")
    }

    @Test func `an entry that is set is read by the views below`() throws {
        var read: [String] = []
        let window = TestWindow(size: Size(width: 40, height: 40)) {
            VStack {
                EntryReader { read.append($0) }
                EntryReader { read.append($0) }.environment(\.corner, 9).environment(\.caption, "c")
            }
        }
        try window.settle()
        #expect(read == ["4.0 -", "9.0 c"])
    }

    @Test func `an entry of a transaction is carried by it`() {
        var transaction = Transaction()
        transaction.reason = "tap"
        #expect(transaction.reason == "tap")
    }

    @Test func `previews are found by their name and by their file`() {
        #expect(NamedPreviews.windows(named: "Dark, with (brackets)") != nil)
        #expect(NamedPreviews.windows(named: "EntryTests.swift") != nil)
        #expect(NamedPreviews.windows(named: "EntryTests") != nil)
        #expect(NamedPreviews.windows(named: "Light") == nil)
    }

    @Test func `a preview with traits has a window as they say`() throws {
        func description(_ name: String) throws -> WindowDescription {
            try #require(NamedPreviews.windows(named: name)?.windows.first)
        }
        #expect(try description("Fitted").resizability == .contentSize)
        #expect(try description("Fixed").size == Size(width: 320, height: 200))
        #expect(try description("Fixed").resizability == .contentSize)
        #expect(try description("Wide").size == Size(width: 844, height: 390))
        #expect(try description("Dark, with (brackets)").size == nil)
        #expect(PreviewTrait.fixedLayout(width: .nan, height: 100).layout == nil)
    }

    @Test func `a previewable variable is the state of the preview`() throws {
        let description = try #require(NamedPreviews.windows(named: "With state")?.windows.first)
        let host = description.makeHost(EnvironmentValues(), nil)
        host.resize(to: Size(width: 200, height: 120), scale: 1)
        _ = host.prepareFrame(at: .zero)
        #expect(texts(below: host.scene.root) == ["Switch", "off 4.0"])
        host.handle(.touchDown(id: 0, at: Point(x: 160, y: 40), time: .zero))
        host.handle(.touchUp(id: 0, time: .zero))
        _ = host.prepareFrame(at: Time(seconds: 1))
        #expect(texts(below: host.scene.root) == ["Switch", "one { word, two"])
    }
}

@MainActor
private func texts(below node: Node) -> [String] {
    ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
}

private struct EntryReader: View {
    @Environment(\.corner) private var corner
    @Environment(\.caption) private var caption
    let report: (String) -> Void

    var body: some View {
        Color.red.onAppear { report("\(corner) \(caption ?? "-")") }
    }
}
