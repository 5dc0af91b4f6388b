/// Stands among the nodes of a lazy container to say what follows. It is never laid out or drawn.
final class LazyMark: Node {
    enum Kind {
        /// The rows of a run follow.
        case run
        /// The nodes of a row follow.
        case item
        /// The end of a run or a section.
        case end
        /// The beginning of a section, its content, its foot.
        case header, content, footer
    }

    let mark: Kind
    private(set) weak var run: LazyRun?
    private(set) weak var item: LazyItem?

    init(_ mark: Kind, run: LazyRun? = nil, item: LazyItem? = nil) {
        self.mark = mark
        self.run = run
        self.item = item
        super.init()
    }

    /// The mark that `node` is, or that modifiers have been put around.
    static func find(in node: Node) -> LazyMark? {
        var node = node
        while node.isWrapper, let inner = node.children.first { node = inner }
        return node as? LazyMark
    }
}

/// Makes the parts of a lazy container out of its nodes and the marks between them.
@MainActor
struct LazyPartReader {
    private let nodes: [Node]
    private var next = 0
    /// The nodes without the marks, those that are leaving included.
    private(set) var children: [Node] = []
    /// Makes of a node at the head (true) or foot of a section what stands there.
    private let makeEnd: (Node, Bool) -> Node
    private var end: Bool?

    /// Without `makeEnd` heads and feet stand there as they are.
    init(_ nodes: [Node], makeEnd: @escaping (Node, Bool) -> Node = { node, _ in node }) {
        self.nodes = nodes
        self.makeEnd = makeEnd
    }

    /// What stands in the container.
    mutating func read() -> [LazyPart] {
        parts(enclosing: nil)
    }

    /// What stands in `item`, of whose nodes alone the list consists.
    mutating func read(_ item: LazyItem) -> [LazyPart] {
        parts(enclosing: item)
    }

    /// Reads up to a mark that ends what is being read.
    private mutating func parts(enclosing: LazyItem?) -> [LazyPart] {
        var parts: [LazyPart] = []
        var plain: [Node] = []
        func take() {
            if !plain.isEmpty { parts.append(.nodes(plain)) }
            plain = []
        }
        reading: while next < nodes.count {
            let node = nodes[next]
            guard let mark = LazyMark.find(in: node) else {
                let node = end.map { makeEnd(node, $0) } ?? node
                children.append(node)
                if !node.isLeaving { plain.append(node) }
                next += 1
                continue
            }
            switch mark.mark {
            case .run:
                take()
                next += 1
                guard let run = mark.run else { break }
                run.enclosing = enclosing
                run.isBare = node === mark
                readItems(of: run)
                parts.append(.run(run))
            case .header:
                take()
                next += 1
                parts.append(.section(section(enclosing: enclosing)))
            case .item, .end, .content, .footer:
                break reading
            }
        }
        take()
        return parts
    }

    private mutating func readItems(of run: LazyRun) {
        // What stands before the first row is leaving.
        _ = parts(enclosing: nil)
        while let mark = mark(at: next), mark.mark == .item, let item = mark.item {
            next += 1
            item.parts = parts(enclosing: item)
            if item.isStructured { run.isStructured = true }
        }
        next += 1
    }

    private mutating func section(enclosing: LazyItem?) -> LazySection {
        var section = LazySection()
        let outer = end
        end = true
        section.header = parts(enclosing: enclosing)
        next += 1
        end = outer
        section.content = parts(enclosing: enclosing)
        next += 1
        end = false
        section.footer = parts(enclosing: enclosing)
        next += 1
        end = outer
        return section
    }

    private func mark(at index: Int) -> LazyMark? {
        index < nodes.count ? LazyMark.find(in: nodes[index]) : nil
    }
}
