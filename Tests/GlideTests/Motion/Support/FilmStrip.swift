import Testing

@testable import Glide
@testable import GlideTesting

/// Frames of a small window beside each other.
@MainActor
struct FilmStrip {
    static let frameSize = Size(width: 96, height: 72)
    static let gap = 2
    /// Eight frames show how something moves and still fit on a screen.
    static let count = 8

    /// Seconds from a frame to the next.
    var step: Double
    /// What happens meanwhile, each at its time in seconds.
    var events: [(time: Double, action: (Switch, TestWindow) -> Void)]
    /// The view.
    var content: (Switch) -> AnyView

    init(
        step: Double, events: [(time: Double, action: (Switch, TestWindow) -> Void)],
        @ViewBuilder content: @escaping (Switch) -> some View
    ) {
        self.step = step
        self.events = events
        self.content = { AnyView(content($0)) }
    }

    /// The strip, begun `delay` seconds after the start.
    func picture(delay: Double = 0) -> Bitmap {
        let shown = Switch()
        let window = TestWindow(size: Self.frameSize) { Watching { _ in content(shown) } }
        var rest = events[...]
        let (width, height) = (Int(Self.frameSize.width), Int(Self.frameSize.height))
        let whole = Self.count * width + (Self.count - 1) * Self.gap
        var strip = Bitmap(width: whole, height: height)
        strip.pixels = Array(repeating: 0xFFFF_00FF, count: whole * height)
        for frame in 0..<Self.count {
            let time = delay + Double(frame) * step
            while let event = rest.first, event.time <= time + 1e-9 {
                rest.removeFirst()
                window.advance(by: .seconds(event.time - window.now.seconds))
                event.action(shown, window)
            }
            window.advance(by: .seconds(time - window.now.seconds))
            let picture = window.snapshot()
            for row in 0..<height {
                let start = row * whole + frame * (width + Self.gap)
                strip.pixels.replaceSubrange(
                    start..<start + width, with: picture.pixels[row * width..<(row + 1) * width])
            }
        }
        return strip
    }
}
