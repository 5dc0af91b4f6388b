import Foundation
import GlideTesting
import Testing

@Suite struct RecordingTests {
    @Test func `a recording is the same bytes each time`() throws {
        let folder = try TemporaryFolder()
        let script = try folder.file(
            "steps",
            """
            0.00 tap 120 40
            0.05 drag 300 300 100 300 50
            0.12 touch-down 3 100 100
            0.13 touch-move 3 90 110
            0.14 touch-cancel
            0.15 move 10 10
            0.15 pointer-down
            0.16 pointer-up
            0.16 click 300 40
            0.17 scroll 0 30
            0.18 key Return
            0.18 resize 300 200
            0.19 scale 2
            """)
        for name in ["a", "b"] {
            let run = try DemoProcess([
                "tabs", "--record", folder.path(name), "--duration", "0.25", "--fps", "40", "--script", script,
            ])
            #expect(run.status == 0, "\(run.errors)")
        }
        let (first, second) = (try folder.contents(of: "a"), try folder.contents(of: "b"))
        #expect(first.keys.sorted() == (0..<10).map { "000\($0).png" })
        #expect(first == second)
        #expect(first["0000.png"] != first["0003.png"])
    }

    @Test(arguments: [("0.5", "24", 12), ("0.1", "25", 3), ("0", "60", 0), ("1", "1", 1)])
    func `a recording has the rounded number of frames`(_ duration: String, _ rate: String, _ count: Int) throws {
        let folder = try TemporaryFolder()
        let run = try DemoProcess([
            "buttons", "--record", folder.path("out/deep"), "--duration", duration, "--fps", rate, "--size", "50x40",
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.contents(of: "out/deep").count == count)
    }

    @Test func `size and scale give the pixels`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.png")
        let run = try DemoProcess(["tabs", "--png", path, "--at", "0.25", "--size", "200x100", "--scale", "1.5"])
        #expect(run.status == 0, "\(run.errors)")
        let picture = try Bitmap(contentsOfPNG: path)
        #expect(picture.width == 300)
        #expect(picture.height == 150)
    }

    @Test func `one frame is the same as in the whole recording`() throws {
        let folder = try TemporaryFolder()
        let script = try folder.file("steps", "0.02 tap 200 40\n")
        _ = try DemoProcess(["tabs", "--record", folder.path("all"), "--duration", "0.2", "--script", script])
        _ = try DemoProcess(["tabs", "--png", folder.path("one.png"), "--at", "0.1", "--script", script])
        let one = try Bitmap(contentsOfPNG: folder.path("one.png"))
        let same = try Bitmap(contentsOfPNG: folder.path("all/0006.png"))
        #expect(one == same)
    }

    @Test func `the list of what moves is switched on by an option, or by a key`() throws {
        let folder = try TemporaryFolder()
        func picture(_ name: String, _ script: String, _ options: [String] = []) throws -> Bitmap {
            let steps = try folder.file("\(name)-steps", "0.02 tap 130 28\n" + script)
            let run = try DemoProcess(
                ["tabs", "--png", folder.path("\(name).png"), "--at", "0.1", "--size", "400x300", "--script", steps]
                    + options)
            #expect(run.status == 0, "\(run.errors)")
            return try Bitmap(contentsOfPNG: folder.path("\(name).png"))
        }
        let plain = try picture("plain", "")
        let listed = try picture("listed", "", ["--motion-overlay"])
        #expect(listed.difference(from: plain) > 1000)
        #expect(try picture("key", "0.01 key F6\n") == listed)
        #expect(try picture("twice", "0.01 key F6\n0.05 key F6\n") == plain)
        #expect(try picture("stopped", "0.04 key F8\n") != plain)
    }

    @Test func `the typewriter is recorded at real pace`() throws {
        let folder = try TemporaryFolder()
        let run = try DemoProcess([
            "typewriter", "--record", folder.path("out"), "--duration", "0.6", "--fps", "10", "--size", "400x60",
        ])
        #expect(run.status == 0, "\(run.errors)")
        let frames = try folder.contents(of: "out")
        #expect(frames.count == 6)
        // By then several letters stand there, whatever the machine is busy with.
        #expect(frames["0000.png"] != frames["0005.png"])
    }
}
