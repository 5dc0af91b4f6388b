/// What this program says to the compiler.
enum CompilerAnswer: Encodable {
    /// Which version of the protocol is spoken.
    case capability
    /// What a macro stands for, and what is wrong with its use.
    case expansion(String?, complaints: [Complaint])
    /// An answer to what is not understood.
    case nothing

    /// An error that the compiler shows at a place.
    struct Complaint: Encodable {
        let message: String
        let severity = "error"
        let position: Position
        let highlights: [String] = []
        let notes: [String] = []
        let fixIts: [String] = []

        private enum CodingKeys: String, CodingKey { case message, severity, position, highlights, notes, fixIts }
    }

    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }

    /// The expansion that `make` finds, or its complaint.
    static func expansion(_ make: () throws -> String) -> Self {
        do {
            return .expansion(try make(), complaints: [])
        } catch {
            let location = (error as? MacroError)?.location
            let place = Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
            return .expansion(nil, complaints: [Complaint(message: "\(error)", position: place)])
        }
    }

    private enum Key: String, CodingKey { case getCapabilityResult, expandMacroResult }
    private enum CapabilityKey: String, CodingKey { case capability }
    private enum VersionKey: String, CodingKey { case protocolVersion }
    private enum ExpansionKey: String, CodingKey { case expandedSource, diagnostics }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .capability:
            var result = container.nestedContainer(keyedBy: CapabilityKey.self, forKey: .getCapabilityResult)
            var capability = result.nestedContainer(keyedBy: VersionKey.self, forKey: .capability)
            // The version that Swift 5.10 and later speak.
            try capability.encode(7, forKey: .protocolVersion)
        case .expansion(let source, let complaints):
            var result = container.nestedContainer(keyedBy: ExpansionKey.self, forKey: .expandMacroResult)
            try result.encodeIfPresent(source, forKey: .expandedSource)
            try result.encode(complaints, forKey: .diagnostics)
        case .nothing:
            var result = container.nestedContainer(keyedBy: ExpansionKey.self, forKey: .expandMacroResult)
            try result.encode([Complaint](), forKey: .diagnostics)
        }
    }
}
