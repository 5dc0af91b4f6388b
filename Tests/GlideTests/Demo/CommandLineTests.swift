import Foundation
import Testing

@Suite struct CommandLineTests {
    @Test(arguments: [
        (["nonsense"], "there is no program \"nonsense\""),
        (["--nonsense"], "\"--nonsense\" is not an option"),
        (["tabs", "buttons"], "only one program"),
        (["tabs", "--record"], "--record needs a value"),
        (["--list", "tabs"], "no program goes with --list"),
        (["--list", "--fullscreen"], "--fullscreen does not go with --list"),
        (["--fullscreen", "--fullscreen"], "--fullscreen was given twice"),
        (["tabs", "--fullscreen", "--record", "out"], "--fullscreen does not go with --record"),
        (["tabs", "--at", "1"], "--at does not go with a window"),
        (["--bench", "tabs", "--seconds", "1", "--motion-overlay"], "--motion-overlay does not go with --bench"),
        (["tabs", "--png", "a.png", "--duration", "1"], "--duration does not go with --png"),
        (["tabs", "--record", "out", "--at", "1"], "--at does not go with --record"),
        (["tabs", "--record", "out", "--size", "400"], "--size: \"400\""),
        (["tabs", "--record", "out", "--size", "0x10"], "--size: \"0x10\""),
        (["tabs", "--record", "out", "--size", "400x600x2"], "--size"),
        (["tabs", "--record", "out", "--scale", "nan"], "--scale: \"nan\""),
        (["tabs", "--record", "out", "--fps", "0"], "--fps: \"0\""),
        (["tabs", "--record", "out", "--fps", "inf"], "--fps: \"inf\""),
        (["tabs", "--record", "out", "--duration", "-1"], "--duration: \"-1\""),
        (["tabs", "--record", "out", "--size", "16384x10", "--scale", "4"], "--scale: more than"),
        (["tabs", "--png", "a.png", "--at", "soon"], "--at: \"soon\""),
        (["--bench", "nonsense", "--seconds", "1"], "there is no scene \"nonsense\""),
        (["--bench", "tabs"], "--seconds N is missing"),
        (["--bench", "tabs", "--seconds", "x"], "--seconds: \"x\""),
        (["tabs", "--bench", "tabs", "--seconds", "1"], "no program goes with --bench"),
        (["tabs", "--record", "/dev/null/out"], "/dev/null/out: the folder cannot be made"),
        (["tabs", "--record", "/dev/null"], "/dev/null: is not a folder"),
        (["tabs", "--png", "/dev/null/a.png"], "/dev/null/a.png: cannot be written"),
        (["tabs", "--record", "out", "--script", "/dev/null/steps"], "/dev/null/steps: the script cannot be read"),
    ])
    func `every wrong use is told in one line, with status 2`(_ arguments: [String], _ part: String) throws {
        let run = try DemoProcess(arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("GlideDemo: "))
        #expect(run.errors.contains(part), "\(run.errors)")
        #expect(run.errors.filter(\.isNewline).count == 1)
        #expect(run.errors.hasSuffix("\n"))
    }

    @Test func `a wrong step of a script is named with its line`() throws {
        let folder = try TemporaryFolder()
        let script = try folder.file("steps", "# a tap\n0.1 tap 1 2\n0.2 poke 3 4\n")
        let run = try DemoProcess(["tabs", "--record", folder.path("out"), "--script", script])
        #expect(run.status == 2)
        #expect(run.errors == "GlideDemo: \(script):3: \"poke\" is not a step; --help names them all\n")
    }

    @Test func `a size in the environment that is none is told`() throws {
        let run = try DemoProcess(["--bench", "tabs", "--seconds", "1"], environment: ["BENCH_WIDTH": "wide"])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("GlideDemo: BENCH_WIDTH: \"wide\""))
    }

    @Test func `the list names every program once`() throws {
        let run = try DemoProcess(["--list"])
        #expect(run.status == 0)
        #expect(run.errors == "")
        let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.starts(with: ["gallery", "tabs", "buttons"]))
        #expect(names.contains("typewriter"))
        #expect(Set(names).count == names.count)
    }

    @Test func `help names every option`() throws {
        let run = try DemoProcess(["--help"])
        #expect(run.status == 0)
        for option in [
            "--fullscreen", "--list", "--record", "--size", "--scale", "--fps", "--duration", "--script",
            "--motion-overlay",
        ] {
            #expect(run.output.contains(option))
        }
        for option in ["--png", "--at", "--bench", "--seconds", "--help"] { #expect(run.output.contains(option)) }
    }

    @Test func `without a compositor a window says so in one line, with status 1`() throws {
        let run = try DemoProcess(["tabs"])
        #expect(run.status == 1)
        #expect(run.errors.filter(\.isNewline).count == 1)
        #expect(run.errors.contains("WAYLAND_DISPLAY") && run.errors.contains("XDG_RUNTIME_DIR"))
    }
}
