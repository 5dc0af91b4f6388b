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
}

private struct EntryReader: View {
    @Environment(\.corner) private var corner
    @Environment(\.caption) private var caption
    let report: (String) -> Void

    var body: some View {
        Color.red.onAppear { report("\(corner) \(caption ?? "-")") }
    }
}
