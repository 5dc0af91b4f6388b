import GlideTesting
import Testing

/// Every case of the layout oracle, measured at scale 2, where half points survive the rounding to pixels.
@MainActor
@Suite struct `The layout oracle` {
    @Test func `is read whole`() {
        #expect(LayoutOracle.cases.count == 28)
        #expect(LayoutOracle.cases.reduce(0) { $0 + $1.rows.count } == 81)
    }

    @Test(arguments: LayoutOracle.cases)
    func `is reproduced to a hundredth of a point`(_ oracle: LayoutOracle) throws {
        let window = TestWindow(size: oracle.proposal, scale: 2) { tree(oracle.number) }
        let root = try #require(oracle.rows.first).view
        for row in oracle.rows { window.expect(row.view, at: row.frame, in: root) }
        #expect(window.warnings.isEmpty)
    }

    private func tree(_ number: Int) -> AnyView {
        switch number {
        case 1:
            AnyView(
                HStack {
                    Block("A", 50, 20); Block("B", 30, 40)
                }.named("stack"))
        case 2:
            AnyView(
                HStack(spacing: 0) {
                    Block("A"); Block("B")
                }.named("stack"))
        case 3:
            AnyView(
                HStack {
                    Block("A"); Block("B"); Block("C")
                }.named("stack"))
        case 4:
            AnyView(
                HStack(spacing: 10) {
                    Block("A", 50, 20); Block("B")
                }.named("stack"))
        case 5:
            AnyView(
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: 50).named("A"); Block("B")
                }.named("stack"))
        case 6:
            AnyView(
                HStack {
                    Block("A", 50, 20); Spacer(); Block("B", 50, 20)
                }.named("stack"))
        case 7:
            AnyView(
                HStack(spacing: 10) {
                    Block("A", 50, 20); Spacer(); Block("B", 50, 20)
                }.named("stack"))
        case 9:
            AnyView(
                HStack(spacing: 0) {
                    Block("A", 50, 20); Block("B", 50, 20)
                }.named("stack"))
        case 11:
            AnyView(
                VStack(alignment: .leading) {
                    Block("A", 100, 20); Block("B", 40, 30)
                }.named("stack"))
        case 12:
            AnyView(
                VStack(alignment: .trailing, spacing: 4) {
                    Block("A", 100, 20); Block("B", 40, 30)
                }.named("stack"))
        case 13:
            AnyView(
                VStack {
                    Block("A", 100, 50); Spacer(); Block("B", 100, 50)
                }.named("stack"))
        case 14:
            AnyView(
                ZStack {
                    Block("A", 100, 60); Block("B", 40, 40)
                }.named("z"))
        case 16: AnyView(Block("A").padding().named("pad"))
        case 17: AnyView(Block("A", 50, 20).padding().named("pad"))
        case 18: AnyView(Block("A").padding(.horizontal, 10).named("pad").frame(width: 100).named("frame"))
        case 20: AnyView(Block("A", 20, 20).frame(width: 100, height: 60, alignment: .topLeading).named("frame"))
        case 21: AnyView(Block("A", 50, 20).frame(maxWidth: .infinity, alignment: .leading).named("frame"))
        case 22: AnyView(Block("A", 50, 20).frame(minWidth: 100).named("frame"))
        case 24: AnyView(Block("A").fixedSize().named("fixed"))
        case 26:
            AnyView(
                HStack(spacing: 0) {
                    Block("A", 50, 20).offset(x: 30, y: 10)
                    Block("B", 50, 20)
                }
                .named("stack"))
        default: others(number)
        }
    }

    private func others(_ number: Int) -> AnyView {
        switch number {
        case 27: AnyView(Block("A", 80, 40).overlay { Block("O") })
        case 29: AnyView(Circle().named("A"))
        case 30: AnyView(Block("A").aspectRatio(2, contentMode: .fit))
        case 31: AnyView(GeometryReader { _ in Block("A", 30, 20) }.named("geo"))
        case 32:
            AnyView(
                ScrollView(.horizontal) {
                    HStack {
                        Block("A", 100, 40)
                        Block("B", 100, 40)
                        Block("C", 100, 40)
                        Block("D", 100, 40)
                    }
                    .named("content")
                }
                .named("scroll"))
        case 35:
            AnyView(
                ScrollView(.horizontal) {
                    HStack(spacing: 20) {
                        VStack(spacing: 8) {
                            Block("t1", 60, 22); Capsule().frame(height: 3).named("c1")
                        }
                        VStack(spacing: 8) {
                            Block("t2", 80, 22); Capsule().frame(height: 3).named("c2")
                        }
                    }
                    .named("content")
                }
                .named("scroll"))
        case 36: expandingButton(isExpanded: false)
        case 37: expandingButton(isExpanded: true)
        default: AnyView(EmptyView())
        }
    }

    private func expandingButton(isExpanded: Bool) -> AnyView {
        AnyView(
            ZStack {
                RoundedRectangle(cornerRadius: isExpanded ? 5 : 10)
                    .frame(width: isExpanded ? 300 : 190, height: isExpanded ? 25 : 50)
                    .named("rr")
                Block("text", 120, 22).frame(width: 300, height: 50).named("tf")
            }
            .named("z"))
    }
}
