/// What is wrong with the command line, a script or an output folder: one line that says what and where.
struct DemoError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        // One line, whatever a path or an argument holds.
        self.description = String(description.map { $0.isNewline ? " " : $0 })
    }
}
