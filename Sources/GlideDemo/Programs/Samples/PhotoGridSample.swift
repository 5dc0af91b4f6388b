import Glide

/// A grid of pictures; one that is tapped grows to fill the window, can be pinched, and thrown back.
struct PhotoGridSample: View {
    @State private var selected: Int?
    @State private var dragOffset: CGSize = .zero
    @State private var zoom: CGFloat = 1
    @State private var steadyZoom: CGFloat = 1
    @Namespace private var photos

    private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 4), count: 3)

    private var dragProgress: Double {
        Double(min(abs(dragOffset.height) / 260, 1))
    }

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(0..<24) { index in
                        Color.clear
                            .aspectRatio(1, contentMode: .fill)
                            .overlay {
                                if selected != index {
                                    Photo(index: index)
                                        .matchedGeometryEffect(id: index, in: photos)
                                }
                            }
                            .contentShape(Rectangle())
                            .onTapGesture {
                                withAnimation(.spring(response: 0.45, dampingFraction: 0.82)) { selected = index }
                            }
                    }
                }
                .padding(4)
            }

            if let index = selected {
                Color.black
                    .opacity(1 - dragProgress * 0.7)
                    .ignoresSafeArea()
                    .transition(.opacity)
                Photo(index: index)
                    .matchedGeometryEffect(id: index, in: photos)
                    .aspectRatio(3 / 4, contentMode: .fit)
                    .scaleEffect(zoom * (1 - dragProgress * 0.25))
                    .offset(dragOffset)
                    .gesture(dragging.simultaneously(with: pinching))
                    .onTapGesture(count: 2) {
                        withAnimation(.spring()) {
                            zoom = zoom > 1 ? 1 : 2
                            steadyZoom = zoom
                        }
                    }
                    .zIndex(2)
                Text("\(index + 1) of 24")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .background(Capsule().fill(Color.white.opacity(0.18)))
                    .frame(maxHeight: .infinity, alignment: .bottom)
                    .padding(.bottom, 24)
                    .opacity(1 - dragProgress)
                    .transition(.opacity)
                    .zIndex(3)
            }
        }
    }

    private var dragging: some Gesture {
        DragGesture()
            .onChanged { value in
                dragOffset = value.translation
            }
            .onEnded { value in
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
                    if zoom <= 1, abs(value.predictedEndTranslation.height) > 160 {
                        selected = nil
                    }
                    dragOffset = .zero
                }
            }
    }

    private var pinching: some Gesture {
        MagnificationGesture()
            .onChanged { scale in
                zoom = min(max(steadyZoom * scale, 0.7), 4)
            }
            .onEnded { _ in
                withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
                    zoom = max(zoom, 1)
                }
                steadyZoom = zoom
            }
    }
}

/// A painted landscape stands in for a photograph.
private struct Photo: View {
    let index: Int

    private var hue: Double { (Double(index) * 0.137).truncatingRemainder(dividingBy: 1) }

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            ZStack {
                LinearGradient(
                    colors: [
                        Color(hue: hue, saturation: 0.35, brightness: 1),
                        Color(hue: (hue + 0.1).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.85),
                    ],
                    startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(.white.opacity(0.75))
                    .frame(width: size.width * 0.24)
                    .position(x: size.width * (0.25 + 0.5 * hue), y: size.height * 0.3)
                Path { path in
                    path.move(to: CGPoint(x: 0, y: size.height * 0.72))
                    path.addCurve(
                        to: CGPoint(x: size.width, y: size.height * 0.6),
                        control1: CGPoint(x: size.width * 0.35, y: size.height * (0.4 + hue * 0.2)),
                        control2: CGPoint(x: size.width * 0.6, y: size.height * 0.95))
                    path.addLine(to: CGPoint(x: size.width, y: size.height))
                    path.addLine(to: CGPoint(x: 0, y: size.height))
                    path.closeSubpath()
                }
                .fill(Color(hue: hue, saturation: 0.7, brightness: 0.45))
                Path { path in
                    path.move(to: CGPoint(x: 0, y: size.height * 0.85))
                    path.addQuadCurve(
                        to: CGPoint(x: size.width, y: size.height * 0.9),
                        control: CGPoint(x: size.width * 0.5, y: size.height * 0.66))
                    path.addLine(to: CGPoint(x: size.width, y: size.height))
                    path.addLine(to: CGPoint(x: 0, y: size.height))
                }
                .fill(Color(hue: hue, saturation: 0.8, brightness: 0.25))
            }
            .drawingGroup()
        }
    }
}
