extension Font {
    /// How thick the strokes of letters are.
    public struct Weight: Hashable, Sendable {
        /// The weight on the scale of CSS and OpenType: 100 is the thinnest, 400 regular, 700 bold, 900 the thickest.
        let value: Int

        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400: the weight of running text.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)
    }

    /// The kind of the system's typeface.
    @frozen
    public enum Design: Hashable, Sendable {
        /// The typeface of the interface.
        case `default`
        /// With serifs.
        case serif
        /// With round ends, where the system has such a typeface.
        case rounded
        /// All letters equally wide.
        case monospaced
    }

    /// The distance between lines.
    @frozen
    public enum Leading: Hashable, Sendable {
        /// As the typeface wants it.
        case standard
        /// Lines closer together.
        case tight
        /// Lines further apart.
        case loose
    }
}
