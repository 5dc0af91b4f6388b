import GlideTesting
import Testing

/// A number of its own, to be seen as a width, and a handle on it.
private struct Counter: View {
    @State private var count = 0
    let name: String
    let handles: Handles

    var body: some View {
        Block(name, Double(10 + count), 10)
            .onAppear { handles.take(name, $count) }
    }
}

@MainActor
private final class Handles {
    private(set) var bindings: [String: Binding<Int>] = [:]
    private(set) var appearances: [String] = []

    func take(_ name: String, _ binding: Binding<Int>) {
        bindings[name] = binding
        appearances.append(name)
    }

    func add(_ count: Int, to name: String) {
        bindings[name]?.wrappedValue += count
    }
}

@MainActor
@Suite struct `State and identity` {
    private let size = Size(width: 200, height: 100)
    private let handles = Handles()

    private func width(_ name: String, in window: TestWindow) -> Double? { window.frame(of: name)?.width }

    @Test func `state lasts while the view above is evaluated again`() {
        let other = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(0, by: other) { _ in Counter(name: "A", handles: handles) }
        }
        handles.add(5, to: "A")
        #expect(width("A", in: window) == 15)
        other.value = 1
        #expect(width("A", in: window) == 15)
        #expect(handles.appearances == ["A"])
    }

    @Test func `another id is another view`() {
        let id = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(0, by: id) { Counter(name: "A", handles: handles).id($0) }
        }
        handles.add(5, to: "A")
        #expect(width("A", in: window) == 15)
        id.value = 1
        #expect(width("A", in: window) == 10)
        id.value = 0
        #expect(width("A", in: window) == 10)
        #expect(handles.appearances == ["A", "A", "A"])
    }

    @Test func `the branches of an if are different views`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: flag) {
                if $0 {
                    Counter(name: "A", handles: handles)
                } else {
                    Counter(name: "A", handles: handles)
                }
            }
        }
        handles.add(5, to: "A")
        #expect(width("A", in: window) == 15)
        flag.value = false
        #expect(width("A", in: window) == 10)
        flag.value = true
        #expect(width("A", in: window) == 10)
    }

    @Test func `the cases of a switch are different views`() {
        let choice = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(0, by: choice) {
                switch $0 {
                case 0: Counter(name: "A", handles: handles)
                case 1: Counter(name: "B", handles: handles)
                default: Counter(name: "C", handles: handles)
                }
            }
        }
        for (index, name) in ["A", "B", "C"].enumerated() {
            choice.value = index
            #expect(width(name, in: window) == 10)
            handles.add(7, to: name)
            #expect(width(name, in: window) == 17)
        }
        choice.value = 0
        #expect(width("A", in: window) == 10)
        #expect(window.frame(of: "C") == nil)
    }

    @Test func `a view that went comes back new`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: flag) { if $0 { Counter(name: "A", handles: handles) } }
        }
        handles.add(5, to: "A")
        flag.value = false
        #expect(window.frame(of: "A") == nil)
        flag.value = true
        #expect(width("A", in: window) == 10)
    }

    @Test func `an optional beside it does not touch a view's identity`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: flag) { isShown in
                VStack {
                    if isShown { Block("extra", 10, 10) }
                    Counter(name: "A", handles: handles)
                }
            }
        }
        handles.add(5, to: "A")
        flag.value = true
        #expect(width("A", in: window) == 15)
        #expect(window.frame(of: "extra") != nil)
        flag.value = false
        #expect(width("A", in: window) == 15)
    }

    @Test func `rows keep their state when others come, go and move`() {
        let rows = Handle<[String]>()
        let window = TestWindow(size: size) {
            Held(["a", "b", "c"], by: rows) { list in
                HStack(spacing: 0) {
                    ForEach(list, id: \.self) { Counter(name: $0, handles: handles) }
                }
            }
        }
        for (index, name) in ["a", "b", "c"].enumerated() { handles.add(index + 1, to: name) }
        #expect(width("b", in: window) == 12)
        rows.value = ["c", "new", "a", "b"]
        #expect(["a", "b", "c", "new"].map { width($0, in: window) } == [11, 12, 13, 10])
        let places = ["c", "new", "a", "b"].compactMap { window.frame(of: $0)?.minX }
        #expect(places == places.sorted() && places.count == 4)
        rows.value = ["b"]
        #expect(width("b", in: window) == 12)
        #expect(window.frame(of: "a") == nil)
        rows.value = ["a", "b"]
        #expect(width("a", in: window) == 10)
        #expect(width("b", in: window) == 12)
    }

    @Test func `rows told apart by a number that shifts take over their neighbour's state`() {
        let rows = Handle<[String]>()
        let window = TestWindow(size: size) {
            Held(["a", "b"], by: rows) { list in
                ForEach(list.indices, id: \.self) { Counter(name: "row \($0)", handles: handles) }
            }
        }
        handles.add(3, to: "row 0")
        rows.value = ["b"]
        #expect(width("row 0", in: window) == 13)
    }

    @Test func `a doubled id is shown once, with one warning`() {
        let rows = Handle<[Int]>()
        let window = TestWindow(size: size) {
            Held([1, 1, 2], by: rows) { list in
                HStack(spacing: 0) { ForEach(list, id: \.self) { Block("\($0)", 10, 10) } }.named("stack")
            }
        }
        #expect(window.frame(of: "stack")?.width == 20)
        rows.value = [2, 2, 1]
        #expect(window.frame(of: "stack")?.width == 20)
        #expect(window.warnings.count == 1)
    }

    @Test func `a type inside AnyView that changes ends the old view's life`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: flag) { flag in
                VStack {
                    flag
                        ? AnyView(Counter(name: "A", handles: handles))
                        : AnyView(Counter(name: "A", handles: handles).padding(1))
                }
            }
        }
        handles.add(5, to: "A")
        flag.value = false
        #expect(width("A", in: window) == 10)
    }

    @Test func `every instance has a namespace of its own, for as long as it lives`() {
        let seen = Seen<Namespace.ID>()
        let other = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(0, by: other) { count in
                VStack {
                    Naming(count: count, seen: seen)
                    Naming(count: count, seen: seen)
                }
            }
        }
        other.value = 1
        _ = window.frame(of: "x")
        #expect(seen.values.count == 4)
        #expect(Set(seen.values).count == 2)
        #expect(seen.values[0] == seen.values[2])
        #expect(window.warnings.isEmpty)
    }

    @Test func `a namespace read outside of a view warns and never matches`() {
        let window = TestWindow(size: size) { EmptyView() }
        let lonely = Naming(count: 0, seen: Seen())
        #expect(lonely.namespace != lonely.namespace)
        #expect(window.warnings.count == 1)
    }
}

/// What came by, in order.
@MainActor
private final class Seen<Value> {
    var values: [Value] = []
}

private struct Naming: View {
    @Namespace var namespace
    let count: Int
    let seen: Seen<Namespace.ID>

    var body: some View {
        seen.values.append(namespace)
        return Block("x", Double(count + 1), 10)
    }
}
