/// A scene whose windows are described in another way.
struct ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let change: (inout WindowDescription) -> Void

    var body: Never { fatalError("a modified scene has no body") }

    func _describe(into list: inout _WindowDescriptions) {
        var inner = _WindowDescriptions()
        content._describe(into: &inner)
        for index in inner.windows.indices { change(&inner.windows[index]) }
        list.windows += inner.windows
        list.survivesCompositorRestart = list.survivesCompositorRestart || inner.survivesCompositorRestart
    }
}

/// A scene whose app outlives the compositor.
struct SurvivingScene<Content: Scene>: Scene {
    let content: Content
    let survives: Bool

    var body: Never { fatalError("a modified scene has no body") }

    func _describe(into list: inout _WindowDescriptions) {
        content._describe(into: &list)
        list.survivesCompositorRestart = survives
    }
}
