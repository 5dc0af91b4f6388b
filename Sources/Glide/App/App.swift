import Glibc

/// A program with windows.
///
///     @main struct Clock: App {
///         var body: some Scene {
///             WindowGroup("Clock") { ClockFace() }
///         }
///     }
@MainActor
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The app's scenes; the first one's window opens at the start.
    @SceneBuilder var body: Body { get }
    /// Makes the app.
    init()
}

extension App {
    /// Runs the app until its last window is closed, then ends the process.
    ///
    /// The status is 0; 1 if there is no compositor or if it goes away, which one line on standard error says.
    public static func main() {
        if let name = Files.variable("GLIDE_PREVIEW"),
            let previews = RequestedPreviews.windows(named: name, of: Self.self)
        {
            exit(Application.run(previews))
        }
        var list = _WindowDescriptions()
        Self().body._describe(into: &list)
        exit(Application.run(list))
    }
}
