import Glibc
import Wayland
import WaylandClient

/// The connection to the compositor with all that it offers: managers, outputs, seats, and the surfaces of the app.
@MainActor
final class WaylandDisplay: LoopSource {
    let clock: any LoopClock
    let globals: DisplayGlobals
    @exclusivity(unchecked) private(set) var outputs: [Output] = []
    @exclusivity(unchecked) private(set) var seats: [Seat] = []
    /// Called once, when the connection is lost; nothing works afterwards.
    @exclusivity(unchecked) var onEnd: ((WaylandDisplayError) -> Void)?
    let connection: WaylandConnection
    let activation = Activation()
    private let registry: WlRegistry
    private let reader: WaylandReader?
    /// The kernel's calls for the memory of pictures.
    @exclusivity(unchecked) var kernel = ShmStorage.Kernel()
    /// Whether the socket took no more when it was last written to: nothing is drawn until it does, since libwayland's
    /// buffer is small and its overflow fatal.
    @exclusivity(unchecked) private(set) var isBlocked = false
    @exclusivity(unchecked) private var surfaces: [ObjectIdentifier: ContentSurface] = [:]
    @exclusivity(unchecked) private var due: [ContentSurface] = []
    /// An empty list that becomes the next `due`.
    @exclusivity(unchecked) private var spareDue: [ContentSurface] = []
    @exclusivity(unchecked) private var hasEnded = false
    /// Whether libwayland was told that we shall read, or say that we do not.
    @exclusivity(unchecked) private var hasAnnouncedRead = false
    /// Whether what is being handled was there when it was looked for, nobody knows since when.
    @exclusivity(unchecked) private(set) var foundThere = false
    /// What must be answered before the connection may end.
    @exclusivity(unchecked) private var lastAnswer: WlCallback?
    /// How often in a turn the windows may make each other draw.
    private static let mostRounds = 4
    /// Called when screens came or went.
    @exclusivity(unchecked) var onOutputs: (() -> Void)?
    @exclusivity(unchecked) private var cursorThemes: [Int: CursorTheme] = [:]

