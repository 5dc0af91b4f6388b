@_spi(Reflection) import Swift

/// The dynamic properties of one view: where they lie in the struct, and what they keep.
@MainActor
struct DynamicProperties<Content> {
    private var slots: [AnyObject?]
    private let fields: [DynamicField]

    init() {
        fields = DynamicField.all(of: Content.self)
        slots = Array(repeating: nil, count: fields.count)
    }

    /// Connects the properties of `view` before its body is evaluated.
    mutating func link(_ view: inout Content, to element: _ViewElement, in context: _ElementContext) {
        if fields.isEmpty { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            for (index, field) in fields.enumerated() {
                field.link(bytes.baseAddress! + field.offset, &slots[index], element, context)
            }
        }
    }

    /// Tells what is kept that the view is gone.
    mutating func unlink() {
        for slot in slots { (slot as? any EndingProperty)?.viewEnded() }
        slots = Array(repeating: nil, count: fields.count)
    }
}

/// One dynamic property of a type of view.
@MainActor
struct DynamicField {
    let offset: Int
    let link: (UnsafeMutableRawPointer, inout AnyObject?, _ViewElement, _ElementContext) -> Void

    private static var known: [ObjectIdentifier: [DynamicField]] = [:]

    /// The dynamic properties of `type`, nested ones included, innermost first.
    static func all(of type: Any.Type) -> [DynamicField] {
        let key = ObjectIdentifier(type)
        if let fields = known[key] { return fields }
        let fields = collect(type, base: 0)
        known[key] = fields
        return fields
    }

    private static func collect(_ type: Any.Type, base: Int) -> [DynamicField] {
        var fields: [DynamicField] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let linked = fieldType as? any LinkedProperty.Type {
                fields.append(linkedField(linked, offset: base + offset))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                fields += collect(fieldType, base: base + offset)
                fields.append(updatedField(dynamic, offset: base + offset))
            } else if fieldType is any ViewModifier.Type {
                fields += collect(fieldType, base: base + offset)
            }
            return true
        }
        return fields
    }

    private static func linkedField<Property: LinkedProperty>(_: Property.Type, offset: Int) -> DynamicField {
        DynamicField(offset: offset) { pointer, slot, element, context in
            pointer.assumingMemoryBound(to: Property.self).pointee.link(to: &slot, of: element, in: context)
        }
    }

    private static func updatedField<Property: DynamicProperty>(_: Property.Type, offset: Int) -> DynamicField {
        DynamicField(offset: offset) { pointer, _, _, _ in
            pointer.assumingMemoryBound(to: Property.self).pointee.update()
        }
    }
}
