import Glide

@testable import GlideDemo

/// The tabs with other tabs, another beginning, a colour for each tab, or names to find the pages by.
struct TabsVariant: View {
    @State private var activeTab: String
    @Namespace private var tabNamespace
    let tabs: [String]
    let colors: [Color]
    let record: SelectionRecord?

    init(
        _ tabs: [String] = ["Home", "Explore", "Trending", "Profile"], active: String = "Home",
        colors: [Color] = [.blue], record: SelectionRecord? = nil
    ) {
        _activeTab = State(initialValue: active)
        self.tabs = tabs
        self.colors = colors
        self.record = record
    }

    static let nine = [
        "Home", "Explore", "Trending", "Profile", "Music", "Films", "Weather", "Travel", "Settings",
    ]

    private func color(of tab: String) -> Color {
        colors[(tabs.firstIndex(of: tab) ?? 0) % colors.count]
    }

    var body: some View {
        VStack {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 20) {
                    ForEach(tabs, id: \.self) { tab in
                        VStack(spacing: 8) {
                            Text(tab)
                                .font(.headline)
                                .foregroundStyle(activeTab == tab ? .primary : .secondary)

                            if activeTab == tab {
                                Capsule()
                                    .fill(color(of: tab))
                                    .frame(height: 3)
                                    .matchedGeometryEffect(id: "TAB_INDICATOR", in: tabNamespace)
                            } else {
                                Capsule()
                                    .fill(.clear)
                                    .frame(height: 3)
                            }
                        }
                        .contentShape(Rectangle())
                        .onTapGesture {
                            withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                                activeTab = tab
                            }
                        }
                    }
                }
                .padding(.horizontal)
            }

            TabView(selection: $activeTab) {
                ForEach(tabs, id: \.self) { tab in
                    VStack {
                        Image(systemName: SlidingTabs().tabIcon(for: tab))
                            .font(.system(size: 60))
                            .foregroundStyle(.blue.gradient)
                        Text(tab)
                            .font(.title2)
                            .padding(.top, 8)
                    }
                    .accessibilityIdentifier("page \(tab)")
                    .tag(tab)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        .onChange(of: activeTab) { _, new in record?.selections.append(new) }
    }
}

/// What was selected, one after the other.
@MainActor
final class SelectionRecord {
    var selections: [String] = []
}
