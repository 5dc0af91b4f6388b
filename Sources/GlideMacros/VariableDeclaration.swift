/// A variable as it is declared: its name, type and first value.
struct VariableDeclaration {
    let name: String
    /// nil where none is written.
    let type: String?
    /// nil where none is written.
    let value: String?

    /// What `syntax` declares.
    init(_ syntax: CompilerMessage.Syntax) throws {
        var scanner = SourceScanner(syntax.source)
        var isFound = false
        while !isFound {
            scanner.skipTrivia()
            if scanner.take("@") {
                _ = scanner.name()
            } else if let word = scanner.name() {
                isFound = word == "var"
            } else if scanner.isAtEnd {
                throw MacroError(message: "@Entry belongs to a variable", location: syntax.location)
            } else {
                scanner.skipOne()
            }
        }
        scanner.skipTrivia()
        guard let name = scanner.name() else {
            throw MacroError(message: "@Entry belongs to a variable with a name", location: syntax.location)
        }
        scanner.skipTrivia()
        var type: String?
        if scanner.take(":") {
            let start = scanner.index
            scanner.skip(to: "=")
            type = scanner.text(from: start, to: scanner.index)
        }
        var value: String?
        if scanner.take("=") {
            let start = scanner.index
            while !scanner.isAtEnd { scanner.skipOne() }
            value = scanner.text(from: start, to: scanner.index)
        }
        self.name = name
        self.type = type
        self.value = value
    }
}
