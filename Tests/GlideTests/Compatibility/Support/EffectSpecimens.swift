import Foundation
import GlideTesting

// Grounds and files for the compatibility tests.

struct Stripes: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<8) { index in Rectangle().fill(index.isMultiple(of: 2) ? .blue : .yellow) }
        }
    }
}

extension Color {
    /// As most repositories write it.
    init(hex: UInt) {
        self.init(
            .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
    }
}

/// A folder of resources with a picture and a colour, as SwiftPM lays it beside a program.
struct CompatibilityFolder {
    let imageName = "compatibility-tiles"
    let colorName = "compatibility-color"

    @MainActor
    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glide-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/\(colorName).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Uses.tiles.writePNG(to: folder.appendingPathComponent("\(imageName).png").path)
        let json = """
            {"colors": [
              {"color": {"color-space": "srgb", "components":
                {"red": "0x00", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "1.0"}}}
            ], "info": {"version": 1}}
            """
        try json.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        Image.addResources(at: folder.path)
    }
}
