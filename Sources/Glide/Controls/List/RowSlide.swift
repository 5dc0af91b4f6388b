/// A row of a list as it is moved by hand: swiped aside, which uncovers a button, or carried to another place.
@MainActor
final class RowSlide {
    private unowned let row: ListRowNode
    private unowned let host: ViewHost
    /// How far the row has gone towards the beginning of the line, in points.
    private(set) var aside = AnimatedValue(0.0)
    /// How far it is from its place along the list, in points.
    private(set) var along = AnimatedValue(0.0)
    /// 1 while it is carried.
    private(set) var lift = AnimatedValue(0.0, unit: 128)
    /// Whether the button stays uncovered.
    private(set) var isOpen = false
    /// How far aside the row was when a finger took it.
    private var start = 0.0

    private let pan = PanRecogniser(axes: .horizontal, acceptsMouse: true)
    private var swipe: GestureAttachment!
    private var carry: GestureAttachment!
    /// Answers presses in place of the row while the button is uncovered.
    private var press: GestureAttachment!
    /// While the row is carried.
    private var carried: RowCarry?

    /// How wide the button is, in points.
    static let buttonWidth = 76.0
    /// How long a row is held before it can be carried, in seconds.
    private static let holdTime = 0.3
    private static let settling = Animation.spring(response: 0.35, dampingFraction: 0.9)
    /// A finger that moves faster than this, in points a second, says by its way what it wants.
    private static let flickSpeed = 250.0

    init(_ row: ListRowNode, host: ViewHost) {
        self.row = row
        self.host = host
        swipe = GestureAttachment(pan, target: row)
        pan.canMove = { [weak self] _, sign in self?.canMove(sign) ?? false }
        pan.began = { [weak self] _ in self?.begin() }
        pan.moved = { [weak self] travel in self?.follow(travel.width) }
        pan.ended = { [weak self] velocity in self?.release(velocity: velocity.width) }
        pan.cancelled = { [weak self] in self?.release(velocity: 0) }
        press = GestureAttachment(
            SpatialTapGesture(coordinateSpace: .global).onEnded { [weak self] in self?.pressed(at: $0.location) },
            target: row)
        carry = GestureAttachment(
            LongPressGesture(minimumDuration: Self.holdTime)
                .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
                .onChanged { [weak self] value in
                    if case .second(_, let drag) = value { self?.carry(drag) }
                }
                .onCancelled { [weak self] in self?.drop(velocity: 0, isKept: false) }
                .onEnded { [weak self] value in
                    var velocity = 0.0
                    if case .second(_, let drag?) = value { velocity = drag.velocity.height }
                    self?.drop(velocity: velocity, isKept: true)
                },
            target: row)
    }

    private var editing: RowEditing? { row.editing }
    private var now: Time { host.now }
    /// Whether the line begins at the left (−1) or at the right (1): the way of a row that goes aside.
    private var way: Double { row.isReadFromRightToLeft ? 1 : -1 }

    /// What the row listens to at present.
    var gestures: [GestureAttachment] {
        var list: [GestureAttachment] = []
        // In edit mode a circle uncovers the button.
        if isOpen || (editing?.delete != nil && !row.isEditing) { list.append(swipe) }
        if isOpen { list.append(press) } else if editing?.move != nil { list.append(carry) }
        return list
    }

    var isRunning: Bool { aside.isRunning || along.isRunning || lift.isRunning }

    /// Whether the row is at its place, as if nobody could move it.
    var isAtRest: Bool { aside.presented == 0 && along.presented == 0 && lift.presented == 0 }

    /// From the row's place to where it is shown.
    var offset: Size { Size(width: way * aside.presented, height: along.presented) }

    func advance(to time: Time) -> Bool {
        let runs = [aside.advance(to: time), along.advance(to: time), lift.advance(to: time)]
        return runs.contains(true)
    }

    func cancelAnimations() {
        aside.cancel()
        along.cancel()
        lift.cancel()
    }

    private func set(
        _ value: ReferenceWritableKeyPath<RowSlide, AnimatedValue<Double>>, _ new: Double, _ animation: Animation?
    ) {
        var transaction = Transaction(animation: animation)
        transaction.tracksVelocity = animation == nil
        _ = self[keyPath: value].set(new, transaction: transaction, at: now)
        row.slideMoved()
    }

