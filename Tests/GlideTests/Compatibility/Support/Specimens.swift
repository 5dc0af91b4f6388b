import GlideTesting
import Observation

// The small types that pieces of code in the compatibility tests declare, as public code declares them.

/// What a test turns on and off from outside.
@Observable
final class Flag {
    var isOn = false
}

struct ThreeLines: View {
    let title: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
            if title.isEmpty { Text("b") } else { Text("c") }
            ForEach(0..<1) { Text("\($0)") }
        }
    }
}

struct OneWindowApp: App {
    var body: some Scene {
        WindowGroup { Text("a") }
    }
}

struct Boxed: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
        content.padding(2).background(color)
    }
}

struct Triangle: Shape {
    func path(in rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.midX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
        path.addLine(to: Point(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

extension Triangle: InsettableShape {
    func inset(by amount: Double) -> some InsettableShape {
        Rectangle().inset(by: amount)
    }
}

struct BarSpecimen: Shape {
    var length: Double

    var animatableData: Double {
        get { length }
        set { length = newValue }
    }

    func path(in rect: Rect) -> Path {
        Path(Rect(x: rect.minX, y: rect.minY, width: rect.width * length, height: rect.height))
    }
}

struct AnimatedBar: View {
    let flag: Flag

    var body: some View { BarSpecimen(length: flag.isOn ? 1 : 0.2).fill(.red) }
}

struct Scaled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(4)
            .background(configuration.isPressed ? .red : .yellow)
    }
}

struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
            configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
    }
}

struct DensityKey: EnvironmentKey {
    static let defaultValue = 1.0
}

extension EnvironmentValues {
    var density: Double {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

struct WidestSpecimen: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) {
        value = max(value, nextValue())
    }
}

struct Filled<Style: ShapeStyle>: View {
    let style: Style

    var body: some View { Circle().fill(style) }
}

struct SchemeName: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

extension VerticalAlignment {
    private enum Eyes: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height / 2 }
    }

    static let specimenEyes = VerticalAlignment(Eyes.self)
}

extension HorizontalAlignment {
    private enum Eyes: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 2 }
    }

    static let specimenEyes = HorizontalAlignment(Eyes.self)
}

/// Each view 12 points further to the right and down.
struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let step = 12 * Double(max(0, subviews.count - 1))
        return Size(
            width: sizes.map(\.width).reduce(0, max) + step, height: sizes.map(\.height).reduce(0, max) + step)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            view.place(
                at: Point(x: bounds.minX + 12 * Double(index), y: bounds.minY + 12 * Double(index)),
                anchor: .topLeading, proposal: .unspecified)
        }
    }
}

struct ComingSpecimen: View {
    let flag: Flag
    let transition: AnyTransition

    var body: some View {
        ZStack {
            if flag.isOn { Color.red.transition(transition) }
        }
    }
}

struct CounterSpecimen: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { count += 1 }
    }
}

struct Switching: View {
    @State private var isOn = false

    var body: some View { SwitchedBox(isOn: $isOn) }
}

struct SwitchedBox: View {
    @Binding var isOn: Bool

    var body: some View {
        Rectangle().fill(isOn ? .green : .red).onTapGesture { isOn.toggle() }
    }
}

@Observable
final class TallySpecimen {
    var count = 1
}

struct TallyReader: View {
    @Environment(TallySpecimen.self) private var tally

    var body: some View { Text("\(tally.count)") }
}

struct Twins: View {
    let flag: Flag
    @Namespace private var space

    var body: some View {
        ZStack(alignment: flag.isOn ? .topLeading : .bottomTrailing) {
            Color.clear
            if flag.isOn {
                Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 10, height: 10)
            } else {
                Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 30, height: 20)
            }
        }
    }
}

struct Dragged: View {
    @GestureState private var offset = Size.zero

    var body: some View {
        Color.red.frame(width: 20, height: 20).offset(offset)
            .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
}

struct Stacked<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { VStack { content() } }
}

/// Two squares, the second with guides of its own.
struct GuidedSpecimen: View {
    var body: some View {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 8, height: 8).alignmentGuide(VerticalAlignment.specimenEyes) { _ in 0 }
            .alignmentGuide(HorizontalAlignment.specimenEyes) { _ in 0 }
    }
}
