import Foundation
import Testing

@Suite struct ReadmeTests {
    private func text(of path: String) throws -> String {
        try String(contentsOf: SourceFile.package.appending(path: path), encoding: .utf8)
    }

    @Test func `the first app of the README is the example that is built`() throws {
        #expect(try text(of: "README.md").contains("```swift\n\(text(of: "Examples/FirstApp/FirstApp.swift"))```"))
    }

    @Test func `every picture and page that the README shows is there`() throws {
        let readme = try text(of: "README.md")
        for link in readme.matches(of: /\]\(([^)h][^)]*)\)/) {
            let file = SourceFile.package.appending(path: String(link.1))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link.1)")
        }
    }

    @Test func `the guide to the code is short`() throws {
        #expect(try text(of: "ARCHITECTURE.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 81)
    }
}
