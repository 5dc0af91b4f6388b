import Dispatch
import Glibc
import Glide

/// The program: does what the command line asks for.
@main
@MainActor
enum DemoCommand {
    static func main() {
        do {
            try carryOut(Invocation(arguments: Array(CommandLine.arguments.dropFirst())))
        } catch {
            fail(error)
        }
    }

    private static func carryOut(_ invocation: Invocation) throws {
        switch invocation {
        case .help: print(Invocation.helpText)
        case .list: for program in Program.all { print(program.listing) }
        case .window(let program, let isFullscreen, let size, let showsMotion):
            MotionDebugging.usesKeys = true
            MotionDebugging.showsOverlay = showsMotion
            DemoWindow.open(title: program.title, size: size, isFullscreen: isFullscreen, content: program.content)
        case .bench(let scene, let seconds, let size):
            endLater(in: seconds)
            DemoWindow.open(title: scene.rawValue, size: size, isFullscreen: false, content: scene.content)
        case .record(let recording):
            if recording.program.needsRealTime {
                finish { try await recording.runInRealTime() }
            } else {
                try recording.run()
            }
        }
    }

    /// Ends the program in good order, windows closed, after `seconds`.
    private static func endLater(in seconds: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { _ = kill(getpid(), SIGTERM) }
    }

    /// Serves the main actor until `work` is done, then ends the program.
    private static func finish(_ work: @escaping @MainActor () async throws -> Void) -> Never {
        Task {
            do {
                try await work()
                exit(0)
            } catch {
                fail(error)
            }
        }
        dispatchMain()
    }

    /// Says in one line what went wrong.
    private static func fail(_ error: any Error) -> Never {
        let line = "GlideDemo: \(error)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
        exit(2)
    }
}
