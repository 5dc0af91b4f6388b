import Glide

@testable import GlideDemo

/// How often each button did what it is for.
@MainActor
final class PressRecord {
    var actions: [String] = []
}

/// The three buttons, with actions that can be counted.
struct CountedButtons: View {
    let record: PressRecord

    var body: some View {
        VStack(spacing: 30) {
            ExpandingButton(title: "DOWNLOAD", color: .blue) { record.actions.append("DOWNLOAD") }
            ExpandingButton(title: "SUBSCRIBE", color: .green) { record.actions.append("SUBSCRIBE") }
            ExpandingButton(title: "PURCHASE", color: .orange) { record.actions.append("PURCHASE") }
        }
    }
}

/// Twelve buttons in a list that scrolls.
struct ScrolledButtons: View {
    let record: PressRecord

    var body: some View {
        ScrollView {
            VStack(spacing: 30) {
                ForEach(0..<12) { index in
                    ExpandingButton(title: "BUTTON\(index)", color: .blue) { record.actions.append("\(index)") }
                }
            }
        }
    }
}

/// A button that gives way to another view while it is pressed.
struct VanishingButton: View {
    let record: PressRecord
    @State private var isThere = true

    var body: some View {
        VStack(spacing: 30) {
            if isThere {
                ExpandingButton(title: "DOWNLOAD", color: .blue) { record.actions.append("DOWNLOAD") }
            }
            Rectangle()
                .fill(.green)
                .frame(width: 100, height: 50)
                .onTapGesture { isThere = false }
        }
    }
}
