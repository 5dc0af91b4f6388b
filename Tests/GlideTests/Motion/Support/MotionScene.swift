import Observation

@testable import Glide

/// Everything that random programs change.
@Observable @MainActor
final class MotionModel {
    var width = 40.0
    var padding = 0.0
    var spacing = 10.0
    var isTrailing = false
    var offset = 0.0
    var opacity = 0.5
    var rotation = 0.0
    var scale = 1.0
    var tab = 0
    var isFollowerSource = false
    var tabWidth = 40.0

    /// The parts that a program can change, by name.
    static let parts = [
        "width", "padding", "spacing", "alignment", "offset", "opacity", "rotation", "scale", "tab", "source",
        "tabWidth",
    ]

    func change(_ part: String, _ random: inout SeededNumbers) {
        switch part {
        case "width": width = random.number(10...120)
        case "padding": padding = random.number(0...40)
        case "spacing": spacing = random.number(0...40)
        case "alignment": isTrailing.toggle()
        case "offset": offset = random.number(-80...80)
        case "opacity": opacity = random.number(0...1)
        case "rotation": rotation = random.number(-90...90)
        case "scale": scale = random.number(0.3...2)
        case "tab": tab = (tab + random.whole(1...2)) % 3
        case "source": isFollowerSource.toggle()
        default: tabWidth = random.number(20...90)
        }
    }
}

/// A small interface in which every part of the model moves something.
struct MotionScene: View {
    let model: MotionModel
    var scrolls = false
    @Namespace private var space

    var body: some View {
        VStack(alignment: model.isTrailing ? .trailing : .leading, spacing: model.spacing) {
            Color.red.frame(width: model.width, height: 20).accessibilityIdentifier("a")
                .padding(.leading, model.padding)
            Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("b")
                .opacity(model.opacity).offset(x: model.offset, y: model.offset / 2)
                .rotationEffect(.degrees(model.rotation)).scaleEffect(model.scale)
            if scrolls {
                ScrollView(.horizontal) { tabs.frame(width: 800, alignment: .leading) }.frame(width: 300)
            } else {
                tabs
            }
            Color.gray.accessibilityIdentifier("p")
                .matchedGeometryEffect(id: "pair", in: space, isSource: !model.isFollowerSource)
                .frame(width: 60, height: 10)
            Color.gray.accessibilityIdentifier("q")
                .matchedGeometryEffect(id: "pair", in: space, isSource: model.isFollowerSource)
                .frame(width: 90, height: 14).padding(.leading, 50)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var tabs: some View {
        HStack(spacing: 8) {
            ForEach(0..<3) { index in
                ZStack {
                    Color.clear.frame(width: model.tabWidth + Double(index) * 10, height: 24)
                    if model.tab == index {
                        Color.black.accessibilityIdentifier("mark")
                            .matchedGeometryEffect(id: "mark", in: space).frame(height: 3)
                    }
                }
            }
        }
    }
}

/// Views on a clock that goes where it is told, without a picture.
@MainActor
final class MotionStage {
    let host: ViewHost
    let frameRate: Double
    private var nextFrame = 1
    private(set) var now = 0.0

    init<Content: View>(
        size: Size = Size(width: 400, height: 300), scale: Double = 1, frameRate: Double = 60,
        @ViewBuilder content: () -> Content
    ) {
        SceneInspection.pinResources()
        self.frameRate = frameRate
        host = ViewHost(content: content())
        host.frameInterval = 1 / frameRate
        host.clock = { [unowned self] in Time(seconds: now) }
        host.resize(to: size, scale: scale)
        host.bring(to: .zero)
    }

    /// Brings the views to a moment.
    func bring(to seconds: Double) {
        now = max(now, seconds)
        host.bring(to: Time(seconds: seconds))
    }

    /// Lets time pass frame by frame; the views are brought to `seconds` itself only if a frame is due then.
    func run(to seconds: Double) {
        while Double(nextFrame) / frameRate <= seconds {
            bring(to: Double(nextFrame) / frameRate)
            nextFrame += 1
        }
        now = max(now, seconds)
    }

    var nodeCount: Int {
        func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
        return count(host.scene.root)
    }

    /// Whether everything is somewhere.
    var isFinite: Bool { sight.allSatisfy { $0.isFinite } }

    /// Where things are seen: frames, and opacities times 128.
    var sight: [Double] {
        var frames: [String: Rect] = [:]
        var numbers: [Double] = []
        func visit(_ node: Node, _ isLeaving: Bool) {
            let isLeaving = isLeaving || node.isLeaving
            if let name = (node as? AccessibilityNode)?.properties.identifier, frames[name] == nil || !isLeaving {
                frames[name] = node.shownFrame
            }
            if let layer = node as? OpacityNode { numbers.append(layer.current.opacity * 128) }
            for child in node.children { visit(child, isLeaving) }
        }
        visit(host.scene.root, false)
        for name in frames.keys.sorted() {
            let frame = frames[name]!
            numbers += [frame.minX, frame.minY, frame.width, frame.height]
        }
        return numbers
    }
}
