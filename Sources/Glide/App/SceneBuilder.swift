/// Builds one scene from the scenes that a closure lists.
@resultBuilder
public enum SceneBuilder {
    /// One scene.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes.
    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneList { list in repeat (each content)._describe(into: &list) }
    }
}

/// Several scenes.
struct SceneList: Scene {
    let describe: (inout _WindowDescriptions) -> Void

    var body: Never { fatalError("a list of scenes has no body") }

    func _describe(into list: inout _WindowDescriptions) {
        describe(&list)
    }
}
