import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite struct `Key presses told to views` {
    @MainActor private final class Log {
        var lines: [String] = []
        var count = 0
    }

    @Test func `a view with the focus is told of its key, in its phases`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Text("x").focusable().onKeyPress("a", phases: .all) { press in
                log.lines.append("\(press.phase.rawValue) \(press.characters)")
                return .handled
            }
        }
        window.keyPress("a")
        #expect(log.lines.isEmpty, "without the focus nobody is told")
        window.keyPress(.tab)
        window.keyDown("a")
        window.keyRepeat("a")
        window.keyUp("a")
        window.keyPress("b")
        #expect(log.lines == ["1 a", "2 a", "4 a"])
    }

    @Test func `what the inner view ignores the outer one is told`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            VStack {
                Text("x").focusable()
                    .onKeyPress("a") {
                        log.lines.append("inner a")
                        return .handled
                    }
                    .onKeyPress(phases: .down) { press in
                        log.lines.append("middle \(press.key.character)")
                        return .ignored
                    }
            }
            .onKeyPress(keys: ["a", "b", .escape]) { press in
                log.lines.append("outer \(press.key == .escape ? "escape" : String(press.key.character))")
                return .handled
            }
        }
        window.keyPress(.tab)
        for key in ["a", "b", .escape, "c"] as [Key] { window.keyPress(key) }
        #expect(
            log.lines == [
                "inner a", "middle b", "outer b", "middle \u{1B}", "outer escape", "middle c",
            ])
    }

    @Test func `a handled key does nothing else`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            VStack {
                Button("A") { log.count += 1 }.onKeyPress(.space) { .handled }.onKeyPress(.tab) { .handled }
                Button("B") {}
            }
        }
        window.keyPress(.tab)
        window.keyPress(.space)
        window.keyPress(.tab)
        #expect(log.count == 0 && window.focusedName == "A")
        window.keyPress(.return)
        #expect(log.count == 1)
    }

    @Test func `characters count as typed, also those that dead keys make`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Text("x").focusable().onKeyPress(characters: .letters) { press in
                log.lines.append(press.characters)
                return .handled
            }
        }
        window.keyPress(.tab)
        for character in "aé1ß" { window.keyPress(.character(character)) }
        // The dead acute, then e: the key is e, the text é.
        let host = window.window.host
        var dead = KeyEvent(key: .other(0xFE51), time: window.now)
        dead.isComposing = true
        host.handle(.keyDown(dead))
        host.handle(.keyDown(KeyEvent(key: "e", text: "é", time: window.now)))
        // The Compose key, an apostrophe that is a part of the sequence, and e.
        var apostrophe = KeyEvent(key: "'", time: window.now)
        apostrophe.isComposing = true
        host.handle(.keyDown(apostrophe))
        host.handle(.keyDown(KeyEvent(key: "e", text: "é", time: window.now)))
        #expect(log.lines == ["a", "é", "ß", "é", "é"])
    }

    @Test func `a space that a dead key made presses nothing`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) { Button("A") { log.count += 1 } }
        window.keyPress(.tab)
        let host = window.window.host
        host.handle(.keyDown(KeyEvent(key: .space, text: "´", time: window.now)))
        host.handle(.keyUp(KeyEvent(key: .space, text: "´", time: window.now)))
        #expect(log.count == 0)
    }

    @Test func `a view that is switched off is told nothing`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            VStack {
                Text("x").focusable()
            }
            .onKeyPress("a") {
                log.count += 1
                return .handled
            }
            .disabled(true)
        }
        window.keyPress(.tab)
        window.keyPress("a")
        #expect(log.count == 0)
    }

    @Test func `a shortcut presses its button from anywhere, until the key comes up`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            VStack {
                Button("other") {}
                Button("Save") { log.count += 1 }.buttonStyle(Telling()).keyboardShortcut("s")
            }
        }
        window.keyDown("s", modifiers: .control)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") != nil && log.count == 0)
        window.keyRepeat("s", modifiers: .control)
        window.keyUp("s")
        #expect(log.count == 1)
        window.keyPress("s", modifiers: .command)
        #expect(log.count == 2, "the logo key does, too")
        window.keyPress("s")
        window.keyPress("s", modifiers: [.control, .shift])
        #expect(log.count == 2)
    }

    @Test func `shortcuts of several modifiers, of hidden buttons, and of keys that Shift makes`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            VStack {
                Button("redo") { log.lines.append("redo") }.keyboardShortcut("z", modifiers: [.command, .shift])
                Button("undo") { log.lines.append("undo") }.keyboardShortcut("z")
                Button("hidden") { log.lines.append("hidden") }.keyboardShortcut("h").hidden()
                Button("off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
                Button("plain") { log.lines.append("plain") }.keyboardShortcut("p", modifiers: [])
            }
        }
        window.keyPress("z", modifiers: .control)
        window.keyPress("z", modifiers: [.control, .shift])
        window.keyPress("h", modifiers: .control)
        window.keyPress("o", modifiers: .control)
        window.keyPress("p")
        #expect(log.lines == ["undo", "redo", "hidden", "plain"])
    }

    @Test func `Return does the default action and Escape the cancelling one, unless the focus has a use for them`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            VStack {
                Button("Cancel", role: .cancel) { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
                Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
            }
        }
        window.keyPress(.return)
        window.keyPress(.escape)
        #expect(log.lines == ["ok", "cancel"])
        window.keyPress(.tab)
        window.keyPress(.return)
        #expect(log.lines == ["ok", "cancel", "cancel"], "the focus is on Cancel")
    }

    @Test func `Escape leaves the innermost view around the focus that can be left`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            VStack {
                VStack { Button("A") {} }.onExitCommand { log.lines.append("inner") }
                Button("B") {}
            }
            .onExitCommand { log.lines.append("outer") }
        }
        window.keyPress(.escape)
        #expect(log.lines == ["inner"], "without a focus, the last that does anything")
        window.keyPress(.tab)
        window.keyPress(.escape)
        window.keyPress(.tab)
        window.keyPress(.escape)
        #expect(log.lines == ["inner", "inner", "outer"])
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types `value`.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
extension Key: ExpressibleByUnicodeScalarLiteral {
    /// The key that types `value`.
    public init(unicodeScalarLiteral value: Character) { self = .character(value) }
}
