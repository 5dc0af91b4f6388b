extension ListRowNode: FocusCarrier, FocusShapeNode {
    var focusOffer: FocusOffer? {
        let isPressed = selection != nil && attachment?.isEnabled == true && end == nil && rowTag != nil
        guard isPressed || (editing != nil && end == nil) else { return nil }
        return FocusOffer(
            isPressed: isPressed, isOneOfMany: true,
            takeKey: editing == nil ? nil : { [weak self] in self?.take($0) ?? false })
    }

    /// Delete takes the row away; Option with an arrow key moves it.
    private func take(_ event: KeyEvent) -> Bool {
        guard let slide = bringSlide() else { return false }
        switch event.key {
        case .delete where event.isPlain, .deleteForward where event.isPlain:
            guard editing?.delete != nil else { return false }
            slide.delete()
            return true
        case .upArrow where event.modifiers == .option: return slide.step(by: -1)
        case .downArrow where event.modifiers == .option: return slide.step(by: 1)
        default: return false
        }
    }

    var kinds: ContentShapeKinds { .focusEffect }

    /// The ring of a row lies within it: rows leave no room between them.
    var ringOutline: RingOutline? {
        let box = ground.offset(by: presentedFrame.origin - Point.zero).insetBy(dx: 6, dy: 6)
        return RingOutline(rect: box, radius: look.margin > 0 ? ListLook.cornerRadius - 5 : 2)
    }
}
