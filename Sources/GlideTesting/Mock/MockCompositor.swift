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
        /// Capabilities of the one seat; none for no seat.
        var capabilities: WlSeatCapability? = [.pointer, .keyboard, .touch]
    }

    let server = WaylandServerDisplay()
    var options: Options
    /// The client's end of the socket, to be taken over by it.
    let clientDescriptor: Int32
    /// Requests since the start, as `interface.request`.
    private(set) var log: [String] = []
    /// What a strict compositor would not have let pass.
    private(set) var violations: [String] = []
    private(set) var surfaces: [MockSurface] = []
    private(set) var toplevels: [MockToplevel] = []
    private(set) var outputs: [MockOutput] = []
    private(set) var seat: MockSeat?
    /// Number of buffers the client made since the start.
    private(set) var buffersMade = 0
    /// Buffers that live.
    private(set) var buffers: [MockBuffer] = []
    /// Answers to pings, by serial.
    private(set) var pongs: [UInt32] = []
    private(set) var wmBases: [XdgWmBaseResource] = []
    private var seatGlobal: WaylandServerGlobal?
    /// The moment given to events, in milliseconds.
    var milliseconds: UInt32 = 1_000

    init(_ options: Options = Options()) {
        self.options = options
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0, "no descriptors left")
        clientDescriptor = ends[1]
        server.addClient(descriptor: ends[0])
        server.onMessage = { [unowned self] in note($0, $1) }
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

    /// Withdraws the seat.
    func removeSeat() {
        seatGlobal?.remove()
        seat = nil
    }

    /// Pings the client, and answers the serial.
    func ping() -> UInt32 {
        let serial = server.nextSerial()
        for wmBase in wmBases where wmBase.isAlive { wmBase.sendPing(serial: serial) }
        return serial
    }

    /// The client's connection ends, as if the compositor had died.
    func die() {
        server.disconnectClients()
    }

    /// Records a violation for which the interface has an error, and sends that if the options say so.
    func violate(_ resource: WaylandResource, _ code: UInt32, _ text: String) {
        violations.append(text)
        if options.endsClientOnViolation { resource.postError(code, text) }
    }

    /// Records what no protocol error exists for.
    func object(_ text: String) {
        violations.append(text)
    }

    /// Forgets the requests noted so far.
    func clearLog() {
        log = []
    }

    /// How often a request was made since the log was cleared.
    func count(_ request: String) -> Int {
        log.count { $0 == request }
    }

    /// Objects of windows that live; empty once every window is closed. Pictures in a pool that lives are those of a
    /// cursor theme, and stay.
    var leftovers: [String] {
        surfaces.map { "wl_surface#\($0.resource.id)" } + toplevels.map { "xdg_toplevel#\($0.resource.id)" }
            + buffers.filter { $0.pool?.isAlive != true }.map { "wl_buffer#\($0.resource.id)" }
    }

    private func note(_ resource: WaylandResource, _ opcode: UInt32) {
        let interface = type(of: resource).interface
        let request = String(cString: interface.pointee.methods[Int(opcode)].name)
        log.append("\(type(of: resource).interfaceName).\(request)")
    }

    func version<T: WaylandResource>(of type: T.Type) -> UInt32 {
        options.versions[T.interfaceName] ?? T.interfaceVersion
    }
}

// MARK: - Globals

extension MockCompositor {
    private func offer<T: WaylandResource>(_ type: T.Type, _ onBind: @escaping (T) -> Void) {
        let version = version(of: type)
        if version > 0 { server.advertise(type, version: version, onBind) }
    }

