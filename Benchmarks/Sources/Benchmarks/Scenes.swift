import Glide
import GlideTesting

/// A capsule that travels from end to end, below so many views that rest.
@MainActor
func restingViews(_ count: Int) -> (TestWindow, Handle) {
    let handle = Handle()
    let columns = 100
    let window = TestWindow(size: Size(width: 1_280, height: 800)) {
        Held(handle) { value in
            VStack(spacing: 0) {
                Capsule().fill(.blue).frame(width: 80, height: 8)
                    .frame(maxWidth: .infinity, alignment: value % 2 == 0 ? .leading : .trailing)
                    .frame(height: 20)
                VStack(spacing: 0) {
                    ForEach(0..<max(1, count / columns), id: \.self) { row in
                        HStack(spacing: 0) {
                            ForEach(0..<min(count, columns), id: \.self) { column in
                                Rectangle().fill((row + column) % 2 == 0 ? Color.gray : .yellow)
                            }
                        }
                    }
                }
            }
        }
    }
    window.advance(frames: 3)
    return (window, handle)
}

/// So many pairs of views, each of which flies from its place in one grid to that in another one.
@MainActor
func matchedPairs(_ count: Int) -> (TestWindow, Handle) {
    let handle = Handle()
    let window = TestWindow(size: Size(width: 1_280, height: 800)) {
        Held(handle) { Pairs(count: count, isSecond: $0 % 2 == 1) }
    }
    window.advance(frames: 3)
    return (window, handle)
}

private struct Pairs: View {
    let count: Int
    let isSecond: Bool
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 0) {
            grid(isShown: !isSecond, offset: 0)
            grid(isShown: isSecond, offset: 7)
        }
    }

    private func grid(isShown: Bool, offset: Int) -> some View {
        ZStack(alignment: .topLeading) {
            if isShown {
                ForEach(0..<count, id: \.self) { index in
                    let place = (index * (offset + 1)) % count
                    Rectangle().fill(index % 2 == 0 ? Color.blue : .orange)
                        .matchedGeometryEffect(id: index, in: namespace)
                        .frame(width: 8, height: 8)
                        .offset(x: Double(place % 48) * 13, y: Double(place / 48) * 18)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// So many rows, of which one carries a number that changes.
@MainActor
func rows(_ count: Int, isLazy: Bool) -> (TestWindow, one: Handle, all: Handle) {
    let one = Handle()
    let all = Handle()
    let window = TestWindow(size: Size(width: 400, height: 800)) {
        Held(all) { generation in
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { Rows(count: count, generation: generation, one: one) }
                } else {
                    VStack(spacing: 0) { Rows(count: count, generation: generation, one: one) }
                }
            }
        }
    }
    window.advance(frames: 3)
    return (window, one, all)
}

private struct Rows: View {
    let count: Int
    let generation: Int
    let one: Handle

    var body: some View {
        ForEach(0..<count, id: \.self) { row in
            if row == 5 {
                Held(one) { Text("Changed \($0) times").frame(height: 20) }
            } else {
                Text("Row \(row) \(generation)").frame(height: 20)
            }
        }
    }
}

/// A button that counts.
struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Pressed \(count) times") { count += 1 }.frame(width: 300, height: 60)
    }
}

/// Labels with a capsule that travels to the chosen one.
@MainActor
func tabs() -> (TestWindow, Handle) {
    let handle = Handle()
    let window = TestWindow(size: Size(width: 800, height: 600)) {
        Held(handle) { Tabs(active: $0 % 4) }
    }
    window.advance(frames: 3)
    return (window, handle)
}

private struct Tabs: View {
    let active: Int
    @Namespace private var namespace
    private let titles = ["Home", "Explore", "Trending", "Profile"]

    var body: some View {
        ZStack(alignment: .top) {
            HStack(spacing: 20) {
                ForEach(titles.indices, id: \.self) { index in
                    VStack(spacing: 6) {
                        Text(titles[index]).foregroundStyle(index == active ? .blue : .black)
                        Color.clear.frame(height: 3).matchedGeometryEffect(id: index, in: namespace)
                    }
                }
            }
            .fixedSize()
            Text(titles[active]).frame(maxHeight: .infinity)
            Capsule().fill(.blue)
                .matchedGeometryEffect(id: active, in: namespace, isSource: false)
                .animation(.spring(response: 0.3, dampingFraction: 0.7), value: active)
        }
    }
}
