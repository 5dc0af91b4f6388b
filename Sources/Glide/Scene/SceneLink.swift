/// The way from a node to the scene that shows it: nothing once the scene is gone.
///
/// Nodes are asked for their scene all the time. A weak reference of each would make every access to the scene slow;
/// so they share one object.
final class SceneLink {
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) fileprivate(set) final var scene: SceneGraph?

    init(_ scene: SceneGraph) {
        self.scene = scene
    }

    /// Called when the scene goes.
    func cut() {
        scene = nil
    }
}
