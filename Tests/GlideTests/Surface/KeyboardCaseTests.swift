import Glibc
import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct KeyboardCaseTests {
    /// Linux event codes.
    private enum Code {
        static let q: UInt32 = 16
        static let e: UInt32 = 18
        static let y: UInt32 = 21
        static let a: UInt32 = 30
        static let c: UInt32 = 46
        static let enter: UInt32 = 28
        static let leftControl: UInt32 = 29
        static let quote: UInt32 = 40
    }

    private static func keymap(_ symbols: String) -> String {
        """
        xkb_keymap {
        xkb_keycodes { include "evdev+aliases(qwerty)" };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols { include "\(symbols)" };
        };
        """
    }

    private static let american = keymap("pc+us+inet(evdev)")
    private static let german = keymap("pc+de+inet(evdev)")
    private static let international = keymap("pc+us(intl)+inet(evdev)")

    private func opened(_ keymap: String = american) -> (SurfaceRig, TestedWindow, MockSeat, MockSurface) {
        let rig = SurfaceRig()
        let window = rig.open()
        rig.seat.keymap(keymap)
        rig.seat.repeatInfo(rate: 25, delay: 500)
        rig.seat.keyboardEnter(rig.mock.surfaces[0])
        rig.pump()
        window.clearEvents()
        return (rig, window, rig.seat, rig.mock.surfaces[0])
    }

    private func tap(_ seat: MockSeat, _ code: UInt32) {
        seat.key(code, .pressed)
        seat.key(code, .released)
    }

    private func typed(_ window: TestedWindow) -> String {
        window.rawEvents.map { if case .keyDown(let key) = $0 { key.text } else { "" } }.joined()
    }

    /// Runs `body` with variables of the environment changed: nil unsets one.
    private func with(_ changes: [String: String?], _ body: () -> Void) {
        let before = changes.keys.map { ($0, getenv($0).map { String(cString: $0) }) }
        for (name, value) in changes { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
        body()
        for (name, value) in before { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
    }

    @Test func `KBD-01: a sealed keymap is mapped privately and only to be read`() throws {
        let (rig, window, seat, _) = opened()
        let original = KeyboardMap.mapMemory
        defer { KeyboardMap.mapMemory = original }
        var rights: [String] = []
        KeyboardMap.mapMemory = { descriptor, size in
            let memory = original(descriptor, size)
            if let memory, let maps = Self.read("/proc/self/maps") {
                let start = String(UInt(bitPattern: memory), radix: 16)
                let line = maps.split(separator: "\n").first { $0.hasPrefix(start + "-") }
                rights.append(line.map { String($0.split(separator: " ")[1]) } ?? "none")
            }
            return memory
        }
        seat.sealedKeymap(Self.german)
        rig.pump()
        #expect(!rights.isEmpty && rights.allSatisfy { $0 == "r--p" })
        tap(seat, Code.y)
        rig.pump()
        #expect(typed(window) == "z")
        rig.finish(window)
    }

    private static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var text = ""
        var line = [CChar](repeating: 0, count: 1_024)
        while fgets(&line, 1_024, file) != nil {
            text += line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        }
        return text
    }

    @Test func `KBD-04: a keymap that comes again leaves a compose sequence alone`() {
        with(["LC_ALL": "en_US.UTF-8"]) {
            let (rig, window, seat, _) = opened(Self.international)
            tap(seat, Code.quote)
            seat.keymap(Self.international)
            tap(seat, Code.e)
            rig.pump()
            #expect(typed(window) == "é")
            rig.finish(window)
        }
    }

    @Test func `KBD-04: another keymap while a key is held keeps the key, which comes up by its code`() {
        let (rig, window, seat, _) = opened()
        seat.key(Code.y, .pressed)
        seat.keymap(Self.german)
        seat.key(Code.y, .released)
        tap(seat, Code.y)
        rig.pump()
        #expect(
            window.events == [
                "key character(\"y\") \"y\"", "key up character(\"y\")", "key character(\"z\") \"z\"",
                "key up character(\"z\")",
            ])
        #expect(!rig.clock.hasTimers)
        rig.finish(window)
    }

    @Test func `KBD-04, MEM-08: ten thousand keymaps leave no descriptors behind`() {
        let (rig, window, seat, _) = opened()
        let files = SurfaceRig.openFiles.count { $0.contains("keymap") }
        func send(_ count: Int) {
            for step in 0..<count {
                seat.keymap(step % 500 == 0 ? Self.german : Self.american)
                if step % 8 == 0 { rig.pump(1) }
            }
            rig.pump()
        }
        send(1_000)
        send(9_000)
        #expect(SurfaceRig.openFiles.count { $0.contains("keymap") } == files)
        rig.finish(window)
    }

    @Test func `KBD-09: keys that were held when the focus came do nothing, but the modifiers count`() {
        var options = MockCompositor.Options()
        options.configuresAtStart = false
        let rig = SurfaceRig(options)
        let window = rig.open()
        let seat = rig.seat
        let surface = rig.mock.surfaces[0]
        seat.keymap(Self.american)
        seat.keyboardEnter(surface, held: [Code.enter, Code.leftControl])
        rig.pump()
        rig.mock.toplevels[0].configure(0, 0)
        rig.pump()
        seat.key(Code.enter, .released)
        seat.modifiers(depressed: 4)
        seat.key(Code.c, .pressed)
        seat.key(Code.c, .released)
        rig.pump()
        let keys = window.rawEvents.compactMap { if case .keyDown(let key) = $0 { key } else { nil } }
        #expect(keys.map(\.key) == [.character("c")])
        #expect(keys.map(\.modifiers) == [.control])
        #expect(window.events.filter { $0.hasPrefix("key up") } == ["key up character(\"c\")"])
        // An array that ends within a number.
        for keyboard in seat.keyboards {
            keyboard.sendLeave(serial: 1, surface: surface.resource)
            keyboard.sendEnter(serial: 2, surface: surface.resource, keys: WaylandArray(bytes: [1, 2, 3]))
        }
        rig.pump()
        #expect(window.events.last == "focus true")
        rig.finish(window)
    }

    @Test func `KBD-10: Alt does not outlast a change of focus, and a group that does not exist is harmless`() {
        let (rig, window, seat, surface) = opened(Self.keymap("pc+us+de:2+inet(evdev)"))
        seat.modifiers(depressed: 8)
        seat.keyboardLeave(surface)
        seat.keyboardEnter(surface)
        tap(seat, Code.y)
        seat.modifiers(group: 1)
        tap(seat, Code.y)
        seat.modifiers(group: 9)
        tap(seat, Code.a)
        seat.modifiers(group: .max)
        tap(seat, Code.a)
        seat.modifiers()
        rig.pump()
        let keys = window.rawEvents.compactMap { if case .keyDown(let key) = $0 { key } else { nil } }
        #expect(keys.first?.modifiers == [])
        #expect(typed(window).hasPrefix("yz"))
        rig.finish(window)
    }

    @Test func `KBD-12: without a compose table keys type what they are`() {
        let settings: [[String: String?]] = [
            ["LC_ALL": "xx_YY"], ["LC_ALL": "", "LC_CTYPE": nil, "LANG": nil], ["XLOCALEDIR": "/nonexistent"],
            ["LC_ALL": "en_US.UTF-8", "XCOMPOSEFILE": "/dev/null"],
            ["LC_ALL": "C", "HOME": "/nonexistent"],
        ]
        for setting in settings {
            with(setting) {
                let (rig, window, seat, _) = opened(Self.international)
                tap(seat, Code.quote)
                tap(seat, Code.a)
                tap(seat, Code.c)
                tap(seat, Code.q)
                rig.pump()
                #expect(typed(window).hasSuffix("cq"))
                rig.finish(window)
            }
        }
    }

    @Test func `MEM-04: a keymap that cannot be mapped leaves the old one in place`() {
        let (rig, window, seat, _) = opened()
        let original = KeyboardMap.mapMemory
        KeyboardMap.mapMemory = { _, _ in nil }
        seat.keymap(Self.german)
        rig.pump()
        KeyboardMap.mapMemory = original
        tap(seat, Code.y)
        seat.keymap(Self.german)
        tap(seat, Code.y)
        rig.pump()
        #expect(typed(window) == "yz")
        rig.finish(window)
    }

    @Test func `several seats type and press on their own`() {
        let (rig, window, seat, surface) = opened()
        let second = rig.mock.addSeat([.keyboard, .touch])
        rig.pump()
        second.keymap(Self.german)
        second.keyboardEnter(surface)
        seat.key(Code.y, .pressed)
        second.key(Code.y, .pressed)
        second.touchDown(0, surface, 1, 1)
        seat.touchDown(0, surface, 2, 2)
        second.touchFrame()
        seat.touchFrame()
        rig.pump()
        #expect(typed(window) == "yz")
        #expect(rig.display.seats.count == 2)
        rig.mock.removeSeat(second)
        rig.pump()
        #expect(window.events.last { $0.hasPrefix("key up") } == "key up character(\"z\")")
        seat.key(Code.y, .released)
        rig.pump()
        #expect(window.events.last == "key up character(\"y\")")
        rig.finish(window)
    }

    @Test func `a wheel goes sideways while Shift is held`() {
        let (rig, window, seat, surface) = opened()
        seat.keymap(Self.american)
        seat.keyboardEnter(surface)
        seat.pointerEnter(surface, 1, 1)
        seat.pointerFrame()
        func turn(_ source: WlPointerAxisSource) {
            for pointer in seat.pointers {
                pointer.sendAxisSource(axisSource: source)
                if source == .wheel { pointer.sendAxisValue120(axis: .verticalScroll, value120: 120) }
                pointer.sendAxis(time: 5, axis: .verticalScroll, value: 15)
                pointer.sendFrame()
            }
        }
        seat.modifiers(depressed: 1)
        rig.pump()
        window.clearEvents()
        turn(.wheel)
        turn(.finger)
        seat.modifiers()
        turn(.wheel)
        rig.pump()
        #expect(
            window.events.filter { $0.hasPrefix("scroll") } == [
                "scroll 15.0 0.0 wheel steps 1.0 0.0", "scroll 0.0 15.0 finger", "scroll 0.0 15.0 wheel steps 0.0 1.0",
            ])
        rig.finish(window)
    }
}