    // MARK: Aside

    private func canMove(_ sign: Double) -> Bool {
        if carried != nil { return false }
        return sign == way ? editing?.delete != nil && (isOpen || !row.isEditing) : aside.presented > 0
    }

    private func begin() {
        for other in row.rowsAround where other !== row { other.slide?.close() }
        start = aside.presented
    }

    private func follow(_ travel: Double) {
        set(\.aside, min(max(0, start + way * travel), row.ground.width), nil)
    }

    private func release(velocity: Double) {
        let speed = way * velocity
        let gone = aside.presented
        if gone > row.ground.width * 0.6 || (speed > 4 * Self.flickSpeed && gone > 1.5 * Self.buttonWidth) {
            delete()
        } else if speed > Self.flickSpeed || (gone > Self.buttonWidth / 2 && speed > -Self.flickSpeed) {
            isOpen = true
            set(\.aside, Self.buttonWidth, Self.settling)
        } else {
            close()
        }
    }

    /// Uncovers the button, or covers it again.
    func toggle() {
        if isOpen { return close() }
        guard editing?.delete != nil, carried == nil else { return }
        begin()
        isOpen = true
        set(\.aside, Self.buttonWidth, Self.settling)
    }

    /// Covers the button again.
    func close() {
        isOpen = false
        if aside.model != 0 { set(\.aside, 0, Self.settling) }
    }

    private func pressed(at place: Point) {
        let ground = row.ground.offset(by: row.shownFrame.origin - Point.zero)
        let isOnButton =
            way < 0 ? place.x > ground.maxX - Self.buttonWidth : place.x < ground.minX + Self.buttonWidth
        if isOnButton { delete() } else { close() }
    }

    /// Takes the row away; one that the app keeps comes back.
    func delete() {
        guard let editing, let delete = editing.delete else { return close() }
        isOpen = false
        if aside.model > 0 { set(\.aside, row.ground.width, Self.settling) }
        withAnimation(Self.settling) { delete(editing.index()) }
        host.afterUpdate { [weak self] in
            guard let self, !row.isLeaving, row.scene != nil else { return }
            close()
        }
    }

    // MARK: Along

    /// The gesture of a finger that carries the row as soon as it goes down: what a handle listens to.
    func carryAtOnce(from target: any GestureTarget) -> GestureAttachment {
        GestureAttachment(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { [weak self] in self?.carry($0) }
                .onCancelled { [weak self] in self?.drop(velocity: 0, isKept: false) }
                .onEnded { [weak self] in self?.drop(velocity: $0.velocity.height, isKept: true) },
            target: target)
    }

    private func carry(_ drag: DragGesture.Value?) {
        if carried == nil {
            for other in row.rowsAround { other.slide?.close() }
            carried = RowCarry(row, slide: self)
            guard carried != nil else { return }
            row.isRaised = true
            set(\.lift, 1, .easeOut(duration: 0.15))
        }
        carried?.move(by: drag?.translation.height ?? 0, to: drag?.location)
    }

    /// The content has moved below the carried row.
    func viewportMoved() {
        carried?.follow()
    }

    private func drop(velocity: Double, isKept: Bool) {
        guard let carry = carried else { return }
        carried = nil
        set(\.lift, 0, .easeOut(duration: 0.2))
        carry.end(velocity: velocity.isFinite ? velocity : 0, isKept: isKept)
    }

    /// Shows the row `distance` points after its place.
    func place(_ distance: Double) {
        set(\.along, distance, nil)
    }

    /// Moves the row by `room` out of the way of one that is carried past it, or back.
    func makeRoom(_ room: Double, isAnimated: Bool) {
        set(\.along, room, isAnimated ? Self.settling : nil)
    }

    /// Lets the row come to its place from `distance` points after it, where it has `velocity`.
    func settle(from distance: Double, velocity: Double) {
        along.settle(from: distance, velocity: velocity, to: 0, animation: Self.settling, at: now)
        row.slideMoved()
    }

    /// Moves the row by one place, as keys do.
    func step(by count: Int) -> Bool {
        guard let editing, let move = editing.move else { return false }
        let index = editing.index()
        withAnimation(Self.settling) { move(index, count > 0 ? index + 1 + count : index + count) }
        return true
    }
}
