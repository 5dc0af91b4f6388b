extension PagerNode: GestureCarrier, ScrollReceiver {
    var gestures: [GestureAttachment] { isDisabled || count == 0 ? [] : [attachment] }

    var movableAxes: Axis.Set { isDisabled || count < 2 ? [] : .horizontal }

    var isInFlight: Bool { settling.isRunning }

    var isCatchable: Bool {
        let width = size.width
        return isInFlight
            && (abs(settling.velocity(at: host.now)) * width > ScrollFling.restSpeed
                || abs(position - Double(page)) * width > 2)
    }

    func hasRoom(along axis: Axis, _ sign: Double) -> Bool {
        guard axis == .horizontal, !isDisabled else { return false }
        return sign * forward > 0 ? position > 0 : position < Double(count - 1)
    }

    func stretches(along axis: Axis) -> Bool { axis == .horizontal && !isDisabled && count > 0 }

    /// Whether a finger that goes this way is the pages': they can follow, or give way at their end while nothing around
    /// them can follow.
    func claims(along axis: Axis, _ sign: Double) -> Bool {
        if hasRoom(along: axis, sign) { return true }
        guard stretches(along: axis) else { return false }
        var next = parent
        while let current = next {
            if let outer = current as? any ScrollReceiver, outer.hasRoom(along: axis, sign) { return false }
            next = current.parent
        }
        return true
    }

    func halt() {
        hold()
        release(velocity: 0)
    }

    func turnWheel(by delta: Size, clicks: Size?, crosses: Bool) -> Size {
        let isAside = delta.width == 0 && crosses
        let way = isAside ? delta.height : forward * delta.width
        guard !isDisabled, way != 0, !isHeld else { return delta }
        let target = page + (way > 0 ? 1 : -1)
        guard (0..<count).contains(target) else { return delta }
        let rest = isAside ? .zero : Size(height: delta.height)
        // A wheel that counts finer than clicks turns one page a click; one that does not count, one page a time.
        if let clicks {
            let part = isAside ? clicks.height : forward * clicks.width
            wheelTurn = wheelTurn * part < 0 ? part : wheelTurn + part
            if abs(wheelTurn) < 1 { return rest }
        }
        wheelTurn = 0
        if !isInFlight { turn(to: target) }
        return rest
    }

    func fingersBegan() { hold() }
    func fingersMoved(_ travel: Size) { follow(travel.width) }
    func fingersEnded(velocity: Size) { release(velocity: velocity.width) }

    func reveal(_ node: Node) {
        guard !isDisabled, !isHeld else { return }
        let index = (0..<count).first { index in
            pages.nodes(at: index).contains { $0 === node || node.isInside($0) }
        }
        if let index, index != page { turn(to: index) }
    }

    func press(_ key: Key, modifiers: EventModifiers) -> Bool {
        guard !isDisabled, !isHeld else { return false }
        let target: Int
        switch key {
        case .leftArrow: target = page - Int(forward)
        case .rightArrow: target = page + Int(forward)
        case .home: target = 0
        case .end: target = count - 1
        default: return false
        }
        guard (0..<count).contains(target), target != page else { return false }
        turn(to: target)
        return true
    }
}
