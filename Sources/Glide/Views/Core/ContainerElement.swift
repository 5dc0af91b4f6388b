/// An element with a node of its own that holds the nodes of what stands below.
@MainActor
protocol ContainerElement: _ViewElement {
    /// Collects the nodes below again and gives them to the container's node.
    func rebuildChildren()
}
