/// A part of an app that opens windows.
@MainActor
public protocol Scene {
    /// The type of the scenes that this one consists of.
    associatedtype Body: Scene
    /// What the scene consists of.
    @SceneBuilder var body: Body { get }
    /// Adds the windows that the scene describes. Glide's own scenes say how; the default asks `body`.
    func _describe(into list: inout _WindowDescriptions)
}

extension Scene {
    /// Adds the windows of `body`.
    public func _describe(into list: inout _WindowDescriptions) {
        body._describe(into: &list)
    }
}

extension Never: Scene {
    /// Adds nothing: there is none.
    public func _describe(into list: inout _WindowDescriptions) {}
}

/// The windows that an app describes.
public struct _WindowDescriptions {
    var windows: [WindowDescription] = []
    /// Whether the app goes on when the compositor dies.
    var survivesCompositorRestart = false
}
