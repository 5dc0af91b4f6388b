/// What became of a change.
package enum ShiftOutcome: Hashable, Sendable {
    /// The change shows at once: there was no animation, or nothing changed.
    case immediate
    /// The animation has begun.
    case started
    /// The animation or the change held a number that is NaN or infinite, or a spring without mass or stiffness; the
    /// change shows at once. Worth a warning.
    case rejected
}

extension Animator {
    /// The model has moved by `delta` (new value − old value) at `now`.
    ///
    /// With an animation, what is shown stays where it is and then moves to the new model. A fluid spring takes over
    /// place and velocity of whatever is running; anything else leads from the moving old value to the new one.
    /// Without one, what is shown moves along with the model, and what is running goes on relative to it.
    ///
    /// - Parameters:
    ///   - scale: what one unit counts in points, for the end of a spring: 128 for opacities and colour parts.
    ///   - initialVelocity: the velocity at which the model itself was moving before this change (a finger's), in
    ///     units per second; a fluid spring adds it to the velocity of the offset.
    ///   - completions: told when this motion is done. They are not told, nor counted, if nothing is started.
    @discardableResult
    @_specialize(where Value == Double)
    @_specialize(where Value == RectVector)
    @_specialize(where Value == AnimatablePair<Double, Double>)
    package mutating func shift(
        by delta: Value, animation: Animation?, at now: Time, scale: Double = 1, initialVelocity: Value? = nil,
        completions: [AnimationCompletion] = []
    ) -> ShiftOutcome {
        guard delta != .zero, let animation else { return .immediate }
        guard delta.magnitudeSquared.isFinite, now.seconds.isFinite, let progress = Progress(animation) else {
            return .rejected
        }
        var start = Start(animation: animation, progress: progress, delta: delta, now: now.seconds, scale: scale)
        if let initialVelocity, initialVelocity.magnitudeSquared.isFinite { start.modelVelocity = initialVelocity }
        begin(start, completions: completions)
        return .started
    }

    /// Puts the offset at `offset` with `velocity`, whatever ran before, and lets `animation` take it to zero from
    /// there. Only a fluid spring goes on with the velocity. Without an animation the offset is zero at once.
    @discardableResult
    @_specialize(where Value == Double)
    @_specialize(where Value == RectVector)
    @_specialize(where Value == AnimatablePair<Double, Double>)
    package mutating func rebase(
        offset: Value, velocity: Value = .zero, animation: Animation?, at now: Time, scale: Double = 1,
        completions: [AnimationCompletion] = []
    ) -> ShiftOutcome {
        layers.removeAll()
        guard let animation, offset != .zero || velocity != .zero else { return .immediate }
        guard offset.magnitudeSquared.isFinite, velocity.magnitudeSquared.isFinite, now.seconds.isFinite,
            let progress = Progress(animation)
        else { return .rejected }
        var start = Start(
            animation: animation, progress: progress, delta: .zero - offset, now: now.seconds, scale: scale)
        start.modelVelocity = velocity
        begin(start, completions: completions)
        return .started
    }

    private struct Start {
        let animation: Animation
        var progress: Progress
        let delta: Value
        let now: Double
        let scale: Double
        var modelVelocity = Value.zero
    }

    private mutating func begin(_ start: Start, completions: [AnimationCompletion]) {
        dropEnded(at: start.now)
        var layer =
            if start.animation.isCustom {
                customLayer(start)
            } else if takesOver(start.progress) {
                takeover(start)
            } else {
                combination(start)
            }
        if layer.handoff <= start.now {
            layers.removeAll(keepingCapacity: true)
            // Nothing is below any more, also for somebody who asks for a moment before this one.
            layer.handoff = -.infinity
        }
        layers.append(layer)
        for completion in completions { wait(for: layer, completion) }
        if layer.end <= start.now { layers.removeAll() }
        foldIfDeep(at: start.now)
    }

    /// Rule 1, and rule 3 for a spring with delays, speeds or repetitions over another spring. With nothing below
    /// there is nothing to combine with.
    private func takesOver(_ progress: Progress) -> Bool {
        guard progress.isFluid else { return false }
        guard progress.isModified, let previous = layers.last else { return true }
        return previous.progress.isFluid && !layers.contains { $0.custom != nil }
    }

    private func takeover(_ start: Start) -> MotionLayer<Value> {
        var progress = start.progress
        let handoff = start.now + progress.lead
        let reached = state(at: handoff, below: layers.count)
        let offset = reached.offset - start.delta
        var velocity = reached.velocity + start.modelVelocity
        if !velocity.magnitudeSquared.isFinite { velocity = .zero }
        if progress.modifiers.isEmpty, progress.blendDuration > 0, let previous = layers.last,
            previous.progress.modifiers.isEmpty, case .spring(let motion) = progress.leaf,
            let old = previous.progress.leaf.effectiveResponse(at: start.now - previous.start),
            old != motion.response
        {
            let blend = SpringBlend(from: old, to: motion, duration: progress.blendDuration)
            progress.leaf = .blend(blend)
            progress.logicalDuration = min(progress.logicalLimit, blend.logicalDuration)
        }
        var layer = MotionLayer(
            animation: start.animation, progress: progress, custom: nil, start: start.now, handoff: handoff,
            end: .infinity, logicalEnd: .infinity, delta: start.delta, offset: offset, velocity: velocity)
        layer.end = end(of: layer, scale: start.scale)
        layer.logicalEnd = min(layer.end, start.now + progress.logicalDuration)
        return layer
    }

