import Glide

/// The words of a step after its name, taken one by one.
struct ScriptArguments {
    private let step: String
    private var words: ArraySlice<String>

    init(step: String, _ words: [String]) {
        self.step = step
        self.words = words[...]
    }

    private mutating func word(_ what: String) throws -> String {
        guard let word = words.popFirst() else { throw DemoError("\(step): \(what) is missing") }
        return word
    }

    /// Throws if words are left.
    func end() throws {
        if let word = words.first { throw DemoError("\(step): \"\(word)\" is too much") }
    }

    mutating func number(_ what: String, in range: ClosedRange<Double> = -1e6...1e6) throws -> Double {
        let text = try word(what)
        guard let value = Double(text), range.contains(value) else {
            throw DemoError("\(step): \"\(text)\" is not \(what)")
        }
        return value
    }

    mutating func point() throws -> Point {
        Point(x: try number("a place"), y: try number("a place"))
    }

    mutating func finger() throws -> Int {
        let text = try word("a finger's number")
        guard let finger = Int(text), (0...1_000).contains(finger) else {
            throw DemoError("\(step): \"\(text)\" is not a finger's number")
        }
        return finger
    }

    mutating func milliseconds() throws -> Double { try number("a time in milliseconds", in: 0...3.6e6) }

    mutating func extent() throws -> Double {
        try number("a number of points from 1 to 16384", in: CommandLineOptions.extents)
    }

    mutating func scale() throws -> Double { try number("a scale from 0.25 to 16", in: 0.25...16) }

    mutating func key() throws -> Key {
        let text = try word("a key")
        guard let key = Key(name: text) else { throw DemoError("\(step): \"\(text)\" is not a key") }
        return key
    }
}
