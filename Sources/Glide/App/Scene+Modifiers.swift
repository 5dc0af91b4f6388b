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
    }
}

extension Scene {
    /// Opens windows `width` × `height` points large. The compositor may decide otherwise. What is no size is ignored.
    public func defaultSize(width: Double, height: Double) -> some Scene {
        defaultSize(Size(width: width, height: height))
    }

    /// Opens windows of `size`. The compositor may decide otherwise. What is no size is ignored.
    public func defaultSize(_ size: Size) -> some Scene {
        ModifiedScene(content: self) { description in
            guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else { return }
            description.size = size
        }
    }

    /// Opens windows over the whole screen, as a kiosk does.
    public func fullscreen(_ isFullscreen: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.isFullscreen = isFullscreen }
    }
}
