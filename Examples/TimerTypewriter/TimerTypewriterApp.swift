import Glide

/// Shows the typewriter that a Foundation timer drives, in a window.
@main
struct TimerTypewriterApp: App {
    var body: some Scene {
        WindowGroup("Timer Typewriter") {
            TimerTypewriter(text: "Hello, Wayland 👋🏽 café")
                .font(.title2)
        }
        .defaultSize(width: 400, height: 200)
    }
}
