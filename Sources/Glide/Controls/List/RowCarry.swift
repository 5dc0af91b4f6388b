/// A row of a list on its way to another place, under a finger; near an edge of what is seen the list goes on.
@MainActor
final class RowCarry {
    private unowned let row: ListRowNode
    private unowned let slide: RowSlide
    private weak var viewport: ScrollNode?
    /// Keeps the row alive while its place is out of view.
    private let hold: (Bool) -> Void
    /// Where the upper edge of the row was seen when it was taken up: in the viewport, in points.
    private let startTop: Double
    /// How far the finger has gone since.
    private var travel = 0.0
    /// How fast the content is to go on, in points per second.
    private var speed = 0.0
    /// Whether the finger was clear of the viewport's edges, or has gone towards one: a row that is taken up near an edge
    /// is not carried there yet.
    private var isFree = (up: false, down: false)
    /// Before which row it would come to stand.
    private(set) var destination: Int
    /// The rows that have been seen during this carry.
    private var met: Set<ObjectIdentifier> = []

    /// So far within an edge of the viewport, in points, the content begins to go on.
    private static let zone = 56.0
    /// How far a finger goes towards an edge before a row that was taken up there is carried to it, in points.
    private static let least = 8.0
    /// Points per second for each point within the zone, where it begins; three times as many a zone farther out.
    private static let haste = 4.0
    /// Points per second, however far the finger is.
    private static let most = 1_800.0

    init?(_ row: ListRowNode, slide: RowSlide) {
        guard let editing = row.editing else { return nil }
        self.row = row
        self.slide = slide
        viewport = row.viewports.first as? ScrollNode
        hold = editing.hold
        destination = editing.index()
        startTop = Self.top(of: row, in: viewport) + slide.along.presented
        met = Set(row.rowsAround.map { ObjectIdentifier($0) })
        hold(true)
        viewport?.add(row)
    }

    /// Where the row would be seen if nobody carried it.
    private static func top(of row: ListRowNode, in viewport: ScrollNode?) -> Double {
        guard let viewport else { return row.origin.y }
        return row.layoutPosition(in: viewport).y + viewport.contentOffset.height
    }

    private var top: Double { Self.top(of: row, in: viewport) }

    /// The finger has gone by `travel` points and is at `place` in the window; nil where it is not known yet.
    func move(by travel: Double, to place: Point?) {
        self.travel = travel.isFinite ? travel : 0
        speed = place.map(speed(at:)) ?? 0
        follow()
    }

    /// Brings the row below the finger, wherever the content is by now, and has the content go on.
    func follow() {
        slide.place(startTop + travel - top)
        makeRoom()
        viewport?.drift(speed, along: .vertical)
    }

    /// How fast the content goes on while the finger is at `place`.
    private func speed(at place: Point) -> Double {
        guard let viewport else { return 0 }
        let y = viewport.convert(place, to: .local).y
        let clear = viewport.clearRect
        let zone = min(Self.zone, clear.height / 4)
        guard zone > 0 else { return 0 }
        let above = clear.minY + zone - y
        let below = y - (clear.maxY - zone)
        if above <= 0 || travel < -Self.least { isFree.up = true }
        if below <= 0 || travel > Self.least { isFree.down = true }
        func speed(_ depth: Double) -> Double { min(Self.most, Self.haste * depth * (1 + depth / zone)) }
        if below > 0, isFree.down { return speed(below) }
        if above > 0, isFree.up { return -speed(above) }
        return 0
    }

    /// Moves the rows that the carried one has passed into its place.
    private func makeRoom() {
        guard let index = row.editing?.index() else { return }
        let height = row.size.height
        let (top, bottom) = (row.origin.y + slide.along.presented, row.origin.y + slide.along.presented + height)
        var destination = index
        for other in row.rowsAround where other !== row {
            guard let place = other.editing?.index(), let slide = other.slide else { continue }
            let middle = other.origin.y + other.size.height / 2
            var room = 0.0
            if place > index, middle < bottom {
                room = -height
                destination = max(destination, place + 1)
            } else if place < index, middle > top {
                room = height
                destination = min(destination, place)
            }
            // A row that comes into view has made room before.
            let isNew = met.insert(ObjectIdentifier(other)).inserted
            if slide.along.model != room { slide.makeRoom(room, isAnimated: !isNew) }
        }
        self.destination = destination
    }

    /// Ends the carry: the row is let go with `velocity`, in points per second of the window.
    ///
    /// - Parameter isKept: whether the row stays where it is; else it goes back.
    func end(velocity: Double, isKept: Bool) {
        viewport?.drift(0, along: .vertical)
        viewport?.remove(row)
        hold(false)
        // In the content, which may still be moving, the row has the speed of both.
        let speed = velocity + (viewport.map { -$0.offsetVelocity(at: row.host.now).height } ?? 0)
        guard isKept, let editing = row.editing, destination != editing.index(), let move = editing.move else {
            for other in row.rowsAround where other !== row { other.slide?.makeRoom(0, isAnimated: true) }
            return slide.settle(from: slide.along.presented, velocity: speed)
        }
        // The rows stand already where the change will put them: it must not be seen a second time.
        let shown = top + slide.along.presented
        viewport?.anchoring.isReleased = true
        let index = editing.index()
        withTransaction(Transaction()) { move(index, destination) }
        row.host.afterLayout { [self] in
            viewport?.anchoring.isReleased = false
            for other in row.rowsAround where other !== row { other.slide?.makeRoom(0, isAnimated: false) }
            slide.settle(from: shown - top, velocity: speed)
        }
    }
}
