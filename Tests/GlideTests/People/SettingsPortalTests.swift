import GlideTesting
import Testing

@testable import Glide

/// What the desktop's settings say, from a portal of the test's own.
@MainActor
@Suite struct SettingsPortals {
    private let loop = PumpedLoop()
    private let bus: PrivateBus
    private let appearance = "org.freedesktop.appearance"
    private let desktop = "org.gnome.desktop.interface"

    init() throws { bus = try PrivateBus() }

    private func portal(_ values: [(String, [(String, BusValue)])]) -> FakeService {
        let spaces = values.map { name, entries in
            BusValue.entry(
                .string(name), .array(entries.map { .entry(.string($0.0), .variant($0.1)) }, element: "{sv}"))
        }
        // It may be asked as soon as it has its name.
        let service = FakeService(
            "org.freedesktop.portal.Desktop", below: "/org/freedesktop/portal", at: bus.address, loop: loop
        ) { call in
            call.member == "ReadAll" ? .success([.array(spaces, element: "{sa{sv}}")]) : .failure(.unknownMethod)
        }
        return service
    }

    /// A portal that is listened to, and what was heard.
    @MainActor
    private final class Listener {
        var heard: [DesktopPreferences] = []
        let portal = SettingsPortal()
        let session: SessionBus

        init(_ address: String, _ loop: PumpedLoop) {
            session = SessionBus(address: address, loop: loop)
            portal.onChange = { [unowned self] in heard.append($0) }
            portal.start(on: session)
        }

        isolated deinit { session.close() }
    }

    @Test func `everything is read at the start, in one question`() throws {
        let service = portal([
            (
                appearance,
                [
                    ("color-scheme", .uint32(1)), ("contrast", .uint32(1)), ("reduced-motion", .uint32(1)),
                    ("accent-color", .structure([.double(1), .double(0.5), .double(0)])),
                ]
            ), (desktop, [("text-scaling-factor", .double(1.5)), ("enable-animations", .bool(true))]),
        ])
        let listener = Listener(bus.address, loop)
        #expect(loop.run { !listener.heard.isEmpty })
        let wishes = listener.heard[0]
        #expect(wishes.colorScheme == .dark && wishes.contrast == .increased && wishes.reducesMotion == true)
        #expect(wishes.textScale == 1.5 && wishes.accentColor == Color.Resolved(red: 1, green: 0.5, blue: 0))
        #expect(service.members == ["ReadAll"])
    }

    @Test func `changes are followed one by one`() throws {
        let service = portal([(appearance, [("color-scheme", .uint32(2))])])
        let listener = Listener(bus.address, loop)
        #expect(loop.run { listener.heard.last?.colorScheme == .light })
        func change(_ namespace: String, _ key: String, _ value: BusValue) {
            service.connection.emit(
                path: "/org/freedesktop/portal/desktop", interface: "org.freedesktop.portal.Settings",
                member: "SettingChanged", [.string(namespace), .string(key), .variant(value)])
        }
        change(appearance, "color-scheme", .uint32(1))
        change(desktop, "text-scaling-factor", .double(2))
        change(desktop, "enable-animations", .bool(false))
        #expect(loop.run { listener.heard.last?.reducesMotion == true })
        #expect(listener.heard.last?.colorScheme == .dark && listener.heard.last?.textScale == 2)
        change(appearance, "color-scheme", .uint32(0))
        #expect(loop.run { listener.heard.last?.colorScheme == nil })
    }

    @Test func `what makes no sense is as if it were not said`() throws {
        let service = portal([
            (
                appearance,
                [
                    ("color-scheme", .uint32(99)), ("contrast", .string("high")),
                    ("accent-color", .structure([.double(-1), .double(.nan), .double(7)])),
                ]
            ), (desktop, [("text-scaling-factor", .double(-3)), ("enable-animations", .int32(4))]),
            ("something.else", [("x", .string(String(repeating: "y", count: 1 << 20)))]),
        ])
        let listener = Listener(bus.address, loop)
        loop.run(for: 0.2)
        #expect(listener.heard.isEmpty && service.members == ["ReadAll"])
    }

    @Test func `a portal that comes late is asked then`() throws {
        let listener = Listener(bus.address, loop)
        loop.run(for: 0.05)
        let service = portal([(appearance, [("color-scheme", .uint32(1))])])
        #expect(loop.run { listener.heard.last?.colorScheme == .dark })
        withExtendedLifetime(service) {}
    }

    @Test func `a portal that never answers changes nothing`() throws {
        let sleeper = PumpedLoop()
        let service = FakeService(
            "org.freedesktop.portal.Desktop", below: "/org/freedesktop/portal", at: bus.address, loop: sleeper)
        let listener = Listener(bus.address, loop)
        #expect(loop.run { listener.session.connection?.isReady == true })
        loop.run(for: 0.1)
        #expect(listener.heard.isEmpty && listener.session.connection?.isReady == true)
        withExtendedLifetime(service) {}
    }

    @Test func `settings survive a bus that dies and returns`() throws {
        var service: FakeService? = portal([(appearance, [("color-scheme", .uint32(1))])])
        let listener = Listener(bus.address, loop)
        #expect(loop.run { listener.heard.last?.colorScheme == .dark })
        service = nil
        bus.stop()
        #expect(loop.run { listener.session.connection == nil })
        #expect(listener.heard.last?.colorScheme == .dark)
        try bus.start()
        service = portal([(appearance, [("color-scheme", .uint32(2))])])
        #expect(loop.run { listener.heard.last?.colorScheme == .light })
        withExtendedLifetime(service) {}
    }
}
