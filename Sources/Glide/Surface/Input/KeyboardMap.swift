import CWayland
import Glibc
import Wayland

/// A keyboard's layout and the state of its modifiers, read by xkbcommon.
final class KeyboardMap {
    /// mmap(2), private and read-only: what compositors send may be sealed, or written by no one but them. A test can
    /// make it fail. Nil if it does.
    @MainActor static var mapMemory: (_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawPointer? = {
        let memory = mmap(nil, $1, PROT_READ, MAP_PRIVATE, $0, 0)
        return memory == MAP_FAILED ? nil : memory
    }

    private let text: [UInt8]
    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer

    /// Reads `size` bytes of an XKB text keymap, mapped privately and read-only from the descriptor's start; none if
    /// they are not there or not a keymap.
    @MainActor
    init?(_ descriptor: WaylandDescriptor, size: Int) {
        var status = stat()
        // Beyond the file's end the mapping would kill.
        guard size > 0, fstat(descriptor.value, &status) == 0, status.st_size >= size,
            let memory = Self.mapMemory(descriptor.value, size)
        else { return nil }
        defer { munmap(memory, size) }
        guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
        xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        let text = memory.assumingMemoryBound(to: CChar.self)
        // The text may or may not end with a NUL.
        let keymap = xkb_keymap_new_from_buffer(
            context, text, strnlen(text, size), XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let keymap else {
            xkb_context_unref(context)
            return nil
        }
        guard let state = xkb_state_new(keymap) else {
            xkb_keymap_unref(keymap)
            xkb_context_unref(context)
            return nil
        }
        self.text = Array(UnsafeRawBufferPointer(start: memory, count: strnlen(text, size)))
        self.context = context
        self.keymap = keymap
        self.state = state
    }

    deinit {
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        xkb_context_unref(context)
    }

    /// Whether the descriptor holds what this map was read from: compositors send the same again and again.
    @MainActor
    func isSame(as descriptor: WaylandDescriptor, size: Int) -> Bool {
        var status = stat()
        guard size >= text.count, size <= text.count + 1, fstat(descriptor.value, &status) == 0,
            status.st_size >= size, let memory = Self.mapMemory(descriptor.value, size)
        else { return false }
        defer { munmap(memory, size) }
        return text.withUnsafeBytes { $0.baseAddress.map { memcmp($0, memory, text.count) == 0 } ?? false }
    }

    /// Sets the modifiers and the layout, as `wl_keyboard.modifiers` gives them.
    func setModifiers(_ modifiers: WireModifiers) {
        xkb_state_update_mask(
            state, modifiers.depressed, modifiers.latched, modifiers.locked, 0, 0, modifiers.group)
    }

    /// Whether the key repeats while held. Codes are the wire's: 8 below xkb's.
    func repeats(_ code: UInt32) -> Bool {
        xkb_keymap_key_repeats(keymap, code + 8) != 0
    }

    /// The keysym with the modifiers held; 0 where there is none.
    func keysym(_ code: UInt32) -> UInt32 {
        xkb_state_key_get_one_sym(state, code + 8)
    }

    /// The keysym without modifiers.
    func plainKeysym(_ code: UInt32) -> UInt32 {
        let layout = xkb_state_key_get_layout(state, code + 8)
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = xkb_keymap_key_get_syms_by_level(keymap, code + 8, layout, 0, &symbols)
        guard count > 0, let symbols else { return keysym(code) }
        return symbols[0]
    }

    /// The text with the modifiers held, without a compose sequence.
    func text(_ code: UInt32) -> String {
        var bytes = [CChar](repeating: 0, count: 64)
        xkb_state_key_get_utf8(state, code + 8, &bytes, bytes.count)
        return bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// The modifiers in effect.
    var modifiers: EventModifiers {
        let names: [(String, EventModifiers)] = [
            ("Shift", .shift), ("Lock", .capsLock), ("Control", .control), ("Mod1", .option), ("Mod4", .command),
        ]
        var result: EventModifiers = []
        for (name, modifier) in names
        where xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) == 1 {
            result.insert(modifier)
        }
        return result
    }
}
