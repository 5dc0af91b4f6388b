/// The app on the bus of assistive technology (AT-SPI 2): answers questions about its windows and tells of changes.
///
/// Nothing is made before somebody asks, and nothing is told while nobody listens.
@MainActor
final class AccessibleApplication {
    /// What the app is called.
    let name: String
    private(set) var windows: [AccessibleWindow] = []
    /// The number by which the registry knows the app.
    var registryID: Int32 = 0
    /// The object that holds all apps, as the registry named it.
    private(set) var desktop: BusValue
    private(set) var connection: BusConnection?
    /// Who has asked for something, and not gone since.
    private var watchers: Set<String> = []
    /// What is listened for, by the registry's list.
    private var awaited: Set<String> = []
    /// Where the review cursors of texts stand.
    private var carets: [AccessiblePath: Int32] = [:]

    private static let registry = "org.a11y.atspi.Registry"
    /// More listeners than this count as one that listens to everything.
    private static let mostAwaited = 256
    private static let mostWatchers = 64
    private static let mostCarets = 256

    init(name: String) {
        self.name = name
        desktop = Self.reference("", "/org/a11y/atspi/null")
    }

    private static func reference(_ bus: String, _ path: String) -> BusValue {
        .structure([.string(bus), .path(path)])
    }

    /// The object at `path` as others are told of it.
    func reference(to path: AccessiblePath) -> BusValue {
        Self.reference(connection?.uniqueName ?? "", path.text)
    }

    /// No object.
    let nothing = AccessibleApplication.reference("", "/org/a11y/atspi/null")

    // MARK: Windows

    /// Takes over which windows there are, in order.
    func setWindows(_ new: [AccessibleWindow]) {
        let old = windows
        windows = new
        for (index, window) in old.enumerated().reversed() where !new.contains(where: { $0 === window }) {
            window.activeChanged = nil
            if window.host.hasAccessibility {
                window.tree.onChanges = nil
                window.tree.onFocus = nil
            }
            tell(window, "Destroy")
            tellChild(.window(window.id), of: .application, index: index, isAdded: false)
            carets = carets.filter { if case .element(window.id, _) = $0.key { false } else { true } }
        }
        for (index, window) in new.enumerated() where !old.contains(where: { $0 === window }) {
            window.activeChanged = { [weak self, weak window] isActive in
                if let self, let window { activeChanged(of: window, isActive) }
            }
            tellChild(.window(window.id), of: .application, index: index, isAdded: true)
            tell(window, "Create")
        }
        listen()
    }

    private func activeChanged(of window: AccessibleWindow, _ isActive: Bool) {
        tell(window, isActive ? "Activate" : "Deactivate")
        emit(.window(window.id), "Object", "StateChanged", "active", isActive ? 1 : 0)
        if isActive, isListening, let focused = window.tree.focused { tellFocus(focused, in: window, true) }
    }

    // MARK: Connection

    /// Takes a connection to the bus into use.
    func serve(on connection: BusConnection) {
        self.connection = connection
        connection.export(below: AccessiblePath.prefix) { [weak self] in self?.answer($0) ?? .failure(.unknownObject) }
        connection.subscribe(
            interface: "org.freedesktop.DBus", member: "NameOwnerChanged", sender: "org.freedesktop.DBus"
        ) { [weak self] in self?.nameOwnerChanged($0) }
        connection.subscribe(interface: Self.registry, member: "EventListenerRegistered") { [weak self] in
            self?.listenerChanged($0, isAdded: true)
        }
        connection.subscribe(interface: Self.registry, member: "EventListenerDeregistered") { [weak self] in
            self?.listenerChanged($0, isAdded: false)
        }
        embed()
    }

    /// The connection is lost: nobody listens any more.
    func disconnect() {
        connection = nil
        watchers = []
        awaited = []
        desktop = nothing
        carets = [:]
        listen()
    }

