import GlideTesting
import Testing

/// The table of what public SwiftUI code uses, against the code.
@MainActor
@Suite struct `What public code uses` {
    private let table: CompatibilityTable

    init() throws {
        table = try CompatibilityTable()
    }

    private var uses: [Uses.Use] { Uses.everything.flatMap(\.all) }

    private func key(_ kind: String, _ symbol: String) -> String { "\(kind) \(symbol)" }

    // MARK: Each row at work

    @Test func `types do their work`() throws { try expectWork(Uses.types()) }
    @Test func `requirements of protocols are met and asked`() throws { try expectWork(Uses.requirements()) }
    @Test func `wrappers keep and connect values`() throws { try expectWork(Uses.wrappers()) }
    @Test func `modifiers change what is seen or done`() throws { try expectWork(Uses.modifiers()) }
    @Test func `views draw something`() throws { try expectWork(Uses.views()) }
    @Test func `shapes draw something`() throws { try expectWork(Uses.shapes()) }
    @Test func `paths are drawn part by part`() throws { try expectWork(Uses.paths()) }
    @Test func `colors are there by name and by number`() throws { try expectWork(Uses.colors()) }
    @Test func `styles fill`() throws { try expectWork(Uses.styles()) }
    @Test func `fonts change texts`() throws { try expectWork(Uses.fonts()) }
    @Test func `alignments place`() throws { try expectWork(Uses.alignments()) }
    @Test func `anchors hold`() throws { try expectWork(Uses.anchors()) }
    @Test func `animations run and end`() throws { try expectWork(Uses.animations()) }
    @Test func `animating functions animate`() throws { try expectWork(Uses.functions()) }
    @Test func `transitions show coming and going`() throws { try expectWork(Uses.transitions()) }
    @Test func `gestures report`() throws { try expectWork(Uses.gestures()) }
    @Test func `control styles change controls`() throws { try expectWork(Uses.controlStyles()) }
    @Test func `surroundings are read`() throws { try expectWork(Uses.surroundings()) }
    @Test func `surroundings are set`() throws { try expectWork(Uses.settings()) }
    @Test func `scenes open`() throws { try expectWork(Uses.scenes()) }
    @Test func `what stands beside views works beside them`() throws { try expectWork(Uses.foundation()) }
    @Test func `forms are written with the same labels`() throws { try expectWork(Uses.forms()) }

    private func expectWork(_ uses: Uses) throws {
        for use in uses.all {
            #expect(try use.check(), "\(use.kind) \(use.symbol) does not do its work")
        }
    }

    // MARK: The table

    @Test func `the table is whole`() throws {
        let lines = try CompatibilityTable.read("Docs/compatibility/table.csv").split(separator: "\n").dropFirst()
        #expect(table.rows.count == lines.count, "a line cannot be read")
        #expect(Set(table.rows.map { key($0.kind, $0.symbol) }).count == table.rows.count, "a row stands twice")
        for row in table.rows {
            #expect(row.repositories >= 3)
            #expect(!row.note.isEmpty, "\(row.kind) \(row.symbol) says nothing")
        }
    }

    @Test func `what the table calls working is used, and nothing else`() {
        let working = Set(table.rows.filter { $0.status == .works }.map { key($0.kind, $0.symbol) })
        let used = uses.map { key($0.kind, $0.symbol) }
        #expect(Set(used).count == used.count, "a row is used twice")
        for name in working.subtracting(used).sorted() {
            Issue.record("\(name) works, says the table, but is not used")
        }
        for name in Set(used).subtracting(working).sorted() { Issue.record("\(name) is used, but not in the table") }
    }

    @Test func `a working row names a test that exists`() throws {
        let tests = try CompatibilityTable.files(below: "Tests").map(\.text).joined()
        for name in Set(table.rows.filter { $0.status == .works }.map(\.note)) {
            #expect(tests.contains("func `\(name)`"), "no test is called \(name)")
        }
    }

    @Test func `each use is written with the name it stands for`() throws {
        let files = try CompatibilityTable.files(below: "Tests/GlideTests/Compatibility")
        let specimens = UseText.specimens(in: files.map(\.text).joined())
        for file in files where file.path.hasSuffix("Uses.swift") {
            for mistake in UseText.mistakes(in: file.text, specimens: specimens) {
                Issue.record("\(file.path): \(mistake)")
            }
        }
    }

    @Test func `what does not exist yet is declared nowhere`() throws {
        let sources = try CompatibilityTable.files(below: "Sources").map(\.text).joined(separator: "\n")
        for row in table.rows where row.status == .notYet {
            for declaration in UseText.declarations(of: row.symbol, kind: row.kind) {
                let ends = ["(", "<", ":", " {", " ="].map { sources.contains("public \(declaration)\($0)") }
                #expect(!ends.contains(true), "\(row.kind) \(row.symbol) exists, says the code; the table says not yet")
            }
        }
    }

    @Test func `the page is the table's`() throws {
        let page = try CompatibilityTable.read("Docs/compatibility.md")
        func sum(_ rows: [CompatibilityTable.Row]) -> Int { rows.reduce(0) { $0 + $1.repositories } }
        let meant = table.rows.filter { $0.status != .meaningless }
        let working = meant.filter { $0.status == .works }
        let share = (Double(sum(working)) / Double(sum(meant)) * 1000).rounded() / 10
        #expect(page.contains("**\(share) %**"), "run Scripts/compatibility: \(share) % is not on the page")
        for row in table.rows {
            #expect(
                page.contains("| `\(row.symbol)` | \(row.repositories) | \(row.status.rawValue) |"),
                "run Scripts/compatibility: \(row.symbol) is not on the page as it is in the table")
        }
    }
}

extension Uses {
    /// Every piece of code, kind by kind.
    static var everything: [Uses] {
        [
            types(), requirements(), wrappers(), modifiers(), views(), shapes(), paths(), colors(), styles(), fonts(),
            alignments(), anchors(), animations(), functions(), transitions(), gestures(), controlStyles(),
            surroundings(), settings(), scenes(), foundation(), forms(),
        ]
    }
}
