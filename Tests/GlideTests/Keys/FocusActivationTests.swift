import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite struct `Presses by keys` {
    @MainActor private final class Count {
        var pressed = 0
    }

    @Test(arguments: [Key.space, .return])
    func `a key presses the button until it comes up`(_ key: Key) throws {
        let count = Count()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Button("Go") { count.pressed += 1 }.buttonStyle(Telling())
        }
        window.keyPress(.tab)
        window.keyDown(key)
        window.advance(by: .seconds(2))
        #expect(window.frame(ofText: "pressed") != nil)
        window.keyRepeat(key)
        window.advance(frames: 1)
        #expect(count.pressed == 0 && window.frame(ofText: "pressed") != nil)
        window.keyUp(key)
        window.advance(frames: 1)
        #expect(count.pressed == 1 && window.frame(ofText: "pressed") == nil)
    }

    @Test func `a key that holds a button does nothing else, however often it repeats`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView { VStack { ForEach(0..<50) { Button("row \($0)") {} } } }
        }
        let before = window.frame(ofText: "row 0")
        window.keyPress(.tab)
        window.keyDown(.space)
        for _ in 0..<5 {
            window.keyRepeat(.space)
            window.advance(by: .milliseconds(40))
        }
        window.keyUp(.space)
        try window.settle()
        #expect(window.frame(ofText: "row 0") == before)
    }

    @Test func `a tap gesture is pressed however long the key is held`() {
        let count = Count()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Text("Tap").onTapGesture { count.pressed += 1 }
        }
        window.keyPress(.tab)
        window.keyDown(.space)
        window.advance(by: .seconds(3))
        #expect(count.pressed == 0)
        window.keyUp(.space)
        #expect(count.pressed == 1)
    }

    @Test func `a drag without a distance begins and ends at the centre`() {
        let places = Places()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Color.blue.frame(width: 80, height: 40)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { places.began.append($0.location) }
                        .onEnded { places.ended.append($0.location) })
        }
        window.keyPress(.tab)
        window.keyDown(.space)
        #expect(places.began == [Point(x: 40, y: 20)] && places.ended.isEmpty)
        window.keyUp(.space)
        #expect(places.ended == [Point(x: 40, y: 20)])
    }

    @Test func `Escape takes a press back, and so does the loss of the keyboard`() {
        let count = Count()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Button("Go") { count.pressed += 1 }.buttonStyle(Telling())
        }
        window.keyPress(.tab)
        window.keyDown(.space)
        window.keyPress(.escape)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") == nil)
        window.keyUp(.space)
        #expect(count.pressed == 0)
        window.keyDown(.space)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") != nil)
        window.loseKeyboard(lost: [.space])
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") == nil && count.pressed == 0)
        window.regainKeyboard()
        #expect(window.focusedName == "Go", "the focus is where it was")
        window.keyPress(.space)
        #expect(count.pressed == 1)
    }

    @Test func `Escape breaks off what a finger does`() {
        let count = Count()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Button("Go") { count.pressed += 1 }.buttonStyle(Telling())
        }
        window.touchDown(0, at: Point(x: 100, y: 50))
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") != nil)
        window.keyPress(.escape)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") == nil)
        window.touchUp(0)
        #expect(count.pressed == 0)
    }

    @Test func `a press goes to what is inside, as a finger's does`() {
        let (outer, inner) = (Count(), Count())
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            VStack { Button("inner") { inner.pressed += 1 } }
                .frame(width: 150, height: 80)
                .contentShape(Rectangle())
                .onTapGesture { outer.pressed += 1 }
        }
        window.keyPress(.tab)
        window.keyPress(.tab)
        window.keyPress(.space)
        #expect(inner.pressed == 1 && outer.pressed == 0)
    }

    @Test func `a view that goes while a key holds it does nothing`() {
        let count = Count()
        let gate = Gate()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Vanishing(gate: gate) { count.pressed += 1 }
        }
        window.keyPress(.tab)
        window.keyDown(.space)
        gate.close?()
        window.advance(frames: 2)
        #expect(window.frame(ofText: "Go") == nil)
        window.keyUp(.space)
        window.advance(frames: 1)
        #expect(count.pressed == 0 && window.activeGestures == 0)
    }

    @Test func `assistive technology presses a view without a key`() {
        let count = Count()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Button("Go") { count.pressed += 1 }
        }
        let focus = window.window.host.focus
        let node = focus.focusableNodes.first
        #expect(node.map { focus.activate($0) } == true)
        #expect(count.pressed == 1)
        #expect(node.map { focus.focus($0, by: .assistive) } == true)
        #expect(window.focusedName == "Go")
    }

    @Test func `Space scrolls while nothing has the focus`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView { VStack { ForEach(0..<50) { Button("row \($0)") {} } } }
        }
        let before = window.frame(ofText: "row 0")?.minY ?? 0
        window.keyPress(.space)
        try window.settle()
        #expect(window.frame(ofText: "row 0")?.minY ?? 0 < before)
    }
}

@MainActor private final class Places {
    var began: [Point] = []
    var ended: [Point] = []
}

/// Says in words that it is pressed.
struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            if configuration.isPressed { Text("pressed") }
        }
    }
}

@MainActor private final class Gate {
    var close: (() -> Void)?
}

private struct Vanishing: View {
    let gate: Gate
    let action: @MainActor () -> Void
    @State private var isThere = true

    var body: some View {
        VStack { if isThere { Button("Go", action: action) } }
            .onAppear { gate.close = { isThere = false } }
    }
}
