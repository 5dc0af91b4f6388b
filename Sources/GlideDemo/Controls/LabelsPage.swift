import Glide

/// Labels in every style, and one of the page's own.
struct LabelsPage: View {
    @State private var isFull = true

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Label("Title and icon", systemImage: "heart.fill")
            Label("Title only", systemImage: "heart.fill").labelStyle(.titleOnly)
            Label("Icon only", systemImage: "heart.fill").labelStyle(.iconOnly)
            Label("A style of one's own", systemImage: "star.fill").labelStyle(Framed())
            Label {
                Text("Any two views").bold()
            } icon: {
                Circle().fill(.orange.gradient).frame(width: 22, height: 22)
            }
            ViewThatFits {
                row
                row.labelStyle(.iconOnly)
            }
            .frame(width: isFull ? 320 : 160)
            .animation(.smooth, value: isFull)
            Toggle("Room for titles", isOn: $isFull).frame(width: 220)
        }
        .padding()
    }

    private var row: some View {
        HStack(spacing: 16) {
            Label("Home", systemImage: "house.fill")
            Label("Search", systemImage: "magnifyingglass")
            Label("You", systemImage: "person.fill")
        }
    }
}

private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.title.font(.subheadline)
            configuration.icon.foregroundStyle(.yellow)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(.quaternary, in: Capsule())
    }
}
