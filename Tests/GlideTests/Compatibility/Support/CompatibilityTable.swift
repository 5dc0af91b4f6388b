import Foundation

/// `Docs/compatibility/table.csv`: what public SwiftUI code uses, and what of it Glide has.
struct CompatibilityTable {
    /// Whether a row can be written for Glide.
    enum Status: String {
        case works
        case notYet = "not yet"
        case meaningless = "no meaning"
    }

    struct Row {
        let symbol: String
        let kind: String
        /// The repositories, of 34, that use it.
        let repositories: Int
        let status: Status
        /// The test that proves it; for a row that does not work, why, and what to write instead.
        let note: String
    }

    let rows: [Row]

    /// The project's folder.
    static let project: String = {
        // …/Tests/GlideTests/Compatibility/Support/CompatibilityTable.swift
        let file = URL(filePath: #filePath).resolvingSymlinksInPath().path
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(5).joined(separator: "/")
    }()

    /// The table as it stands in the project; lines that cannot be read are left out and counted by the tests.
    init() throws {
        let text = try Self.read("Docs/compatibility/table.csv")
        rows = text.split(separator: "\n").dropFirst().compactMap { line in
            let cells = Self.cells(of: line)
            guard cells.count == 5, let repositories = Int(cells[2]), let status = Status(rawValue: cells[3]) else {
                return nil
            }
            return Row(
                symbol: cells[0], kind: cells[1], repositories: repositories, status: status, note: cells[4])
        }
    }

    /// The text of the project's file at `path`.
    static func read(_ path: String) throws -> String {
        try String(contentsOfFile: "\(project)/\(path)", encoding: .utf8)
    }

    /// The Swift files below a folder of the project, each with its text, in order.
    static func files(below folder: String) throws -> [(path: String, text: String)] {
        let paths = FileManager.default.enumerator(atPath: "\(project)/\(folder)")?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { ($0, try read("\(folder)/\($0)")) }
    }

    /// The cells of a line of comma-separated values, with quotes around those that hold commas.
    static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var isQuoted = false
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: cells.append("")
            default: cells[cells.count - 1].append(character)
            }
        }
        return cells
    }
}
