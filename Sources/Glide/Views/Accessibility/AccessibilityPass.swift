/// Finds the elements that the nodes of a scene stand for.
@MainActor
struct AccessibilityPass {
    /// How deep nodes are looked into: far more than any program has.
    private static let mostDepth = 2_000

    private let depth: Int

    init() {
        depth = 0
    }

    private init(depth: Int) {
        self.depth = depth
    }

    /// The elements at and below `node`, in the order in which they are read.
    func elements(at node: Node) -> [AccessibilityElement] {
        if node.isLeaving || depth > Self.mostDepth { return [] }
        let inner = AccessibilityPass(depth: depth + 1)
        if let contributor = node as? any AccessibilityContributor { return contributor.accessibilityElements(inner) }
        return inner.elements(below: node)
    }

    /// The elements below `node`, in the order in which they are read.
    func elements(below node: Node) -> [AccessibilityElement] {
        let children = node.shownChildren
        if children.count == 1 { return elements(at: children[0]) }
        return AccessibilityElement.inOrder(children.flatMap { elements(at: $0) })
    }

    /// One element out of `parts`: those with which nothing can be done say what it is called, the others stay as its
    /// children.
    static func control(
        _ role: AccessibilityRole, of node: Node, from parts: [AccessibilityElement]
    ) -> AccessibilityElement {
        let element = AccessibilityElement(role, of: node)
        let told = parts.filter { !$0.isInteractive }
        combine(told, into: element)
        element.setChildren(parts.filter(\.isInteractive))
        return element
    }

    /// Has `element` say what `parts` say.
    static func combine(_ parts: [AccessibilityElement], into element: AccessibilityElement) {
        func joined(_ words: [String?]) -> String? {
            let told = words.compactMap { $0 }.filter { !$0.isEmpty }
            return told.isEmpty ? nil : told.joined(separator: ", ")
        }
        // A picture beside words is only decoration.
        let worded = parts.filter { $0.role != .image || $0.label != nil }
        element.label = joined((worded.isEmpty ? parts : worded).map { combinedName(of: $0) })
        element.value = joined(parts.map(\.value))
        element.hint = joined(parts.map(\.hint))
        for part in parts {
            element.traits.formUnion(part.traits.subtracting([.isHeader, .isImage, .isStaticText]))
            element.actions += part.actions
            element.identifier = element.identifier ?? part.identifier
        }
    }

    private static func combinedName(of element: AccessibilityElement) -> String {
        if !element.name.isEmpty || element.children.isEmpty { return element.name }
        return element.children.map { combinedName(of: $0) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
