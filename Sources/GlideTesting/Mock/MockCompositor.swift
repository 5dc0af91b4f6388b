import Glibc
import Wayland
import WaylandServer

/// A compositor inside the test's process, on the real libwayland-server, that checks what a strict compositor checks.
///
/// Nothing happens by itself: `pump` handles what the client sent and sends what is queued, on the calling thread, so
/// a test decides exactly what crosses on the wire. A violation is recorded.
@MainActor
final class MockCompositor {
    /// When a buffer is given back.
    enum ReleasePolicy {
        /// With the next commit that replaces it.
        case whenReplaced
        /// At once, as compositors do that copy.
        case atOnce
        /// Only by `releaseBuffers`.
        case never
    }

    /// What is offered and how the mock behaves by itself.
    struct Options {
        /// Versions of the globals; 0 leaves one out, a missing one is offered at the highest version known.
        var versions: [String: UInt32] = [:]
        /// Whether each toplevel gets a configure of 0×0 when it is first committed.
        var configuresAtStart = true
        var release = ReleasePolicy.whenReplaced
        /// Whether frame callbacks are answered with each `pump`.
        var answersFrames = true
        /// Screens from the start: width, height and scale in device pixels.
        var outputs: [MockOutput.Mode] = [MockOutput.Mode()]
        /// Whether a violation ends the client with a protocol error, as it would in earnest; else it is only recorded.
        var endsClientOnViolation = false
        /// Capabilities of the first seat; none for no seat.
        var capabilities: WlSeatCapability? = [.pointer, .keyboard, .touch]
        /// Who draws the frame of a window, said before the first configure; none says nothing.
        var decoration: ZxdgToplevelDecorationV1Mode? = .serverSide
        /// The clock of presentation times.
        var presentationClock: UInt32 = 1
        /// A seed for the order in which globals are announced; none for the usual one.
        var order: UInt64?
        /// Whether requests are noted in `log`.
        var notesRequests = true
    }

    let server = WaylandServerDisplay()
    var options: Options
    /// The client's end of the socket, to be taken over by it.
    let clientDescriptor: Int32
    /// Requests since the start, as `interface.request`.
    private(set) var log: [String] = []
    /// What a strict compositor would not have let pass.
    private(set) var violations: [String] = []
    var surfaces: [MockSurface] = []
    var toplevels: [MockToplevel] = []
    var popups: [MockPopup] = []
    var layers: [MockLayer] = []
    var locks: [MockLock] = []
    private(set) var outputs: [MockOutput] = []
    private(set) var seats: [MockSeat] = []
    /// Number of buffers the client made since the start.
    var buffersMade = 0
    /// Buffers that live.
    var buffers: [MockBuffer] = []
    /// Largest pool the client made, in bytes.
    var largestPool = 0
    /// Answers to pings, by serial.
    var pongs: [UInt32] = []
    var wmBases: [XdgWmBaseResource] = []
    /// Surfaces that were brought to the front, with the token used.
    var activations: [(token: String, surface: MockSurface)] = []
    /// Serials with which tokens were asked for.
    var tokenSerials: [UInt32] = []
    var regions: [MockRegion] = []
    /// Serials of presses, of seats that went too: a request may cross with a seat's end.
    var presses: Set<UInt32> = []
    private var seatGlobals: [ObjectIdentifier: WaylandServerGlobal] = [:]
    private var globals: [String: WaylandServerGlobal] = [:]
    /// How to offer each manager anew.
    private var announcements: [String: () -> WaylandServerGlobal] = [:]
    private var offers: [() -> Void] = []
    private var isDead = false
    /// The moment given to events, in milliseconds.
    var milliseconds: UInt32 = 1_000

