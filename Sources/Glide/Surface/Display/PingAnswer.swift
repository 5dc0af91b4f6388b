import WaylandClient

/// Answers pings, on whatever thread dispatches them: the compositor must not take a busy app for a dead one.
enum PingAnswer {
    static func install(on wmBase: XdgWmBase) {
        wmBase.onEvent = { [unowned wmBase] event in
            if case .ping(let serial) = event { wmBase.pong(serial: serial) }
        }
    }
}
