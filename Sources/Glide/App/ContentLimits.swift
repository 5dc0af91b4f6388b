/// The sizes that a window's content allows, in points; 0 where there is no limit.
struct ContentLimits: Equatable {
    var minimum = Size.zero
    var maximum = Size.zero

    init() {}

    /// Measures the content of `host`: cheap where its layout did not change.
    @MainActor
    init(of host: ViewHost, _ resizability: WindowResizability) {
        guard resizability.limits != .none else { return }
        minimum = Self.size(of: host, .zero)
        guard resizability.limits == .both else { return }
        let largest = Self.size(of: host, .infinity)
        maximum = Size(
            width: largest.width.isFinite ? max(largest.width, minimum.width) : 0,
            height: largest.height.isFinite ? max(largest.height, minimum.height) : 0)
    }

    /// The size nearest to `size` within the limits.
    func clamp(_ size: Size) -> Size {
        func side(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
            max(minimum, maximum > 0 ? min(value, maximum) : value)
        }
        return Size(
            width: side(size.width, minimum.width, maximum.width),
            height: side(size.height, minimum.height, maximum.height))
    }

    /// What the content takes when it is offered `proposal`.
    @MainActor
    static func size(of host: ViewHost, _ proposal: ProposedViewSize) -> Size {
        host.scene.root.children.filter { !$0.isLeaving && $0 !== host.motionOverlay }.map { $0.sizeThatFits(proposal) }
            .reduce(.zero) {
                Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
    }
}
