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

    /// Shows windows without a title bar.
    public func windowTitleBarHidden(_ isHidden: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.isDecorated = !isHidden }
    }

    /// Keeps the screen on while a window is seen, where the compositor offers that.
    public func keepsScreenOn(_ keepsOn: Bool = true) -> some Scene {
        ModifiedScene(content: self) { $0.keepsScreenOn = keepsOn }
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
}
