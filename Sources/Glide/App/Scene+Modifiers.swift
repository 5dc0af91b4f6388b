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

    /// Limits the windows' sizes by what their content takes. Tiling compositors give other sizes all the same.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self) { $0.resizability = resizability }
    }

    /// Opens windows over the whole screen, as a kiosk does.
    public func fullscreen(_ isFullscreen: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.isFullscreen = isFullscreen }
    }

    /// Shows windows with or without a title bar.
    public func windowStyle(_ style: some WindowStyle) -> some Scene {
        ModifiedScene(content: self) { $0.isDecorated = style._hasTitleBar }
    }

    /// Keeps the screen on while a window is seen, where the compositor offers that.
    public func keepsScreenOn(_ keepsOn: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.keepsScreenOn = keepsOn }
    }

    /// Drops a touch or click that begins while the screen shows nothing of the window, so that waking a kiosk presses no
    /// button that nobody saw. The next one works at once.
    public func ignoresWakingTouch(_ ignores: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.dropsWakingPress = ignores }
    }

    /// Hides the mouse cursor until the mouse is moved, and again when the screen is touched: for touch panels whose
    /// compositor believes in a mouse.
    public func hidesIdlePointer(_ hides: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.hidesIdleCursor = hides }
    }

    /// Sets a value of the environment for all views of the windows.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        ModifiedScene(content: self) { $0.environmentChanges.append { $0[keyPath: keyPath] = value } }
    }

    /// Keeps the app alive when the compositor dies: its windows open again, with their state, as soon as it is back.
    ///
    /// Without this the app ends with status 1, so that whoever supervises it can start it anew.
    public func survivesCompositorRestart(_ survives: Bool = true) -> some Scene {
        SurvivingScene(content: self, survives: survives)
    }

    /// Shows the windows as a layer of the desktop that sticks to `edges` of the screen: a panel, a wallpaper, an on-screen
    /// display. A side without a size stretches between two opposite edges.
    ///
    /// Others leave `exclusiveZone` points free at the edge: 0 avoids the zones of others, -1 ignores them. Compositors
    /// without wlr-layer-shell show a usual window, which warns once.
    public func windowLayer(
        _ layer: WindowLayer, edges: Edge.Set = [], size: Size = .zero, exclusiveZone: Int = 0,
        margins: EdgeInsets = EdgeInsets(), keyboardFocus: LayerKeyboardFocus = .never
    ) -> some Scene {
        var options = LayerOptions()
        options.layer = layer.option
        options.edges = FrameEdges(edges)
        options.size = size
        options.exclusiveZone = exclusiveZone
        options.margins = margins
        options.keyboard = keyboardFocus.option
        return ModifiedScene(content: self) { $0.place = .layer(options) }
    }

    /// Locks the session with the scene's content on each screen, until `unlockSession` of the environment is called.
    /// Compositors without ext-session-lock show a fullscreen window, which warns once.
    public func locksSession() -> some Scene {
        ModifiedScene(content: self) { $0.place = .lock }
    }
}

extension FrameEdges {
    /// The edges of a window, read from left to right.
    fileprivate init(_ edges: Edge.Set) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.leading) { insert(.left) }
        if edges.contains(.trailing) { insert(.right) }
    }
}
