import Glibc
import WaylandClient

@testable import Glide
@testable import GlideTesting

/// A client and a mock compositor with a few surfaces between them, to which random things happen.
@MainActor
final class RandomRig {
    let mock: MockCompositor
    let clock = ManualClock()
    let display: WaylandDisplay
    let faults = RandomFaults()
    var windows: [RandomWindow] = []
    var lock: SessionLock?
    var random: MockRandom
    /// Why the connection ended.
    private(set) var ends: [WaylandDisplayError] = []
    /// Managers that were withdrawn.
    var withdrawn: [String] = []
    private let original: MockCompositor.Options
    /// Objects of the connection by their interface, before there was a window.
    private var objectsAtStart: [String: Int] = [:]

    init(random: MockRandom) {
        var random = random
        var options = MockCompositor.Options()
        options.notesRequests = false
        options.outputs = [MockOutput.Mode(width: 120, height: 90)]
        options.versions[WlSeat.interfaceName] = [UInt32(5), 7, 8, WlSeat.interfaceVersion].randomElement(
            using: &random)
        for interface in Self.managers where Int.random(in: 0..<8, using: &random) == 0 {
            options.versions[interface] = 0
        }
        original = options
        self.random = random
        mock = MockCompositor(options)
        guard let connection = try? WaylandConnection(descriptor: mock.clientDescriptor) else {
            fatalError("no connection to the mock")
        }
        display = WaylandDisplay(connection: connection, clock: clock)
        display.kernel = faults.kernel
        display.onEnd = { [unowned self] in ends.append($0) }
        turn(4)
        objectsAtStart = objects
    }

    /// Managers that may be missing, come and go.
    static let managers = [
        "wp_viewporter", "wp_fractional_scale_manager_v1", "wp_cursor_shape_manager_v1", "zxdg_decoration_manager_v1",
        "xdg_activation_v1", "wp_presentation", "zwp_idle_inhibit_manager_v1",
    ]

    func chance(_ one: Int, in all: Int) -> Bool { Int.random(in: 0..<all, using: &random) < one }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    func turn(_ turns: Int = 1) {
        for _ in 0..<turns {
            display.pump()
            mock.server.pump()
            clock.advance(by: 0.001)
        }
        display.pump()
    }

    // MARK: Surfaces

    /// Opens a surface of the kind; nothing where that cannot be. An app cannot turn the loop inside an event.
    func open(_ kind: RandomWindow.Kind, on parent: RandomWindow? = nil, grabs: Bool = true, isInEvent: Bool = false) {
        let window = RandomWindow(kind)
        let receive: (InputEvent) -> Void = { [unowned window] in window.receive($0) }
        let role: (any SurfaceRole)? =
            switch kind {
            case .toplevel: makeToplevel(window, receive)
            case .popup: makePopup(window, on: parent, grabs: grabs, receive)
            case .layer: makeLayer(window, receive)
            case .lock: makeLock(window, receive)
            }
        guard let window = window.adopt(role) else { return }
        windows.append(window)
        // The compositor must know it before it can do anything about it.
        if chance(3, in: 4), !isInEvent { turn() }
        attach(window)
    }

    /// Finds the compositor's end of a surface, once that has read of it.
    func attach(_ window: RandomWindow) {
        guard window.mock == nil, window.role.content.isAlive else { return }
        window.mock = mock.surfaces.first { $0.resource.id == window.role.content.surface.id }
    }

    private func makeToplevel(_ window: RandomWindow, _ receive: @escaping (InputEvent) -> Void) -> (any SurfaceRole)? {
        mock.options.decoration = [.serverSide, .clientSide, nil].randomElement(using: &random) ?? nil
        var options = ToplevelWindow.Options()
        options.size = Size(width: Double(number(1...90)), height: Double(number(1...60)))
        options.isDecorated = chance(3, in: 4)
        return ToplevelWindow(
            display: display, options: options, frameSource: window.source, onInput: receive,
            onClose: { [unowned self, unowned window] in if chance(1, in: 2) { close(window) } })
    }

    private func makePopup(
        _ window: RandomWindow, on parent: RandomWindow?, grabs: Bool, _ receive: @escaping (InputEvent) -> Void
    ) -> (any SurfaceRole)? {
        guard let parent = parent?.role as? any PopupParent else { return nil }
        return PopupWindow(
            parent: parent, placement: placement, grabs: grabs, frameSource: window.source, onInput: receive,
            onDismiss: { [unowned self, weak parent] in reactToDismissal(parent) })
    }

    /// What an app may do when it hears that a popup is gone.
    private func reactToDismissal(_ parent: (any PopupParent)?) {
        guard chance(1, in: 3), let window = windows.first(where: { $0.role === parent }) else { return }
        switch number(0...3) {
        case 0: close(window)
        case 1: if windows.count < 9 { open(.popup, on: window, isInEvent: true) }
        case 2: closeAll { $0 !== window && chance(1, in: 3) }
        default: window.source.change()
        }
    }

