import Foundation

/// The rows of spring-oracle.csv, by case.
enum Oracle {
    struct Row {
        let time: Double
        let value: Double
        let velocity: Double
    }

    static let cases: [String: [Row]] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/spring-oracle.csv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
        var cases: [String: [Row]] = [:]
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            let fields = line.split(separator: ",")
            // Rows marked #step300 hold what fixed steps of 1/300 s give; Glide evaluates the closed form.
            guard fields.count == 4, !fields[0].contains("#step300"), let time = Double(fields[1]),
                let value = Double(fields[2]), let velocity = Double(fields[3])
            else { continue }
            cases[String(fields[0]), default: []].append(Row(time: time, value: value, velocity: velocity))
        }
        return cases
    }()
}
