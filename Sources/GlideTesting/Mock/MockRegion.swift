import Wayland
import WaylandServer

/// What a client put into a region.
@MainActor
final class MockRegion {
    /// A rectangle in points.
    struct Part: Equatable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    let resource: WlRegionResource
    private(set) var parts: [Part] = []

    init(_ resource: WlRegionResource) {
        self.resource = resource
        resource.onRequest = { [unowned self] request in
            guard case .add(let x, let y, let width, let height) = request else { return }
            parts.append(Part(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
        }
    }
}
