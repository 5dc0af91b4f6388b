extension Animator {
    /// The running motion in words, for listings: animation, age, offset, velocity and what it is combined with.
    package func description(at time: Time) -> String {
        guard let newest = layers.last else { return "at rest" }
        let state = state(at: time)
        let age = time.seconds - newest.start
        let below = layers.count > 1 ? ", over \(layers.count - 1) older" : ""
        return "\(newest.animation) for \(age) s: offset \(state.offset), velocity \(state.velocity)\(below)"
    }
}
