/// `#Preview("name") { views }`: a type that shows the views, which a program finds when it is asked to.
enum PreviewMacro {
    static func expansion(of request: CompilerMessage.Freestanding) throws -> String {
        var scanner = SourceScanner(request.syntax.source)
        scanner.skip(to: "({")
        var name = "nil"
        var body: String?
        if scanner.take("(") {
            let start = scanner.index
            scanner.skip(to: ",)")
            let argument = scanner.text(from: start, to: scanner.index)
            if argument.hasPrefix("\"") || argument == "nil" { name = argument }
            scanner.skip(to: ")")
            _ = scanner.take(")")
            scanner.skip(to: "{")
        }
        let start = scanner.index
        if !scanner.isAtEnd {
            scanner.skipOne()
            body = scanner.text(from: start, to: scanner.index)
        }
        guard let body else {
            throw MacroError(message: "#Preview needs views in braces", location: request.syntax.location)
        }
        // How the compiler writes names that a macro makes up (docs/ABI/Mangling.rst, "fMu").
        let mark = "PreviewRegistry"
        let prefix = request.discriminator.hasPrefix("$s") ? "" : "$s"
        return """
            struct \(prefix)\(request.discriminator)\(mark.utf8.count)\(mark)fMu_: Glide._NamedPreview {
                static var name: String? { \(name) }
                static var file: String { #fileID }
                @Glide.ViewBuilder static var previews: some Glide.View \(body)
            }
            """
    }
}
