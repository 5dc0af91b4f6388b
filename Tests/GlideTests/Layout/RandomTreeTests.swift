import GlideTesting
import Testing

@testable import Glide

/// Random trees of containers, frames and modifiers against what must hold for every tree.
@MainActor
@Suite struct `Random trees` {
    @Test(arguments: 0..<300)
    func `are laid out soundly, the same again, and the same when they come about by changes`(_ seed: Int) throws {
        var random = SeededTree(seed: UInt64(seed))
        let tree = random.tree(depth: 4)
        let other = random.tree(depth: 4)
        let size = Size(width: random.length(in: 20...500), height: random.length(in: 20...400))
        let scale = [1, 1.25, 1.5, 2, 3][seed % 5]
        let handle = Handle<TreeSpec>()
        let window = TestWindow(size: size, scale: scale) {
            Held(tree, by: handle) { TreeView(spec: $0) }
        }
        let first = frames(of: tree, in: window)
        for (name, frame) in first {
            let parts = [frame.minX, frame.minY, frame.width, frame.height]
            let isFinite = parts.allSatisfy(\.isFinite)
            #expect(isFinite, "\(name) is at \(frame)")
            #expect(frame.width >= 0 && frame.height >= 0, "\(name) is at \(frame)")
            for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
                #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6, "\(name) is not on pixels: \(frame)")
            }
        }
        // Once more, from another window size, with another tree in between: nothing sticks.
        window.resize(to: Size(width: size.width + 37, height: size.height + 11))
        window.advance(frames: 1)
        handle.value = other
        window.advance(frames: 1)
        window.resize(to: size)
        handle.value = tree
        window.advance(frames: 1)
        #expect(frames(of: tree, in: window) == first)
        #expect(window.isAtRest)
    }

    @Test(arguments: 0..<200)
    func `keep the answers and offers of their containers`(_ seed: Int) {
        var random = SeededTree(seed: 1000 + UInt64(seed))
        let children = (0..<Int(random.length(in: 1...5))).map { _ in random.tree(depth: 2) }
        let offer = ProposedViewSize(width: random.length(in: 0...400), height: random.length(in: 0...300))
        let log = Heard<Findings>()
        _ = TestWindow(size: Size(width: 600, height: 600)) {
            Examiner(kind: seed % 3, offer: offer, log: log) {
                ForEach(0..<children.count, id: \.self) { TreeView(spec: children[$0]) }
            }
        }
        for finding in log.values.flatMap(\.broken) { Issue.record("\(finding) in \(children)") }
        #expect(!log.values.isEmpty)
    }

    private func frames(of tree: TreeSpec, in window: TestWindow) -> [String: Rect] {
        var result: [String: Rect] = [:]
        for name in tree.names { result[name] = window.frame(of: name) }
        return result
    }
}

/// What an examination found.
struct Findings {
    var broken: [String] = []
}

/// Asks its views many questions, and the container that it lets arrange them.
private struct Examiner: Layout {
    let kind: Int
    let offer: ProposedViewSize
    let log: Heard<Findings>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var findings = Findings()
        for view in subviews { examine(view, &findings) }
        examineArrangement(of: subviews, &findings)
        log.values.append(findings)
        for view in subviews { view.place(at: .zero, proposal: offer) }
    }

    private func examine(_ view: LayoutSubview, _ findings: inout Findings) {
        let least = view.sizeThatFits(.zero)
        let most = view.sizeThatFits(.infinity)
        let answer = view.sizeThatFits(offer)
        if least.width.isNaN || most.width.isNaN || answer.height.isNaN { findings.broken.append("NaN") }
        if answer != view.sizeThatFits(offer) { findings.broken.append("another answer to the same offer") }
        if least.width < 0 || least.height < 0 { findings.broken.append("a negative size \(least)") }
    }

    private func examineArrangement(of subviews: Subviews, _ findings: inout Findings) {
        let layout: AnyLayout =
            kind == 0
            ? AnyLayout(HStackLayout(spacing: 3))
            : kind == 1 ? AnyLayout(VStackLayout(spacing: 3)) : AnyLayout(ZStackLayout())
        var cache = layout.makeCache(subviews: subviews)
        let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
        let record = LayoutPlaces.record {
            layout.placeSubviews(
                in: Rect(origin: .zero, size: size), proposal: offer, subviews: subviews, cache: &cache)
        }
        let places = subviews.compactMap { subview in
            record[subview.node].map { place in
                let taken = subview.sizeThatFits(place.proposal)
                return Rect(origin: place.origin(for: taken), size: taken)
            }
        }
        if kind == 2 {
            // Less important views, and those that answer the final size in another way, may reach out.
            let top = subviews.map(\.priority).max() ?? 0
            let counted = subviews.filter { $0.priority == top }.map { $0.sizeThatFits(offer) }
            let expected = Size(
                width: counted.map(\.width).max() ?? 0, height: counted.map(\.height).max() ?? 0)
            if size != expected { findings.broken.append("\(size) instead of \(expected)") }
            return
        }
        for (index, place) in places.enumerated() {
            if place.minX < -0.01 || place.minY < -0.01 || place.maxX > size.width + 0.01
                || place.maxY > size.height + 0.01
            {
                findings.broken.append("view \(index) at \(place) reaches out of \(size)")
            }
            if index > 0, kind == 0, abs(place.minX - places[index - 1].maxX - 3) > 0.01 {
                findings.broken.append("a gap that is not 3: \(places)")
            }
            if index > 0, kind == 1, abs(place.minY - places[index - 1].maxY - 3) > 0.01 {
                findings.broken.append("a gap that is not 3: \(places)")
            }
        }
    }
}
