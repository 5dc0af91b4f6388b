/// The roles of AT-SPI that Glide uses, by their numbers (`AtspiRole`).
enum AccessibleRole: UInt32 {
    case checkBox = 7
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case panel = 39
    case progressBar = 42
    case pushButton = 43
    case radioButton = 44
    case scrollPane = 49
    case slider = 51
    case application = 75
    case heading = 83
    case link = 88
    case grouping = 99

    @MainActor
    init(_ element: AccessibilityElement) {
        switch element.role {
        case .group: self = .panel
        case .staticText: self = .label
        case .header: self = .heading
        case .image: self = .image
        case .button: self = .pushButton
        case .link: self = .link
        case .toggle: self = .checkBox
        case .slider: self = .slider
        case .progress: self = .progressBar
        case .scrollView: self = .scrollPane
        case .list: self = .list
        case .row: self = .listItem
        case .pages, .page: self = .panel
        case .options: self = .grouping
        case .option: self = .radioButton
        case .dialog: self = .dialog
        }
    }

    /// The role in words, as libatspi says them.
    var name: String {
        switch self {
        case .checkBox: "check box"
        case .dialog: "dialog"
        case .frame: "frame"
        case .image: "image"
        case .label: "label"
        case .list: "list"
        case .listItem: "list item"
        case .panel: "panel"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .radioButton: "radio button"
        case .scrollPane: "scroll pane"
        case .slider: "slider"
        case .application: "application"
        case .heading: "heading"
        case .link: "link"
        case .grouping: "grouping"
        }
    }
}
