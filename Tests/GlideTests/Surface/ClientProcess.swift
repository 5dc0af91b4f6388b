import Foundation

/// A program that was built together with the tests, with a socket to a compositor.
enum ClientProcess {
    /// Starts the program with `socket` as its connection, which it takes over.
    static func start(_ name: String, _ arguments: [String], socket: Int32) throws -> pid_t {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name).path
        // A copy is made in the child, under a number that it inherits.
        let number: Int32 = 100
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, socket, number)
        // The threads of tests may block signals, and a child inherits that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var variables = ProcessInfo.processInfo.environment
        variables["WAYLAND_SOCKET"] = "\(number)"
        variables["WAYLAND_DISPLAY"] = "none-for-tests"
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let environment = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + environment { free(text) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, program, &actions, &attributes, words, environment)
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .ENOENT) }
        // The child has the only end.
        close(socket)
        return process
    }
}
