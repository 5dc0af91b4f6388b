/// A key that holds a view pressed until it comes up.
@MainActor
struct HeldKey {
    let key: Key
    let contact: PressedContact
}

extension FocusEngine {
    /// Lets the view go that a key holds.
    ///
    /// - Parameter isKept: whether the press counts, as when the key comes up; else nothing comes of it.
    func release(isKept: Bool) {
        guard let held else { return }
        self.held = nil
        if isKept {
            host.dispatcher.release(held.contact, time: host.outerNow)
        } else {
            host.dispatcher.withdraw(held.contact, time: host.outerNow)
        }
    }
}
