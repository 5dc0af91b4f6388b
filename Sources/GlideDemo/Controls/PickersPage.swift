import Glide

/// Segments, the capsule of which travels; what is chosen arranges the boxes below.
struct PickersPage: View {
    @State private var arrangement = "Row"
    @State private var tint = 0

    private static let tints: [Color] = [.blue, .orange, .green]

    var body: some View {
        VStack(spacing: 24) {
            Picker("Arrangement", selection: $arrangement) {
                ForEach(["Row", "Column", "Pile"], id: \.self) { Text($0) }
            }
            Picker("Colour", selection: $tint) {
                Image(systemName: "drop.fill").tag(0)
                Image(systemName: "flame.fill").tag(1)
                Image(systemName: "leaf.fill").tag(2)
            }
            layout {
                ForEach(0..<4) { index in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Self.tints[tint].opacity(1 - Double(index) * 0.2))
                        .frame(width: 30, height: 30)
                }
            }
            .frame(height: 160)
            .animation(.spring(response: 0.45, dampingFraction: 0.75), value: arrangement)
            .animation(.smooth, value: tint)
            Picker("Colour", selection: $tint) {
                Label("Water", systemImage: "drop.fill").tag(0)
                Label("Fire", systemImage: "flame.fill").tag(1)
                Label("Wood", systemImage: "leaf.fill").tag(2)
            }
            .pickerStyle(.inline)
            Picker("Not now", selection: $tint) {
                Text("One").tag(0)
                Text("Two").tag(1)
                Text("Three").tag(2)
            }
            .disabled(true)
        }
        .padding()
        .frame(maxWidth: 360)
    }

    private var layout: AnyLayout {
        switch arrangement {
        case "Row": AnyLayout(HStackLayout(spacing: 12))
        case "Column": AnyLayout(VStackLayout(spacing: 12))
        default: AnyLayout(ZStackLayout())
        }
    }
}
