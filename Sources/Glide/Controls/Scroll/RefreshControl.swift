/// Runs a scroll view's refresh action: pulled down far enough it begins, and the spinner stays until it is done.
@MainActor
final class RefreshControl {
    /// How far the content must be pulled beyond its beginning, in points as shown.
    static let threshold = 64.0
    /// What stays free for the spinner while the action runs, in points.
    static let room = 60.0
    /// How the room closes.
    private static let closing = Animation.spring(response: 0.35, dampingFraction: 1)

    unowned var owner: ScrollNode!
    private unowned let host: ViewHost
    let spinner: RefreshSpinnerNode
    /// What to run; nil for scroll views that are not refreshed.
    var action: RefreshAction?
    private var task: Task<Void, Never>?
    private var isDue = false

    init(host: ViewHost) {
        self.host = host
        spinner = RefreshSpinnerNode(host: host)
    }

    /// A finger holds the content `distance` points below its place.
    func pulled(by distance: Double, in grip: ScrollGrip) {
        guard let action, task == nil, distance >= Self.threshold, owner.vertical.isHeld else { return }
        isDue = true
        spinner.isTurning = true
        task = Task { @MainActor [weak self] in
            await action()
            self?.finished()
        }
    }

    /// The finger lets go: from now on the room stays free.
    func gripEnded() {
        guard isDue else { return }
        isDue = false
        if task != nil {
            owner.vertical.setInset(Self.room, transaction: Transaction(), at: host.now)
        }
    }

    private func finished() {
        task = nil
        spinner.isTurning = false
        guard owner.scene != nil else { return }
        // The end counts from now, whatever frame was last.
        host.change { [weak self] in
            guard let self, task == nil else { return }
            let animation = owner.fadesInsteadOfMoving ? nil : Self.closing
            owner.vertical.setInset(0, transaction: Transaction(animation: animation), at: host.now)
            owner.contentMoved()
        }
    }

    /// The view goes, and with it what it waited for.
    func cancel() {
        task?.cancel()
        task = nil
        isDue = false
        spinner.isTurning = false
        owner.vertical.setInset(0, transaction: Transaction(), at: host.now)
    }
}
