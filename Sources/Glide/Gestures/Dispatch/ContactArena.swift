/// The gestures that follow one contact, and which of them owns it.
@MainActor
final class ContactArena {
    let contact: Int
    /// Those of which at most one is recognised, in the order of precedence.
    var contenders: [GestureAttachment]
    /// Those that run beside all others.
    var companions: [GestureAttachment]
    var owner: GestureAttachment?
    var isDown = true
    var lastEvent: ContactEvent

    init(_ event: ContactEvent, path: [GestureAttachment]) {
        contact = event.contact
        lastEvent = event
        // From the outside in for those of high priority, then from the inside out.
        contenders = path.reversed().filter { $0.priority == .high } + path.filter { $0.priority == .normal }
        companions = path.filter { $0.priority == .simultaneous }
    }

    var isEmpty: Bool { contenders.isEmpty && companions.isEmpty }

    func remove(_ attachment: GestureAttachment) {
        contenders.removeAll { $0 === attachment }
        companions.removeAll { $0 === attachment }
    }

    /// Whether `attachment` may own the contact: nobody does, or it comes first by `.highPriorityGesture`.
    func canGrant(to attachment: GestureAttachment) -> Bool {
        guard let owner, owner !== attachment else { return true }
        return mayDisplace(owner, by: attachment)
    }

    func mayDisplace(_ owner: GestureAttachment, by attachment: GestureAttachment) -> Bool {
        let state = owner.recogniser.state
        guard attachment.priority == .high, !owner.recogniser.isScroll, state == .active || state == .ended,
            let rank = contenders.firstIndex(where: { $0 === attachment }),
            let ownerRank = contenders.firstIndex(where: { $0 === owner })
        else { return false }
        return rank < ownerRank
    }

    /// Whether somebody who comes before `attachment` may still be recognised.
    func hasUndecidedContender(before attachment: GestureAttachment) -> Bool {
        for contender in contenders {
            if contender === attachment { return false }
            if contender.recogniser.state.isUndecided, contender.recogniser.follows(contact) { return true }
        }
        return false
    }
}
