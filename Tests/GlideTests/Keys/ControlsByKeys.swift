import GlideTesting
import Testing

@testable import Glide

@MainActor
@Suite struct `Controls worked by keys` {
    @Test func `a slider goes by arrows, page keys, home and end, and Space does nothing to it`() {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 100)) { OneSlider(values: values) }
        window.keyPress(.tab)
        let path: [(Key, Double)] = [
            (.rightArrow, 0.05), (.rightArrow, 0.1), (.leftArrow, 0.05), (.pageUp, 0.25), (.pageDown, 0.05), (.end, 1),
            (.rightArrow, 1), (.home, 0), (.space, 0), (.return, 0),
        ]
        for (key, value) in path {
            window.keyPress(key)
            window.advance(frames: 1)
            #expect(abs((values.numbers.last ?? -1) - value) < 1e-9, "\(key)")
        }
        #expect(values.editing == values.editing.enumerated().map { $0.offset % 2 == 0 }, "begun and ended each time")
    }

    @Test func `a slider that goes by steps goes by one, and mirrored where reading is`() {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 100)) {
            OneSlider(values: values, step: 0.25).environment(\.layoutDirection, .rightToLeft)
        }
        window.keyPress(.tab)
        window.keyPress(.leftArrow)
        window.advance(frames: 1)
        #expect(values.numbers.last == 0.25)
        window.keyPress(.rightArrow)
        window.advance(frames: 1)
        #expect(values.numbers.last == 0)
    }

    @Test func `segments are chosen by arrows along their row, home and end`() {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 100)) { OnePicker(values: values, style: .segmented) }
        window.keyPress(.tab)
        for (key, value) in [(Key.rightArrow, 1.0), (.end, 2), (.rightArrow, 2), (.leftArrow, 1), (.home, 0)] {
            window.keyPress(key)
            window.advance(frames: 1)
            #expect(values.numbers.last == value, "\(key)")
        }
    }

    @Test func `rows of a picker are chosen by arrows, which go on at the end`() {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                OnePicker(values: values, style: .inline)
                Button("next") {}
            }
        }
        window.keyPress(.tab)
        window.keyPress(.downArrow)
        window.keyPress(.downArrow)
        window.advance(frames: 1)
        #expect(values.numbers.last == 2 && window.focusedName != "next")
        window.keyPress(.downArrow)
        #expect(window.focusedName == "next")
    }

    @Test(arguments: [true, false])
    func `a toggle is turned by Space`(_ isSwitch: Bool) {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 100)) { OneToggle(values: values, isSwitch: isSwitch) }
        window.keyPress(.tab)
        window.keyPress(.space)
        window.advance(frames: 1)
        #expect(values.numbers.last == 1)
        window.keyPress(.return)
        window.advance(frames: 1)
        #expect(values.numbers.last == 0)
    }

    @Test func `a row of a list is held pressed by Space and selected when it comes up`() throws {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 300)) { OneList(values: values) }
        window.keyPress(.tab)
        try window.settle()
        let place = try #require(window.focusedFrame).center + Size(width: 60, height: 0)
        let before = window.color(at: place)
        window.keyDown(.space)
        window.advance(frames: 2)
        #expect(window.color(at: place) != before && values.numbers.isEmpty)
        window.keyUp(.space)
        window.advance(frames: 1)
        #expect(values.numbers.last == 0)
        window.keyPress(.downArrow)
        window.keyPress(.return)
        window.advance(frames: 1)
        #expect(values.numbers.last == 1)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `pages without anything to press are a stop themselves and turned by arrows`(
        _ direction: LayoutDirection
    ) throws {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            OnePager(values: values).environment(\.layoutDirection, direction)
        }
        let (forward, back): (Key, Key) =
            direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
        window.keyPress(.tab)
        window.keyPress(forward)
        try window.settle()
        #expect(values.numbers.last == 1)
        window.keyPress(forward)
        try window.settle()
        #expect(values.numbers.last == 2)
        window.keyPress(back)
        try window.settle()
        #expect(values.numbers.last == 1)
        window.keyPress(.home)
        try window.settle()
        #expect(values.numbers.last == 0)
    }

    @Test func `a gesture that is switched off between down and up does nothing`() {
        let values = Values()
        let window = TestWindow(size: Size(width: 300, height: 100)) { OneToggle(values: values, isSwitch: true) }
        window.keyPress(.tab)
        window.keyDown(.space)
        window.keyPress(.tab)
        window.keyUp(.space)
        window.advance(frames: 1)
        #expect(values.numbers.last == 1 || values.numbers.isEmpty)
        #expect(window.activeGestures == 0)
    }
}

@MainActor
final class Values {
    var numbers: [Double] = []
    var editing: [Bool] = []
}

private struct OneSlider: View {
    let values: Values
    var step: Double?
    @State private var value = 0.0

    var body: some View {
        let binding = Binding(
            get: { value },
            set: {
                value = $0
                values.numbers.append($0)
            })
        if let step {
            Slider(value: binding, in: 0...1, step: step)
        } else {
            Slider(value: binding) { values.editing.append($0) }.onAppear { values.numbers.append(0) }
        }
    }
}

private struct OnePicker<Style: PickerStyle>: View {
    let values: Values
    let style: Style
    @State private var value = 0

    var body: some View {
        Picker(
            "",
            selection: Binding(
                get: { value },
                set: {
                    value = $0
                    values.numbers.append(Double($0))
                })
        ) {
            ForEach(0..<3) { Text("option \($0)").tag($0) }
        }
        .pickerStyle(style)
    }
}

private struct OneToggle: View {
    let values: Values
    let isSwitch: Bool
    @State private var isOn = false

    var body: some View {
        let binding = Binding(
            get: { isOn },
            set: {
                isOn = $0
                values.numbers.append($0 ? 1 : 0)
            })
        if isSwitch {
            Toggle("on", isOn: binding)
        } else {
            Toggle("on", isOn: binding).toggleStyle(.checkbox)
        }
    }
}

private struct OneList: View {
    let values: Values
    @State private var selected: Int?

    var body: some View {
        List(
            0..<5, id: \.self,
            selection: Binding(
                get: { selected },
                set: {
                    selected = $0
                    values.numbers.append(Double($0 ?? -1))
                })
        ) { Text("row \($0)") }
    }
}

private struct OnePager: View {
    let values: Values
    @State private var page = 0

    var body: some View {
        TabView(
            selection: Binding(
                get: { page },
                set: {
                    page = $0
                    values.numbers.append(Double($0))
                })
        ) {
            ForEach(0..<3) { Text("page \($0)").tag($0) }
        }
    }
}
