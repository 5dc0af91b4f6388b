extension AccessibleApplication {
    /// Bytes of names after which a list of all objects is long enough: others are asked for one by one.
    private static let mostListed = 4 << 20

    /// Everything there is, in one answer, so that clients need not ask for each object.
    func answerCache(_ call: BusMessage) -> Result<[BusValue], BusError> {
        if call.interface == "org.freedesktop.DBus.Properties" {
            return call.member == "Get"
                ? .success([.variant(.uint32(1))]) : .success([.array([], element: "{sv}")])
        }
        guard call.interface == "org.a11y.atspi.Cache", call.member == "GetItems" else {
            return .failure(.unknownMethod)
        }
        var items: [BusValue] = []
        var room = Self.mostListed
        func visit(_ object: AccessibleObject, index: Int) {
            guard room > 0 else { return }
            let children = object.children
            room -= object.name.utf8.count + object.description.utf8.count + 200
            items.append(item(of: object, index: index, childCount: children.count))
            for (index, child) in children.enumerated() { visit(child, index: index) }
        }
        visit(AccessibleObject(application: self, window: nil, element: nil), index: -1)
        return .success([.array(items, element: "((so)(so)(so)iiassusau)")])
    }

    private func item(of object: AccessibleObject, index: Int, childCount: Int) -> BusValue {
        .structure([
            object.reference, reference(to: .application), object.parentReference,
            .int32(Int32(truncatingIfNeeded: index)), .int32(Int32(truncatingIfNeeded: childCount)),
            .array(object.interfaces.map { .string("org.a11y.atspi." + $0) }, element: "s"), .string(object.name),
            .uint32(object.role.rawValue), .string(object.description), object.states,
        ])
    }
}
