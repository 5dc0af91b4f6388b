/// How the content of a text or a picture gives way to another, where the change has an animation.
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity
        case opacity
        case interpolate
        case numeric(value: Double?, countsDown: Bool)
        case symbols(ReplaceSymbolEffect.Style, speed: Double)
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The new content is there at once.
    public static let identity = ContentTransition(.identity)
    /// The old content fades into the new.
    public static let opacity = ContentTransition(.opacity)
    /// What both have in common travels: the size, weight and spacing of a text that stays the same. A text with other
    /// letters fades.
    public static let interpolate = ContentTransition(.interpolate)

    /// Characters that change roll: the new ones come from below and the old ones go up, or the other way round for
    /// numbers that count down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numeric(value: nil, countsDown: countsDown))
    }

    /// Characters that change roll, up where `value` has grown and down where it has not. A value that is not finite
    /// counts as unchanged.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.numeric(value: value.isFinite ? value : nil, countsDown: false))
    }

    /// A symbol takes the place of another by growing into it, as fits the occasion. Texts fade.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// A symbol takes the place of another with `effect`, with the animation of the change or, where it has none, with one
    /// of its own; in both cases at `options`' speed. Texts fade. Where people ask for less motion, symbols do as well.
    public static func symbolEffect<Effect: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        guard case .replace(let style) = effect.configuration.kind else { return .interpolate }
        return ContentTransition(.symbols(style, speed: options.speed))
    }

    /// How a symbol gives way in `scene`; nil for a fade.
    @MainActor
    func replacement(in scene: SceneGraph?) -> ReplaceSymbolEffect.Style? {
        guard case .symbols(let style, _) = kind, scene?.reducesMotion != true else { return nil }
        return style
    }

    /// How long a symbol takes to give way where the change has no animation, in seconds.
    private static let symbolDuration = 0.4

    /// The transaction under which a symbol gives way in a change with `transaction`.
    func timed(_ transaction: Transaction) -> Transaction {
        guard case .symbols(_, let speed) = kind else { return transaction }
        var result = transaction
        if result.animation == nil, !result.disablesAnimations {
            result.animation = .smooth(duration: Self.symbolDuration)
        }
        if speed != 1 { result.animation = result.animation?.speed(speed) }
        return result
    }

    /// Whether a roll from `old` to this goes down.
    func countsDown(from old: ContentTransition) -> Bool {
        guard case .numeric(let value, let countsDown) = kind else { return false }
        if let value, case .numeric(let before?, _) = old.kind { return value < before }
        return countsDown
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
    /// How content gives way to other content.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Says how the content of the texts and pictures inside gives way to another, where the change has an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
