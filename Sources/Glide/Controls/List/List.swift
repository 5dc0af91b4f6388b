/// Rows below one another that scroll, of which only those near what is seen are alive.
///
/// Rows are the views of the content: each view is one, and so is each element of a `ForEach`. A `Section` puts something
/// at the head and foot of its rows; in the plain style the head stays in view. With a selection, a press on a row
/// selects it by its tag or, in a `ForEach`, by its id. As in `LazyVStack`, the state of a row ends when it has gone out
/// of view.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content

    @Environment(\.listStyle) private var style
    @Environment(\.colors) private var colors
    @Environment(\.showsScrollContentBackground) private var showsBackground
    @Environment(\.editMode) private var editMode

    init(_ selection: ListSelection?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows in a scroll view.
    public var body: some View {
        let look = style._look
        let rows = ListRowModifier(
            look: look, selection: selection?.read(), isEditing: editMode?.wrappedValue.isEditing == true)
        ScrollView {
            ListRows(content: content.modified(by: rows), look: look)
        }
        .background(showsBackground ? look.background(in: colors) : .clear)
    }
}

extension List {
    /// Rows of which one can be selected: a press writes its tag.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map(ListSelection.init(one:)), content())
    }

    /// Rows of which several can be selected: a press adds or removes the row's tag.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map(ListSelection.init(several:)), content())
    }

    /// A row for every element, of which one can be selected by its id.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map(ListSelection.init(one:)), ForEach(data, content: rowContent))
    }

    /// A row for every element, of which several can be selected by their ids.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map(ListSelection.init(several:)), ForEach(data, content: rowContent))
    }

    /// A row for every element, told apart by the value at `id`, of which one can be selected by it.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection.map(ListSelection.init(one:)), ForEach(data, id: id, content: rowContent))
    }

    /// A row for every element, told apart by the value at `id`, of which several can be selected by it.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection.map(ListSelection.init(several:)), ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Rows that cannot be selected.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }

    /// A row for every element, told apart by its id.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A row for every element, told apart by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// A row for every number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A row for every element that a binding holds, with a binding to it.
    public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Content == ForEach<BoundElements<Base>, Base.Element.ID, Row>, Base.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }
}

/// The rows of a list, made when they come into view.
struct ListRows<Content: View>: LazyContainer {
    let content: Content
    let look: ListLook

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        LazyElement(view, in: context)
    }

    var axis: Axis { .vertical }

    var settings: LazyNode.Settings {
        LazyNode.Settings(
            spacing: 0, sectionGap: look.isGrouped ? ListLook.sectionGap : 0, guide: HorizontalAlignment.leading.key,
            alignment: { $0[HorizontalAlignment.leading] }, pinnedViews: look.isGrouped ? [] : .sectionHeaders,
            isList: true)
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
        context.environment.sectionEndLook = look.isGrouped ? .groupedList : .plainList
    }
}
