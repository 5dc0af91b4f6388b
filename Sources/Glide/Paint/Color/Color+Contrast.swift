extension Color.Resolved {
    /// How light the colour is, 0 for black to 1 for white (WCAG 2.2, relative luminance); opacity does not count.
    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// How much the colour stands out from `other`, 1 for not at all to 21 for black and white (WCAG 2.2, contrast ratio);
    /// both opaque.
    func contrast(to other: Self) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The colour as it is seen over `ground`, which is opaque.
    func over(_ ground: Self) -> Self {
        func part(_ own: Double, _ below: Double) -> Double { own * opacity + below * (1 - opacity) }
        return Self(red: part(red, ground.red), green: part(green, ground.green), blue: part(blue, ground.blue))
    }

    /// The colour, made darker or lighter as little as it takes to stand out from `ground` by `contrast`; its hue stays.
    ///
    /// Away from the ground: darker on a light one. Where black or white do not suffice it is that.
    func legible(on ground: Self, contrast: Double) -> Self {
        if self.contrast(to: ground) >= contrast { return self }
        let goal = ground.luminance > 0.18 ? 0.0 : 1.0
        func mixed(_ share: Double) -> Self {
            Self(
                red: red + (goal - red) * share, green: green + (goal - green) * share,
                blue: blue + (goal - blue) * share, opacity: opacity)
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<16 {
            let middle = (low + high) / 2
            if mixed(middle).contrast(to: ground) >= contrast { high = middle } else { low = middle }
        }
        return mixed(high)
    }
}
