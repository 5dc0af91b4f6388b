import Foundation

/// A run of the demo as a program of its own.
struct DemoProcess {
    let status: Int32
    let output: String
    let errors: String

    /// The demo that was built together with the tests.
    private static var executable: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "GlideDemo")
    }

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment
        // No test may open a window on the screen of whoever runs it.
        variables["WAYLAND_DISPLAY"] = "none-for-tests"
        variables.merge(environment) { $1 }
        process.environment = variables
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