    /// A place for a popup, silly ones included.
    var placement: PopupPlacement {
        PopupPlacement(
            anchor: Rect(
                x: Double(number(-50...80)), y: Double(number(-50...80)), width: Double(number(-5...40)), height: 3),
            edges: FrameEdges(rawValue: number(0...15)), gravity: FrameEdges(rawValue: number(0...15)),
            size: Size(width: Double(number(0...60)), height: Double(number(0...60))))
    }

    private func makeLayer(_ window: RandomWindow, _ receive: @escaping (InputEvent) -> Void) -> (any SurfaceRole)? {
        var options = LayerOptions()
        options.edges = FrameEdges(rawValue: number(0...15))
        options.size = Size(width: Double(number(0...60)), height: Double(number(0...60)))
        return LayerWindow(
            display: display, options: options, ownSize: Size(width: 30, height: 20), output: nil,
            frameSource: window.source, onInput: receive, onClosed: {})
    }

    private func makeLock(_ window: RandomWindow, _ receive: @escaping (InputEvent) -> Void) -> (any SurfaceRole)? {
        if lock == nil || lock?.state == .ended {
            lock = SessionLock(display)
            lock?.onFinished = { [unowned self] in closeAll { $0.kind == .lock } }
        }
        guard let lock,
            let output = display.outputs.first(where: { output in !windows.contains { $0.output === output } })
        else { return nil }
        window.output = output
        return LockWindow(
            lock: lock, display: display, output: output, frameSource: window.source, onInput: receive)
    }

    func close(_ window: RandomWindow) {
        window.role.close()
    }

    func closeAll(_ which: (RandomWindow) -> Bool = { _ in true }) {
        for window in windows.shuffled(using: &random) where which(window) { close(window) }
    }

    /// Forgets the surfaces that both sides have forgotten.
    func sweep() {
        for window in windows { attach(window) }
        windows.removeAll { !$0.role.content.isAlive && $0.mock?.resource.isAlive != true }
    }

    // MARK: Ends

    /// Whether the connection lives.
    var isAlive: Bool { ends.isEmpty }

    /// Ends a sequence: everything is closed and made as it was. Answers what is wrong.
    func settle() -> [String] {
        faults.heal()
        mock.options = original
        mock.releaseBuffers()
        var wrong: [String] = []
        closeAll()
        turn(2)
        if isAlive {
            // Behind a full socket the wish for the lock may still be on its way: unconfirmed, it could not be given up.
            if lock?.state == .waiting { turn(20) }
            if lock?.state == .waiting {
                mock.locks.last?.confirm()
                turn()
            }
            lock?.unlock()
            while mock.outputs.count > 1, let output = mock.outputs.last { mock.removeOutput(output) }
            if mock.outputs.isEmpty { mock.addOutput(MockOutput.Mode(width: 120, height: 90)) }
            mock.outputs[0].change(to: MockOutput.Mode(width: 120, height: 90))
            while mock.seats.count > 1, let seat = mock.seats.last { mock.removeSeat(seat) }
            if mock.seats.isEmpty { mock.addSeat([.pointer, .keyboard, .touch]) }
            mock.seats[0].setCapabilities([.pointer, .keyboard, .touch])
            for interface in withdrawn { mock.restoreGlobal(interface) }
            withdrawn = []
            clock.advance(by: 2)
            turn(6)
            let serial = mock.ping()
            turn(2)
            if isAlive, mock.pongs.last != serial { wrong.append("a ping is not answered") }
            if isAlive { wrong += mock.leftovers.map { "left behind: \($0)" } + grown }
        }
        lock = nil
        wrong += mock.violations
        wrong += windows.flatMap(\.faults)
        windows = []
        mock.forgetRecords()
        return wrong
    }

    /// Objects that the client holds.
    var proxyCount: Int { display.connection.proxies.count }

    /// Objects that the compositor keeps for the client by their interface, but for what is made for a cursor: the pictures
    /// of the theme at each scale, and the surface or the device of each pointer, when they are first needed.
    var objects: [String: Int] {
        var counts = mock.server.liveObjects
        let pictures = mock.buffers.filter { $0.pool?.isAlive == true }
        counts["wl_buffer", default: 0] -= pictures.count
        counts["wl_surface", default: 0] -= mock.seats.flatMap(\.cursorSurfaces).count { $0.isAlive }
        counts["wl_shm_pool"] = nil
        counts["wp_cursor_shape_device_v1"] = nil
        return counts.filter { $0.value != 0 }
    }

    /// Objects made for cursors.
    var cursorObjects: Int { mock.server.liveObjects.values.reduce(0, +) - objects.values.reduce(0, +) }

    /// What there is more or less of than before the first window, now that all are closed.
    private var grown: [String] {
        let now = objects
        return Set(now.keys).union(objectsAtStart.keys).sorted().compactMap { interface in
            let (before, after) = (objectsAtStart[interface] ?? 0, now[interface] ?? 0)
            return before == after ? nil : "\(before) \(interface) became \(after)"
        }
    }

    func end() {
        closeAll()
        display.disconnect()
    }
}
