/// What is known about a surface's scale, and the choice from it: fractional, then the compositor's preferred whole
/// number, then the outputs that the surface is on, then a guess.
struct ScaleSources: Equatable {
    /// `wp_fractional_scale_v1.preferred_scale`, in 120ths; none before the first.
    var fractionalParts: Int?
    /// `wl_surface.preferred_buffer_scale`; none before the first.
    var preferredFactor: Int?
    /// Scales of the outputs that the surface entered.
    var enteredFactors: [Int] = []
    /// Scales of all outputs, for the guess before the surface entered one.
    var knownFactors: [Int] = []

    /// No screen is finer; a number beyond it is a mistake that must not cost memory.
    private static let largestFactor = 16

    /// The choice. With a viewport any scale can be shown; without one `canScale` says whether `set_buffer_scale`
    /// exists.
    func scale(hasViewport: Bool, canScale: Bool) -> SurfaceScale {
        if hasViewport, let fractionalParts, fractionalParts > 0 {
            return SurfaceScale(parts: min(fractionalParts, Self.largestFactor * 120), usesViewport: true)
        }
        let wanted = preferredFactor ?? enteredFactors.max() ?? guess
        let factor = canScale || hasViewport ? max(1, min(wanted, Self.largestFactor)) : 1
        return SurfaceScale(parts: factor * 120, usesViewport: hasViewport)
    }

    /// A picture too large looks better than one too coarse until the surface has entered an output.
    private var guess: Int { knownFactors.max() ?? 1 }
}
