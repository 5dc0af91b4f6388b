import Testing

@testable import Glide
@testable import GlideTesting

/// Which windows share what they keep.
@MainActor
@Suite(.serialized) struct `Values that a window keeps` {
    private func opened(_ notes: StoredNotes) -> AppRig {
        AppRig {
            WindowGroup("Papers", id: "papers") { StoredView(notes: notes) }
        }
    }

    @Test func `two windows of a scene keep their own`() {
        let keys = ["scene.papers.count", "scene.papers#2.count"]
        for key in keys { SettingsFile.standard.set(key, to: nil) }
        let notes = StoredNotes()
        let rig = opened(notes)
        notes.open?()
        rig.pump()
        #expect(rig.application.windows.map(\.number) == [0, 1])
        notes.writers[0](7)
        rig.pump()
        #expect(notes.values == [7, 0])
        notes.writers[1](9)
        rig.pump()
        #expect(notes.values == [7, 9])
        #expect(keys.allSatisfy { SettingsFile.standard.value($0) != nil })
        for key in keys { SettingsFile.standard.set(key, to: nil) }
        rig.finish()
    }
}

/// What the windows of a test say and can be told.
@MainActor
private final class StoredNotes {
    var writers: [(Int) -> Void] = []
    var values: [Int] = []
    var open: (() -> Void)?
}

private struct StoredView: View {
    let notes: StoredNotes
    @SceneStorage("count") private var count = 0
    @State private var number = -1
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Color.red
            .onAppear {
                number = notes.writers.count
                notes.writers.append { count = $0 }
                notes.values.append(count)
                notes.open = { openWindow(id: "papers") }
            }
            .onChange(of: count) { notes.values[number] = count }
    }
}
