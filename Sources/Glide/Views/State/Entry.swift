/// Makes a variable of an extension of `EnvironmentValues` or `Transaction` a value that can be set and read there:
/// `@Entry var cornerStyle = CornerStyle.round`.
///
/// The variable's first value is what is read where none was set; an optional without one begins as nil.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GlideMacros", type: "EntryMacro")
