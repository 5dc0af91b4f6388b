import Foundation
import GlideTesting
import Testing

/// The rows of layout-oracle.csv, by case.
struct LayoutOracle: Sendable, CustomTestStringConvertible {
    struct Row: Sendable {
        let view: String
        let frame: Rect
    }

    let name: String
    let proposal: Size
    var rows: [Row]

    var testDescription: String { name }

    /// The number with which the case's name starts.
    var number: Int { Int(name.prefix { $0.isNumber }) ?? 0 }

    static let cases: [LayoutOracle] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/layout-oracle.csv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var cases: [LayoutOracle] = []
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            let (name, rest) = split(String(line))
            let fields = rest.split(separator: ",")
            let numbers = fields.compactMap { Double($0) }
            guard fields.count == 7, numbers.count == 6 else { continue }
            let row = Row(
                view: String(fields[2]),
                frame: Rect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5]))
            if cases.last?.name == name {
                cases[cases.count - 1].rows.append(row)
            } else {
                cases.append(
                    LayoutOracle(name: name, proposal: Size(width: numbers[0], height: numbers[1]), rows: [row]))
            }
        }
        return cases
    }()

    /// The first field, which may stand in quotation marks or hold parentheses with commas, and the other seven.
    private static func split(_ line: String) -> (name: String, rest: String) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        let name = fields.dropLast(7).joined(separator: ",")
        return (name.filter { $0 != "\"" }, fields.suffix(7).joined(separator: ","))
    }
}
