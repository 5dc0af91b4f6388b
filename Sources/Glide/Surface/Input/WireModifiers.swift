/// What `wl_keyboard.modifiers` says.
struct WireModifiers: Equatable {
    var depressed: UInt32 = 0
    var latched: UInt32 = 0
    var locked: UInt32 = 0
    var group: UInt32 = 0
}
