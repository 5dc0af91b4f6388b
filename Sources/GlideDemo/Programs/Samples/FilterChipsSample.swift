import Glide

/// Chips filter a list; a chosen chip moves to the front, rows that do not match fold away.
struct FilterChipsSample: View {
    struct Recipe: Identifiable {
        let name: String
        let minutes: Int
        let tags: Set<String>
        let symbol: String
        let color: Color

        var id: String { name }
    }

    private let tags = ["Quick", "Vegan", "Spicy", "Sweet", "Baked", "Soup"]
    private let recipes: [Recipe] = [
        Recipe(
            name: "Lentil dal", minutes: 25, tags: ["Quick", "Vegan", "Spicy", "Soup"], symbol: "flame.fill",
            color: .orange),
        Recipe(
            name: "Apple crumble", minutes: 50, tags: ["Sweet", "Baked"], symbol: "gift.fill", color: .pink),
        Recipe(
            name: "Tomato soup", minutes: 20, tags: ["Quick", "Vegan", "Soup"], symbol: "cup.and.saucer.fill",
            color: .red),
        Recipe(
            name: "Rye bread", minutes: 90, tags: ["Vegan", "Baked"], symbol: "bag.fill",
            color: .brown),
        Recipe(name: "Kimchi noodles", minutes: 15, tags: ["Quick", "Spicy"], symbol: "heart.fill", color: .green),
    ]

    @State private var chosen: Set<String> = []
    @Namespace private var chips

    private var ordered: [String] {
        tags.filter(chosen.contains) + tags.filter { !chosen.contains($0) }
    }

    private var shown: [Recipe] {
        recipes.filter { chosen.isSubset(of: $0.tags) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Text("Recipes")
                .font(.largeTitle.bold())
                .padding(.horizontal, 22)

            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 10) {
                    if !chosen.isEmpty {
                        Button {
                            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { chosen.removeAll() }
                        } label: {
                            Image(systemName: "xmark")
                                .font(.caption.weight(.bold))
                                .foregroundStyle(.secondary)
                                .frame(width: 34, height: 34)
                                .background(Circle().fill(Color.gray.opacity(0.15)))
                        }
                        .buttonStyle(.plain)
                        .transition(.scale.combined(with: .opacity))
                    }
                    ForEach(ordered, id: \.self) { tag in
                        Chip(title: tag, isChosen: chosen.contains(tag)) { toggle(tag) }
                            .matchedGeometryEffect(id: tag, in: chips)
                    }
                }
                .padding(.horizontal, 22)
                .padding(.vertical, 4)
            }

            VStack(spacing: 12) {
                ForEach(shown) { recipe in
                    row(recipe)
                        .transition(
                            .asymmetric(insertion: .scale(scale: 0.9).combined(with: .opacity), removal: .opacity))
                }
                if shown.isEmpty {
                    Text("Nothing matches all of these")
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                        .padding(.top, 40)
                        .transition(.opacity)
                }
            }
            .padding(.horizontal, 22)
            Spacer(minLength: 0)
        }
        .padding(.top, 22)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func toggle(_ tag: String) {
        withAnimation(.spring(response: 0.45, dampingFraction: 0.78)) {
            if chosen.contains(tag) {
                chosen.remove(tag)
            } else {
                chosen.insert(tag)
            }
        }
    }

    private func row(_ recipe: Recipe) -> some View {
        HStack(spacing: 14) {
            Image(systemName: recipe.symbol)
                .font(.title3)
                .foregroundStyle(recipe.color)
                .frame(width: 50, height: 50)
                .background(recipe.color.opacity(0.15))
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            VStack(alignment: .leading, spacing: 3) {
                Text(recipe.name)
                    .fontWeight(.semibold)
                Text(recipe.tags.sorted().joined(separator: " · "))
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .truncationMode(.tail)
            }
            Spacer(minLength: 8)
            Text("\(recipe.minutes) min")
                .font(.footnote.weight(.medium))
                .foregroundStyle(.secondary)
        }
        .padding(12)
        .background(Color.gray.opacity(0.08), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}

private struct Chip: View {
    let title: String
    let isChosen: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                if isChosen {
                    Image(systemName: "checkmark")
                        .font(.caption2.weight(.black))
                        .transition(.scale)
                }
                Text(title)
                    .font(.subheadline.weight(.medium))
                    .fixedSize()
            }
            .foregroundStyle(isChosen ? .white : .primary)
            .padding(.horizontal, 16)
            .frame(height: 34)
            .background(Capsule().fill(isChosen ? Color.orange : Color.gray.opacity(0.15)))
        }
        .buttonStyle(.plain)
    }
}
