/// What the compiler says. Of each message only what is needed here is read.
enum CompilerMessage: Decodable {
    /// Asks which version of the protocol is spoken.
    case getCapability
    /// Asks what an attribute stands for.
    case expandAttachedMacro(Attached)
    /// Asks what `#name(…)` stands for.
    case expandFreestandingMacro(Freestanding)
    /// Anything else.
    case other

    /// A piece of the program's text.
    struct Syntax: Decodable {
        let source: String
        let location: Location?
    }

    /// Where a piece of text begins.
    struct Location: Decodable {
        let fileName: String
        let offset: Int
    }

    /// Which macro is used.
    struct Macro: Decodable {
        /// The type that was named in `#externalMacro`.
        let typeName: String
    }

    struct Attached: Decodable {
        let macro: Macro
        /// "accessor" or "peer".
        let macroRole: String
        let declSyntax: Syntax
        /// What is around the declaration, the nearest first: the heads of types and extensions, uses of macros.
        let lexicalContext: [Syntax]?
    }

    struct Freestanding: Decodable {
        /// The beginning of names that occur nowhere else.
        let discriminator: String
        let syntax: Syntax
    }

    private enum Key: String, CodingKey {
        case getCapability, expandAttachedMacro, expandFreestandingMacro
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch container.allKeys.first {
        case .getCapability: self = .getCapability
        case .expandAttachedMacro:
            self = .expandAttachedMacro(try container.decode(Attached.self, forKey: .expandAttachedMacro))
        case .expandFreestandingMacro:
            self = .expandFreestandingMacro(
                try container.decode(Freestanding.self, forKey: .expandFreestandingMacro))
        case nil: self = .other
        }
    }
}
