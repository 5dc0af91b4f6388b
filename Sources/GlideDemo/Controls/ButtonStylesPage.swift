import Glide

/// Buttons in every style, role and size.
struct ButtonStylesPage: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 18) {
            Text("Pressed \(count) times")
                .font(.headline)
                .contentTransition(.numericText())
                .animation(.snappy, value: count)
            Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                GridRow {
                    Button("Plain", action: press).buttonStyle(.plain)
                    Button("Borderless", action: press).buttonStyle(.borderless)
                }
                GridRow {
                    Button("Bordered", action: press).buttonStyle(.bordered)
                    Button("Prominent", action: press).buttonStyle(.borderedProminent)
                }
                GridRow {
                    Button("Delete", role: .destructive, action: press).buttonStyle(.bordered)
                    Button("Delete", role: .destructive, action: press).buttonStyle(.borderedProminent)
                }
                GridRow {
                    Button("Disabled", action: press).buttonStyle(.bordered)
                    Button("Disabled", action: press).buttonStyle(.borderedProminent)
                }
                .disabled(true)
                GridRow {
                    Button("Add", systemImage: "plus", action: press).buttonStyle(.bordered)
                    Button("Send", systemImage: "paperplane.fill", action: press).buttonStyle(.borderedProminent)
                        .tint(.purple)
                }
            }
            HStack(spacing: 10) {
                Button("Mini", action: press).controlSize(.mini)
                Button("Small", action: press).controlSize(.small)
                Button("Large", action: press).controlSize(.large)
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.roundedRectangle)
            .tint(.green)
        }
        .padding()
    }

    private func press() {
        count += 1
    }
}