    /// Connects as the environment says (WAYLAND_SOCKET, WAYLAND_DISPLAY, XDG_RUNTIME_DIR), asks what there is, and
    /// starts reading on a thread of its own.
    ///
    /// `name` stands for WAYLAND_DISPLAY where it is given: a socket's name, or its absolute path.
    convenience init(name: String? = nil, clock: any LoopClock) throws(WaylandDisplayError) {
        let connection: WaylandConnection
        do {
            connection = try WaylandConnection(name: name)
        } catch {
            guard case .notConnected(let number) = error else { throw .lost(error.description) }
            throw .noCompositor(
                display: name ?? Self.variable("WAYLAND_DISPLAY"),
                runtimeDirectory: Self.variable("XDG_RUNTIME_DIR"), reason: String(cString: strerror(number)))
        }
        try self.init(connection: connection, clock: clock)
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private convenience init(connection: WaylandConnection, clock: any LoopClock) throws(WaylandDisplayError) {
        let reader: WaylandReader
        do {
            reader = try WaylandReader(connection)
        } catch {
            throw .lost(error.description)
        }
        self.init(connection: connection, clock: clock, reader: reader)
        // The second brings what the globals say about themselves: output scales, seat capabilities.
        guard connection.roundtrip(), connection.roundtrip() else {
            throw .lost(connection.error?.description ?? "the Wayland connection failed")
        }
        guard globals.missing.isEmpty else { throw .missing(globals.missing) }
        reader.start()
    }

    /// Uses a connection that the caller reads by `pump` (without a reader) or that `reader` reads.
    init(connection: WaylandConnection, clock: any LoopClock, reader: WaylandReader? = nil) {
        self.connection = connection
        self.clock = clock
        self.reader = reader
        registry = connection.display.getRegistry()
        globals = DisplayGlobals(registry: registry, pingQueue: reader?.queue)
        globals.onManager = { [unowned self] in
            for surface in surfaces.values { surface.managersChanged() }
            for seat in seats { seat.pointer?.followHolds() }
        }
        registry.onEvent = { [unowned self] event in
            switch event {
            case .global(let name, let interface, let version):
                add(name: name, interface: interface, version: version)
            case .globalRemove(let name): remove(name: name)
            }
        }
    }

    /// Reads and handles what is there, and finishes the turn; for connections without a reader.
    func pump() {
        guard !hasEnded else { return }
        let isFine = connection.pump()
        finishBatch()
        if !isFine { return end() }
        if isBlocked { flush() }
        finishTurn()
        flush()
    }

    /// Sends what was asked for so far, before the turn ends.
    func sendNow() {
        if !isBlocked { flush() }
    }

    private func flush() {
        isBlocked = !connection.flush() && errno == EAGAIN
    }

    func prepareToWait() -> PollInterests {
        guard !hasEnded else { return PollInterests(descriptor: -1) }
        reader?.turnEnds()
        while true {
            if isBlocked { flush() }
            finishTurn()
            flush()
            if connection.announceRead() { break }
            // Read by the reader, or by a call that waited for an answer.
            guard dispatch() else { return PollInterests(descriptor: -1) }
        }
        hasAnnouncedRead = true
        return PollInterests(descriptor: connection.descriptor, writing: isBlocked, quietUntil: quietUntil)
    }

    func handle(_ ready: PollInterests.Ready) {
        guard !hasEnded, hasAnnouncedRead else { return }
        hasAnnouncedRead = false
        reader?.turnBegins()
        foundThere = ready.contains(.foundThere)
        guard ready.contains(.reading) else { return connection.cancelRead() }
        connection.readEvents()
        reader?.dispatchQueue()
        _ = dispatch()
    }

    /// Runs the handlers of what was read. False if the connection has ended.
    private func dispatch() -> Bool {
        let isFine = connection.dispatchPending()
        finishBatch()
        if isFine, connection.error == nil { return true }
        end()
        return false
    }

    /// Until when nothing can be drawn, whatever comes: while every surface waits for a frame callback that is not
    /// expected before.
    private var quietUntil: Time? {
        guard !isBlocked, due.isEmpty else { return nil }
        var earliest: Time?
        for surface in surfaces.values {
            guard let time = surface.quietUntil else { return nil }
            earliest = earliest.map { min($0, time) } ?? time
        }
        return earliest
    }

    /// Ends the connection in order. Windows must be closed before.
    func disconnect() {
        if let lastAnswer, !hasEnded {
            reader?.stop()
            // A compositor that hangs must not make the app hang.
            connection.wait(milliseconds: 1_000) { !lastAnswer.isAlive }
        }
        hasEnded = true
        for seat in seats { seat.destroy() }
        seats = []
        for theme in cursorThemes.values { theme.destroy() }
        cursorThemes = [:]
        _ = connection.flush()
        reader?.stop()
        connection.disconnect()
    }

    /// The cursor theme at `factor` device pixels a point, loaded when first asked for.
    func cursorTheme(factor: Int) -> CursorTheme? {
        if let theme = cursorThemes[factor] { return theme }
        guard let shm = globals.shm else { return nil }
        let theme = CursorTheme(shm: shm, connection: connection, factor: factor)
        cursorThemes[factor] = theme
        return theme
    }

    /// Refreshes a second of the screen that a surface is on; 60 without a screen.
    func refreshRate(of entered: [WlOutput]) -> Double {
        output(of: entered)?.refreshRate ?? 60
    }

    /// The size in points of the screen that a surface of `scale` is on: of the first entered, else of the first there is.
    func logicalSize(of entered: [WlOutput], scale: SurfaceScale) -> ToplevelSizing.Extent? {
        output(of: entered)?.logicalSize(for: scale)
    }

    /// Lets the compositor answer all requests so far before the connection ends.
    func syncSoon() {
        let answer = connection.display.sync()
        answer.onEvent = { [unowned self] _ in lastAnswer = nil }
        lastAnswer = answer
    }

    private func output(of entered: [WlOutput]) -> Output? {
        // Asked each frame: a loop, since the closures of `first` and `contains` would ask each time where they run.
        for output in outputs {
            for other in entered where other === output.output { return output }
        }
        return outputs.first
    }
}

// MARK: - Surfaces

extension WaylandDisplay {
    func add(_ surface: ContentSurface) {
        surfaces[ObjectIdentifier(surface.surface)] = surface
    }

