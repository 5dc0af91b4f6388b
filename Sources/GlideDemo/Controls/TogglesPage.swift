import Glide

/// Switches, boxes and buttons that are on or off.
struct TogglesPage: View {
    @State private var isOn = true
    @State private var isLoud = false
    @State private var isKept = true
    @State private var isBold = false
    @State private var isItalic = true

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Toggle("Wireless", isOn: $isOn)
            Toggle("Loud", systemImage: "bell.fill", isOn: $isLoud).tint(.orange)
            Toggle("Not now", isOn: $isOn).disabled(true)
            Divider()
            Group {
                Toggle("Keep a copy", isOn: $isKept)
                Toggle("Not now", isOn: $isKept).disabled(true)
            }
            .toggleStyle(.checkbox)
            Divider()
            HStack(spacing: 10) {
                Toggle("Bold", isOn: $isBold)
                Toggle("Italic", isOn: $isItalic)
            }
            .toggleStyle(.button)
            Text("As it would look")
                .bold(isBold)
                .italic(isItalic)
                .animation(.smooth, value: isBold)
        }
        .padding()
        .frame(maxWidth: 360)
    }
}
