import GlideTesting
import Testing

/// The places of one window between which a matched view travels.
private enum Stop: Int, CaseIterable {
    case stack, erased, reader, list, page, overlay
}

/// A window with a view that is at one of them.
private struct Journey: View {
    let stop: Stop
    @Namespace private var space

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                place(.stack).frame(width: 40, height: 20)
                Spacer(minLength: 0)
            }
            .frame(height: 30)
            AnyView(place(.erased).frame(width: 60, height: 20)).frame(height: 30)
            GeometryReader { _ in place(.reader).frame(width: 30, height: 36) }.frame(height: 40)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.gray.opacity(0.1).frame(width: 200, height: 30)
                    place(.list).frame(width: 50, height: 30)
                    Color.gray.opacity(0.1).frame(width: 600, height: 30)
                }
            }
            .frame(height: 30)
            TabView {
                place(.page).frame(width: 80, height: 40).tag(0)
                Color.yellow.tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .frame(height: 80)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .overlay(alignment: .bottomTrailing) { place(.overlay).frame(width: 100, height: 50).padding(10) }
    }

    private func place(_ here: Stop) -> some View {
        ZStack {
            Color.clear
            if stop == here { Color.black.matchedGeometryEffect(id: "m", in: space).named("m") }
        }
    }
}

/// Chains of matched views across stacks, scroll views, pages and overlays of one window.
@MainActor
@Suite struct `A journey of a matched view` {
    private let stop = Handle<Stop>()

    private func window(_ start: Stop = .stack, frameRate: Double = 60) -> TestWindow {
        TestWindow(size: Size(width: 300, height: 300), frameRate: frameRate) {
            Held(start, by: stop) { Journey(stop: $0) }
        }
    }

    private func rest(_ stop: Stop) throws -> Rect { try #require(window(stop).frame(of: "m")) }

    @Test func `leads straight from each kind of container to each other`() throws {
        for start in Stop.allCases {
            let from = try rest(start)
            for end in Stop.allCases where end != start {
                let to = try rest(end)
                let window = window(start)
                window.expect("m", at: from, within: 1e-9)
                withAnimation(.linear(duration: 1)) { stop.value = end }
                for quarter in 1...3 {
                    window.advance(by: .milliseconds(250))
                    let share = Double(quarter) / 4
                    let way = Rect(
                        x: from.minX + (to.minX - from.minX) * share, y: from.minY + (to.minY - from.minY) * share,
                        width: from.width + (to.width - from.width) * share,
                        height: from.height + (to.height - from.height) * share)
                    window.expect("m", at: way, within: 1e-6, "from \(start) to \(end), \(share)")
                }
                try window.settle()
                window.expect("m", at: to, within: 1e-9, "from \(start) to \(end)")
                #expect(window.matchedGroups.count == 1)
                #expect(window.matchedGroups.first?.members.count == 1)
                #expect(window.warnings.isEmpty)
                #expect(window.color(at: to.center).red == 0)
            }
        }
    }

    @Test func `goes through all of them without a jump in place or speed, whenever it is sent on`() throws {
        for pause in [37, 91, 160] {
            let window = window(frameRate: 1000)
            var places: [Rect] = []
            for next in Stop.allCases.dropFirst() + [.stack, .page, .list] {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { stop.value = next }
                for _ in 0..<pause {
                    window.advance(frames: 1)
                    places.append(try #require(window.frame(of: "m")))
                }
            }
            let steps = zip(places, places.dropFirst()).map {
                [$1.midX - $0.midX, $1.midY - $0.midY, $1.width - $0.width, $1.height - $0.height]
            }
            for (a, b) in zip(steps, steps.dropFirst()) {
                // The stiffest pull here is 250 a second squared on 300 points: 0.075 points of difference a step.
                for (old, new) in zip(a, b) { #expect(abs(new - old) < 0.1, "after \(pause) ms each") }
            }
            try window.settle()
            window.expect("m", at: try rest(.list), within: 1e-9)
            #expect(window.matchedGroups.first?.members.count == 1)
        }
    }

    @Test func `goes on where the list is scrolled to, and is cut off at its edge`() throws {
        let window = window(.list)
        window.pointerMove(to: Point(x: 150, y: 115))
        window.scroll(by: Size(width: 225, height: 0))
        window.advance(frames: 1)
        // Half of it is to be seen at the leading edge, and half is scrolled out.
        window.expect("m", at: Rect(x: -25, y: 100, width: 50, height: 30))
        withAnimation(.linear(duration: 1)) { stop.value = .overlay }
        window.advance(by: .milliseconds(500))
        // From where it is on the screen, out there too.
        window.expect("m", at: Rect(x: (-25.0 + 190) / 2, y: 170, width: 75, height: 40))
        try window.settle()
        withAnimation(.linear(duration: 1)) { stop.value = .list }
        window.advance(by: .milliseconds(500))
        window.expect("m", at: Rect(x: (-25.0 + 190) / 2, y: 170, width: 75, height: 40))
        // On its way back it is part of the list again, whose clip cuts it.
        try window.settle()
        window.expect("m", at: Rect(x: -25, y: 100, width: 50, height: 30))
        #expect(window.color(at: Point(x: 10, y: 115)).red == 0)
    }

    @Test func `does not lead into another window`() throws {
        var space: Namespace.ID?
        let first = TestWindow(size: Size(width: 200, height: 100)) {
            Spaced { namespace in
                Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 100, height: 40)
                    .onAppear { space = namespace }
            }
        }
        let shared = try #require(space)
        let second = TestWindow(size: Size(width: 200, height: 100)) {
            Color.blue.matchedGeometryEffect(id: "m", in: shared, isSource: false).named("F")
                .frame(width: 10, height: 10)
        }
        second.expect("F", at: Rect(x: 95, y: 45, width: 10, height: 10))
        #expect(second.matchedGroups.first?.frame == nil)
        #expect(first.matchedGroups.first?.frame == Rect(x: 50, y: 30, width: 100, height: 40))
    }
}
