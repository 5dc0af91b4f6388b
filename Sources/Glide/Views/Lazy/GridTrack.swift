/// A column of a lazy grid as it comes out, or the whole width of a lazy stack.
struct GridTrack {
    /// From the edge of the container.
    var start: Double
    /// Nil where the container's own extent is asked for.
    var extent: Double?
    /// Where views stand; nil as the container says.
    var alignment: Alignment?

    /// Where a view that is shorter than its line stands: 0 is at the beginning, 1 at the end.
    @MainActor
    func share(_ axis: Axis) -> Double {
        guard let alignment else { return 0.5 }
        let unit = ViewDimensions(node: nil, size: GlideMotion.Size(width: 1, height: 1))
        let share = axis == .vertical ? unit[alignment.vertical] : unit[alignment.horizontal]
        return share.isFinite ? min(1, max(0, share)) : 0.5
    }

    /// The columns that `items` make of `extent` points, or of what they need for nil.
    ///
    /// Each flexible or adaptive item gets an equal part of what the fixed ones and the gaps leave, in their order.
    static func resolve(_ items: [GridItem], in extent: Double?) -> [GridTrack] {
        let items = items.isEmpty ? [GridItem()] : items
        let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let size) = item.size { sum + legal(size) } else { sum }
        }
        var flexible = items.count { if case .fixed = $0.size { false } else { true } }
        let wanted = items.reduce(0) { sum, item in
            switch item.size {
            case .fixed: sum
            case .flexible(let least, _), .adaptive(let least, _): sum + legal(least)
            }
        }
        var left = max(0, (extent.flatMap { $0.isFinite ? $0 : nil } ?? fixed + gaps + wanted) - fixed - gaps)
        var tracks: [GridTrack] = []
        var position = 0.0
        for (index, item) in items.enumerated() {
            func add(_ extent: Double) {
                tracks.append(GridTrack(start: position, extent: extent, alignment: item.alignment))
                position += extent
            }
            switch item.size {
            case .fixed(let size): add(legal(size))
            case .flexible(let least, let most):
                let size = max(legal(least), min(most >= 0 ? most : 0, left / Double(flexible)))
                left = max(0, left - size)
                flexible -= 1
                add(size)
            case .adaptive(let least, let most):
                let share = left / Double(flexible)
                let gap = gap(item)
                let count = max(1, min(10_000, ((share + gap) / max(1, legal(least) + gap)).rounded(.down)))
                let size = max(legal(least), min(most >= 0 ? most : 0, (share - gap * (count - 1)) / count))
                left = max(0, left - share)
                flexible -= 1
                for number in 0..<Int(count) {
                    if number > 0 { position += gap }
                    add(size)
                }
            }
            if index < items.count - 1 { position += gap(item) }
        }
        return tracks
    }

    private static func gap(_ item: GridItem) -> Double {
        guard let spacing = item.spacing else { return 8 }
        return spacing.isFinite ? spacing : 8
    }

    private static func legal(_ extent: Double) -> Double { extent >= 0 && extent.isFinite ? extent : 0 }
}
