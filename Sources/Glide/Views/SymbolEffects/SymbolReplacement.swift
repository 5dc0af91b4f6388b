/// Symbols on their way from one to the next, one shrinking or growing out of sight and the other growing into its place.
enum SymbolReplacement {
    /// A symbol is gone when this part of the way is over; its successor begins a little earlier.
    private static let leaving = 0.5
    private static let coming = 0.4

    /// `looks`, the last of which is there to stay, as they are shown when `remaining` is left of the way from each to the
    /// next.
    static func looks(_ looks: [SymbolLook], remaining: [Double]) -> [SymbolLook] {
        looks.indices.compactMap { index in
            var look = looks[index]
            if index > 0 {
                come(&look, by: looks[index - 1].replacement, share: 1 - remaining[index - 1])
            }
            if index < remaining.count { go(&look, share: 1 - remaining[index]) }
            return look.pose.presence > 0 ? look : nil
        }
    }

    private static func come(_ look: inout SymbolLook, by style: ReplaceSymbolEffect.Style?, share: Double) {
        guard let style else {
            look.pose.presence *= share
            return
        }
        let start = style == .offUp ? 0 : coming
        let there = max(0, (share - start) / (1 - start))
        look.pose.presence *= min(1, there * 1.5)
        look.pose.scale *= 0.5 + 0.5 * there
    }

    private static func go(_ look: inout SymbolLook, share: Double) {
        guard let style = look.replacement else {
            look.pose.presence *= 1 - share
            return
        }
        let gone = min(1, share / leaving)
        switch style {
        case .downUp: look.pose.scale *= 1 - 0.5 * gone
        case .upUp: look.pose.scale *= 1 + 0.4 * gone
        case .offUp:
            if share > 0 { look.pose.presence = 0 }
            return
        }
        look.pose.presence *= 1 - gone
    }
}
