import WaylandClient

/// The managers that a compositor offers, each bound at the lower of its version and ours. All but the first three are
/// optional, in any mix.
@MainActor
final class DisplayGlobals {
    private(set) var compositor: WlCompositor?
    private(set) var shm: WlShm?
    /// Makes windows; its pings are answered where `pingQueue` is dispatched.
    private(set) var wmBase: XdgWmBase?
    private(set) var viewporter: WpViewporter?
    private(set) var fractionalScaleManager: WpFractionalScaleManagerV1?
    private(set) var cursorShapeManager: WpCursorShapeManagerV1?
    private(set) var decorationManager: ZxdgDecorationManagerV1?
    private(set) var idleInhibitManager: ZwpIdleInhibitManagerV1?
    private(set) var layerShell: ZwlrLayerShellV1?
    private(set) var activationManager: XdgActivationV1?
    private(set) var sessionLockManager: ExtSessionLockManagerV1?
    private(set) var pointerGestures: ZwpPointerGesturesV1?
    private(set) var presentation: WpPresentation?
    /// The clock of presentation times; none before the compositor said.
    private(set) var presentationClock: PresentationClock?
    private let registry: WlRegistry
    private let pingQueue: WaylandEventQueue?
    private var removals: [UInt32: () -> Void] = [:]
    /// Managers that are offered and were not bound, since another one of their kind was.
    private var spares: [UInt32: (interface: String, version: UInt32)] = [:]
    /// Called when a manager came after the start that surfaces may want.
    var onManager: (() -> Void)?

    init(registry: WlRegistry, pingQueue: WaylandEventQueue?) {
        self.registry = registry
        self.pingQueue = pingQueue
    }

    /// The interfaces without which no window can be made and which are missing.
    var missing: [String] {
        var missing: [String] = []
        if compositor == nil { missing.append(WlCompositor.interfaceName) }
        if shm == nil { missing.append(WlShm.interfaceName) }
        // A panel or a wallpaper needs the layer shell only.
        if wmBase == nil, layerShell == nil { missing.append(XdgWmBase.interfaceName) }
        return missing
    }

    /// Binds the global if it is one of these and the first of its kind.
    func add(name: UInt32, interface: String, version: UInt32) {
        switch interface {
        case "wl_compositor": if compositor == nil { compositor = bind(name, version) }
        case "wl_shm": if shm == nil { shm = bind(name, version) }
        case "xdg_wm_base": if wmBase == nil { bindWmBase(name, version) }
        case "wp_viewporter": bind(name, version, at: \.viewporter) { $0.destroy() }
        case "wp_fractional_scale_manager_v1": bind(name, version, at: \.fractionalScaleManager) { $0.destroy() }
        case "wp_cursor_shape_manager_v1": bind(name, version, at: \.cursorShapeManager) { $0.destroy() }
        case "zxdg_decoration_manager_v1": bind(name, version, at: \.decorationManager) { $0.destroy() }
        case "zwp_idle_inhibit_manager_v1": bind(name, version, at: \.idleInhibitManager) { $0.destroy() }
        case "zwlr_layer_shell_v1": bind(name, version, at: \.layerShell) { $0.destroy() }
        case "xdg_activation_v1": bind(name, version, at: \.activationManager) { $0.destroy() }
        case "ext_session_lock_manager_v1": bind(name, version, at: \.sessionLockManager) { $0.destroy() }
        case "zwp_pointer_gestures_v1":
            // Fingers that rest are told of from version 3 on; nothing else of it is used.
            if version >= 3 { bind(name, version, at: \.pointerGestures) { $0.release() } }
        case "wp_presentation":
            let isFirst = presentation == nil
            bind(name, version, at: \.presentation) { $0.destroy() }
            guard isFirst else { return }
            presentationClock = nil
            presentation?.onEvent = { [unowned self] event in
                if case .clockId(let number) = event { presentationClock = PresentationClock(number: number) }
            }
        default: break
        }
    }

    /// Gives a manager up; what it made lives on. Another one of its kind takes its place.
    func remove(name: UInt32) {
        spares[name] = nil
        removals.removeValue(forKey: name)?()
        for (spare, offer) in spares.sorted(by: { $0.key < $1.key }) {
            spares[spare] = nil
            add(name: spare, interface: offer.interface, version: offer.version)
        }
    }

    /// A global of any kind, at the lower version of the two sides.
    func bind<T: WaylandProxy>(_ name: UInt32, _ version: UInt32) -> T {
        registry.bind(name: name, T.self, version: min(version, T.interfaceVersion))
    }

    private func bind<T: WaylandProxy>(
        _ name: UInt32, _ version: UInt32, at path: ReferenceWritableKeyPath<DisplayGlobals, T?>,
        destroy: @escaping (T) -> Void
    ) {
        guard self[keyPath: path] == nil else { return spares[name] = (T.interfaceName, version) }
        let manager: T = bind(name, version)
        self[keyPath: path] = manager
        removals[name] = { [unowned self] in
            destroy(manager)
            self[keyPath: path] = nil
        }
        onManager?()
    }

    private func bindWmBase(_ name: UInt32, _ version: UInt32) {
        let wmBase: XdgWmBase = bind(name, version)
        PingAnswer.install(on: wmBase)
        guard let pingQueue else {
            self.wmBase = wmBase
            return
        }
        // What it makes must not land on the queue of the pings.
        wmBase.move(to: pingQueue)
        self.wmBase = wmBase.wrapperOnDefaultQueue()
    }
}
