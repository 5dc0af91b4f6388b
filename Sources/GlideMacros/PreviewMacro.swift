/// `#Preview("name") { views }`: a type that shows the views, which a program finds when it is asked to.
enum PreviewMacro {
    static func expansion(of request: CompilerMessage.Freestanding) throws -> String {
        var scanner = SourceScanner(request.syntax.source)
        scanner.skip(to: "({")
        var name = "nil"
        var traits: [String] = []
        var body: String?
        if scanner.take("(") {
            while !scanner.isAtEnd {
                let start = scanner.index
                scanner.skip(to: ",)")
                let argument = scanner.text(from: start, to: scanner.index)
                if let value = Self.value(of: argument, labelled: "traits") {
                    traits.append(value)
                } else if !traits.isEmpty {
                    traits.append(argument)
                } else if !argument.isEmpty {
                    name = argument
                }
                if !scanner.take(",") { break }
            }
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
        let parts = try PreviewBody(body, at: request.syntax.location)
        // Variables of its own make the preview a view, in which they are kept.
        let view =
            parts.variables.isEmpty
            ? "@Glide.ViewBuilder static var previews: some Glide.View \(body)"
            : """
            struct __PreviewedView: Glide.View {
                \(parts.variables.joined(separator: "\n"))
                var body: some Glide.View {
                    \(parts.views)
                }
            }
            static var previews: some Glide.View { __PreviewedView() }
            """
        // How the compiler writes names that a macro makes up (docs/ABI/Mangling.rst, "fMu").
        let mark = "PreviewRegistry"
        let prefix = request.discriminator.hasPrefix("$s") ? "" : "$s"
        return """
            struct \(prefix)\(request.discriminator)\(mark.utf8.count)\(mark)fMu_: Glide._NamedPreview {
                static var name: String? { \(name) }
                static var traits: [Glide.PreviewTrait] { [\(traits.joined(separator: ", "))] }
                static var file: String { #fileID }
                \(view)
            }
            """
    }

    /// What is written after `label:` in an argument.
    private static func value(of argument: String, labelled label: String) -> String? {
        guard argument.hasPrefix(label) else { return nil }
        let rest = String(argument.dropFirst(label.count)).trimmed
        return rest.hasPrefix(":") ? String(rest.dropFirst()).trimmed : nil
    }
}
