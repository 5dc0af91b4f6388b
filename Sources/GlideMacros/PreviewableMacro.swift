/// `@Previewable @State var name = value` in a `#Preview`. The variable itself is made by the preview, which makes it one of
/// a view; all that is done here is to say where it may stand.
enum PreviewableMacro {
    static func expansion(of request: CompilerMessage.Attached) throws -> String {
        let isInPreview = request.lexicalContext?.contains { $0.source.trimmed.hasPrefix("#Preview") } ?? true
        guard isInPreview else {
            throw MacroError(
                message: "@Previewable belongs to a variable at the top of the braces of a #Preview",
                location: request.declSyntax.location)
        }
        return ""
    }
}
