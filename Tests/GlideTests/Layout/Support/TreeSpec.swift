import GlideTesting

/// A tree of views as a value.
indirect enum TreeSpec: Sendable {
    case leaf(name: String, width: Double?, height: Double?)
    case text(name: String, String)
    case spacer(Double?)
    case row(spacing: Double?, alignment: Int, [TreeSpec])
    case column(spacing: Double?, alignment: Int, [TreeSpec])
    case pile(alignment: Int, [TreeSpec])
    case grid([[TreeSpec]])
    case padded(Double, TreeSpec)
    case limited(least: Double?, ideal: Double?, most: Double?, TreeSpec)
    case ratio(Double, fills: Bool, TreeSpec)
    case fixed(Bool, Bool, TreeSpec)
    case important(Double, TreeSpec)
    case overlaid(TreeSpec, TreeSpec)
    case fitting([TreeSpec])
    case reader(TreeSpec)

    /// The names of all leaves.
    var names: [String] {
        switch self {
        case .leaf(let name, _, _), .text(let name, _): [name]
        case .spacer: []
        case .row(_, _, let list), .column(_, _, let list), .pile(_, let list), .fitting(let list):
            list.flatMap(\.names)
        case .grid(let rows): rows.flatMap { $0.flatMap(\.names) }
        case .padded(_, let tree), .limited(_, _, _, let tree), .ratio(_, _, let tree), .fixed(_, _, let tree),
            .important(_, let tree), .reader(let tree):
            tree.names
        case .overlaid(let tree, let over): tree.names + over.names
        }
    }
}

/// Shows a tree.
struct TreeView: View {
    let spec: TreeSpec

    var body: some View { shown }

    private var shown: AnyView {
        switch spec {
        case .leaf(let name, let width, let height):
            AnyView(Color.blue.named(name).frame(width: width, height: height))
        case .text(let name, let string): AnyView(Text(string).named(name))
        case .spacer(let least): AnyView(Spacer(minLength: least))
        case .row(let spacing, let alignment, let list):
            AnyView(
                HStack(alignment: [.top, .center, .bottom, .firstTextBaseline][alignment], spacing: spacing) {
                    views(list)
                })
        case .column(let spacing, let alignment, let list):
            AnyView(
                VStack(alignment: [.leading, .center, .trailing, .leading][alignment], spacing: spacing) {
                    views(list)
                })
        case .pile(let alignment, let list):
            AnyView(ZStack(alignment: [.topLeading, .center, .bottomTrailing, .leading][alignment]) { views(list) })
        case .grid(let rows):
            AnyView(Grid { ForEach(rows.indices, id: \.self) { row in GridRow { views(rows[row]) } } })
        default: modified
        }
    }

    private var modified: AnyView {
        switch spec {
        case .padded(let length, let tree): AnyView(TreeView(spec: tree).padding(length))
        case .limited(let least, let ideal, let most, let tree):
            AnyView(
                TreeView(spec: tree).frame(
                    minWidth: least, idealWidth: ideal, maxWidth: most, minHeight: most.map { $0 / 2 }, maxHeight: most)
            )
        case .ratio(let ratio, let fills, let tree):
            AnyView(TreeView(spec: tree).aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .fixed(let horizontal, let vertical, let tree):
            AnyView(TreeView(spec: tree).fixedSize(horizontal: horizontal, vertical: vertical))
        case .important(let priority, let tree): AnyView(TreeView(spec: tree).layoutPriority(priority))
        case .overlaid(let tree, let over):
            AnyView(TreeView(spec: tree).overlay(alignment: .bottomTrailing) { TreeView(spec: over) })
        case .fitting(let list): AnyView(ViewThatFits { views(list) })
        case .reader(let tree): AnyView(GeometryReader { _ in TreeView(spec: tree) })
        default: AnyView(EmptyView())
        }
    }

    private func views(_ list: [TreeSpec]) -> some View {
        ForEach(list.indices, id: \.self) { TreeView(spec: list[$0]) }
    }
}

/// Makes random trees, the same for the same seed.
struct SeededTree {
    private var random: SceneGenerator
    private var count = 0

    init(seed: UInt64) {
        random = SceneGenerator(seed: seed)
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    /// A whole number of points, or of eighths.
    mutating func length(in range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &random)
        return pick(3) == 0 ? (value * 8).rounded() / 8 : value.rounded()
    }

    private mutating func maybe(_ range: ClosedRange<Double>) -> Double? { pick(2) == 0 ? nil : length(in: range) }

    private mutating func list(_ depth: Int) -> [TreeSpec] {
        (0..<pick(4)).map { _ in tree(depth: depth - 1) }
    }

    mutating func tree(depth: Int) -> TreeSpec {
        count += 1
        let name = "leaf \(count)"
        if depth == 0 || pick(6) == 0 {
            switch pick(8) {
            case 0: return .spacer(maybe(0...30))
            case 1: return .text(name: name, ["one", "a few words in a row", "", "Länger"][pick(4)])
            default: return .leaf(name: name, width: maybe(0...150), height: maybe(0...90))
            }
        }
        switch pick(16) {
        case 0, 1, 2: return .row(spacing: maybe(-5...20), alignment: pick(4), list(depth))
        case 3, 4, 5: return .column(spacing: maybe(-5...20), alignment: pick(4), list(depth))
        case 6: return .pile(alignment: pick(4), list(depth))
        case 7: return .grid((0..<pick(4)).map { _ in list(depth) })
        case 8: return .padded(length(in: -10...20), tree(depth: depth - 1))
        case 9:
            let least = maybe(0...80)
            return .limited(
                least: least, ideal: nil, most: pick(3) == 0 ? .infinity : maybe(80...300), tree(depth: depth - 1))
        case 10: return .ratio(length(in: 1...4), fills: pick(2) == 0, tree(depth: depth - 1))
        case 11: return .fixed(pick(2) == 0, pick(2) == 0, tree(depth: depth - 1))
        case 12: return .important(Double(pick(3)), tree(depth: depth - 1))
        case 13: return .overlaid(tree(depth: depth - 1), tree(depth: depth - 1))
        case 14: return .fitting(list(depth))
        default: return .reader(tree(depth: depth - 1))
        }
    }
}