    private func offerGlobals() {
        offer(WlCompositorResource.self) { [unowned self] compositor in
            compositor.onRequest = { [unowned self] request in
                if case .createSurface(let surface) = request { addSurface(surface) }
            }
        }
        offer(WlShmResource.self) { [unowned self] shm in
            shm.sendFormat(format: .argb8888)
            shm.sendFormat(format: .xrgb8888)
            shm.onRequest = { [unowned self] request in
                guard case .createPool(let pool, let descriptor, let size) = request else { return }
                addPool(pool, descriptor: descriptor, size: Int(size))
            }
        }
        offer(XdgWmBaseResource.self) { [unowned self] in addWmBase($0) }
        offerScaling()
        offer(WpCursorShapeManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .getPointer(let device, _) = request else { return }
                device.onRequest = { [unowned self] request in
                    if case .setShape(let serial, let shape) = request { seat?.noteShape(shape, serial: serial) }
                }
            }
        }
        offer(ZxdgDecorationManagerV1Resource.self) { manager in
            manager.onRequest = { request in
                if case .getToplevelDecoration(let decoration, _) = request {
                    decoration.sendConfigure(mode: .serverSide)
                }
            }
        }
        for mode in options.outputs { addOutput(mode) }
        if let capabilities = options.capabilities, version(of: WlSeatResource.self) > 0 {
            let seat = MockSeat(compositor: self, capabilities: capabilities)
            self.seat = seat
            seatGlobal = server.advertise(WlSeatResource.self, version: version(of: WlSeatResource.self)) {
                seat.bind($0)
            }
        }
    }

    private func offerScaling() {
        offer(WpViewporterResource.self) { [unowned self] viewporter in
            viewporter.onRequest = { [unowned self] request in
                guard case .getViewport(let viewport, let surface) = request else { return }
                self.surface(surface)?.adopt(viewport)
            }
        }
        offer(WpFractionalScaleManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .getFractionalScale(let scale, let surface) = request else { return }
                self.surface(surface)?.adopt(scale)
            }
        }
    }

    private func addSurface(_ resource: WlSurfaceResource) {
        let surface = MockSurface(resource, compositor: self)
        surfaces.append(surface)
        // Weak: the mock may be the first to go.
        resource.onDestroy = { [weak self, weak surface] in
            guard let self, let place = surfaces.firstIndex(where: { $0 === surface }) else { return }
            surfaces.remove(at: place).wasDestroyed()
        }
    }

    private func addPool(_ pool: WlShmPoolResource, descriptor: WaylandDescriptor, size: Int) {
        guard let memory = MockMemory(descriptor, size: size) else {
            return violate(pool, WlShmError.invalidFd.rawValue, "a pool of \(size) bytes cannot be mapped")
        }
        pool.onRequest = { [unowned self, unowned pool] request in
            switch request {
            case .createBuffer(let resource, let offset, let width, let height, let stride, _):
                let isInside =
                    offset >= 0 && width > 0 && height > 0 && stride >= width * 4
                    && Int(offset) + Int(stride) * Int(height) <= memory.size
                guard isInside else {
                    return violate(pool, WlShmError.invalidStride.rawValue, "a buffer outside its pool")
                }
                let buffer = MockBuffer(
                    resource, compositor: self, memory: memory, offset: Int(offset), width: Int(width),
                    height: Int(height), stride: Int(stride))
                add(buffer, of: pool)
            case .resize(let size):
                if !memory.grow(to: Int(size)) {
                    violate(pool, WlShmError.invalidFd.rawValue, "a pool that shrinks to \(size) bytes")
                }
            case .destroy: break
            }
        }
    }

    private func add(_ buffer: MockBuffer, of pool: WlShmPoolResource) {
        buffersMade += 1
        buffers.append(buffer)
        buffer.pool = pool
        buffer.resource.onDestroy = { [weak self, weak buffer] in self?.buffers.removeAll { $0 === buffer } }
    }

    private func addWmBase(_ wmBase: XdgWmBaseResource) {
        wmBases.append(wmBase)
        wmBase.onRequest = { [unowned self] request in
            switch request {
            case .getXdgSurface(let xdgSurface, let surface):
                guard let surface = self.surface(surface) else { return }
                xdgSurface.onRequest = { [unowned self, unowned xdgSurface] request in
                    guard case .getToplevel(let resource) = request else { return }
                    let toplevel = MockToplevel(resource, xdgSurface, surface: surface, compositor: self)
                    surface.toplevel = toplevel
                    toplevels.append(toplevel)
                    resource.onDestroy = { [weak self, weak toplevel] in
                        toplevel?.isAlive = false
                        self?.toplevels.removeAll { $0 === toplevel }
                    }
                }
            case .pong(let serial): pongs.append(serial)
            default: break
            }
        }
    }

    func surface(_ resource: WlSurfaceResource) -> MockSurface? {
        surfaces.first { $0.resource === resource }
    }

    func buffer(_ resource: WlBufferResource?) -> MockBuffer? {
        resource.flatMap { resource in buffers.first { $0.resource === resource } }
    }
}
