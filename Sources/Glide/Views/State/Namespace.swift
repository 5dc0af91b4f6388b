/// An identity of a view's own, under which `matchedGeometryEffect` keeps ids apart.
///
/// Every view instance has one of its own; hand the value to the views that are to share it.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Kept {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var kept: Kept?
    @MainActor private static var last = 0

    /// A namespace that gets its identity when the view is first shown.
    public init() {}

    /// The identity. Outside of a view that is shown it is one that never matches.
    public var wrappedValue: ID {
        if let kept { return kept.id }
        return MainActor.assumeIsolated {
            Warnings.warnOnce(
                "namespace-unlinked",
                "@Namespace was read before its view was shown; views matched under it will not find each other.")
            return Self.next()
        }
    }

    @MainActor
    private static func next() -> ID {
        last += 1
        return ID(number: last)
    }
}

extension Namespace: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        let kept = slot as? Kept ?? Kept(Self.next())
        slot = kept
        self.kept = kept
    }
}
