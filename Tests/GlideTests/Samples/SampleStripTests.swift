import Glide
import GlideTesting
import Testing

@testable import GlideDemo

/// The thirty samples as film strips, beside the pictures of how they moved when somebody looked at them.
@MainActor
@Suite("Film strips of the samples")
struct SampleStripTests {
    /// Edges of half-way shapes lie anywhere between pixels, and other versions of Cairo shade them otherwise.
    private static let share = 0.006

    nonisolated static let names = [
        "hero-card", "card-stack", "accordion", "onboarding", "flip-card", "carousel", "weather-card", "music-player",
        "segmented-control", "floating-button", "bubble-menu", "filter-chips", "rating-stars", "poll-bars",
        "loaders", "progress-rings", "liquid-fill", "timeline-steps", "skeleton-shimmer", "clock-face", "stopwatch",
        "custom-layouts", "custom-transitions", "todo-board", "photo-grid", "parallax-header", "settings-list",
        "confetti", "audio-bars", "calculator",
    ]

    private static func strip(_ name: String) throws -> SampleStrip {
        try SampleStrip(#require(Program.all.first { $0.name == name }))
    }

    @Test func `there are thirty samples, and each has a strip`() {
        #expect(Program.samples.flatMap(\.programs).map(\.name) == Self.names)
        #expect(Set(Self.names).count == 30)
    }

    @Test(arguments: names)
    func `a sample moves as in its film strip`(_ name: String) throws {
        try expectReference(Self.strip(name).picture(), "sample-\(name)", share: Self.share)
    }

    @Test(arguments: names)
    func `a sample that nobody touches gives another strip`(_ name: String) throws {
        let strip = try Self.strip(name)
        // What runs by itself has nothing to be left out.
        guard !strip.script.steps.isEmpty else { return }
        let reference = ReferenceImage(name: "sample-\(name)", share: Self.share)
        guard case .differs = try reference.compare(strip.picture(played: false), blesses: false) else {
            Issue.record("\(name): the script does nothing")
            return
        }
    }

    @Test(arguments: names)
    func `a sample is shown without a warning`(_ name: String) throws {
        let strip = try Self.strip(name)
        let window = TestWindow(size: SampleStrip.size) { strip.program.content() }
        for step in strip.script.steps {
            window.advance(by: .seconds(max(0, step.time - window.now.seconds)))
            if case .tap(let place) = step.action { window.tap(at: place) }
        }
        window.advance(by: .seconds(1))
        #expect(window.warnings.isEmpty)
    }
}
