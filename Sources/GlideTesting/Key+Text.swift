extension Key {
    /// What the key types on its own.
    var text: String {
        switch self {
        case .character(let character): String(character)
        case .space: " "
        case .tab: "\t"
        case .return: "\r"
        default: ""
        }
    }
}
