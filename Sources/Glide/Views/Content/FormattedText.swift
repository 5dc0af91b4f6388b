/// Text that is written as its surroundings say, for example in their language. GlideFoundation makes them from values with a
/// format.
package struct FormattedText: Equatable {
    /// What makes two of them the same.
    let identity: AnyHashable
    /// What is said in the surroundings.
    let write: (EnvironmentValues) -> String

    package init(identity: AnyHashable, write: @escaping (EnvironmentValues) -> String) {
        self.identity = identity
        self.write = write
    }

    package static func == (a: FormattedText, b: FormattedText) -> Bool { a.identity == b.identity }
}

extension Text {
    /// Shows what `formatted` says in the text's surroundings.
    package init(_ formatted: FormattedText) {
        runs = [Run(string: formatted.write(EnvironmentValues()), formatted: formatted)]
    }
}
