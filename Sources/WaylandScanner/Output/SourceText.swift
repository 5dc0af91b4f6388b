/// Swift source under construction, indented by blocks.
struct SourceText {
    private(set) var text: String
    private var indentation = ""

    init(role: String) {
        text = "// Made by WaylandScanner from the files in protocols/ (\(role)).\n"
    }

    /// Adds one line.
    mutating func line(_ line: String) {
        text += indentation
        text += line
        text += "\n"
    }

    /// Adds `opening` with a brace, the block's lines one step further in, and the closing brace.
    mutating func block(_ opening: String, _ body: (inout SourceText) -> Void) {
        nest(opening + " {", body)
    }

    /// Adds a call with a closure of one parameter.
    mutating func closure(_ call: String, _ parameter: String, _ body: (inout SourceText) -> Void) {
        nest("\(call) { \(parameter) in", body)
    }

    private mutating func nest(_ opening: String, _ body: (inout SourceText) -> Void) {
        line(opening)
        indentation += "    "
        body(&self)
        indentation.removeLast(4)
        line("}")
    }
}
