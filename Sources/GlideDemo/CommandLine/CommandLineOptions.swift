import Glide

/// The arguments, taken apart: a program's name and options, each at most once.
@MainActor
struct CommandLineOptions {
    enum Option: String, CaseIterable {
        case help = "--help"
        case list = "--list"
        case fullscreen = "--fullscreen"
        case motionOverlay = "--motion-overlay"
        case record = "--record"
        case png = "--png"
        case at = "--at"
        case size = "--size"
        case scale = "--scale"
        case fps = "--fps"
        case duration = "--duration"
        case script = "--script"
        case bench = "--bench"
        case seconds = "--seconds"

        var takesValue: Bool {
            switch self {
            case .help, .list, .fullscreen, .motionOverlay: false
            default: true
            }
        }
    }

    /// Sizes that a window or a picture may have, in points.
    nonisolated static let extents = 1.0...16_384

    private var values: [Option: String] = [:]
    private var program: String?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                if let program {
                    throw DemoError("\"\(argument)\": only one program can be named, and \"\(program)\" was")
                }
                program = argument
                continue
            }
            guard let option = Option(rawValue: argument == "-h" ? "--help" : argument) else {
                throw DemoError("\"\(argument)\" is not an option; --help names them all")
            }
            guard values[option] == nil else { throw DemoError("\(option.rawValue) was given twice") }
            guard option.takesValue else {
                values[option] = ""
                continue
            }
            guard let value = rest.popFirst(), !value.hasPrefix("--") else {
                throw DemoError("\(option.rawValue) needs a value; --help says which")
            }
            values[option] = value
        }
    }

    func has(_ option: Option) -> Bool { values[option] != nil }

    subscript(_ option: Option) -> String? { values[option] }

    /// Throws if there is an option other than `allowed`, or a program where none is expected.
    func allow(_ allowed: Set<Option>, with what: String, program isProgramAllowed: Bool = false) throws {
        for option in Option.allCases where has(option) && !allowed.contains(option) {
            throw DemoError("\(option.rawValue) does not go with \(what)")
        }
        if let program, !isProgramAllowed { throw DemoError("\"\(program)\": no program goes with \(what)") }
    }

    /// The program that was named; the gallery if none was.
    func namedProgram() throws -> Program {
        guard let program else { return .gallery }
        guard let found = Program.all.first(where: { $0.name == program }) else {
            throw DemoError("there is no program \"\(program)\"; --list names them all")
        }
        return found
    }

    /// The number given with `option`, nil if it was not given.
    func number(_ option: Option, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = values[option] else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw DemoError(
                "\(option.rawValue): \"\(text)\" is not a number from \(plain(range.lowerBound)) "
                    + "to \(plain(range.upperBound))")
        }
        return value
    }

    /// The size given with `--size`, in points.
    func size() throws -> Size? {
        guard let text = values[.size] else { return nil }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
            Self.extents.contains(width), Self.extents.contains(height)
        else { throw DemoError("--size: \"\(text)\" is not a size from 1x1 to 16384x16384, such as 400x600") }
        return Size(width: width, height: height)
    }

    private func plain(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
