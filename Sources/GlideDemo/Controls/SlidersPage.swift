import Glide

/// Sliders: free, by steps, with labels; what they set is seen at once.
struct SlidersPage: View {
    @State private var size = 0.4
    @State private var sides = 5.0
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 24) {
            Circle()
                .fill(.blue.gradient)
                .frame(width: 40 + 100 * size, height: 40 + 100 * size)
                .overlay {
                    Text("\(Int(sides))").font(.title.bold()).foregroundStyle(.white)
                }
                .scaleEffect(isEditing ? 1.05 : 1)
                .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isEditing)
                .frame(height: 150)
            Slider(value: $size) {
                Text("Size")
            } minimumValueLabel: {
                Image(systemName: "minus")
            } maximumValueLabel: {
                Image(systemName: "plus")
            } onEditingChanged: {
                isEditing = $0
            }
            Slider(value: $sides, in: 1...9, step: 1).tint(.purple)
            Slider(value: $size).disabled(true)
        }
        .padding()
        .frame(maxWidth: 360)
    }
}
