/// `@Entry var name: Type = value`: a key, and accessors that read and write the value under it.
enum EntryMacro {
    static func expansion(of request: CompilerMessage.Attached) throws -> String {
        let variable = try VariableDeclaration(request.declSyntax)
        let key = "__Key_" + variable.name.filter { $0 != "`" }
        if request.macroRole == "accessor" {
            return """
                get { self[Self.\(key)] }
                set { self[Self.\(key)] = newValue }
                """
        }
        let holder = request.lexicalContext?.first?.source ?? ""
        guard holder.contains("EnvironmentValues") || holder.contains("Transaction") else {
            throw MacroError(
                message: "@Entry belongs into an extension of EnvironmentValues or Transaction",
                location: request.declSyntax.location)
        }
        let type = variable.type.map { "<\($0)>" } ?? ""
        let isOptional = variable.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
        guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
            throw MacroError(message: "@Entry needs a first value", location: request.declSyntax.location)
        }
        // The value may end in a comment.
        return """
            private static let \(key) = Glide._EntryKey\(type)(
                \(value)
            )
            """
    }
}
