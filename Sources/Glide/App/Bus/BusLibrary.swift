import CSystemBus
import Dispatch

/// sd-bus, found when it is first needed, away from the main thread: loading it takes the better part of a millisecond.
@MainActor
enum BusLibrary {
    private enum State {
        case unknown
        case loading([() -> Void])
        case loaded(GlideBusFunctions?)
    }

    private static var state = State.unknown

    /// The functions; nil before `load` has called back, and where no library has them.
    static var functions: GlideBusFunctions? {
        if case .loaded(let functions) = state { functions } else { nil }
    }

    /// Calls `done` on the main thread once the library is loaded, or found to be missing.
    static func load(_ done: @escaping () -> Void) {
        switch state {
        case .loaded: done()
        case .loading(let waiting): state = .loading(waiting + [done])
        case .unknown:
            state = .loading([done])
            DispatchQueue.global().async {
                let found = find()
                DispatchQueue.main.async { finish(found) }
            }
        }
    }

    /// Loads the library while the caller waits: for tests, which have no main loop.
    static func loadNow() {
        if case .loaded = state { return }
        finish(find())
    }

    private static func finish(_ found: GlideBusFunctions?) {
        if case .loaded = state { return }
        var waiting: [() -> Void] = []
        if case .loading(let list) = state { waiting = list }
        state = .loaded(found)
        for done in waiting { done() }
    }

    nonisolated private static func find() -> GlideBusFunctions? {
        var functions = GlideBusFunctions()
        return glide_find_bus_functions(&functions) ? functions : nil
    }
}