    private func embed() {
        connection?.call(
            BusCall(
                destination: Self.registry, path: "/org/a11y/atspi/accessible/root",
                interface: "org.a11y.atspi.Socket", member: "Embed", arguments: [reference(to: .application)])
        ) { [weak self] in
            guard let self, case .success(let values) = $0, case .structure(let parts)? = values.first,
                parts.count == 2, let bus = parts[0].text, let path = parts[1].text
            else { return }
            desktop = Self.reference(bus, path)
        }
        connection?.call(
            BusCall(
                destination: Self.registry, path: "/org/a11y/atspi/registry", interface: Self.registry,
                member: "GetRegisteredEvents")
        ) { [weak self] in
            guard let self, case .success(let values) = $0 else { return }
            for event in (values.first?.parts ?? []).prefix(Self.mostAwaited) {
                noteListener(event.parts.count > 1 ? event.parts[1].text : nil)
            }
            listen()
        }
    }

    private func nameOwnerChanged(_ signal: BusMessage) {
        guard signal.arguments.count == 3, let name = signal.arguments[0].text, let owner = signal.arguments[2].text
        else { return }
        if name == Self.registry, !owner.isEmpty {
            embed()
        } else if owner.isEmpty, watchers.remove(name) != nil {
            listen()
        }
    }

    private func noteListener(_ event: String?) {
        guard let event, awaited.count < Self.mostAwaited else { return }
        awaited.insert(String(event.prefix(100)).lowercased().replacing("-", with: ""))
    }

    private func listenerChanged(_ signal: BusMessage, isAdded: Bool) {
        guard signal.arguments.count >= 2 else { return }
        if isAdded {
            noteListener(signal.arguments[1].text)
        } else if let event = signal.arguments[1].text {
            // Another one may wait for the same: too much is told then rather than too little, until its owner goes.
            if watchers.isEmpty { awaited.remove(event.lowercased().replacing("-", with: "")) }
        }
        listen()
    }

    /// Whether somebody may be told of what changes.
    var isListening: Bool { connection != nil && (!watchers.isEmpty || !awaited.isEmpty) }

    /// Follows the windows' trees while somebody listens.
    private func listen() {
        for window in windows {
            if isListening {
                guard window.tree.onChanges == nil else { continue }
                window.tree.onChanges = { [weak self, weak window] changes in
                    if let self, let window { tell(changes, in: window) }
                }
                window.tree.onFocus = { [weak self, weak window] old, new in
                    guard let self, let window else { return }
                    if let old { tellFocus(old, in: window, false) }
                    if let new { tellFocus(new, in: window, true) }
                }
            } else if window.host.hasAccessibility {
                window.tree.onChanges = nil
                window.tree.onFocus = nil
            }
        }
        AnnouncementOutput.speaker = isListening ? { [weak self] in self?.announce($0) } : nil
    }

    /// Whether bounds are told of: they are many, and few listen.
    var awaitsBounds: Bool {
        awaited.contains { $0.contains("bounds") || $0 == "object" || $0 == "object:" || $0.hasPrefix("object::") }
    }

    // MARK: Questions

    private func answer(_ call: BusMessage) -> Result<[BusValue], BusError> {
        guard let path = AccessiblePath(call.path) else { return .failure(.unknownObject) }
        if !call.sender.isEmpty, call.sender != desktop.parts.first?.text, watchers.count < Self.mostWatchers,
            watchers.insert(call.sender).inserted
        {
            listen()
        }
        if path == .cache { return answerCache(call) }
        guard let object = object(at: path) else { return .failure(.unknownObject) }
        return object.answer(call)
    }

    private func object(at path: AccessiblePath) -> AccessibleObject? {
        switch path {
        case .application: return AccessibleObject(application: self, window: nil, element: nil)
        case .window(let id):
            return windows.first { $0.id == id }.map { AccessibleObject(application: self, window: $0, element: nil) }
        case .element(let windowID, let id):
            guard let window = windows.first(where: { $0.id == windowID }), let element = window.tree.element(id) else {
                return nil
            }
            return AccessibleObject(application: self, window: window, element: element)
        case .cache: return nil
        }
    }

    // MARK: Carets

    func caret(of path: AccessiblePath) -> Int32 { carets[path] ?? -1 }

    func setCaret(_ offset: Int32, of object: AccessibleObject) {
        if carets.count >= Self.mostCarets { carets.removeAll() }
        carets[object.path] = offset
        emit(object.path, "Object", "TextCaretMoved", "", offset)
    }
}
