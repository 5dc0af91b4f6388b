import Glide

/// Settings in grouped sections: switches, a slider, a stepper, a picker, and rows that appear when they matter.
struct SettingsListSample: View {
    @AppStorage("samples.notifications") private var notifications = true
    @AppStorage("samples.sounds") private var sounds = false
    @State private var brightness = 0.65
    @State private var textSize = 16
    @State private var appearance = Appearance.automatic
    @State private var airplane = false

    enum Appearance: String, CaseIterable, Identifiable {
        case automatic = "Auto"
        case light = "Light"
        case dark = "Dark"
        var id: Self { self }
    }

    var body: some View {
        List {
            Section {
                HStack(spacing: 14) {
                    Text("EK")
                        .font(.title3.bold())
                        .foregroundStyle(.white)
                        .frame(width: 54, height: 54)
                        .background(
                            Circle().fill(
                                LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)))
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Ewa Kowalska")
                            .font(.headline)
                        Text("Account, backup and devices")
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Image(systemName: "chevron.right")
                        .font(.footnote.weight(.bold))
                        .foregroundStyle(.tertiary)
                }
                .padding(.vertical, 4)
            }

            Section(header: Text("Connections")) {
                Toggle(isOn: $airplane.animation()) {
                    SettingsLabel(title: "Flight mode", symbol: "airplane", color: .orange)
                }
                if !airplane {
                    valueRow("Wi-Fi", "wifi", .blue, "Home")
                    valueRow("Bluetooth", "bolt.fill", .blue, "On")
                }
            }

            Section(header: Text("Display"), footer: Text("Night colours follow the sunset.")) {
                VStack(alignment: .leading, spacing: 8) {
                    SettingsLabel(title: "Brightness", symbol: "sun.max.fill", color: .yellow)
                    Slider(value: $brightness, in: 0...1) {
                        Text("Brightness")
                    } minimumValueLabel: {
                        Image(systemName: "moon")
                    } maximumValueLabel: {
                        Image(systemName: "sun.max")
                    }
                    .labelsHidden()
                }
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { choice in
                        Text(choice.rawValue).tag(choice)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
                Stepper(value: $textSize, in: 12...24, step: 2) {
                    SettingsLabel(title: "Text size \(textSize)", symbol: "pencil", color: .indigo)
                }
            }

            Section {
                Toggle(isOn: $notifications.animation(.spring())) {
                    SettingsLabel(title: "Notifications", symbol: "bell.fill", color: .red)
                }
                if notifications {
                    Toggle(isOn: $sounds) {
                        SettingsLabel(title: "Sounds", symbol: "speaker.wave.2.fill", color: .pink)
                    }
                    .transition(.opacity)
                }
            } header: {
                Text("Alerts")
            }
        }
        .listStyle(.insetGrouped)
        .tint(.green)
    }

    private func valueRow(_ title: LocalizedStringKey, _ symbol: String, _ color: Color, _ value: String) -> some View {
        HStack {
            SettingsLabel(title: title, symbol: symbol, color: color)
            Spacer()
            Text(value)
                .foregroundStyle(.secondary)
        }
    }
}

private struct SettingsLabel: View {
    let title: LocalizedStringKey
    let symbol: String
    let color: Color

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .font(.system(size: 14, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 28, height: 28)
                .background(RoundedRectangle(cornerRadius: 7, style: .continuous).fill(color))
        }
    }
}
