import Glide
import GlideTesting

@testable import GlideDemo

/// The tabs in a window of 400 × 600, and what to do with them and read off them.
@MainActor
struct TabsBench {
    let window: TestWindow
    let scale: Double
    /// The middle of the first page at rest, where it has a name.
    let firstPage: Double

    init<Content: View>(_ setting: Setting = Setting(scale: 1, frameRate: 60), @ViewBuilder content: () -> Content) {
        scale = setting.scale
        window = TestWindow(
            size: Size(width: 400, height: 600), scale: setting.scale, frameRate: setting.frameRate, content: content)
        firstPage = window.frame(of: "page Home")?.midX ?? .nan
    }

    /// The program itself.
    init(_ setting: Setting = Setting(scale: 1, frameRate: 60)) {
        self.init(setting) { SlidingTabs() }
    }

    /// The frame of the label `tab` in the bar.
    func label(_ tab: String) -> Rect { window.frame(ofText: tab) ?? .zero }

    func tap(_ tab: String) {
        let frame = label(tab)
        window.tap(at: Point(x: frame.midX, y: frame.midY))
    }

    /// The group that the capsules share.
    var group: MatchedGroup? { window.matchedGroups.first }
    /// The capsule as the scene has it, in points.
    var capsule: Rect { group?.frame ?? .zero }

    /// The capsule as it is seen, in points: read off the pixels of its middle row.
    func seenCapsule(_ ink: RGBA = .systemBlue) -> (center: Double, width: Double)? {
        let row = Int((capsule.midY * scale).rounded(.down))
        guard let ends = window.snapshot().ends(inRow: row, of: ink) else { return nil }
        return ((ends.lowerBound + ends.upperBound) / 2 / scale, (ends.upperBound - ends.lowerBound) / scale)
    }

    /// How much of the pixel in the middle of the capsule is `ink`.
    func middleCoverage(_ ink: RGBA = .systemBlue) -> Double {
        let frame = capsule
        return window.snapshot().coverage(
            Int((frame.midX * scale).rounded(.down)), Int((frame.midY * scale).rounded(.down)), of: ink)
    }
}
