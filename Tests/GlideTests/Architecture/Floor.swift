/// A floor of the library: a folder, and the floors whose types it may name.
enum Floor: Int, CaseIterable, CustomStringConvertible {
    case geometry, motion, paint, scene, gestures, views, controls, surface, app

    var description: String { folder.split(separator: "/").last.map(String.init) ?? "" }

    /// Where the floor's files are, below `Sources`.
    var folder: String {
        switch self {
        case .geometry: "GlideMotion/Geometry"
        case .motion: "GlideMotion/Motion"
        case .paint: "Glide/Paint"
        case .scene: "Glide/Scene"
        case .gestures: "Glide/Gestures"
        case .views: "Glide/Views"
        case .controls: "Glide/Controls"
        case .surface: "Glide/Surface"
        case .app: "Glide/App"
        }
    }

    /// The floors below that it may use. Surface stands above Views and Controls without knowing them.
    var usable: [Floor] {
        let below = Floor.allCases.filter { $0.rawValue < rawValue }
        return self == .surface ? below.filter { $0 != .views && $0 != .controls } : below
    }

    /// The floors whose types must not be named on this one.
    var hidden: [Floor] { Floor.allCases.filter { $0 != self && !usable.contains($0) } }
}
