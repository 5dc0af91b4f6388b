import Glide

struct DemoApp: App {
    var body: some Scene {
        WindowGroup("Glide") {
            switch CommandLine.arguments.dropFirst().first {
            case "buttons": ExpandButtonDemo()
            case "typewriter": TypewriterText(text: "Hello, Wayland 👋🏽 café")
            default: SlidingTabs()
            }
        }
    }
}

DemoApp.main()
