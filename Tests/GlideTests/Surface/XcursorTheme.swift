import Foundation

@testable import Glide

/// A cursor theme in a folder of its own, of plain squares.
struct XcursorTheme {
    let folder: String
    let name = "squares"

    /// The number of pictures of each shape, with the milliseconds that each is shown. Every picture has another colour.
    init(_ shapes: [CursorShape: [UInt32]]) {
        let root = FileManager.default.temporaryDirectory.appending(path: "glide-cursors-\(UUID().uuidString)")
        folder = root.path
        let cursors = root.appending(path: "\(name)/cursors")
        try? FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
        for (shape, delays) in shapes {
            try? Self.file(delays).write(to: cursors.appending(path: shape.themeNames[0]))
        }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The file format of libXcursor: a table of contents, then the pictures, all in little-endian words.
    private static func file(_ delays: [UInt32]) -> Data {
        let side: UInt32 = 8
        let image: UInt32 = 0xFFFD_0002
        let (head, entry, imageHead) = (UInt32(16), UInt32(12), UInt32(36))
        let count = UInt32(delays.count)
        var words: [UInt32] = [0x7275_6358, head, 0x1_0000, count]
        for index in 0..<count {
            words += [image, side, head + count * entry + index * (imageHead + side * side * 4)]
        }
        for (index, delay) in delays.enumerated() {
            words += [imageHead, image, side, 1, side, side, 0, 0, delay]
            words += Array(repeating: 0xFF00_0000 | UInt32(index * 40), count: Int(side * side))
        }
        return words.withUnsafeBytes { Data($0) }
    }
}
