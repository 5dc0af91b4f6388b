/// How effects change the look of a symbol at a moment.
struct SymbolPose: Equatable {
    /// About the middle.
    var scale = 1.0
    /// Radians clockwise, about the middle.
    var rotation = 0.0
    /// In heights of the symbol's frame.
    var offset = Size.zero
    var opacity = 1.0
    /// How far it is there at all, 0…1.
    var presence = 1.0
    /// How the parts are lit, the last effect counting.
    var light: SymbolLight?

    /// As it is without effects.
    static let rest = SymbolPose()

    /// Whether the symbol stands somewhere else than without effects.
    var isMoved: Bool { scale != 1 || rotation != 0 || offset != .zero }

    /// From where the symbol stands without effects to where it stands now.
    func transform(in frame: Rect) -> Transform {
        if !isMoved { return .identity }
        return Transform(scaleX: scale, y: scale)
            .concatenating(Transform(rotation: Angle(radians: rotation)))
            .about(frame.center)
            .concatenating(
                Transform(translation: Size(width: offset.width * frame.height, height: offset.height * frame.height)))
    }
}

/// How the parts of a symbol are lit.
struct SymbolLight: Equatable {
    var style: VariableColorSymbolEffect.Style
    /// Place in the course of the light, 0…1.
    var phase: Double
    /// How far the effect has set in, 0…1.
    var strength: Double

    /// How strong a part is that is not lit.
    private static let dimmed = 0.3

    /// The opacity of part `index` of `count`.
    func opacity(ofPart index: Int, of count: Int) -> Double {
        let least = style.hides ? 0 : Self.dimmed
        return 1 - strength * (1 - least) * (1 - lit(index, of: count))
    }

    private func lit(_ index: Int, of count: Int) -> Double {
        let way = Double(count + 1)
        let place = Double(index)
        func within(_ share: Double) -> Double { min(1, max(0, share)) }
        let there = style.isReversing ? 1 - abs(2 * phase - 1) : phase
        if !style.isCumulative { return within(1 - abs(there * way - place - 1)) }
        if style.isReversing { return within(there * Double(count) - place) }
        // All go out together before the light begins anew.
        return within(there * way - place) * within(way - there * way)
    }
}
