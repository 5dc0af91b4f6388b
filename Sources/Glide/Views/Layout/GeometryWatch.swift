/// The elements of a window that depend on where views are.
@MainActor
final class GeometryWatch {
    private struct Entry {
        weak var element: (any GeometryObserver)?
    }

    @exclusivity(unchecked) private var observers: [Entry] = []
    @exclusivity(unchecked) private var seenSerial = 0

    /// Has `element` asked after every change of geometry.
    func add(_ element: any GeometryObserver) {
        observers.append(Entry(element: element))
        seenSerial = -1
    }

    /// Asks `element` no more.
    func remove(_ element: any GeometryObserver) {
        observers.removeAll { $0.element === element || $0.element == nil }
    }

    /// Has the observers look, if anything moved in `scene` since they looked last.
    func look(at scene: SceneGraph) {
        if observers.isEmpty || seenSerial == scene.geometrySerial { return }
        seenSerial = scene.geometrySerial
        for entry in observers {
            if let element = entry.element, element.isMounted { element.geometryMoved() }
        }
    }

    /// Has the observers look again, whether anything moved or not.
    func lookAgain() {
        seenSerial = -1
    }
}

/// An element that depends on where views are.
@MainActor
protocol GeometryObserver: _ViewElement {
    /// Looks whether what the element depends on has changed.
    func geometryMoved()
}
