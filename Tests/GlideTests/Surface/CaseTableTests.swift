import Foundation
import Testing

/// The table of fault cases is complete and true.
@Suite
struct CaseTableTests {
    /// Numbers of the cases in each group.
    private static let cases: [(group: String, numbers: [Int])] = [
        ("CFG", [1, 3, 5, 6, 8, 9, 11, 12, 14, 15, 16]), ("SCL", [1, 3, 5, 6, 7, 9, 11, 12, 13, 14]),
        ("PTR", [1, 3, 4, 5, 7, 8, 10, 11]), ("TCH", [1, 2, 4, 7, 8, 10, 11, 13, 14, 15, 17]),
        ("KBD", [1, 3, 4, 6, 7, 9, 10, 12]), ("FRM", [1, 3, 4, 6, 7, 9, 10]), ("MEM", [1, 2, 4, 5, 7, 8, 10, 12]),
        ("LIF", [1, 3, 4, 6, 8, 9, 11, 12, 14]), ("KSK", [1, 2, 4, 7, 9, 10, 12, 13]),
    ]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// Names of all tests of this folder.
    private static func testNames() throws -> Set<String> {
        var names: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /func `([^`]*)`/) {
                names.insert(String(match.output.1))
            }
        }
        return names
    }

    /// Numbers that the names begin with: one name may have several.
    private static func cases(of names: Set<String>) -> Set<String> {
        Set(
            names.flatMap { name -> [String] in
                guard let head = name.prefixMatch(of: /(?:[A-Z]{3}-\d\d, )*[A-Z]{3}-\d\d(?=: )/) else { return [] }
                return head.output.split(separator: ", ").map(String.init)
            })
    }

    private static let all = cases.flatMap { group, numbers in
        numbers.map { "\(group)-\($0 < 10 ? "0" : "")\($0)" }
    }

    @Test func `every fault case has a test`() throws {
        let tested = Self.cases(of: try Self.testNames())
        #expect(Self.all.filter { !tested.contains($0) } == [])
        #expect(Self.cases(of: ["KBD-04, MEM-08: two at once", "no case at all"]) == ["KBD-04", "MEM-08"])
    }

    @Test func `the table names each case, tests that exist, and a mistake that was made to see them fail`() throws {
        let names = try Self.testNames()
        let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let table = try String(contentsOf: root.appending(path: "Docs/internal/wayland-cases.md"), encoding: .utf8)
        var listed: [String] = []
        for line in table.split(separator: "\n") {
            guard let row = line.wholeMatch(of: /\| ([A-Z]{3}-\d\d) \| (.*) \| (.*) \|/) else { continue }
            listed.append(String(row.output.1))
            #expect(!row.output.3.isEmpty, "\(row.output.1)")
            let tests = row.output.2.matches(of: /`([^`]*)`/).map { String($0.output.1) }
            #expect(!tests.isEmpty)
            for test in tests { #expect(names.contains(test), "\(row.output.1): \(test)") }
        }
        #expect(listed == Self.all)
    }
}
