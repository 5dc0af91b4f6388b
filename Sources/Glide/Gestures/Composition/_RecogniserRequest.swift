/// What a gesture is asked when it is attached or updated. For the library only.
@MainActor
public struct _RecogniserRequest {
    let surroundings: GestureSurroundings
    /// The recogniser of the last update at the same place; of any class.
    var existing: Recogniser?
    /// Whether an `onCancelled` farther out takes care of the end, so that no state is restored.
    var handlesCancellation = false

    init(surroundings: GestureSurroundings, existing: Recogniser? = nil) {
        self.surroundings = surroundings
        self.existing = existing
    }

    /// The request for a part, whose recogniser was `existing`.
    func part(_ existing: Recogniser?, handlesCancellation: Bool? = nil) -> _RecogniserRequest {
        var request = self
        request.existing = existing
        if let handlesCancellation { request.handlesCancellation = handlesCancellation }
        return request
    }

    /// The existing recogniser if it is of the class asked for, after `fit`; else the one that `make` makes.
    func recogniser<Kind: Recogniser>(
        _ kind: Kind.Type = Kind.self, fit: (Kind) -> Void, make: (GestureSurroundings) -> Kind
    ) -> Kind {
        if let known = existing as? Kind {
            fit(known)
            return known
        }
        return make(surroundings)
    }
}
