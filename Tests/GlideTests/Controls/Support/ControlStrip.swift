import GlideTesting
import Testing

@testable import Glide

/// Pictures of a window at several moments, beside one another: light above, dark below.
@MainActor
struct ControlStrip {
    private var rows: [[Bitmap]] = []

    /// Takes the pictures of what `film` does with a window of `size` that shows `content`, once light, once dark.
    init<Content: View>(
        size: Size, @ViewBuilder content: () -> Content, film: (TestWindow, (TestWindow) -> Void) throws -> Void
    ) rethrows {
        for scheme in ColorScheme.allCases {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let window = TestWindow(size: size, environment: environment) {
                content().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
            }
            var row: [Bitmap] = []
            try film(window) { row.append($0.snapshot()) }
            rows.append(row)
        }
    }

    /// All pictures in one.
    var bitmap: Bitmap {
        let width = rows[0].reduce(0) { $0 + $1.width }
        let height = rows.reduce(0) { $0 + $1[0].height }
        var result = Bitmap(width: width, height: height)
        var top = 0
        for row in rows {
            var left = 0
            for picture in row {
                for y in 0..<picture.height {
                    for x in 0..<picture.width {
                        result.pixels[(top + y) * width + left + x] = picture.pixels[y * picture.width + x]
                    }
                }
                left += picture.width
            }
            top += row[0].height
        }
        return result
    }
}
