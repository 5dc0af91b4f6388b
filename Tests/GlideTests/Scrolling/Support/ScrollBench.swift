@testable import Glide
import GlideTesting

/// What a scroll view tells while it is tested.
@MainActor
final class ScrollRecord {
    var geometry = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    var phases: [ScrollPhase] = []
    var taps: [String] = []
    var refreshes = 0

    var offset: Point { geometry.contentOffset }
}

extension View {
    /// Notes where the nearest scroll view inside is and what it does.
    func recorded(by record: ScrollRecord) -> some View {
        onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { record.geometry = $1 })
            .onScrollPhaseChange { record.phases.append($1) }
    }
}

/// A scroll view in a window on a virtual clock, and a finger for it.
@MainActor
struct ScrollBench {
    let record: ScrollRecord
    let window: TestWindow

    init<Content: View>(
        _ size: Size = Size(width: 300, height: 400), frameRate: Double = 60, record: ScrollRecord = ScrollRecord(),
        @ViewBuilder content: () -> Content
    ) {
        self.record = record
        window = TestWindow(size: size, frameRate: frameRate) { content() }
    }

    /// One block of `content` points height in a viewport of 400.
    static func vertical(content: Double = 4000, frameRate: Double = 60) -> ScrollBench {
        let record = ScrollRecord()
        return ScrollBench(frameRate: frameRate, record: record) {
            ScrollView { Color.blue.frame(width: 300, height: content) }.recorded(by: record)
        }
    }

    /// How far down the content has gone out of sight, as it is now.
    var y: Double {
        _ = window.frame(of: "")
        return record.offset.y
    }
    var x: Double {
        _ = window.frame(of: "")
        return record.offset.x
    }

    /// A finger goes from `start` by `way` at a steady pace, in whole frames, and stays down. The last move is now.
    func move(_ finger: Int = 0, from start: Point, by way: Size, seconds: Double, isDown: Bool = false) {
        if !isDown { window.touchDown(finger, at: start) }
        let steps = max(1, Int((seconds * 60).rounded()))
        for step in 1...steps {
            window.advance(by: .seconds(seconds / Double(steps)))
            window.touchMove(finger, to: start + way * (Double(step) / Double(steps)))
        }
    }

    /// The finger stays where it is long enough to have no speed.
    func rest(_ finger: Int = 0, at place: Point) {
        window.advance(by: .milliseconds(150))
        window.touchMove(finger, to: place)
    }
}
