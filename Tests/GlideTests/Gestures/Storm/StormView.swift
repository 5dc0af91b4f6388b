@testable import Glide

/// What the views of one storm have been told.
@MainActor
final class StormLog {
    var pressed: [String: Int] = [:]
    var faults: [String] = []
    var ended = 0
    var cancelled = 0
    var change: (_ body: (inout StormView.Changes) -> Void) -> Void = { _ in }

    func pressing(_ name: String, _ isPressing: Bool) {
        pressed[name, default: 0] += isPressing ? 1 : -1
        if !(0...1).contains(pressed[name, default: 0]) {
            faults.append("\(name) is pressed \(pressed[name] ?? 0) times")
        }
    }

    var stuck: [String] { pressed.filter { $0.value != 0 }.map(\.key).sorted() }
}

/// Some of everything that takes fingers, in a scroll view and on pages.
struct StormView: View {
    enum Part: CaseIterable {
        case button, tap, doubleTap, eitherTap, longPress, touch, drag, highDrag, spatial, magnify, turn, sequence
        case together, masked, row, list, state, hover
    }

    /// What changes from outside while fingers are down.
    struct Changes: Equatable {
        var hidden: Set<Int> = []
        var disabled: Set<Int> = []
        var isScrollDisabled = false
        var page = 0
        var pages = 3
    }

    let parts: [Part]
    let log: StormLog
    @State private var changes = Changes()
    @State private var count = 0
    @GestureState private var moved = 0.0

    var body: some View {
        TabView(selection: $changes.page) {
            ForEach(0..<changes.pages, id: \.self) { page in
                ScrollView(page == 1 ? [.horizontal, .vertical] : .vertical) {
                    VStack(spacing: 0) {
                        ForEach(0..<parts.count, id: \.self) { index in
                            if !changes.hidden.contains(index) {
                                view(parts[index], "\(page) \(index) \(parts[index])")
                                    .disabled(changes.disabled.contains(index))
                                    .transition(.opacity)
                            }
                        }
                        Color.gray.frame(width: page == 1 ? 900 : 200, height: 300)
                    }
                    .animation(.smooth, value: count)
                }
            }
        }
        .tabViewStyle(.page)
        .scrollDisabled(changes.isScrollDisabled)
        .onAppear {
            log.change = { body in
                var new = changes
                body(&new)
                if new != changes { changes = new }
            }
        }
    }

    private func told(_ gesture: some Gesture, _ name: String) -> some Gesture {
        gesture.onPressing { log.pressing(name, $0) }
            .onEnded { _ in
                log.ended += 1
                count += 1
            }
            .onCancelled { log.cancelled += 1 }
    }

    private func view(_ part: Part, _ name: String) -> AnyView {
        let block = Color.blue.frame(width: 220, height: 60)
        switch part {
        case .button:
            return AnyView(
                Button {
                    withAnimation { count += 1 }
                } label: {
                    block
                }
                .buttonStyle(StormButtonStyle(name: name, log: log)))
        case .tap: return AnyView(block.gesture(told(TapGesture(), name)))
        case .doubleTap:
            return AnyView(
                block.gesture(told(TapGesture(count: 2), name)).padding(4).contentShape(Rectangle())
                    .gesture(told(TapGesture(), name + " outside")))
        case .eitherTap:
            return AnyView(block.gesture(told(TapGesture(count: 2).exclusively(before: TapGesture()), name)))
        case .longPress: return AnyView(block.gesture(told(LongPressGesture(minimumDuration: 0.2), name)))
        case .touch:
            return AnyView(
                block.simultaneousGesture(
                    told(DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }, name)))
        case .drag: return AnyView(block.gesture(told(DragGesture(), name)))
        case .highDrag:
            return AnyView(
                block.gesture(told(DragGesture(minimumDistance: 3), name + " inside"))
                    .highPriorityGesture(told(DragGesture(minimumDistance: 8), name)))
        case .spatial: return AnyView(block.gesture(told(SpatialTapGesture(count: 3), name)))
        case .magnify:
            return AnyView(block.frame(height: 150).gesture(told(MagnifyGesture(minimumScaleDelta: 0.2), name)))
        case .turn:
            return AnyView(
                block.frame(height: 150)
                    .gesture(told(RotateGesture().simultaneously(with: MagnificationGesture()), name)))
        case .sequence:
            return AnyView(
                block.gesture(
                    told(
                        LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture(minimumDistance: 0)), name)
                ))
        case .together:
            return AnyView(
                block.gesture(
                    told(
                        DragGesture().simultaneously(with: TapGesture(count: 3)).exclusively(before: RotationGesture()),
                        name)))
        case .masked:
            return AnyView(
                block.gesture(told(TapGesture(), name + " inside"))
                    .gesture(told(LongPressGesture(), name), including: count % 2 == 0 ? .gesture : .subviews))
        case .row:
            return AnyView(
                ScrollView(.horizontal) { Color.green.frame(width: 700, height: 60).gesture(told(TapGesture(), name)) }
                    .frame(width: 220).scrollTargetBehavior(.paging))
        case .list:
            return AnyView(ScrollView { Color.green.frame(width: 220, height: 300) }.frame(height: 100))
        case .state:
            return AnyView(
                block.frame(width: moved == 0 ? 220 : 200)
                    .gesture(
                        told(
                            DragGesture(minimumDistance: 5).updating($moved) { value, state, _ in
                                state = value.translation.width + 1
                            }, name)))
        case .hover: return AnyView(block.onHover { log.pressing(name, $0) })
        }
    }
}

/// Tells the log whether the button looks pressed.
private struct StormButtonStyle: ButtonStyle {
    let name: String
    let log: StormLog

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.snappy, value: configuration.isPressed)
            .onChange(of: configuration.isPressed) { _, new in log.pressing(name, new) }
            .onDisappear { log.pressed[name] = nil }
    }
}
