import GlideTesting
import Testing

@MainActor
@Suite struct `Modifiers of size` {
    private let size = Size(width: 300, height: 200)

    @Test func `a fixed frame overrides offer and answer in its directions only`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A").frame(width: 80).named("frame")
            }
        }
        window.expect("frame", at: Rect(x: 110, y: 0, width: 80, height: 200))
        window.expect("A", at: Rect(x: 0, y: 0, width: 80, height: 200), in: "frame")
    }

    @Test func `content may be larger than its frame`() {
        let window = TestWindow(size: size, scale: 2) {
            Block("A", 90, 30).frame(width: 50, height: 50, alignment: .trailing).named("frame")
        }
        window.expect("A", at: Rect(x: -40, y: 10, width: 90, height: 30), in: "frame")
    }

    @Test(arguments: [
        // Only a minimum: as small as the child wants, not below.
        (Double?(100), Double?.none, 20.0, 100.0), (40, nil, 60, 60),
        // Only a maximum: fills up to it.
        (nil, 150, 20, 150), (nil, .infinity, 20, 300), (nil, 15, 20, 15),
        // Both: what is offered, between the two.
        (50, 150, 20, 150), (350, 400, 20, 350), (0, .infinity, 20, 300),
    ])
    func `limits decide as the table says`(_ least: Double?, _ most: Double?, _ child: Double, _ width: Double) {
        let window = TestWindow(size: size, scale: 2) {
            Block("A", child, 20).frame(minWidth: least, maxWidth: most).named("frame")
        }
        #expect(window.frame(of: "frame")?.width == width)
    }

    @Test func `an ideal width counts where none is offered`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize().named("ideal")
                Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 90, maxHeight: 10)
                    .fixedSize(horizontal: true, vertical: false).named("between")
                Color.red.frame(idealWidth: 70).frame(height: 10).named("offered")
            }
        }
        #expect(window.frame(of: "ideal")?.size == Size(width: 70, height: 30))
        #expect(window.frame(of: "between")?.size == Size(width: 50, height: 10))
        #expect(window.frame(of: "offered")?.size == Size(width: 300, height: 10))
    }

    @Test func `the child of a flexible frame is offered the frame's final size`() {
        let window = TestWindow(size: size, scale: 2) {
            Block("A").frame(minWidth: 40, maxWidth: 120, maxHeight: 50).named("frame")
        }
        window.expect("frame", at: Rect(x: 90, y: 75, width: 120, height: 50))
        window.expect("A", at: Rect(x: 0, y: 0, width: 120, height: 50), in: "frame")
    }

    @Test(arguments: [-1, .nan, .infinity, -.infinity] as [Double])
    func `a width that is none is ignored with one warning`(_ width: Double) {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("A", 50, 20).frame(width: width).named("frame")
                Block("B", 50, 20).frame(width: width)
            }
        }
        #expect(window.frame(of: "frame")?.size == Size(width: 50, height: 20))
        #expect(window.warnings.count == 1)
    }

    @Test func `a maximum below the minimum counts as the minimum`() {
        let window = TestWindow(size: size, scale: 2) {
            Block("A").frame(minWidth: 100, maxWidth: 50, maxHeight: 10).named("frame")
        }
        #expect(window.frame(of: "frame")?.width == 100)
        #expect(window.warnings.count == 1)
    }

    @Test func `padding is 16 unless it says otherwise, and knows the edges`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("A", 20, 20).padding(.horizontal).named("sides")
                Block("B", 20, 20).padding([.top, .leading], 5).named("corner")
                Block("C", 20, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("insets")
            }
        }
        #expect(window.frame(of: "sides")?.size == Size(width: 52, height: 20))
        #expect(window.frame(of: "corner")?.size == Size(width: 25, height: 25))
        #expect(window.frame(of: "insets")?.size == Size(width: 26, height: 24))
        window.expect("B", at: Rect(x: 5, y: 5, width: 20, height: 20), in: "corner")
        window.expect("C", at: Rect(x: 2, y: 1, width: 20, height: 20), in: "insets")
    }

    @Test func `negative padding lets the content reach out`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("A", 50, 20).padding(-8).named("pad")
                Block("B", nil, 30).padding(.horizontal, -10)
            }
        }
        #expect(window.frame(of: "pad")?.size == Size(width: 34, height: 4))
        window.expect("A", at: Rect(x: -8, y: -8, width: 50, height: 20), in: "pad")
        #expect(window.frame(of: "B")?.width == 320)
    }

    @Test func `negative padding larger than the view leaves nothing`() {
        let window = TestWindow(size: size, scale: 2) { Block("A", 10, 10).padding(-30).named("pad") }
        #expect(window.frame(of: "pad")?.size == .zero)
    }

    @Test func `a fixed size asks for the ideal in one direction or both`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("A").fixedSize(horizontal: true, vertical: false).frame(height: 50)
                Block("B").fixedSize(horizontal: false, vertical: true)
            }
        }
        #expect(window.frame(of: "A")?.size == Size(width: 10, height: 50))
        #expect(window.frame(of: "B")?.size == Size(width: 300, height: 10))
    }

    @Test(arguments: [
        (Double?(2), ContentMode.fit, Size(width: 300, height: 150)), (0.5, .fit, Size(width: 100, height: 200)),
        (2, .fill, Size(width: 400, height: 200)), (0.5, .fill, Size(width: 300, height: 600)),
        (nil, .fit, Size(width: 200, height: 200)),
    ])
    func `an aspect ratio is kept`(_ ratio: Double?, _ mode: ContentMode, _ expected: Size) {
        let window = TestWindow(size: size, scale: 2) { Block("A").aspectRatio(ratio, contentMode: mode) }
        #expect(window.frame(of: "A")?.size == expected)
    }

    @Test func `position takes the whole room and puts the centre there`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A", 40, 20).position(x: 30, y: 50).named("room")
                Block("B", 100, 20)
            }
        }
        window.expect("room", at: Rect(x: 0, y: 0, width: 200, height: 200))
        window.expect("A", at: Rect(x: 10, y: 40, width: 40, height: 20))
    }

    @Test func `an overlay is offered the primary view's size and may be larger`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A", 40, 20).overlay(alignment: .topLeading) { Block("O", 100, 100) }.named("both")
                Block("B", 40, 20)
            }
        }
        #expect(window.frame(of: "both")?.size == Size(width: 40, height: 20))
        window.expect("O", at: Rect(x: 0, y: 0, width: 100, height: 100), in: "A")
        window.expect("B", at: Rect(x: 40, y: 0, width: 40, height: 20), in: "A")
    }

    @Test func `several views of an overlay lie on top of each other`() {
        let window = TestWindow(size: size, scale: 2) {
            Block("A", 100, 100).overlay {
                Block("O", 50, 50)
                Block("P", 20, 20)
            }
        }
        window.expect("O", at: Rect(x: 25, y: 25, width: 50, height: 50), in: "A")
        window.expect("P", at: Rect(x: 40, y: 40, width: 20, height: 20), in: "A")
    }

    @Test func `scaling and turning leave the layout as it is`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(spacing: 0) {
                Block("A", 40, 20).scaleEffect(2)
                Block("B", 40, 20).rotationEffect(.degrees(90))
                Block("C", 40, 20)
            }
            .named("stack")
        }
        window.expect("stack", at: Rect(x: 90, y: 90, width: 120, height: 20))
        window.expect("A", at: Rect(x: -20, y: -10, width: 80, height: 40), in: "stack")
        window.expect("B", at: Rect(x: 50, y: -10, width: 20, height: 40), in: "stack")
        window.expect("C", at: Rect(x: 80, y: 0, width: 40, height: 20), in: "stack")
    }

    @Test func `a reader of geometry makes its content for its size, and again for another`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                GeometryReader { geometry in
                    Block("half", geometry.size.width / 2, geometry.size.height / 2)
                }
                Block("foot", nil, 40)
            }
        }
        window.expect("half", at: Rect(x: 0, y: 0, width: 150, height: 80))
        window.resize(to: Size(width: 200, height: 140))
        window.expect("half", at: Rect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `readers of geometry nest`() {
        let window = TestWindow(size: size, scale: 2) {
            GeometryReader { outer in
                GeometryReader { inner in
                    Block("A", inner.size.width / 2, inner.size.height / 2)
                }
                .frame(width: outer.size.width / 2, height: outer.size.height / 2)
            }
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 75, height: 50))
    }
}
