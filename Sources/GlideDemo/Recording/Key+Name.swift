import Glide

extension Key {
    /// The key that X11 and Wayland call `name`, such as Return, Left or F5; a single character is its own name.
    init?(name: String) {
        switch name {
        case "Return", "Enter": self = .return
        case "Tab": self = .tab
        case "space", "Space": self = .space
        case "Escape": self = .escape
        case "BackSpace": self = .delete
        case "Delete": self = .deleteForward
        case "Insert": self = .insert
        case "Up": self = .upArrow
        case "Down": self = .downArrow
        case "Left": self = .leftArrow
        case "Right": self = .rightArrow
        case "Home": self = .home
        case "End": self = .end
        case "Page_Up", "Prior": self = .pageUp
        case "Page_Down", "Next": self = .pageDown
        case "Menu": self = .menu
        default:
            if name.count == 1, let character = name.first {
                self = .character(character)
            } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...35).contains(number) {
                self = .function(number)
            } else {
                return nil
            }
        }
    }

    /// The text that the key types by itself.
    var typedText: String {
        switch self {
        case .character(let character): String(character)
        case .space: " "
        case .return: "\r"
        case .tab: "\t"
        default: ""
        }
    }
}
