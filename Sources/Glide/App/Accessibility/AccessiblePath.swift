/// Where an object of the app is on the bus of assistive technology.
enum AccessiblePath: Hashable {
    case application
    case window(Int)
    case element(window: Int, id: Int)
    case cache

    static let prefix = "/org/a11y/atspi"
    private static let objects = "/org/a11y/atspi/accessible/"

    /// The object at `text`; nil where none can be.
    init?(_ text: String) {
        if text == Self.prefix + "/cache" {
            self = .cache
            return
        }
        guard text.utf8.count < 100, text.hasPrefix(Self.objects) else { return nil }
        let rest = text.dropFirst(Self.objects.count)
        if rest == "root" {
            self = .application
            return
        }
        let numbers = rest.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
        case (1, let window?, _): self = .window(window)
        case (2, let window?, let id?): self = .element(window: window, id: id)
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .application: Self.objects + "root"
        case .window(let id): Self.objects + "\(id)"
        case .element(let window, let id): Self.objects + "\(window)/\(id)"
        case .cache: Self.prefix + "/cache"
        }
    }
}
