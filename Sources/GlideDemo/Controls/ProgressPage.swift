import Glide

/// Progress that is known, and progress that is not.
struct ProgressPage: View {
    @State private var progress = 0.35

    var body: some View {
        VStack(spacing: 24) {
            ProgressView("Fetching", value: progress)
            ProgressView(value: progress) {
                Text("Unpacking")
            } currentValueLabel: {
                Text("\(Int((progress * 100).rounded())) of 100 files")
            }
            .tint(.green)
            HStack(spacing: 28) {
                ProgressView(value: progress).progressViewStyle(.circular).controlSize(.large)
                ProgressView("Waiting")
                ProgressView().controlSize(.large).tint(.purple)
            }
            ProgressView().progressViewStyle(.linear)
            HStack(spacing: 10) {
                Button("Less") { progress = max(0, progress - 0.25) }
                Button("More") { progress = min(1, progress + 0.25) }
            }
            .buttonStyle(.bordered)
        }
        .padding()
        .frame(maxWidth: 360)
    }
}
