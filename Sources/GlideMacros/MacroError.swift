/// What is wrong with the use of a macro.
struct MacroError: Error, CustomStringConvertible {
    let message: String
    let location: CompilerMessage.Location?

    var description: String { message }
}
