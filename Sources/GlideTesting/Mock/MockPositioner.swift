import Wayland
import WaylandServer

/// What a positioner was told.
@MainActor
final class MockPositioner {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var anchor = (x: 0, y: 0, width: 0, height: 0)
    private(set) var anchorPlace = XdgPositionerAnchor.none
    private(set) var gravity = XdgPositionerGravity.none

    init(_ resource: XdgPositionerResource, compositor: MockCompositor) {
        // The resource holds this object through its handler.
        resource.onRequest = { [unowned resource] request in
            switch request {
            case .setSize(let width, let height):
                if width <= 0 || height <= 0 {
                    compositor.violate(resource, XdgPositionerError.invalidInput.rawValue, "a popup without a size")
                }
                self.width = Int(width)
                self.height = Int(height)
            case .setAnchorRect(let x, let y, let width, let height):
                if width <= 0 || height <= 0 {
                    compositor.violate(resource, XdgPositionerError.invalidInput.rawValue, "an empty anchor")
                }
                self.anchor = (Int(x), Int(y), Int(width), Int(height))
            case .setAnchor(let anchor): self.anchorPlace = anchor
            case .setGravity(let gravity): self.gravity = gravity
            default: break
            }
        }
    }

    /// Whether a popup may be made with it.
    var isComplete: Bool { width > 0 && height > 0 && anchor.width > 0 && anchor.height > 0 }
}