    init(_ options: Options = Options()) {
        self.options = options
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0, "no descriptors left")
        clientDescriptor = ends[1]
        server.addClient(descriptor: ends[0])
        if options.notesRequests { server.onMessage = { [unowned self] in note($0, $1) } }
        offerGlobals()
    }

    /// Handles what the client sent and sends what is queued.
    func pump() {
        server.pump()
        if options.answersFrames {
            answerFrames()
            server.pump()
        }
    }

    /// Answers every frame callback that waits.
    func answerFrames() {
        milliseconds &+= 16
        for surface in surfaces { surface.answerFrames(milliseconds) }
    }

    /// Gives back every buffer that no surface shows; with `shown`, those too.
    func releaseBuffers(shown: Bool = true) {
        for buffer in buffers where shown || !surfaces.contains(where: { $0.buffer === buffer }) { buffer.release() }
    }

    /// Offers another screen.
    @discardableResult
    func addOutput(_ mode: MockOutput.Mode) -> MockOutput {
        let output = MockOutput(server: server, mode: mode, version: version(of: WlOutputResource.self))
        outputs.append(output)
        return output
    }

    /// Withdraws a screen without a word to the surfaces on it.
    func removeOutput(_ output: MockOutput) {
        outputs.removeAll { $0 === output }
        output.remove()
    }

    /// The first seat.
    var seat: MockSeat? { seats.first }

    /// Offers another seat.
    @discardableResult
    func addSeat(_ capabilities: WlSeatCapability) -> MockSeat {
        let seat = MockSeat(compositor: self, capabilities: capabilities)
        seats.append(seat)
        seatGlobals[ObjectIdentifier(seat)] = server.advertise(
            WlSeatResource.self, version: version(of: WlSeatResource.self)
        ) { seat.bind($0) }
        return seat
    }

    /// Withdraws a seat: the first one if none is named.
    func removeSeat(_ seat: MockSeat? = nil) {
        guard let seat = seat ?? self.seat else { return }
        seatGlobals.removeValue(forKey: ObjectIdentifier(seat))?.remove()
        seats.removeAll { $0 === seat }
    }

    /// Withdraws a manager by its interface.
    func removeGlobal(_ interface: String) {
        globals.removeValue(forKey: interface)?.remove()
    }

    /// Offers a manager again that was withdrawn.
    func restoreGlobal(_ interface: String) {
        globals[interface] = announcements[interface]?()
    }

    /// Offers a manager a second time, which can be withdrawn by the answer.
    func offerAgain(_ interface: String) -> WaylandServerGlobal? { announcements[interface]?() }

    /// Pings the client, and answers the serial.
    func ping() -> UInt32 {
        let serial = server.nextSerial()
        for wmBase in wmBases where wmBase.isAlive { wmBase.sendPing(serial: serial) }
        return serial
    }

    /// The client's connection ends, as if the compositor had died.
    func die() {
        isDead = true
        server.disconnectClients()
    }

    /// Records a violation for which the interface has an error, and sends that if the options say so.
    func violate(_ resource: WaylandResource, _ code: UInt32, _ text: String) {
        violations.append(text)
        if options.endsClientOnViolation { resource.postError(code, text) }
    }

    /// Records what no protocol error exists for.
    func object(_ text: String) {
        // Objects of a client that is cut off go in any order.
        guard !isDead else { return }
        violations.append(text)
    }

    /// Forgets the requests noted so far.
    func clearLog() {
        log = []
    }

    /// Forgets all that is only kept for tests to look at.
    func forgetRecords() {
        log = []
        violations = []
        pongs = []
        activations = []
        tokenSerials = []
        locks.removeAll { !$0.resource.isAlive }
        wmBases.removeAll { !$0.isAlive }
        for seat in seats { seat.forgetRecords() }
        let newest = presses.max() ?? 0
        presses = presses.filter { newest - $0 < MockSeat.longestMemory }
    }

    /// How often a request was made since the log was cleared.
    func count(_ request: String) -> Int {
        log.count { $0 == request }
    }

    /// Objects of windows that live; empty once every window is closed. Pictures in a pool that lives are those of a
    /// cursor theme, and stay, as do the surfaces of cursors.
    var leftovers: [String] {
        let cursors = seats.flatMap(\.cursorSurfaces)
        var counts = server.liveObjects
        counts["wl_surface", default: 0] -= cursors.count { $0.isAlive }
        counts["wl_buffer", default: 0] -= buffers.count { $0.pool?.isAlive == true }
        return Self.windowInterfaces.filter { counts[$0, default: 0] > 0 }.map { "\($0): \(counts[$0, default: 0])" }
    }

    /// Interfaces whose objects belong to a window.
    private static let windowInterfaces = [
        "wl_surface", "wl_buffer", "wl_callback", "wl_region", "xdg_surface", "xdg_toplevel", "xdg_popup",
        "xdg_positioner", "wp_viewport", "wp_fractional_scale_v1", "zxdg_toplevel_decoration_v1",
        "zwp_idle_inhibitor_v1", "zwlr_layer_surface_v1", "ext_session_lock_surface_v1", "wp_presentation_feedback",
        "xdg_activation_token_v1",
    ]

    private func note(_ resource: WaylandResource, _ opcode: UInt32) {
        let interface = type(of: resource).interface
        let request = String(cString: interface.pointee.methods[Int(opcode)].name)
        log.append("\(type(of: resource).interfaceName).\(request)")
    }

    func version<T: WaylandResource>(of type: T.Type) -> UInt32 {
        options.versions[T.interfaceName] ?? T.interfaceVersion
    }

    /// Puts a global on the list of those to be offered.
    func plan<T: WaylandResource>(_ type: T.Type, _ onBind: @escaping (T) -> Void) {
        offers.append { [unowned self] in offer(type, onBind) }
    }

    /// Offers a global now.
    func offer<T: WaylandResource>(_ type: T.Type, _ onBind: @escaping (T) -> Void) {
        let version = version(of: type)
        guard version > 0 else { return }
        announcements[T.interfaceName] = { [unowned self] in server.advertise(type, version: version, onBind) }
        restoreGlobal(T.interfaceName)
    }

    private func offerGlobals() {
        planGlobals()
        for mode in options.outputs { offers.append { [unowned self] in addOutput(mode) } }
        if let capabilities = options.capabilities, version(of: WlSeatResource.self) > 0 {
            offers.append { [unowned self] in addSeat(capabilities) }
        }
        if let order = options.order {
            var random = MockRandom(seed: order)
            offers.shuffle(using: &random)
        }
        for offer in offers { offer() }
        offers = []
    }
}
