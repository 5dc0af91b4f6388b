import Glide

/// The programs as a list of cards. A card that is tapped grows into the program; a button leads back.
struct Gallery: View {
    @GalleryPalette private var palette
    @State private var opened: String?
    /// The program whose card was tapped last: it stands above the others, also on its way back.
    @State private var front: String?
    @Namespace private var namespace
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var titleHeight = ProgramTile.titleHeight
    /// The card that has the keyboard's focus.
    @FocusState private var focused: String?

    /// How a card becomes a page and a page a card.
    private static let opening = Animation.spring(response: 0.45, dampingFraction: 0.86)

    var body: some View {
        ZStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text("Glide")
                        .font(.largeTitle.bold())
                    Text("Motion for Wayland, written in Swift")
                        .font(.subheadline)
                        .foregroundStyle(palette.caption)
                    section("Motion", of: Program.motion)
                    section("Lists", of: Program.lists)
                    section("Controls", of: Program.controls)
                    section("Typing", of: Program.typing)
                    ForEach(Program.samples + Program.tiles, id: \.title) { tiles($0) }
                }
                .padding(.horizontal, 20)
                .padding(.vertical, 28)
            }
            // One page at most; by name, so that a page that is still closing is not taken for the next one.
            ForEach(Program.shown.filter { $0.name == opened }, id: \.name) { program in
                ProgramPage(program: program) {
                    withAnimation(Self.opening) { opened = nil }
                    // Keys go on from the card that was opened.
                    focused = program.name
                }
                .matchedGeometryEffect(id: program.name, in: namespace)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(palette.ground)
    }

    private func heading(_ title: String) -> some View {
        Text(title)
            .font(.title3.bold())
            .padding(.top, 16)
            .accessibilityAddTraits(.isHeader)
    }

    @ViewBuilder
    private func section(_ title: String, of programs: [Program]) -> some View {
        heading(title)
        ForEach(programs, id: \.name) { program in
            opener(program) { ProgramCard(program: program) }
                .frame(minHeight: 76)
                .zIndex(front == program.name ? 1 : 0)
        }
    }

    /// Small cards, three in a row.
    @ViewBuilder
    private func tiles(_ tiles: Program.Tiles) -> some View {
        heading(tiles.title)
        ForEach(Array(stride(from: 0, to: tiles.programs.count, by: columns)), id: \.self) { start in
            let row = tiles.programs[start..<min(start + columns, tiles.programs.count)]
            HStack(spacing: 12) {
                ForEach(row, id: \.name) { program in
                    opener(program) { ProgramTile(program: program) }
                        .zIndex(front == program.name ? 1 : 0)
                }
                // The last row keeps its columns.
                ForEach(row.count..<columns, id: \.self) { _ in Color.clear }
            }
            .frame(height: ProgramTile.headHeight + titleHeight)
            .zIndex(row.contains { $0.name == front } ? 1 : 0)
        }
    }

    /// As many as have room for their titles.
    private var columns: Int { size.isAccessibilitySize ? 2 : 3 }

    /// A card that opens `program`. Its place stays while it is a page.
    private func opener(_ program: Program, @ViewBuilder label: @escaping () -> some View) -> some View {
        ZStack {
            if opened == program.name {
                label().hidden()
            } else {
                Button {
                    front = program.name
                    withAnimation(Self.opening) { opened = program.name }
                } label: {
                    label()
                }
                .buttonStyle(CardButtonStyle())
                .focused($focused, equals: program.name)
                .matchedGeometryEffect(id: program.name, in: namespace)
            }
        }
    }
}
