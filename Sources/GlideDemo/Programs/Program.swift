import Glide

/// Something that the demo can show.
@MainActor
struct Program {
    /// What it is called on the command line.
    let name: String
    /// What it is called on the screen.
    let title: String
    /// What it shows, in a few words.
    let summary: String
    /// The symbol that stands for it.
    let symbol: String
    /// The colour behind the symbol.
    let tint: Color
    /// The curve that stands for it instead of the symbol, in the gallery.
    var curve: SampledCurve?
    /// Whether it waits on real clocks, so that a virtual one cannot drive it.
    var needsRealTime = false
    /// Makes what is shown.
    let content: @MainActor () -> AnyView

    init<Content: View>(
        _ name: String, title: String, summary: String, symbol: String, tint: Color, needsRealTime: Bool = false,
        curve: SampledCurve? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.symbol = symbol
        self.tint = tint
        self.needsRealTime = needsRealTime
        self.curve = curve
        self.content = { AnyView(content()) }
    }

    /// Its line in `--list`.
    var listing: String {
        name + String(repeating: " ", count: max(1, 26 - name.count)) + summary
    }
}
