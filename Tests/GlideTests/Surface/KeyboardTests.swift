import Glibc
import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct KeyboardTests {
    /// Linux event codes.
    private enum Code {
        static let a: UInt32 = 30
        static let b: UInt32 = 48
        static let leftShift: UInt32 = 42
        static let enter: UInt32 = 28
    }

    private func opened(_ versions: [String: UInt32] = [:]) -> (SurfaceRig, TestedWindow, MockSeat, MockSurface) {
        var options = MockCompositor.Options()
        options.versions = versions
        let rig = SurfaceRig(options)
        let window = rig.open()
        guard let seat = rig.mock.seat else { fatalError("no seat") }
        seat.keymap(Self.keymap)
        seat.repeatInfo(rate: 25, delay: 500)
        seat.keyboardEnter(rig.mock.surfaces[0])
        rig.pump()
        window.clearEvents()
        return (rig, window, seat, rig.mock.surfaces[0])
    }

    /// A keymap in the form that compositors send: xkbcommon reads the includes from the system's files.
    static let keymap = """
        xkb_keymap {
        xkb_keycodes { include "evdev+aliases(qwerty)" };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols { include "pc+us+inet(evdev)" };
        };
        """

    @Test func `keys bring their text, and Shift changes it but not the key`() {
        let (rig, window, seat, _) = opened()
        seat.key(Code.a, .pressed)
        seat.key(Code.a, .released)
        seat.modifiers(depressed: 1)
        seat.key(Code.a, .pressed)
        seat.key(Code.a, .released)
        seat.modifiers()
        seat.key(Code.enter, .pressed)
        seat.key(Code.enter, .released)
        rig.pump()
        #expect(
            window.events == [
                "key character(\"a\") \"a\"", "key up character(\"a\")", "key character(\"a\") \"A\"",
                "key up character(\"a\")", "key return \"\"", "key up return",
            ])
        rig.finish(window)
    }

    @Test func `a held key repeats by the compositor's numbers without drift`() {
        let (rig, window, seat, _) = opened()
        seat.key(Code.a, .pressed)
        rig.pump(1)
        let start = rig.clock.now
        rig.clock.advance(by: 0.48)
        #expect(window.events.count == 1)
        rig.clock.advance(by: start + 1.501 - rig.clock.now)
        // At 0.5 s and each 0.04 s after it: 26 until 1.5 s.
        #expect(window.events.count == 27)
        #expect(window.events.last == "key character(\"a\") \"a\" again")
        seat.key(Code.a, .released)
        rig.pump()
        let count = window.events.count
        rig.clock.advance(by: 3)
        #expect(window.events.count == count)
        #expect(!rig.clock.hasTimers)
        rig.finish(window)
    }

    @Test func `after a stall one repeat makes up for all`() {
        let (rig, window, seat, _) = opened()
        seat.key(Code.a, .pressed)
        rig.pump(1)
        rig.clock.jump(by: 5)
        #expect(window.events.count == 2)
        rig.clock.advance(by: 0.041)
        #expect(window.events.count == 3)
        rig.finish(window)
    }

    @Test func `KBD-06: another key's release does not stop the repeat`() {
        let (rig, window, seat, _) = opened()
        seat.key(Code.a, .pressed)
        seat.key(Code.b, .pressed)
        seat.key(Code.a, .released)
        rig.pump(1)
        window.clearEvents()
        rig.clock.advance(by: 1)
        #expect(window.events.count >= 12)
        #expect(Set(window.events) == ["key character(\"b\") \"b\" again"])
        rig.finish(window)
    }

    @Test func `modifiers do not repeat, and a rate of 0 turns repeating off`() {
        let (rig, window, seat, _) = opened()
        seat.key(Code.leftShift, .pressed)
        rig.pump()
        #expect(!rig.clock.hasTimers)
        seat.repeatInfo(rate: 0, delay: 500)
        seat.key(Code.a, .pressed)
        rig.pump()
        #expect(!rig.clock.hasTimers)
        rig.finish(window)
    }

    @Test func `KBD-07: focus that goes lifts the keys and ends the repeat`() {
        let (rig, window, seat, surface) = opened()
        seat.key(Code.a, .pressed)
        seat.keyboardLeave(surface)
        rig.pump()
        #expect(window.events == ["key character(\"a\") \"a\"", "key up character(\"a\")", "focus false"])
        #expect(!rig.clock.hasTimers)
        seat.keyboardEnter(surface, held: [Code.enter])
        seat.key(Code.enter, .released)
        rig.pump()
        #expect(window.events.suffix(1) == ["focus true"])
        rig.finish(window)
    }

    @Test func `KBD-07: a window closed by a key stops its repeat`() {
        let (rig, window, seat, _) = opened()
        window.onEvent = { event in if case .keyDown = event { window.window.close() } }
        seat.key(Code.a, .pressed)
        seat.key(Code.b, .pressed)
        rig.pump()
        #expect(window.events == ["key character(\"a\") \"a\""])
        #expect(!rig.clock.hasTimers)
        rig.finish(window)
    }

    @Test func `KBD-03: broken keymaps are closed and the old one stays`() {
        let (rig, window, seat, _) = opened()
        let names = [
            seat.keymap("garbage {"), seat.keymap(Self.keymap, size: 0), seat.keymap(Self.keymap, size: 1_000_000),
            seat.keymap(Self.keymap, size: 100), seat.keymap(Self.keymap, format: .noKeymap),
            seat.keymap(Self.keymap, format: WlKeyboardKeymapFormat(rawValue: 77)),
        ]
        // A file that ends with a page, told to be longer: reading on would kill.
        seat.keymap(String(repeating: "x", count: 4_096), size: 1 << 30)
        // No file at all.
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for keyboard in seat.keyboards { keyboard.sendKeymap(format: .xkbV1, fd: ends[0], size: 100) }
        for end in ends { close(end) }
        rig.pump()
        #expect(names.filter(Self.isOpen) == [])
        seat.key(Code.a, .pressed)
        rig.pump()
        #expect(window.events == ["key character(\"a\") \"a\""])
        rig.finish(window)
    }

    @Test func `KBD-10: modifiers that come before the keymap count`() {
        let rig = SurfaceRig()
        let window = rig.open()
        guard let seat = rig.mock.seat else { return }
        seat.modifiers(depressed: 1)
        seat.keyboardEnter(rig.mock.surfaces[0])
        seat.key(Code.a, .pressed)
        seat.key(Code.a, .released)
        seat.keymap(Self.keymap)
        seat.key(Code.a, .pressed)
        rig.pump()
        #expect(window.events.filter { $0.hasPrefix("key") } == ["key character(\"a\") \"A\""])
        rig.finish(window)
    }

    @Test func `a compositor that repeats itself is followed`() {
        let (rig, window, seat, _) = opened()
        seat.repeatInfo(rate: 0, delay: 0)
        seat.key(Code.a, .pressed)
        seat.key(Code.a, .repeated)
        rig.pump()
        #expect(window.events == ["key character(\"a\") \"a\"", "key character(\"a\") \"a\" again"])
        rig.finish(window)
    }

    /// Whether any descriptor of the process still is of that file.
    private static func isOpen(_ name: String) -> Bool {
        (Int32(0)..<1_024).contains { descriptor in
            var target = [CChar](repeating: 0, count: 256)
            guard readlink("/proc/self/fd/\(descriptor)", &target, 255) > 0 else { return false }
            return target.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }.hasPrefix(name)
        }
    }
}
