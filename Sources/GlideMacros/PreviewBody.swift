/// The braces of a `#Preview`: the variables with `@Previewable`, which are to be those of a view, and the views.
struct PreviewBody {
    /// Their declarations, without the attribute.
    private(set) var variables: [String] = []
    /// What is left between the braces.
    private(set) var views = ""

    /// What is between the braces of `source`, which begins with one and ends with one.
    init(_ source: String, at location: CompilerMessage.Location?) throws {
        var scanner = SourceScanner(source)
        _ = scanner.take("{")
        var start = scanner.index
        var isDone = false
        while !isDone {
            let before = scanner.index
            scanner.skipTrivia()
            let beginning = scanner.index
            if scanner.isAtEnd || scanner.isAt("}") {
                isDone = true
            } else if scanner.takeAttribute("Previewable") {
                views += scanner.text(from: start, to: beginning) + "\n"
                scanner.skipTrivia()
                let declaration = scanner.index
                scanner.skipStatement()
                variables.append(scanner.text(from: declaration, to: scanner.index))
                start = scanner.index
            } else {
                scanner.index = before
                scanner.skipStatement()
                if scanner.index == before { scanner.skipOne() }
            }
        }
        views += scanner.text(from: start, to: scanner.index)
        guard SourceScanner(views).holdsAttribute("Previewable") else { return }
        throw MacroError(
            message: "@Previewable belongs to a variable at the top of the braces of a #Preview, not further inside",
            location: location)
    }
}
