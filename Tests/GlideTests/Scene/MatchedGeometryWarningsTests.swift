import GlideTesting
import Testing

/// What an app is told about ids and sources that make no sense.
@MainActor
@Suite struct `Warnings about matched geometry` {
    private let size = Size(width: 200, height: 100)

    /// A card with a name of its own, so that a warning can say where it is.
    private struct Card: View {
        let id: AnyHashable
        let namespace: Namespace.ID
        var isSource = true

        var body: some View {
            Color.red.matchedGeometryEffect(id: id, in: namespace, isSource: isSource).frame(width: 20, height: 20)
        }
    }

    private struct Shelf: View {
        let ids: [AnyHashable]
        @Namespace private var namespace

        var body: some View {
            HStack(spacing: 0) {
                ForEach(Array(ids.enumerated()), id: \.offset) { Card(id: $0.element, namespace: namespace) }
            }
        }
    }

    @Test func `two sources of one id are named once, with their places in the tree`() {
        let ids = Handle<[AnyHashable]>()
        let window = TestWindow(size: size) { Held([1, 2], by: ids) { Shelf(ids: $0) } }
        #expect(window.warnings.isEmpty)
        for _ in 0..<3 {
            ids.value = [1, 1]
            window.advance(frames: 2)
            ids.value = [1, 2]
            window.advance(frames: 2)
        }
        #expect(window.warnings.count == 1)
        #expect(window.warnings.first?.contains("2 views are the source of id \"1\"") == true)
        #expect(window.warnings.first?.contains("Shelf › ") == true)
        #expect(window.warnings.first?.contains("› Card") == true, "\(window.warnings)")
    }

    @Test func `an id that changes its type is named once, with its place, and leaves its group`() {
        let ids = Handle<[AnyHashable]>()
        let window = TestWindow(size: size) { Held([1], by: ids) { Shelf(ids: $0) } }
        for _ in 0..<3 {
            ids.value = ["1"]
            window.advance(frames: 2)
            #expect(window.matchedGroups.map(\.id) == ["1"])
            ids.value = [1]
            window.advance(frames: 2)
            #expect(window.matchedGroups.map(\.id) == [1])
        }
        #expect(window.warnings.count == 1)
        #expect(window.warnings.first?.contains("from Int to String") == true)
        #expect(window.warnings.first?.contains("Shelf › ") == true)
        // Another value of the same type is nothing to speak of.
        ids.value = [7]
        window.advance(frames: 2)
        #expect(window.warnings.count == 1)
    }

    @Test func `the same id twice in a list is named once, with its place, and the first row counts`() {
        let ids = Handle<[Int]>()
        let window = TestWindow(size: size) {
            Held([1, 2], by: ids) { ids in
                Spaced { namespace in
                    HStack(spacing: 0) { ForEach(ids, id: \.self) { Card(id: $0, namespace: namespace) } }
                }
            }
        }
        ids.value = [1, 2, 1]
        window.advance(frames: 2)
        #expect(window.matchedGroups.count == 2)
        ids.value = [2, 2, 1]
        window.advance(frames: 2)
        #expect(window.warnings.count == 1)
        #expect(window.warnings.first?.contains("ForEach: the id \"1\" occurs more than once") == true)
        #expect(window.warnings.first?.contains("›") == true)
    }

    @Test func `anchors that are nowhere count as the middle`() {
        for anchor in [UnitPoint(x: .nan, y: 0), UnitPoint(x: 0, y: .infinity)] {
            let window = TestWindow(size: size) {
                Spaced { namespace in
                    ZStack {
                        Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 100, height: 40)
                        Color.blue.matchedGeometryEffect(id: 1, in: namespace, anchor: anchor, isSource: false)
                            .named("F").frame(width: 10, height: 10)
                    }
                }
            }
            window.expect("F", at: Rect(x: 50, y: 30, width: 100, height: 40))
            #expect(window.warnings.count == 1)
            #expect(window.warnings.first?.contains("matchedGeometryEffect: the anchor") == true)
        }
    }
}
