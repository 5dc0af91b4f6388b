import Glide

@main
struct FirstApp: App {
    var body: some Scene {
        WindowGroup("First") { Bubble() }
    }
}

struct Bubble: View {
    @State private var isOpen = false

    var body: some View {
        RoundedRectangle(cornerRadius: isOpen ? 75 : 20)
            .fill(isOpen ? .orange : .blue)
            .frame(width: isOpen ? 300 : 120, height: 150)
            .onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
    }
}
