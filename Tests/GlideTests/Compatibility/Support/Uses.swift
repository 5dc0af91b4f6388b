import GlideTesting

/// Pieces of code that use what the compatibility table calls working, each with a look at whether it does its work.
@MainActor
final class Uses {
    /// One row of the table, used.
    struct Use {
        let kind: String
        let symbol: String
        /// Whether the row does its work.
        let check: () throws -> Bool
    }

    private(set) var all: [Use] = []
    /// The kind of the rows that are added now.
    private let kind: String

    init(_ kind: String) {
        self.kind = kind
    }

    /// What must be true of `symbol`.
    func holds(_ symbol: String, _ check: @escaping () throws -> Bool) {
        all.append(Use(kind: kind, symbol: symbol, check: check))
    }

    /// A view that draws something.
    func draws<Drawn: View>(_ symbol: String, @ViewBuilder _ view: @escaping () -> Drawn) {
        holds(symbol) { Self.picture(view()) != Self.picture(EmptyView()) }
    }

    /// A modifier that makes another picture of `base`.
    func changes<Base: View, Changed: View>(
        _ symbol: String, _ base: Base, @ViewBuilder _ changed: @escaping (Base) -> Changed
    ) {
        holds(symbol) { Self.picture(base) != Self.picture(changed(base)) }
    }

    /// A modifier that makes another picture of a text, a square and a symbol.
    func changes<Changed: View>(_ symbol: String, @ViewBuilder _ changed: @escaping (Sample) -> Changed) {
        changes(symbol, Sample(), changed)
    }

    /// Two ways to write that come to the same picture, which is not empty.
    func equals<First: View, Second: View>(
        _ symbol: String, @ViewBuilder _ first: @escaping () -> First, @ViewBuilder _ second: @escaping () -> Second
    ) {
        holds(symbol) {
            let picture = Self.picture(first())
            // What is drawn aside first may be rounded otherwise.
            return picture.maximumDifference(from: Self.picture(second())) <= 2 && picture != Self.picture(EmptyView())
        }
    }

    /// The first picture of `view` in a small window.
    static func picture<Shown: View>(_ view: Shown) -> Bitmap {
        window(view).snapshot()
    }

    /// A small window that shows `view`.
    static func window<Shown: View>(_ view: Shown) -> TestWindow {
        TestWindow(size: Size(width: 96, height: 64)) { view }
    }

    /// The middle of a small window.
    static let middle = Point(x: 48, y: 32)

    /// A text, a square and a symbol: something for every modifier to act on.
    struct Sample: View {
        var body: some View {
            HStack(spacing: 4) {
                Text("Ab 1l")
                Rectangle().fill(.orange).frame(width: 20, height: 12)
                Image(systemName: "star.fill")
            }
        }
    }
}
