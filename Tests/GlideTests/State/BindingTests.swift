import GlideTesting
import Observation
import Testing

private struct Person: Equatable {
    var name = "Ada"
    var age: Int? = 36
}

@Observable
private final class Model {
    var first = 10
    var second = 10
}

@MainActor
@Suite struct `Bindings and what is read` {
    private let size = Size(width: 200, height: 100)

    @Test func `a constant binding keeps its value`() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test func `a binding leads to a part of a value`() {
        let person = Handle<Person>()
        _ = TestWindow(size: size) { Held(Person(), by: person) { Text($0.name) } }
        var box = person.value
        let binding = Binding(get: { box }, set: { box = $0 })
        binding.name.wrappedValue = "Grace"
        #expect(box == Person(name: "Grace"))
        binding.age.wrappedValue = nil
        #expect(box.age == nil)
    }

    @Test func `a binding to an optional is unwrapped, and a plain one wrapped`() {
        var age: Int? = 36
        let binding = Binding(get: { age }, set: { age = $0 })
        let inner = Binding<Int>(binding)
        inner?.wrappedValue = 37
        #expect(age == 37)
        age = nil
        #expect(Binding<Int>(binding) == nil)
        #expect(inner?.wrappedValue == 36)
        var count = 1
        let outer = Binding<Int?>(Binding(get: { count }, set: { count = $0 }))
        outer.wrappedValue = 2
        outer.wrappedValue = nil
        #expect(count == 2)
    }

    @Test func `a child writes its parent's state`() {
        let window = TestWindow(size: size) { Parent() }
        #expect(window.frame(of: "width")?.width == 20)
        window.click(at: Point(x: 100, y: 50))
        #expect(window.frame(of: "width")?.width == 30)
    }

    @Test func `only what reads a property of an object is evaluated`() {
        let model = Model()
        let window = TestWindow(size: size) {
            VStack {
                PropertyReader(model: model, path: \.first)
                PropertyReader(model: model, path: \.second)
                Bystander(model: model)
            }
        }
        let before = window.bodyEvaluations
        model.first += 1
        window.advance(frames: 1)
        #expect(window.bodyEvaluations == before + Self.evaluationsOfReader)
        #expect(window.frame(of: "reader")?.width == 11)
        // Without a change nothing is evaluated.
        window.advance(frames: 5)
        #expect(window.bodyEvaluations == before + Self.evaluationsOfReader)
    }

    /// The body of the reader and of its block; the colour in it is the same.
    private static let evaluationsOfReader = 2

    @Test func `only the owner of a state and what it hands the value to is evaluated`() {
        let handle = Handle<Int>()
        let model = Model()
        let window = TestWindow(size: size) {
            VStack {
                Held(10, by: handle) { _ in EmptyView() }
                Bystander(model: model)
            }
        }
        let before = window.bodyEvaluations
        handle.value = 20
        window.advance(frames: 1)
        #expect(window.bodyEvaluations == before + 1)
        handle.value = 20
        window.advance(frames: 1)
        #expect(window.bodyEvaluations == before + 1)
    }

    @Test func `a state nobody reads evaluates nothing`() {
        let writer = Handle<Int>()
        let window = TestWindow(size: size) { Unread(handle: writer) }
        let before = window.bodyEvaluations
        writer.value = 5
        window.advance(frames: 1)
        #expect(writer.value == 5)
        #expect(window.bodyEvaluations == before)
    }

    @Test func `bindings to an object's properties write the object`() {
        let model = Model()
        let window = TestWindow(size: size) { BindableView(model: model) }
        window.click(at: Point(x: 100, y: 50))
        #expect(model.first == 20)
        #expect(window.frame(of: "width")?.width == 20)
    }

    @Test func `an object in the environment is found below, and only there`() {
        let model = Model()
        let window = TestWindow(size: size) {
            HStack {
                FromEnvironment(name: "inside").environment(model)
                FromEnvironment(name: "outside")
            }
        }
        #expect(window.frame(of: "inside")?.width == 10)
        #expect(window.frame(of: "outside")?.width == 1)
        model.first = 40
        #expect(window.frame(of: "inside")?.width == 40)
    }

    @Test func `a value of the environment changes what is below it`() {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(12.0, by: handle) { FromKey().environment(\.span, $0) }
        }
        #expect(window.frame(of: "span")?.width == 12)
        handle.value = 33
        #expect(window.frame(of: "span")?.width == 33)
    }

    @Test func `the innermost value of the environment counts`() {
        let window = TestWindow(size: size) {
            VStack { FromKey().environment(\.span, 5).transformEnvironment(\.span) { $0 = 99 } }
                .environment(\.span, 70)
        }
        #expect(window.frame(of: "span")?.width == 5)
    }

    @Test func `a state that a view had before it was shown cannot be written`() {
        let window = TestWindow(size: size) { EmptyView() }
        let lonely = Lonely()
        lonely.write()
        #expect(lonely.read() == 1)
        #expect(window.warnings.count == 1)
    }
}

private struct Parent: View {
    @State private var width = 20.0

    var body: some View {
        Child(width: $width)
    }
}

private struct Child: View {
    @Binding var width: Double

    var body: some View {
        Block("width", width, 20).onTapGesture { width += 10 }
    }
}

private struct PropertyReader: View {
    let model: Model
    let path: KeyPath<Model, Int>

    var body: some View {
        Block(path == \.first ? "reader" : "other", Double(model[keyPath: path]), 10)
    }
}

private struct Bystander: View {
    let model: Model

    var body: some View {
        Block("bystander", 10, 10)
    }
}

private struct Unread: View {
    @State private var value = 0
    let handle: Handle<Int>

    var body: some View {
        Block("unread", 10, 10).onAppear { handle.take($value) }
    }
}

private struct BindableView: View {
    @Bindable var model: Model

    var body: some View {
        BindableChild(value: $model.first)
    }
}

private struct BindableChild: View {
    @Binding var value: Int

    var body: some View {
        Block("width", Double(value), 20).onTapGesture { value += 10 }
    }
}

private struct FromEnvironment: View {
    @Environment(Model.self) private var model: Model?
    let name: String

    var body: some View {
        Block(name, model.map { Double($0.first) } ?? 1, 10)
    }
}

private enum SpanKey: EnvironmentKey {
    static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
    fileprivate var span: Double {
        get { self[SpanKey.self] }
        set { self[SpanKey.self] = newValue }
    }
}

private struct FromKey: View {
    @Environment(\.span) private var span

    var body: some View {
        Block("span", span, 10)
    }
}

private struct Lonely: View {
    @State private var value = 1

    func read() -> Int { value }
    func write() { value = 2 }

    var body: some View { EmptyView() }
}
