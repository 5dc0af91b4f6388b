import Glibc
import Glide

extension Invocation {
    /// Reads the arguments after the program's own name. Throws a `DemoError` that says what is wrong.
    init(arguments: [String]) throws {
        let options = try CommandLineOptions(arguments)
        if options.has(.help) {
            try options.allow([.help], with: "--help")
            self = .help
        } else if options.has(.list) {
            try options.allow([.list], with: "--list")
            self = .list
        } else if options.has(.bench) {
            self = try Self.bench(options)
        } else if options.has(.record) || options.has(.png) {
            self = .record(try Recording(options))
        } else {
            try options.allow([.fullscreen, .size, .motionOverlay], with: "a window", program: true)
            self = .window(
                try options.namedProgram(), isFullscreen: options.has(.fullscreen),
                size: try options.size() ?? Recording.defaultSize, showsMotion: options.has(.motionOverlay))
        }
    }

    private static func bench(_ options: CommandLineOptions) throws -> Invocation {
        try options.allow([.bench, .seconds, .size], with: "--bench")
        let name = options[.bench] ?? ""
        guard let scene = BenchScene(rawValue: name) else {
            let names = BenchScene.allCases.map(\.rawValue).joined(separator: ", ")
            throw DemoError("--bench: there is no scene \"\(name)\", only \(names)")
        }
        guard options.has(.seconds) else { throw DemoError("--bench: --seconds N is missing") }
        let seconds = try options.number(.seconds, in: 0...86_400) ?? 0
        return .bench(scene, seconds: seconds, size: try options.size() ?? environmentSize())
    }

    /// The size that a benchmark asks for in the environment.
    private static func environmentSize() throws -> Size {
        func extent(_ name: String, _ otherwise: Double) throws -> Double {
            guard let text = getenv(name).map({ String(cString: $0) }) else { return otherwise }
            guard let value = Double(text), CommandLineOptions.extents.contains(value) else {
                throw DemoError("\(name): \"\(text)\" is not a number of points from 1 to 16384")
            }
            return value
        }
        return Size(width: try extent("BENCH_WIDTH", 800), height: try extent("BENCH_HEIGHT", 600))
    }
}
