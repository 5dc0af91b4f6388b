/// `@Entry var name: Type = value`: a key, and a variable that reads and writes the value under it.
enum EntryMacro {
    static func expansion(of request: CompilerMessage.Attached) throws -> String {
        let variable = try VariableDeclaration(request.declSyntax)
        let key = "__Key_" + variable.name.filter { $0 != "`" }
        if request.macroRole == "accessor" {
            return """
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
                """
        }
        let kind = try keyKind(of: request)
        guard let type = variable.type else {
            guard let value = variable.value else {
                throw MacroError(
                    message: "@Entry needs a type or a value", location: request.declSyntax.location)
            }
            return """
                private enum \(key): \(kind) {
                    nonisolated(unsafe) static let defaultValue = \(value)
                }
                """
        }
        let value = variable.value ?? (type.hasSuffix("?") || type.hasPrefix("Optional<") ? "nil" : nil)
        guard let value else {
            throw MacroError(message: "@Entry needs a value", location: request.declSyntax.location)
        }
        return """
            private enum \(key): \(kind) {
                typealias Value = \(type)
                static var defaultValue: Value { \(value) }
            }
            """
    }

    /// The protocol of the keys of what is extended.
    private static func keyKind(of request: CompilerMessage.Attached) throws -> String {
        let source = request.parentDeclSyntax?.source ?? ""
        if source.contains("EnvironmentValues") { return "Glide.EnvironmentKey" }
        if source.contains("Transaction") { return "Glide.TransactionKey" }
        throw MacroError(
            message: "@Entry belongs into an extension of EnvironmentValues or Transaction",
            location: request.declSyntax.location)
    }
}
