import Foundation
@testable import Glide
import GlideTesting
import Testing

@testable import GlideDemo

/// Eight frames of a sample beside each other, a quarter of its size, while its script is played.
///
/// The script is `Docs/scripts/samples/NAME.txt`; a line `# strip FROM STEP` in it says when the first frame is taken and
/// how many seconds lie between two.
@MainActor
struct SampleStrip {
    static let size = Size(width: 400, height: 600)
    static let gap = 2
    static let count = 8

    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/scripts/samples")

    let program: Program
    let script: Script
    private(set) var from = 0.0
    private(set) var step = 0.1

    init(_ program: Program) throws {
        self.program = program
        let text = try String(contentsOf: Self.folder.appending(path: program.name + ".txt"), encoding: .utf8)
        script = try Script(text, name: program.name)
        let words = try #require(text.split(separator: "\n").first { $0.hasPrefix("# strip ") }).split(separator: " ")
        from = try #require(Double(words[2]))
        step = try #require(Double(words[3]))
    }

    /// The pictures, without what the script does if not `played`.
    func picture(played: Bool = true) -> Bitmap {
        SceneInspection.pinResources()
        let window = OffscreenWindow(size: Self.size, scale: 0.25, frameRate: 60, content: program.content())
        let player = ScriptPlayer(played ? script : Script(), on: window)
        let frames = (0..<Self.count).map { frame in
            player.advance(to: from + Double(frame) * step)
            return player.picture()
        }
        let (width, height) = (frames[0].width, frames[0].height)
        let whole = Self.count * width + (Self.count - 1) * Self.gap
        var strip = Bitmap(width: whole, height: height)
        strip.pixels = Array(repeating: 0xFFFF_00FF, count: whole * height)
        for (index, frame) in frames.enumerated() {
            for row in 0..<height {
                let start = row * whole + index * (width + Self.gap)
                strip.pixels.replaceSubrange(start..<start + width, with: frame.pixels[row * width..<(row + 1) * width])
            }
        }
        return strip
    }
}
