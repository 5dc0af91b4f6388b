import CWayland

extension Key {
    /// The key of an XKB keysym, that of the key without modifiers.
    init(keysym: UInt32) {
        if let named = Self.named[keysym] {
            self = named
        } else if (0xFFBE...0xFFE0).contains(keysym) {
            self = .function(Int(keysym - 0xFFBD))
        } else if let scalar = Unicode.Scalar(xkb_keysym_to_utf32(keysym)), scalar.value >= 0x20 {
            self = .character(Character(scalar))
        } else {
            self = .other(keysym)
        }
    }

    /// Whether the keysym belongs to the keypad.
    static func isKeypad(_ keysym: UInt32) -> Bool {
        (0xFF80...0xFFBD).contains(keysym)
    }

    /// xkbcommon-keysyms.h; those of the keypad do what their twins do.
    private static let named: [UInt32: Key] = [
        0xFF0D: .return, 0xFF8D: .return, 0xFF09: .tab, 0xFE20: .tab, 0x20: .space, 0xFF80: .space,
        0xFF1B: .escape, 0xFF08: .delete, 0xFFFF: .deleteForward, 0xFF9F: .deleteForward,
        0xFF63: .insert, 0xFF9E: .insert, 0xFF52: .upArrow, 0xFF97: .upArrow, 0xFF54: .downArrow,
        0xFF99: .downArrow, 0xFF51: .leftArrow, 0xFF96: .leftArrow, 0xFF53: .rightArrow, 0xFF98: .rightArrow,
        0xFF50: .home, 0xFF95: .home, 0xFF57: .end, 0xFF9C: .end, 0xFF55: .pageUp, 0xFF9A: .pageUp,
        0xFF56: .pageDown, 0xFF9B: .pageDown, 0xFF67: .menu,
        0xFFE1: .modifier(.shift), 0xFFE2: .modifier(.shift), 0xFFE3: .modifier(.control),
        0xFFE4: .modifier(.control), 0xFFE5: .modifier(.capsLock), 0xFFE9: .modifier(.option),
        0xFFEA: .modifier(.option), 0xFFEB: .modifier(.command), 0xFFEC: .modifier(.command),
    ]
}
