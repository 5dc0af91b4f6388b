/// What is done to a window, and when.
struct Script {
    struct Step: Equatable {
        /// In seconds from the start.
        var time: Double
        var action: ScriptAction
    }

    /// In order of time; steps of the same time in the order of the file.
    private(set) var steps: [Step] = []

    init() {}

    /// The steps in `text`, which is called `name` where something is wrong with it.
    init(_ text: String, name: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            do {
                steps.append(try Self.step(words))
            } catch {
                throw DemoError("\(name):\(index + 1): \(error)")
            }
        }
        // `sort` keeps the order of equal times.
        steps.sort { $0.time < $1.time }
    }
}
