import Glide

/// A card that is loading, private, or out of date.
struct RedactionPage: View {
    @GalleryPalette private var palette
    @State private var look = Look.placeholder

    private enum Look: String, CaseIterable {
        case shown = "Shown"
        case placeholder = "Loading"
        case privacy = "Private"
        case invalidated = "Old"

        var reasons: RedactionReasons {
            switch self {
            case .shown: []
            case .placeholder: .placeholder
            case .privacy: .privacy
            case .invalidated: .invalidated
            }
        }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 18) {
                CodeLabel(
                    code: "card.redacted(reason: .placeholder)",
                    note: "The card stays as large as it is, and its button can be pressed.")
                Picker("Reason", selection: $look.animation(.easeInOut(duration: 0.4))) {
                    ForEach(Look.allCases, id: \.self) { Text($0.rawValue).minimumScaleFactor(0.6).tag($0) }
                }
                .pickerStyle(.segmented)
                card.redacted(reason: look.reasons)
            }
            .padding(20)
            .frame(maxWidth: 460)
            .frame(maxWidth: .infinity)
        }
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                Image(systemName: "person.crop.circle.fill")
                    .resizable().frame(width: 48, height: 48)
                    .foregroundStyle(.indigo)
                VStack(alignment: .leading, spacing: 3) {
                    Text("Anna Berg").font(.headline)
                    Text("Savings account").font(.subheadline).foregroundStyle(palette.caption)
                }
                Spacer()
                Label("Starred", systemImage: "star.fill").labelStyle(.iconOnly).foregroundStyle(.yellow)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text("Balance").font(.caption).foregroundStyle(palette.caption)
                Text("12 480.50").font(.system(size: 34, weight: .semibold).monospacedDigit())
                    .privacySensitive()
                    .invalidatableContent()
            }
            Text("The rent was paid on Monday. Two payments are on their way and arrive tomorrow.")
                .font(.callout)
            Capsule().fill(LinearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing))
                .frame(height: 8)
            HStack {
                Button("Send money") { withAnimation(.easeInOut(duration: 0.4)) { look = .shown } }
                    .buttonStyle(.borderedProminent)
                Spacer()
                Text("21:04").font(.footnote).foregroundStyle(palette.caption).unredacted()
            }
        }
        .padding(18)
        .background(RoundedRectangle(cornerRadius: 20).fill(palette.ground))
    }
}
