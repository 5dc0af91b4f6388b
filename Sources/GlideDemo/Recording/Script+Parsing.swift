import Glibc
import Glide

extension Script {
    /// Reads the script in the file at `path`.
    init(contentsOf path: String) throws {
        try self.init(Self.text(of: path), name: path)
    }

    private static func text(of path: String) throws -> String {
        func failure() -> DemoError {
            DemoError("\(path): the script cannot be read (\(String(cString: strerror(errno))))")
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count >= 0 else { throw failure() }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw DemoError("\(path): the script is not text in UTF-8")
        }
        return text
    }

    /// The step of one line, word by word.
    static func step(_ words: [String]) throws -> Step {
        guard let time = Double(words[0]), time >= 0, time.isFinite else {
            throw DemoError("\"\(words[0])\" is not a time in seconds")
        }
        guard words.count > 1 else { throw DemoError("a step is missing after the time") }
        return Step(
            time: time, action: try action(words[1], ScriptArguments(step: words[1], Array(words.dropFirst(2)))))
    }

    private static func action(_ name: String, _ arguments: ScriptArguments) throws -> ScriptAction {
        var arguments = arguments
        let action: ScriptAction
        switch name {
        case "touch-down": action = .touchDown(try arguments.finger(), try arguments.point())
        case "touch-move": action = .touchMove(try arguments.finger(), try arguments.point())
        case "touch-up": action = .touchUp(try arguments.finger())
        case "touch-cancel": action = .touchCancel
        case "tap": action = .tap(try arguments.point())
        case "drag":
            action = .drag(
                from: try arguments.point(), to: try arguments.point(), seconds: try arguments.milliseconds() / 1_000)
        case "click": action = .click(try arguments.point())
        case "move": action = .move(try arguments.point())
        case "pointer-down": action = .pointerDown
        case "pointer-up": action = .pointerUp
        case "scroll":
            action = .scroll(Size(width: try arguments.number("a way"), height: try arguments.number("a way")))
        case "key": action = .key(try arguments.key())
        case "resize": action = .resize(Size(width: try arguments.extent(), height: try arguments.extent()))
        case "scale": action = .scale(try arguments.scale())
        default: throw DemoError("\"\(name)\" is not a step; --help names them all")
        }
        try arguments.end()
        return action
    }
}
