/// The elements of a collection that a binding holds, each with a binding to it, for `ForEach` and `List`.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    /// An element as it was when the view was made, and the binding to it.
    public struct Element {
        let value: Base.Element
        let binding: Binding<Base.Element>
    }

    private let base: Base
    private let binding: Binding<Base>

    init(_ binding: Binding<Base>) {
        base = binding.wrappedValue
        self.binding = binding
    }

    /// The place of the first element.
    public var startIndex: Base.Index { base.startIndex }
    /// The place after the last element.
    public var endIndex: Base.Index { base.endIndex }
    /// How many there are.
    public var count: Int { base.count }
    /// The place after `index`.
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    /// The place before `index`.
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
    /// The place `distance` from `index`.
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    /// How far `end` is from `start`.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

    /// The element at `index` and the binding to it. Once the collection has no such place any more, the binding reads
    /// the element as it was last, and ignores writes.
    public subscript(index: Base.Index) -> Element {
        let value = base[index]
        let binding = binding
        return Element(
            value: value,
            binding: Binding(
                get: {
                    let now = binding.wrappedValue
                    return now.indices.contains(index) ? now[index] : value
                },
                set: { new in
                    guard binding.wrappedValue.indices.contains(index) else { return }
                    binding.wrappedValue[index] = new
                }))
    }
}

extension ForEach {
    /// A view for every element that a binding holds, with a binding to it; told apart by its `id`.
    public init<Base: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == BoundElements<Base>, Base.Element: Identifiable, ID == Base.Element.ID {
        self.init(data: BoundElements(data), id: { $0.value.id }, content: { content($0.binding) })
    }

    /// A view for every element that a binding holds, with a binding to it; told apart by the value at `id`.
    public init<Base: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == BoundElements<Base> {
        self.init(data: BoundElements(data), id: { $0.value[keyPath: id] }, content: { content($0.binding) })
    }
}