    private func combination(_ start: Start) -> MotionLayer<Value> {
        let handoff = layers.isEmpty ? start.now : .infinity
        let offset = state(at: start.now, below: layers.count).offset - start.delta
        var layer = MotionLayer(
            animation: start.animation, progress: start.progress, custom: nil, start: start.now, handoff: handoff,
            end: .infinity, logicalEnd: .infinity, delta: start.delta, offset: offset, velocity: .zero)
        layer.end = end(of: layer, scale: start.scale)
        layer.logicalEnd = min(layer.end, start.now + start.progress.logicalDuration)
        return layer
    }

    /// The moment at which `layer` is over. A fluid spring's depends on how far and how fast it has to go, a
    /// repeated one and all others have a duration.
    private func end(of layer: MotionLayer<Value>, scale: Double) -> Double {
        let progress = layer.progress
        guard progress.isFluid, !progress.isRepeated else {
            return layer.start + progress.duration(leafDuration: progress.leaf.duration)
        }
        var offset = layer.offset
        if layer.handoff == .infinity, layer.delta.magnitudeSquared > offset.magnitudeSquared {
            // What is below may still come to rest at the old model: the way counts from there if that is farther.
            offset = .zero - layer.delta
        }
        var interval = max(offset.magnitudeSquared, layer.delta.magnitudeSquared)
        if case .spring(let motion) = progress.leaf {
            interval = max(interval, layer.velocity.magnitudeSquared / (motion.frequency * motion.frequency))
        }
        let usable = scale > 0 && scale.isFinite ? scale : 1
        let settling = Settling(offset: offset, velocity: layer.velocity, interval: interval, scale: usable)
        return layer.start + progress.duration(leafDuration: settling.duration(of: progress.leaf))
    }

    /// A custom animation goes on with the memory and the clock of the previous one if it says so (for the whole
    /// change), else it combines.
    private func customLayer(_ start: Start) -> MotionLayer<Value> {
        var offset = state(at: start.now, below: layers.count).offset - start.delta
        var handoff = layers.isEmpty ? start.now : Double.infinity
        var begin = start.now
        var context = AnimationContext<Value>()
        if let previous = layers.last {
            var inherited = previous.custom?.context ?? AnimationContext()
            let mergesWell = start.animation.shouldMerge(
                previous: previous.animation, value: .zero - previous.offset, time: start.now - previous.start,
                context: &inherited)
            if mergesWell {
                context = inherited
                offset = previous.offset - start.delta
                begin = previous.start
                handoff = start.now
            }
        }
        context.isLogicallyComplete = false
        return MotionLayer(
            animation: start.animation, progress: start.progress,
            custom: CustomRun(animation: start.animation, context: context), start: begin, handoff: handoff,
            end: .infinity, logicalEnd: .infinity, delta: start.delta, offset: offset, velocity: .zero)
    }

    /// Keeps endless programs of interruptions from piling up: the older half of a deep stack turns into one
    /// critically damped spring that goes on from the place and with the velocity which the half has now. Nothing
    /// jumps; what is left of so old a motion under so many newer ones has no visible share. Animations that still
    /// wait have all of their share before them: they count only where they are beyond measure.
    private mutating func foldIfDeep(at now: Double) {
        guard layers.count > Self.greatestDepth else { return }
        let underWay = layers.prefix { now >= $0.start + $0.progress.lead }.count
        let foldable = layers.count > Self.greatestQueue ? layers.count : underWay
        guard foldable > Self.greatestDepth else { return }
        let count = foldable / 2
        let newestFolded = layers[count - 1]
        let reached = state(at: now, below: count)
        let remaining = newestFolded.end.isFinite ? max(0.1, min(newestFolded.end - now, 2)) : 1
        let spring = Spring(response: remaining, dampingRatio: 1)
        let folded = MotionLayer(
            animation: newestFolded.animation,
            progress: Progress(leaf: .spring(spring.motion), logicalDuration: spring.response), custom: nil,
            start: now, handoff: -.infinity, end: .infinity, logicalEnd: .infinity, delta: .zero,
            offset: reached.offset, velocity: reached.velocity)
        layers.replaceSubrange(0..<count, with: CollectionOfOne(folded))
        // Springs that will take over later have to start from where the folded motion will be then.
        for index in layers.indices.dropFirst() where layers[index].handoff.isFinite && layers[index].handoff > now {
            let below = state(at: layers[index].handoff, below: index)
            layers[index].offset = below.offset - layers[index].delta
            layers[index].velocity = below.velocity
        }
    }
}
