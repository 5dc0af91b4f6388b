/// What the desktop says of its person's wishes: the settings portal, asked once and listened to from then on.
///
/// A session without a portal, or with one that never answers, has no wishes.
@MainActor
final class SettingsPortal {
    private enum Setting: String, CaseIterable {
        case colorScheme = "color-scheme"
        case accentColor = "accent-color"
        case contrast
        case reducedMotion = "reduced-motion"
        case textScale = "text-scaling-factor"
        case animates = "enable-animations"

        var namespace: String {
            switch self {
            case .colorScheme, .accentColor, .contrast, .reducedMotion: "org.freedesktop.appearance"
            case .textScale, .animates: "org.gnome.desktop.interface"
            }
        }
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    /// Seconds: a portal that is only being started takes its time, and nobody waits for it.
    private static let timeout = 30.0

    /// Called when something is known anew.
    var onChange: ((DesktopPreferences) -> Void)?
    /// Called once, when the portal has answered or there is none.
    var onAnswer: (() -> Void)?
    private var values: [Setting: BusValue] = [:]
    private var told = DesktopPreferences()
    /// Settings that were told while the answer to the question was under way: that answer is older.
    private var isNewer: Set<Setting> = []

    /// Asks on `session`, whenever that is there.
    func start(on session: SessionBus) {
        session.use { [weak self] in self?.ask(on: $0) }
    }

    private func ask(on connection: BusConnection) {
        connection.subscribe(interface: Self.interface, member: "SettingChanged", path: Self.path) { [weak self] in
            self?.changed($0)
        }
        connection.subscribe(
            interface: "org.freedesktop.DBus", member: "NameOwnerChanged", sender: "org.freedesktop.DBus",
            argument: Self.name
        ) { [weak self, weak connection] signal in
            guard signal.arguments.count == 3, signal.arguments[0].text == Self.name,
                signal.arguments[2].text?.isEmpty == false, let connection
            else { return }
            // It is there at last, or again.
            self?.read(on: connection)
        }
        read(on: connection)
    }

    private func read(on connection: BusConnection) {
        isNewer = []
        let namespaces = Set(Setting.allCases.map(\.namespace)).sorted().map { BusValue.string($0) }
        connection.call(
            BusCall(
                destination: Self.name, path: Self.path, interface: Self.interface, member: "ReadAll",
                arguments: [.array(namespaces, element: "s")]), timeout: Self.timeout
        ) { [weak self] in
            defer {
                self?.onAnswer?()
                self?.onAnswer = nil
            }
            guard let self, case .success(let answer) = $0, let spaces = answer.first else { return }
            for setting in Setting.allCases where !isNewer.contains(setting) {
                values[setting] = spaces[setting.namespace]?[setting.rawValue]
            }
            tell()
        }
    }

    private func changed(_ signal: BusMessage) {
        guard signal.arguments.count == 3, let namespace = signal.arguments[0].text,
            let setting = signal.arguments[1].text.flatMap({ Setting(rawValue: $0) }), setting.namespace == namespace
        else { return }
        values[setting] = signal.arguments[2].unwrapped
        isNewer.insert(setting)
        tell()
    }

    private func tell() {
        let new = preferences
        if new == told { return }
        told = new
        onChange?(new)
    }

    /// What the values say; one that makes no sense says nothing.
    private var preferences: DesktopPreferences {
        var wishes = DesktopPreferences()
        switch values[.colorScheme]?.integer {
        case 1: wishes.colorScheme = .dark
        case 2: wishes.colorScheme = .light
        default: break
        }
        let parts = (values[.accentColor]?.parts ?? []).compactMap(\.number)
        if parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) {
            wishes.accentColor = Color.Resolved(red: parts[0], green: parts[1], blue: parts[2])
        }
        switch values[.contrast]?.integer {
        case 0: wishes.contrast = .standard
        case 1: wishes.contrast = .increased
        default: break
        }
        if let scale = values[.textScale]?.number, scale > 0, scale.isFinite {
            wishes.textScale = min(max(scale, 0.5), 4)
        }
        switch (values[.reducedMotion]?.integer, values[.animates]?.isTrue) {
        case (1, _), (_, false): wishes.reducesMotion = true
        case (0, _), (_, true): wishes.reducesMotion = false
        default: break
        }
        return wishes
    }
}
