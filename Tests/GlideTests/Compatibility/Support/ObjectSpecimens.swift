import GlideFoundation
import GlideTesting

// Views around observable objects of the older kind, for the compatibility tests.

final class ModelSpecimen: ObservableObject {
    @Published var count: Int
    var unpublished = 0

    init(count: Int = 0) {
        self.count = count
    }
}

struct Model_Previews: PreviewProvider {
    static var previews: some View { Observing(model: ModelSpecimen()) }
}

struct Observing: View {
    @ObservedObject var model: ModelSpecimen

    var body: some View { Text("\(model.count)") }
}

struct Owning: View {
    @StateObject private var model = ModelSpecimen()

    var body: some View {
        Text("\(model.count)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { model.count += 1 }
    }
}

struct Owner: View {
    let flag: Flag

    var body: some View { Owning().opacity(flag.isOn ? 1 : 0.9) }
}

struct Surrounded: View {
    @EnvironmentObject private var model: ModelSpecimen

    var body: some View { Text("\(model.count)") }
}

struct Stored: View {
    @AppStorage<Int> var count: Int

    init(count: AppStorage<Int>) {
        _count = count
    }

    var body: some View {
        Text("\(count)")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { count += 1 }
    }
}

struct Leaving: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("leave") { dismiss() } }
}

struct Opening: View {
    @Environment(\.openURL) private var openURL

    var body: some View { Color.red.onTapGesture { openURL(URL(string: "https://example.org/a")!) } }
}

struct PhaseReader: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(String(describing: phase))") }
}
