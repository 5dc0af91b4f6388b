import Glide

/// The scenes that Glide is measured with, each driving itself.
enum BenchScene: String, CaseIterable {
    case tabs, buttons, list1k, list10k, idle

    /// Makes the scene.
    @MainActor
    func content() -> AnyView {
        switch self {
        case .tabs: AnyView(BenchTabs(switches: true))
        case .idle: AnyView(BenchTabs(switches: false))
        case .buttons: AnyView(BenchButtons())
        case .list1k: AnyView(BenchList(count: 1_000))
        case .list10k: AnyView(BenchList(count: 10_000))
        }
    }
}

extension Color {
    /// The ink of the scenes: #1C1C1E.
    static let benchInk = Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    /// The blue of the scenes: #007AFF.
    static let benchBlue = Color(red: 0, green: 122 / 255, blue: 1)
    /// #34C759.
    static let benchGreen = Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
    /// #FF9500.
    static let benchOrange = Color(red: 1, green: 149 / 255, blue: 0)
    /// The separators of the lists: #C6C6C8.
    static let benchLine = Color(red: 198 / 255, green: 198 / 255, blue: 200 / 255)
}

extension Font {
    /// The font of the scenes, in points.
    static func bench(_ size: Double) -> Font { .custom("DejaVu Sans", fixedSize: size) }
}
