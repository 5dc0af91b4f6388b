/// A fill whose colours travel, in linear light, when it is changed with an animation.
///
/// Gradients of one kind and with as many stops travel into each other, stops, points and all; a plain colour counts as
/// a gradient with all stops alike. Everything else changes at once.
struct AnimatedFill {
    private(set) var presented: Fill
    private var model: Fill
    /// The kind of fill that the vector stands for.
    private var form: Fill
    private var vector: AnimatedValue<FillVector>
    private var hasChanged = false

    init(_ fill: Fill) {
        presented = fill
        model = fill
        form = fill
        vector = AnimatedValue(FillVector(fill))
    }

    var isRunning: Bool { vector.isRunning }

    /// Sets the fill; answers whether it travels.
    @MainActor
    mutating func set(_ fill: Fill, transaction: Transaction, at time: Time) -> Bool {
        if fill == model { return isRunning }
        model = fill
        hasChanged = true
        if transaction.animation != nil || vector.isRunning, let common = form.commonForm(with: fill) {
            let old = vector.model.fill(like: form)
            if common != form { vector.reform(FillVector(old.expanded(to: common))) }
            form = common
            _ = vector.set(FillVector(fill.expanded(to: common)), transaction: transaction, at: time)
        } else {
            vector.cancel()
            form = fill
            vector = AnimatedValue(FillVector(fill))
        }
        show()
        return isRunning
    }

    /// Brings the fill to `time`; answers whether it still travels.
    @MainActor
    mutating func advance(to time: Time) -> Bool {
        let runs = vector.advance(to: time)
        hasChanged = true
        show()
        return runs
    }

    /// Ends the animation at once.
    @MainActor
    mutating func cancel() {
        vector.cancel()
        hasChanged = true
        show()
    }

    /// Whether what is shown has changed since this was asked last.
    mutating func takeChange() -> Bool {
        defer { hasChanged = false }
        return hasChanged
    }

    private mutating func show() {
        presented = vector.isRunning ? vector.presented.fill(like: form) : model
    }

    @MainActor
    func listAnimations(of node: String, into list: inout [RunningAnimation], at time: Time) {
        guard vector.isRunning else { return }
        list.append(
            vector.listing(node: node, attribute: "fill", at: time, value: presented.words, target: model.words) {
                $0.color.colorWords
            })
    }
}

extension Fill {
    private var stops: [Stop]? {
        switch self {
        case .color: nil
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops
        }
    }

    /// The kind of fill by which both can be described, so that one can travel into the other; nil if there is none.
    fileprivate func commonForm(with other: Fill) -> Fill? {
        switch (self, other) {
        case (.color, .color): other
        case (.color, _): other.stops?.isEmpty == false ? other : nil
        case (_, .color): self
        case (.linear(let a, _, _), .linear(let b, _, _)): a.count == b.count ? other : nil
        case (.radial(let a, _, _, _), .radial(let b, _, _, _)): a.count == b.count ? other : nil
        case (.elliptical(let a, _, _, _), .elliptical(let b, _, _, _)): a.count == b.count ? other : nil
        case (.angular(let a, _, _, _), .angular(let b, _, _, _)): a.count == b.count ? other : nil
        default: nil
        }
    }

    /// A plain colour as a gradient of the kind of `form`, with all stops alike.
    fileprivate func expanded(to form: Fill) -> Fill {
        guard case .color(let color) = self else { return self }
        func alike(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: color, location: $0.location) } }
        return switch form {
        case .color: self
        case .linear(let stops, let start, let end): .linear(alike(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(alike(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startFraction, let endFraction):
            .elliptical(alike(stops), center: center, startFraction: startFraction, endFraction: endFraction)
        case .angular(let stops, let center, let start, let end):
            .angular(alike(stops), center: center, start: start, end: end)
        }
    }
}
