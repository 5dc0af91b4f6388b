extension PagerNode {
    /// Up to so many pages are alive all the time, with what they hold; of more, only those near the one that is seen.
    private static let mostKept = 10
    /// How many pages beside the one that is seen are alive.
    private static let reach = 1

    /// Reads which pages there are, if that may have changed.
    func collect() {
        guard mustCollect, let element else { return }
        mustCollect = false
        var reader = LazyPartReader(element.collectParts())
        pages = PageList(reader.read())
        nodes = reader.children
    }

    /// The content may have other pages now: they are looked at when somebody asks.
    func contentChanged() {
        mustCollect = true
        hasOtherPages = true
        setNeedsLayout()
    }

    /// Makes page `index`, unless it is alive.
    func realise(_ index: Int) {
        guard let row = pages.row(at: index), row.run.item(at: row.index) == nil else { return }
        element?.realising { _ = row.run.source.realise(row.index) }
        mustCollect = true
        collect()
    }

    /// The pages that must be alive: those near what is seen, and near where the pages will rest.
    private var needed: Set<Int> {
        if count <= Self.mostKept { return Set(0..<count) }
        let place = min(max(position, 0), Double(count - 1))
        let seen = Int(place.rounded(.down)) - Self.reach...Int(place.rounded(.up)) + Self.reach
        let settled = page - Self.reach...page + Self.reach
        return Set(seen).union(settled).filter { (0..<count).contains($0) }
    }

    /// Whether pages that are needed now are missing.
    var lacksPages: Bool { !needed.isSubset(of: alive) }
    /// Whether pages are alive that are not needed.
    var hasIdlePages: Bool { count > Self.mostKept && alive != needed }

    /// Makes the pages that are needed and ends those that are not.
    func realiseNeeded() {
        let needed = needed
        for index in needed.sorted() { realise(index) }
        if count > Self.mostKept {
            element?.realising {
                for run in pages.runs {
                    guard let start = pages.start(of: run) else { continue }
                    run.source.release { needed.contains(start + $0.index) }
                }
            }
            mustCollect = true
            collect()
        }
        alive = needed
        for run in pages.runs {
            guard let start = pages.start(of: run) else { continue }
            for item in run.items { alive.insert(start + item.index) }
        }
    }

    // MARK: Tags

    /// The tag of page `index`, which is made if it is not alive, and the tag's type.
    func tag(ofPage index: Int) -> (value: AnyHashable, type: Any.Type)? {
        realise(index)
        guard let node = pages.nodes(at: index).first, let tag = node.tag, let type = node.tagType else { return nil }
        return (tag, type)
    }

    /// Whether page `index` can be selected by `tag`: type and value count.
    private func isSelected(_ index: Int, by tag: AnyHashable) -> Bool {
        guard let own = self.tag(ofPage: index) else { return false }
        return own.value == tag && own.type == selectionType
    }

    /// The first page that can be selected by `tag`. `guess` is looked at first.
    func index(selectedBy tag: AnyHashable, guess: Int? = nil) -> Int? {
        if let guess, (0..<count).contains(guess), isSelected(guess, by: tag) { return guess }
        // Mostly a row's identity is its tag, too.
        let byIdentity = pages.index(of: tag).flatMap { isSelected($0, by: tag) ? $0 : nil }
        if let byIdentity, !hasOwnTags { return byIdentity }
        for index in 0..<count {
            let wasAlive = !pages.nodes(at: index).isEmpty
            if isSelected(index, by: tag) { return index }
            if !wasAlive { release(index) }
        }
        return byIdentity
    }

    /// Whether rows that are alive have tags of their own, so that others must be asked for theirs.
    private var hasOwnTags: Bool {
        if pages.runs.allSatisfy(\.items.isEmpty), count > 0 { realise(0) }
        return pages.runs.contains { run in
            run.items.contains { item in item.nodes.contains { $0.tag != item.id } }
        }
    }

    private func release(_ index: Int) {
        guard let row = pages.row(at: index) else { return }
        element?.realising { row.run.source.release { $0.index != row.index } }
        mustCollect = true
        collect()
    }
}
