import Testing

@testable import Glide
@testable import GlideTesting

/// Twelve scenes as film strips, eight frames each, beside the pictures of how they moved when somebody looked at them.
@MainActor
@Suite("Film strips")
struct FilmStripTests {
    /// Edges of half-way shapes lie anywhere between pixels, and other versions of Cairo shade them otherwise.
    private static let share = 0.004

    @Test(arguments: 0..<12)
    func `a scene moves as in its film strip`(_ index: Int) throws {
        let (name, strip) = FilmStrip.scenes[index]
        try expectReference(strip.picture(), "strip-\(name)", share: Self.share)
    }

    @Test func `there are twelve scenes`() {
        #expect(FilmStrip.scenes.count == 12)
        #expect(Set(FilmStrip.scenes.map(\.name)).count == 12)
    }

    @Test(arguments: 0..<12)
    func `a strip begun two frames later is another one`(_ index: Int) throws {
        let (name, strip) = FilmStrip.scenes[index]
        let reference = ReferenceImage(name: "strip-\(name)", share: Self.share)
        let late = strip.picture(delay: 2.0 / 60)
        guard case .differs = try reference.compare(late, blesses: false) else {
            Issue.record("\(name) passes although it is two frames ahead")
            return
        }
    }
}
