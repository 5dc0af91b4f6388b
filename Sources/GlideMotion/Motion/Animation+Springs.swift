extension Animation {
    /// A spring with a perceptual duration of 0.5 s and no bounce. It keeps place and velocity of what it interrupts.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A spring with a perceptual `duration` and a `bounce` between −1 and 1, 0 being critical. Over another spring it
    /// changes its response within `blendDuration` seconds.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring with a `response` (the duration of one undamped swing; 0 or less is as stiff as can be) and a
    /// `dampingFraction` of the critical damping (less than 0 counts as 0, which never rests).
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        fluid(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// The motion of `spring`.
    public static func spring(_ spring: Spring, blendDuration: Double = 0.0) -> Animation {
        fluid(spring, blendDuration: blendDuration)
    }

    /// A spring for things that follow a finger: 0.15 s, a bounce of 0.15, blended in 0.25 s.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A spring for things that follow a finger, with a perceptual `duration` and a bounce of 0.15 + `extraBounce`.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0.0, blendDuration: Double = 0.25
    ) -> Animation {
        fluid(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A spring for things that follow a finger, by `response` and `dampingFraction`.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        fluid(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring without bounce that takes 0.5 s.
    public static var smooth: Animation { smooth() }
    /// A spring without bounce, plus `extraBounce`, that takes `duration` seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.smooth(duration: duration, extraBounce: extraBounce), blendDuration: 0)
    }

    /// A spring with a small bounce that takes 0.5 s.
    public static var snappy: Animation { snappy() }
    /// A spring with a bounce of 0.15, plus `extraBounce`, that takes `duration` seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.snappy(duration: duration, extraBounce: extraBounce), blendDuration: 0)
    }

    /// A spring with a clear bounce that takes 0.5 s.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a bounce of 0.3, plus `extraBounce`, that takes `duration` seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.bouncy(duration: duration, extraBounce: extraBounce), blendDuration: 0)
    }

    /// A spring motion over the interval of the change, which does not take over the velocity of what it interrupts.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring motion over the interval of the change. `initialVelocity` is in intervals per second, positive
    /// towards the target. Overdamped springs move as critically damped ones.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring motion over the interval of the change, by mass, stiffness and damping. `initialVelocity` is in
    /// intervals per second, positive towards the target. Mass and stiffness must be above 0.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
    }

    /// The motion of `spring` over the interval of the change.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    private static func fluid(_ spring: Spring, blendDuration: Double) -> Animation {
        Animation(.fluidSpring(spring, blendDuration: blendDuration))
    }
}
