/// The pages of a tab view by number, alive or not: plain views, and the rows of `ForEach`es, each row a page.
@MainActor
struct PageList {
    private enum Segment {
        case node(Node)
        case run(LazyRun, count: Int)
    }

    private var segments: [Segment] = []
    private(set) var count = 0

    init(_ parts: [LazyPart] = []) {
        for part in parts { add(part) }
    }

    private mutating func add(_ part: LazyPart) {
        switch part {
        case .nodes(let nodes):
            segments += nodes.map { .node($0) }
            count += nodes.count
        case .run(let run):
            segments.append(.run(run, count: run.source.count))
            count += run.source.count
        case .section(let section):
            for part in section.header + section.content + section.footer { add(part) }
        }
    }

    /// The row of a `ForEach` that page `index` is, if it is one.
    func row(at index: Int) -> (run: LazyRun, index: Int)? {
        var index = index
        for segment in segments {
            switch segment {
            case .node: index -= 1
            case .run(let run, let count):
                if index < count { return index >= 0 ? (run, index) : nil }
                index -= count
            }
            if index < 0 { return nil }
        }
        return nil
    }

    /// The nodes of page `index`; none for a row that is not alive.
    func nodes(at index: Int) -> [Node] {
        if let row = row(at: index) { return row.run.item(at: row.index)?.nodes ?? [] }
        var index = index
        for segment in segments {
            switch segment {
            case .node(let node):
                if index == 0 { return [node] }
                index -= 1
            case .run(_, let count): index -= count
            }
        }
        return []
    }

    /// What stays the same of a page while others come and go around it.
    func identity(at index: Int) -> AnyHashable? {
        if let row = row(at: index) { return row.run.source.id(at: row.index) }
        return nodes(at: index).first.map { AnyHashable(ObjectIdentifier($0)) }
    }

    /// Where the page is now whose identity was `identity`.
    func index(of identity: AnyHashable) -> Int? {
        var start = 0
        for segment in segments {
            switch segment {
            case .node(let node):
                if AnyHashable(ObjectIdentifier(node)) == identity { return start }
                start += 1
            case .run(let run, let count):
                if let index = run.source.index(of: identity) { return start + index }
                start += count
            }
        }
        return nil
    }

    /// The number of the first page of `run`.
    func start(of run: LazyRun) -> Int? {
        var start = 0
        for segment in segments {
            switch segment {
            case .node: start += 1
            case .run(let other, let count):
                if other === run { return start }
                start += count
            }
        }
        return nil
    }

    /// The `ForEach`es.
    var runs: [LazyRun] {
        segments.compactMap { if case .run(let run, _) = $0 { run } else { nil } }
    }
}
