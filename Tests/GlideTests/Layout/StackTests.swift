import GlideTesting
import Testing

@MainActor
@Suite struct Stacks {
    private let size = Size(width: 300, height: 200)

    @Test func `a higher layout priority takes its space first`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A")
                Block("B").layoutPriority(1)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 0, height: 200), in: "stack")
        window.expect("B", at: Rect(x: 0, y: 0, width: 300, height: 200), in: "stack")
    }

    @Test func `lower priorities keep their minimum`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 10) {
                Color.red.frame(minWidth: 40).named("A")
                Block("B").layoutPriority(1)
                Block("C", 30, 20).layoutPriority(-1)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 40, height: 200), in: "stack")
        window.expect("B", at: Rect(x: 50, y: 0, width: 210, height: 200), in: "stack")
        window.expect("C", at: Rect(x: 270, y: 90, width: 30, height: 20), in: "stack")
    }

    @Test func `a layout priority does not reach through a frame`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A").layoutPriority(5).frame(maxHeight: 50)
                Block("B")
            }
        }
        #expect(window.frame(of: "A")?.width == 150)
        #expect(window.frame(of: "B")?.width == 150)
    }

    @Test func `a layout priority reaches through offset, opacity and fixedSize`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A").layoutPriority(1).offset(x: 0, y: 3).opacity(0.5)
                Block("B")
            }
        }
        #expect(window.frame(of: "A")?.width == 300)
        #expect(window.frame(of: "B")?.width == 0)
    }

    @Test func `what is least flexible is asked first, whatever the order`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A")
                Color.red.frame(minWidth: 20, maxWidth: 60).named("B")
                Block("C", 90, 10)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 150, height: 200), in: "stack")
        window.expect("B", at: Rect(x: 150, y: 0, width: 60, height: 200), in: "stack")
        window.expect("C", at: Rect(x: 210, y: 95, width: 90, height: 10), in: "stack")
    }

    @Test func `among endlessly flexible views the larger minimum is asked first`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A")
                Color.red.frame(minWidth: 200).named("B")
            }
        }
        #expect(window.frame(of: "B")?.width == 200)
        #expect(window.frame(of: "A")?.width == 100)
    }

    @Test func `nested stacks share what is left`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 10) {
                Block("top", nil, 30)
                HStack(spacing: 10) {
                    Block("left", 50)
                    VStack(spacing: 0) {
                        Block("upper")
                        Block("lower")
                    }
                }
            }
        }
        window.expect("top", at: Rect(x: 0, y: 0, width: 300, height: 30))
        window.expect("left", at: Rect(x: 0, y: 40, width: 50, height: 160))
        window.expect("upper", at: Rect(x: 60, y: 40, width: 240, height: 80))
        window.expect("lower", at: Rect(x: 60, y: 120, width: 240, height: 80))
    }

    @Test func `too much content reaches out on both sides of the window`() {
        let window = TestWindow(size: Size(width: 80, height: 40), scale: 2) {
            HStack(spacing: 10) {
                Block("A", 50, 60)
                Block("B", 50, 20)
            }
        }
        window.expect("A", at: Rect(x: -15, y: -10, width: 50, height: 60))
        window.expect("B", at: Rect(x: 45, y: 10, width: 50, height: 20))
    }

    @Test func `flexible views are never offered less than nothing`() {
        let window = TestWindow(size: Size(width: 80, height: 40), scale: 2) {
            HStack(spacing: 0) {
                Block("A", 100, 20)
                Block("B")
            }
            .named("stack")
        }
        window.expect("B", at: Rect(x: 100, y: 0, width: 0, height: 40), in: "stack")
    }

    @Test func `spacers share what is left, and keep their least length`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Spacer()
                Block("A", 50, 20)
                Spacer(minLength: 90)
                Block("B", 50, 20)
                Spacer()
            }
        }
        // 200 points for three spacers: the one that needs 90 takes them first.
        window.expect("A", at: Rect(x: 55, y: 90, width: 50, height: 20))
        window.expect("B", at: Rect(x: 195, y: 90, width: 50, height: 20))
    }

    @Test func `a spacer outside of a stack takes both directions`() {
        let window = TestWindow(size: size, scale: 2) { Spacer().named("S") }
        window.expect("S", at: Rect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `gaps may be negative and zero`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: -20) {
                Block("A", 50, 20)
                Block("B", 50, 20)
            }
            .named("stack")
        }
        window.expect("stack", at: Rect(x: 110, y: 90, width: 80, height: 20))
        window.expect("B", at: Rect(x: 30, y: 0, width: 50, height: 20), in: "stack")
    }

    @Test func `ForEach, Group and conditions are no views of their own`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 4) {
                ForEach(0..<3) { Block("\($0)", 20, 20) }
                Group {
                    Block("g", 20, 20)
                    if true { Block("i", 20, 20) }
                }
                EmptyView()
            }
            .named("stack")
        }
        window.expect("stack", at: Rect(x: 92, y: 90, width: 116, height: 20))
        window.expect("i", at: Rect(x: 96, y: 0, width: 20, height: 20), in: "stack")
    }

    @Test func `an empty stack has no size`() {
        let window = TestWindow(size: size, scale: 2) { VStack {}.named("stack") }
        window.expect("stack", at: Rect(x: 150, y: 100, width: 0, height: 0))
    }

    @Test func `a stack that may be as high as it likes stretches its children to the highest`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("label", 60, 20)
                Block("line", nil, 3)
            }
            .fixedSize()
            .named("stack")
        }
        window.expect("stack", at: Rect(x: 120, y: 88.5, width: 60, height: 23))
        window.expect("line", at: Rect(x: 0, y: 20, width: 60, height: 3), in: "stack")
    }

    /// Rows and columns in one another, each with a flexible view and a text beside the inner one.
    private func nest(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(Block("innermost")) }
        let inner = nest(depth - 1)
        if depth % 2 == 0 {
            return AnyView(
                HStack(spacing: 1) {
                    inner
                    Color.red.frame(minWidth: 3)
                    Text("x")
                })
        }
        return AnyView(
            VStack(spacing: 1) {
                inner
                Color.red.frame(minHeight: 3)
                Text("y")
            })
    }

    @Test func `stacks nested thirty deep do not ask again and again`() {
        // Each level that asks the next one twice doubles the work: such a layout would not end before the sun does.
        let window = TestWindow(size: Size(width: 2000, height: 2000), scale: 2) { nest(30) }
        #expect(window.frame(of: "innermost") != nil)
    }

    @Test func `a divider lies across its stack`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A", 50, 20)
                Divider().named("D")
            }
        }
        #expect(window.frame(of: "D") == Rect(x: 174.5, y: 0, width: 1, height: 200))
    }
}