    /// Forgets a surface that is about to be destroyed; presses on it end silently.
    func remove(_ surface: ContentSurface) {
        surfaces[ObjectIdentifier(surface.surface)] = nil
        due.removeAll { $0 === surface }
        for seat in seats { seat.forget(surface) }
    }

    /// Our surface behind an event's argument; none for surfaces that are gone or belong to others.
    func content(of surface: WlSurface?) -> ContentSurface? {
        surface.flatMap { surfaces[ObjectIdentifier($0)] }
    }

    /// Lets the surface finish this turn.
    func markDue(_ surface: ContentSurface) {
        for other in due where other === surface { return }
        due.append(surface)
    }

    /// The surface is no longer seen: what is pressed on it ends.
    func cancelPresses(on surface: ContentSurface) {
        for seat in seats { seat.cancelPresses(on: surface) }
    }

    /// The surface wants another cursor.
    func cursorChanged(on surface: ContentSurface) {
        for seat in seats { seat.pointer?.cursorChanged(on: surface) }
    }

    /// The seat and serial of the last press that still lasts on the surface; none without one.
    func press(on surface: ContentSurface) -> (seat: WlSeat, serial: UInt32)? {
        for seat in seats {
            let serial = seat.pointer?.pressSerial(on: surface) ?? seat.touch?.downSerial(on: surface)
            if let serial { return (seat.seat, serial) }
        }
        return nil
    }

    /// The last press of a button, key or finger on any seat; none before the first.
    var lastPress: (seat: WlSeat, serial: UInt32, surface: ContentSurface?)? {
        let latest = seats.filter { $0.lastPress != nil }.max { seat, other in
            // Serials wrap: their difference tells the order.
            Int32(bitPattern: (seat.lastPress?.serial ?? 0) &- (other.lastPress?.serial ?? 0)) < 0
        }
        guard let latest, let press = latest.lastPress else { return nil }
        return (latest.seat, press.serial, press.surface)
    }

    /// The smallest number that no live touch of any seat has.
    func freeTouchID() -> Int {
        let taken = Set(seats.flatMap(\.liveTouchIDs))
        var id = 0
        while taken.contains(id) { id += 1 }
        return id
    }

    private func finishTurn() {
        for seat in seats { seat.touch?.endTurn() }
        guard !isBlocked else { return }
        // A frame may change what another window shows: it must not wait for an event that may never come.
        for _ in 0..<Self.mostRounds where !due.isEmpty {
            // The list is used again, where nobody else is at it.
            var now = spareDue
            spareDue = []
            swap(&now, &due)
            for surface in now { surface.finishTurn() }
            now.removeAll(keepingCapacity: true)
            spareDue = now
        }
    }

    private func finishBatch() {
        for seat in seats { seat.finishBatch() }
    }
}

// MARK: - Globals

extension WaylandDisplay {
    private func add(name: UInt32, interface: String, version: UInt32) {
        switch interface {
        case "wl_output":
            let output = Output(name: name, output: globals.bind(name, version))
            outputs.append(output)
            output.onChange = { [unowned self] in outputsChanged() }
            onOutputs?()
        case "wl_seat":
            seats.append(Seat(name: name, seat: globals.bind(name, version), display: self))
        default: globals.add(name: name, interface: interface, version: version)
        }
    }

    private func remove(name: UInt32) {
        if let place = outputs.firstIndex(where: { $0.name == name }) {
            let output = outputs.remove(at: place)
            outputsChanged()
            onOutputs?()
            output.destroy()
        } else if let place = seats.firstIndex(where: { $0.name == name }) {
            seats.remove(at: place).destroy()
        } else {
            globals.remove(name: name)
        }
    }

    private func outputsChanged() {
        for surface in surfaces.values { surface.outputsChanged() }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        let error = connection.error ?? .lost(errno: EPIPE)
        onEnd?(.lost(error.description))
    }
}
