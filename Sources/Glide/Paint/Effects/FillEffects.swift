/// A shadow that belongs to a fill, in numbers.
struct FillShadow: Hashable, Sendable {
    var color: Color.Resolved
    /// Standard deviation of the blur, in points.
    var radius: Double
    var offset: Size
    /// Whether it falls from the edges into what is filled, instead of behind it.
    var isInner: Bool
}

/// What is blurred behind a fill, and how it is coloured.
struct MaterialRecipe: Hashable, Sendable {
    /// Standard deviation of the blur, in points.
    var radius = 20.0
    /// Factor on the saturation of what is behind.
    var saturation = 1.6
    /// What is laid over the blurred ground.
    var tint: Color.Resolved

    /// How far away something still colours a pixel, in points.
    var reach: Double { 3 * radius }
}

/// What a fill has beside its colours.
struct FillEffects: Hashable, Sendable {
    var shadows: [FillShadow] = []
    var material: MaterialRecipe?

    var isEmpty: Bool { shadows.isEmpty && material == nil }

    /// How far outside of the filled outline something is drawn.
    func spread(around rect: Rect) -> Rect {
        shadows.reduce(rect) { sum, shadow in
            if shadow.isInner { return sum }
            let reach = (3 * shadow.radius).rounded(.up)
            return sum.union(
                rect.offset(by: shadow.offset).insetBy(dx: -reach, dy: -reach))
        }
    }
}
