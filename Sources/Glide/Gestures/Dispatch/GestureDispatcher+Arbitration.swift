extension GestureDispatcher {
    /// The gestures of a hit path that may take part: masks, switches and nodes that have gone are heeded.
    static func eligible(_ path: [GestureAttachment]) -> [GestureAttachment] {
        var kept: [GestureAttachment] = []
        for attachment in path.reversed() {
            guard attachment.isEnabled, attachment.target?.isInHierarchy == true,
                !kept.contains(where: { $0 === attachment })
            else { continue }
            if attachment.mask.contains(.gesture) { kept.append(attachment) }
            // What is farther out decides about everything inside it.
            if !attachment.mask.contains(.subviews) { break }
        }
        return kept.reversed()
    }

    /// Shows a contact that goes down to a gesture; whether it follows the contact.
    func offer(_ event: ContactEvent, to attachment: GestureAttachment) -> Bool {
        let recogniser = attachment.recogniser
        guard recogniser.accepts(event) else { return false }
        recogniser.surroundings.now = event.time
        recogniser.handle(event)
        if recogniser.state.hasNoSuccess {
            // The second tap was not the one a double tap waited for; it may be the first of another.
            conclude(attachment)
            guard recogniser.accepts(event) else { return false }
            recogniser.handle(event)
        }
        guard attachment.isLive else { return false }
        attachment.dispatcher = self
        if !live.contains(where: { $0 === attachment }) { live.append(attachment) }
        return recogniser.follows(event.contact) || recogniser.claims(event.contact)
    }

    /// Brings the arenas in order after recognisers have moved on, and gathers the actions that may run.
    func settle() {
        var isChanged = true
        while isChanged {
            isChanged = concludeFinished()
            for arena in arenas { dropUninterested(in: arena) }
            for arena in arenas {
                if let claimant = nextClaimant(in: arena) {
                    grant(claimant, in: arena)
                    isChanged = true
                }
            }
            // The losers are told before the winner acts.
            if !isChanged { isChanged = concludeOwners() }
        }
        for attachment in live where !isWaiting(attachment) { collectActions(of: attachment) }
        arenas.removeAll { !$0.isDown && $0.isEmpty }
        for attachment in live where !attachment.isLive { attachment.dispatcher = nil }
        live.removeAll { !$0.isLive }
    }

    /// Whether `attachment` has been recognised but must wait for one that comes first.
    private func isWaiting(_ attachment: GestureAttachment) -> Bool {
        attachment.isExclusive && attachment.recogniser.state == .ended && !attachment.isOwner
    }

    private func concludeFinished() -> Bool {
        let finished = live.filter {
            $0.recogniser.state.hasNoSuccess || (!$0.isExclusive && $0.recogniser.state == .ended)
        }
        for attachment in finished { conclude(attachment) }
        return !finished.isEmpty
    }

    private func concludeOwners() -> Bool {
        let finished = live.filter { $0.isOwner && $0.recogniser.state == .ended }
        for attachment in finished { conclude(attachment) }
        return !finished.isEmpty
    }

    private func dropUninterested(in arena: ContactArena) {
        for attachment in arena.contenders + arena.companions {
            let recogniser = attachment.recogniser
            if !recogniser.follows(arena.contact) && !recogniser.claims(arena.contact) && recogniser.state != .ended {
                arena.remove(attachment)
            }
        }
    }

    private func nextClaimant(in arena: ContactArena) -> GestureAttachment? {
        let claimants = arena.contenders.filter { $0 !== arena.owner && $0.recogniser.claims(arena.contact) }
        guard !claimants.isEmpty else { return nil }
        if arena.owner == nil, let catcher = claimants.first(where: { $0.recogniser.seizes(arena.contact) }) {
            return catcher
        }
        return claimants.first { claimant in
            // While the finger is down the first to get there wins; once it is up, those who come first may still wait.
            let mustWait = isWaiting(claimant) && !arena.isDown && arena.hasUndecidedContender(before: claimant)
            return !mustWait
        }
    }

    private func grant(_ attachment: GestureAttachment, in arena: ContactArena) {
        let recogniser = attachment.recogniser
        let claimed = arenas.filter { arena in
            arena.contenders.contains { $0 === attachment } && recogniser.claims(arena.contact)
        }
        guard claimed.allSatisfy({ $0.canGrant(to: attachment) }) else {
            lose(attachment, in: arena)
            return
        }
        attachment.isOwner = true
        for arena in claimed {
            let displaced = arena.owner
            arena.owner = attachment
            for other in arena.contenders where other !== attachment {
                let mayFollow = !recogniser.seizes(arena.contact) && arena.mayDisplace(attachment, by: other)
                if !mayFollow { lose(other, in: arena, isDisplaced: other === displaced) }
            }
        }
    }

    /// Takes the arena's contact away from `attachment`.
    private func lose(_ attachment: GestureAttachment, in arena: ContactArena, isDisplaced: Bool = false) {
        let recogniser = attachment.recogniser
        arena.remove(attachment)
        // It has lost already, with another finger, and what it says now is that.
        if recogniser.state.hasNoSuccess { return }
        // What this very event would have told must not be heard from a loser.
        if !attachment.isOwner || isDisplaced { recogniser.discardActions() }
        recogniser.surroundings.now = arena.lastEvent.time
        recogniser.handle(arena.lastEvent.with(.cancelled))
        if recogniser.state == .ended && (!attachment.isOwner || isDisplaced) { recogniser.cancel() }
    }

    /// Takes the contacts of all arenas that match away from everybody, and forgets them.
    func abandon(where isLost: (ContactArena) -> Bool) {
        let lost = arenas.filter(isLost)
        guard !lost.isEmpty else { return }
        for arena in lost {
            arena.isDown = false
            for attachment in arena.contenders + arena.companions { lose(attachment, in: arena) }
        }
        arenas.removeAll { arena in lost.contains { $0 === arena } }
        settle()
    }

    /// Cancels everything that `attachment` has under way; `settle` follows.
    func cancelWhole(_ attachment: GestureAttachment) {
        let recogniser = attachment.recogniser
        if isWaiting(attachment) { recogniser.discardActions() }
        recogniser.cancel()
        if recogniser.state != .idle { conclude(attachment) }
    }

    /// Lets the last actions of a recogniser that is through run, and makes it ready for the next contact.
    func conclude(_ attachment: GestureAttachment) {
        collectActions(of: attachment)
        attachment.recogniser.reset()
        attachment.isOwner = false
        attachment.dispatcher = nil
        live.removeAll { $0 === attachment }
        for arena in arenas {
            let wasOwner = arena.owner === attachment && arena.contenders.contains { $0 === attachment }
            arena.remove(attachment)
            if wasOwner {
                for other in arena.contenders { lose(other, in: arena) }
            }
        }
    }
}
