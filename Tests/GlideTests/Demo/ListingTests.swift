import Foundation
import Testing

/// The programs are the listings: comments and access apart, word for word.
@Suite struct ListingTests {
    private static let listings = SourceFile.package.appending(path: "../shared/listings")
    private static var areThere: Bool { FileManager.default.fileExists(atPath: listings.path) }
    private static let accessWords: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "open",
    ]

    @Test(
        .enabled(if: areThere, "the listings are not beside the package"),
        arguments: [
            ("SlidingTabs", "Sources/GlideDemo/Programs"), ("ExpandingButtons", "Sources/GlideDemo/Programs"),
            ("Typewriter", "Sources/GlideDemo/Programs"), ("TimerTypewriter", "Examples/TimerTypewriter"),
        ])
    func `a program is its listing`(_ name: String, _ folder: String) throws {
        let original = try words(of: Self.listings.appending(path: "\(name).swift"))
        let copy = try words(of: SourceFile.package.appending(path: "\(folder)/\(name).swift"))
        #expect(original.count > 20)
        #expect(copy == original)
    }

    @Test func `another statement makes a difference, a comment or an access word does not`() {
        #expect(words(of: "/// Says.\npublic struct A {\n  private var b = 1 }") == words(of: "struct A { var b = 1 }"))
        #expect(words(of: "struct A { var b = 2 }") != words(of: "struct A { var b = 1 }"))
        #expect(words(of: "let s = \"a // b\"") != words(of: "let s = \"a"))
    }

    private func words(of file: URL) throws -> [Substring] {
        words(of: try String(contentsOf: file, encoding: .utf8))
    }

    private func words(of text: String) -> [Substring] {
        text.split(separator: "\n").flatMap { line in
            Self.withoutComment(line).split(separator: " ").filter { !Self.accessWords.contains($0) }
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var isInString = false
        var place = line.startIndex
        while place < line.endIndex {
            if line[place] == "\"" { isInString.toggle() }
            if !isInString, line[place...].hasPrefix("//") { return line[..<place] }
            place = line.index(after: place)
        }
        return line
    }
}
