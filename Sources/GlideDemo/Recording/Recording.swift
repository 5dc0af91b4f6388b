import Glibc
import Glide

/// A program shown on a virtual clock, written to PNG files frame by frame.
@MainActor
struct Recording {
    static let defaultSize = Size(width: 400, height: 600)

    /// What is written.
    enum Output {
        /// Every frame, as 0000.png and so on.
        case folder(String)
        /// The frame at a time in seconds.
        case file(String, at: Double)
    }

    var program: Program
    var output: Output
    var size = Recording.defaultSize
    var scale = 1.0
    var frameRate = 60.0
    /// In seconds.
    var duration = 2.0
    var script = Script()
    /// Whether what moves is listed over the program.
    var showsMotion = false

    /// The recording that the command line asks for.
    init(_ options: CommandLineOptions) throws {
        program = try options.namedProgram()
        size = try options.size() ?? size
        scale = try options.number(.scale, in: 0.25...16) ?? scale
        frameRate = try options.number(.fps, in: 1...1_000) ?? frameRate
        duration = try options.number(.duration, in: 0...3_600) ?? duration
        if let file = options[.png] {
            try options.allow([.png, .at, .size, .scale, .fps, .script, .motionOverlay], with: "--png", program: true)
            output = .file(file, at: try options.number(.at, in: 0...3_600) ?? 0)
        } else {
            try options.allow(
                [.record, .size, .scale, .fps, .duration, .script, .motionOverlay], with: "--record", program: true)
            output = .folder(options[.record] ?? "")
        }
        guard max(size.width, size.height) * scale <= Double(Bitmap.sizeLimit) else {
            throw DemoError("--scale: more than \(Bitmap.sizeLimit) pixels in a row or column")
        }
        showsMotion = options.has(.motionOverlay)
        if let file = options[.script] { script = try Script(contentsOf: file) }
    }

    /// How many frames come before the end.
    private var frameCount: Int {
        if case .folder = output { return Int((duration * frameRate).rounded()) }
        return 0
    }

    private func makeWindow() -> OffscreenWindow {
        // The machine's fonts and icons would make other pictures elsewhere.
        SceneInspection.pinResources()
        MotionDebugging.usesKeys = true
        MotionDebugging.showsOverlay = showsMotion
        return OffscreenWindow(
            size: size, scale: scale, frameRate: frameRate, environment: .ofProcess, content: program.content())
    }

    /// Writes what was asked for as fast as it can be drawn.
    func run() throws {
        try prepareFolder()
        let player = ScriptPlayer(script, on: makeWindow())
        if case .file(let path, let time) = output {
            player.advance(to: time)
            try write(player.picture(), to: path)
        }
        for frame in 0..<frameCount {
            player.advance(to: Double(frame) / frameRate)
            try write(player.picture(), to: path(ofFrame: frame))
        }
    }

    /// Writes what was asked for at real pace: the program's tasks and timers run meanwhile.
    func runInRealTime() async throws {
        try prepareFolder()
        let player = ScriptPlayer(script, on: makeWindow())
        let clock = ContinuousClock()
        let begin = clock.now
        if case .file(let path, let time) = output {
            await player.run(to: time)
            try write(player.picture(), to: path)
        }
        for frame in 0..<frameCount {
            let due = Double(frame) / frameRate
            // The window's clock stood still while the frame before was written.
            let elapsed = (clock.now - begin) / .seconds(1)
            player.advance(to: min(elapsed, due))
            await player.run(to: due)
            try write(player.picture(), to: path(ofFrame: frame))
        }
    }

    private func path(ofFrame frame: Int) -> String {
        guard case .folder(let folder) = output else { return "" }
        let digits = String(frame)
        return folder + "/" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
    }

    private func write(_ picture: Bitmap, to path: String) throws {
        do {
            try picture.writePNG(to: path)
        } catch {
            throw DemoError("\(error)")
        }
    }

    /// Makes the folder and those above it where they are missing.
    private func prepareFolder() throws {
        guard case .folder(let folder) = output else { return }
        guard !folder.isEmpty else { throw DemoError("--record: the folder has no name") }
        var path = folder.hasPrefix("/") ? "/" : ""
        for name in folder.split(separator: "/") {
            path += path.isEmpty || path.hasSuffix("/") ? String(name) : "/" + name
            if mkdir(path, 0o777) != 0, errno != EEXIST {
                throw DemoError("\(path): the folder cannot be made (\(String(cString: strerror(errno))))")
            }
        }
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw DemoError("\(folder): is not a folder")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw DemoError("\(folder): cannot be written to (\(String(cString: strerror(errno))))")
        }
    }
}
