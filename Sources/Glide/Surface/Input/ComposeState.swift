import CWayland
import Glibc

/// Dead keys and the Compose key, by the table of the user's locale (LC_ALL, LC_CTYPE, LANG). Without a table every
/// key stands for itself.
final class ComposeState {
    /// What a key does to the sequence.
    enum Outcome: Equatable {
        /// The key has nothing to do with a sequence.
        case plain
        /// The sequence goes on, or ended without a result: the key types nothing.
        case nothing
        /// The sequence is complete.
        case text(String)
    }

    private let context: OpaquePointer?
    private let table: OpaquePointer?
    private let state: OpaquePointer?

    /// Loads the locale's table.
    init() {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { (name: String) in
            getenv(name).map { String(cString: $0) }
        }.first { !$0.isEmpty }
        context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
        if let context {
            xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
            table = xkb_compose_table_new_from_locale(context, locale ?? "C", XKB_COMPOSE_COMPILE_NO_FLAGS)
        } else {
            table = nil
        }
        state = table.flatMap { xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS) }
    }

    deinit {
        xkb_compose_state_unref(state)
        xkb_compose_table_unref(table)
        xkb_context_unref(context)
    }

    /// Feeds a pressed key.
    func feed(_ keysym: UInt32) -> Outcome {
        guard let state, xkb_compose_state_feed(state, keysym) == XKB_COMPOSE_FEED_ACCEPTED else { return .plain }
        switch xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING: return .nothing
        case XKB_COMPOSE_CANCELLED:
            xkb_compose_state_reset(state)
            return .nothing
        case XKB_COMPOSE_COMPOSED:
            var bytes = [CChar](repeating: 0, count: 64)
            xkb_compose_state_get_utf8(state, &bytes, bytes.count)
            xkb_compose_state_reset(state)
            return .text(bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
        default: return .plain
        }
    }

    /// Forgets a sequence that was begun.
    func reset() {
        if let state { xkb_compose_state_reset(state) }
    }
}
