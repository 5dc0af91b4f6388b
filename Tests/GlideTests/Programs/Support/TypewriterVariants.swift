import Glide

@testable import GlideDemo

/// The typewriter's line as it looks when `shown` is typed.
struct TypedLine: View {
    let shown: String

    var body: some View {
        HStack(alignment: .lastTextBaseline, spacing: 2) {
            Text(shown)
                .font(.system(.title2, design: .monospaced))
                .accessibilityIdentifier("line")
            Rectangle()
                .fill(.blue)
                .frame(width: 2, height: 22)
                .accessibilityIdentifier("cursor")
        }
    }
}

/// Types one line after the other on itself: each button click adds a grapheme.
struct SteppedLine: View {
    let text: String
    @State private var count = 0

    var body: some View {
        VStack {
            TypedLine(shown: String(text.prefix(count)))
            Rectangle()
                .frame(width: 40, height: 40)
                .onTapGesture { count += 1 }
        }
    }
}

/// A typewriter whose text changes with a tap into the upper part, and which goes with a tap into the lower part.
struct ChangingTypewriter: View {
    let texts: [String]
    @State private var index = 0
    @State private var isThere = true

    var body: some View {
        VStack(spacing: 0) {
            Color.white
                .frame(width: 300, height: 50)
                .contentShape(Rectangle())
                .onTapGesture { index += 1 }
            if isThere { TypewriterText(text: texts[index]) }
            Color.white
                .frame(width: 300, height: 50)
                .contentShape(Rectangle())
                .onTapGesture { isThere = false }
        }
    }
}

/// What became of tasks.
@MainActor
final class TaskRecord {
    var events: [String] = []
}

/// A view with a task that waits for very long, and a place to tap that changes its id or takes the view away.
struct WaitingView: View {
    let record: TaskRecord
    let leaves: Bool
    @State private var id = 0

    var body: some View {
        VStack(spacing: 0) {
            Color.white
                .frame(width: 100, height: 50)
                .contentShape(Rectangle())
                .onTapGesture { id += 1 }
            if !leaves || id == 0 {
                Rectangle()
                    .frame(width: 50, height: 50)
                    .task(id: id) {
                        let name = id
                        record.events.append("begin \(name)")
                        do {
                            try await Task.sleep(for: .seconds(3600))
                        } catch {
                            record.events.append("cancelled \(name)")
                        }
                    }
            }
        }
    }
}
