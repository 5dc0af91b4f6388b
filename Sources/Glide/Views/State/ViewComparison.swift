@_spi(Reflection) import Swift

/// Tells whether two values of a view would show the same, so that its body need not be evaluated again.
///
/// Stored properties are compared one by one: equatable values by `==`, objects by identity, structs by their own
/// properties, anything else by its bits. What a view keeps by itself, such as `@State`, does not count: it tells of
/// its changes.
@MainActor
enum ViewComparison {
    /// Whether `a` and `b` are the same in all that counts. False where that cannot be told.
    static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
        let isSame = comparer(of: Value.self)
        return withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                a.isEmpty || isSame(a.baseAddress!, b.baseAddress!)
            }
        }
    }

    private typealias Comparer = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var known: [ObjectIdentifier: Comparer] = [:]

    private static func comparer(of type: Any.Type) -> Comparer {
        let key = ObjectIdentifier(type)
        if let comparer = known[key] { return comparer }
        let comparer = makeComparer(of: type)
        known[key] = comparer
        return comparer
    }

    private static func makeComparer(of type: Any.Type) -> Comparer {
        if type is any SelfTellingProperty.Type { return { _, _ in true } }
        if type is AnyObject.Type { return bits(of: type) }
        if let equatable = type as? any Equatable.Type { return equality(of: equatable) }
        if let optional = type as? any OptionalValue.Type { return optional.areSame }
        // Reflection of anything else than a struct needs a value.
        guard isStruct(type) else { return bits(of: type) }
        var fields: [(offset: Int, isSame: Comparer)] = []
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            fields.append((offset, comparer(of: fieldType)))
            return true
        }
        if fields.isEmpty { return bits(of: type) }
        return { a, b in
            for field in fields where !field.isSame(a + field.offset, b + field.offset) { return false }
            return true
        }
    }

    /// Whether the kind that the type's metadata begins with is that of structs.
    private static func isStruct(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
    }

    private static func equality<Value: Equatable>(of: Value.Type) -> Comparer {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }

    private static func bits(of type: Any.Type) -> Comparer {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        let size = _openExistential(type, do: size)
        return { a, b in
            UnsafeRawBufferPointer(start: a, count: size).elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
        }
    }
}

/// An optional, whose bits say nothing while it is nil.
@MainActor
private protocol OptionalValue {
    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
        case (nil, nil): true
        case (let a?, let b?): ViewComparison.areSame(a, b)
        default: false
        }
    }
}

/// A dynamic property whose changes reach the view by themselves, whatever value of the property the view is given.
protocol SelfTellingProperty {}

extension State: SelfTellingProperty {}
extension GestureState: SelfTellingProperty {}
extension Namespace: SelfTellingProperty {}
// The element compares the environment as a whole.
extension Environment: SelfTellingProperty {}
