import Glide

/// The demo as an app: one window with what was asked for.
struct DemoWindow: App {
    private struct Request {
        var title: String
        var size: Size
        var isFullscreen: Bool
        var content: @MainActor () -> AnyView
    }

    // An app is made by Glide, without arguments: what it is to show waits here.
    private static var request = Request(
        title: "Glide", size: Size(width: 400, height: 600), isFullscreen: false, content: { AnyView(EmptyView()) })

    var body: some Scene {
        let request = Self.request
        WindowGroup(request.title) { request.content() }
            .defaultSize(request.size)
            .fullscreen(request.isFullscreen)
    }

    /// Shows `content` in a window and ends the program when it is closed.
    static func open(title: String, size: Size, isFullscreen: Bool, content: @escaping @MainActor () -> AnyView) {
        request = Request(title: title, size: size, isFullscreen: isFullscreen, content: content)
        main()
    }
}
