import GlideTesting
import Testing

@MainActor
@Suite struct Grids {
    private let size = Size(width: 300, height: 200)

    @Test func `columns are as wide as their widest cell, rows as high as their highest`() {
        let window = TestWindow(size: size, scale: 2) {
            Grid {
                GridRow {
                    Block("A", 40, 20)
                    Block("B", 30, 50)
                }
                GridRow {
                    Block("C", 60, 10)
                    Block("D", 20, 10)
                    Block("E", 10, 30)
                }
            }
            .named("grid")
        }
        window.expect("grid", at: Rect(x: 92, y: 56, width: 116, height: 88))
        window.expect("A", at: Rect(x: 10, y: 15, width: 40, height: 20), in: "grid")
        window.expect("B", at: Rect(x: 68, y: 0, width: 30, height: 50), in: "grid")
        window.expect("C", at: Rect(x: 0, y: 68, width: 60, height: 10), in: "grid")
        window.expect("D", at: Rect(x: 73, y: 68, width: 20, height: 10), in: "grid")
        window.expect("E", at: Rect(x: 106, y: 58, width: 10, height: 30), in: "grid")
    }

    @Test func `flexible columns share what the others leave`() {
        let window = TestWindow(size: size, scale: 2) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Block("A", 40, 20)
                    Block("B")
                    Block("C")
                }
                GridRow {
                    Block("D", 60, 20)
                    Block("E", nil, 40)
                    Block("F", 20, 20)
                }
            }
            .named("grid")
        }
        window.expect("grid", at: Rect(x: 0, y: 0, width: 300, height: 200))
        window.expect("B", at: Rect(x: 70, y: 0, width: 110, height: 160), in: "grid")
        window.expect("E", at: Rect(x: 70, y: 160, width: 110, height: 40), in: "grid")
        window.expect("C", at: Rect(x: 190, y: 0, width: 110, height: 160), in: "grid")
    }

    @Test(arguments: [
        (Alignment.topLeading, Point(x: 0, y: 0)), (.center, Point(x: 40, y: 20)),
        (.bottomTrailing, Point(x: 80, y: 40)),
    ])
    func `the grid's alignment places every cell`(_ alignment: Alignment, _ place: Point) {
        let window = TestWindow(size: size, scale: 2) {
            Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("small", 20, 20)
                    Block("high", 10, 60)
                }
                GridRow { Block("wide", 100, 10) }
            }
            .named("grid")
        }
        window.expect("small", at: Rect(origin: place, size: Size(width: 20, height: 20)), in: "grid")
    }

    @Test func `a row, a column and a cell have a say of their own`() {
        let window = TestWindow(size: size, scale: 2) {
            Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Block("A", 20, 20)
                    Block("B", 20, 20).gridColumnAlignment(.trailing)
                    Block("C", 20, 20).gridCellAnchor(.topLeading)
                    Block("high", 10, 60)
                }
                GridRow {
                    Block("wide", 100, 10)
                    Block("wide 2", 50, 10)
                    Block("wide 3", 60, 10)
                }
                GridRow {
                    Block("D", 20, 20)
                    Block("E", 20, 20)
                }
            }
            .named("grid")
        }
        window.expect("A", at: Rect(x: 40, y: 40, width: 20, height: 20), in: "grid")
        window.expect("B", at: Rect(x: 130, y: 40, width: 20, height: 20), in: "grid")
        window.expect("C", at: Rect(x: 150, y: 0, width: 20, height: 20), in: "grid")
        window.expect("E", at: Rect(x: 130, y: 70, width: 20, height: 20), in: "grid")
    }

    @Test func `a row may stand on one line of text`() throws {
        let window = TestWindow(size: size, scale: 2) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("small").font(.system(size: 12))
                    Text("large").font(.system(size: 36))
                }
            }
        }
        let small = try #require(window.glyphOrigins(ofText: "small").first)
        let large = try #require(window.glyphOrigins(ofText: "large").first)
        #expect(abs(small.y - large.y) <= 0.5)
    }

    @Test func `a cell may take several columns, and widens them if it must`() {
        let window = TestWindow(size: size, scale: 2) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Block("A", 40, 20)
                    Block("B", 40, 20)
                    Block("C", 40, 20)
                }
                GridRow {
                    Block("two", 90, 20).gridCellColumns(2)
                    Block("D", 40, 20)
                }
                GridRow { Block("wide", 130, 20).gridCellColumns(2) }
                GridRow { Block("flexible", nil, 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(3) }
            }
            .named("grid")
        }
        // The first two columns are 60 points wide each, for `wide`.
        window.expect("two", at: Rect(x: 20, y: 20, width: 90, height: 20), in: "grid")
        window.expect("D", at: Rect(x: 140, y: 20, width: 40, height: 20), in: "grid")
        window.expect("wide", at: Rect(x: 0, y: 40, width: 130, height: 20), in: "grid")
        window.expect("flexible", at: Rect(x: 0, y: 60, width: 180, height: 10), in: "grid")
    }

    @Test func `a view outside of rows goes over all columns, and may do so without widening them`() {
        func grid(isUnsized: Bool) -> TestWindow {
            TestWindow(size: size, scale: 2) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Block("A", 40, 20)
                        Block("B", 40, 20)
                    }
                    Divider().named("line").gridCellUnsizedAxes(isUnsized ? .horizontal : [])
                    GridRow { Block("C", 40, 20) }
                }
                .named("grid")
            }
        }
        let narrow = grid(isUnsized: true)
        narrow.expect("line", at: Rect(x: 0, y: 20, width: 80, height: 1), in: "grid")
        narrow.expect("grid", at: Rect(x: 110, y: 79.5, width: 80, height: 41))
        grid(isUnsized: false).expect("line", at: Rect(x: 0, y: 20, width: 300, height: 1), in: "grid")
    }

    @Test func `modifiers of a row go to its cells, and rows may come from a loop`() {
        let window = TestWindow(size: size, scale: 2) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3) { row in
                    GridRow {
                        ForEach(0..<2) { column in Block("\(row)\(column)", 20, 20) }
                    }
                    .padding(5)
                }
            }
            .named("grid")
        }
        window.expect("21", at: Rect(x: 35, y: 65, width: 20, height: 20), in: "grid")
        window.expect("grid", at: Rect(x: 120, y: 55, width: 60, height: 90))
    }

    @Test func `empty grids, empty rows and odd counts are harmless`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Grid {}.named("none")
                Grid { GridRow {} }.named("no cells")
                Grid(horizontalSpacing: -5) {
                    GridRow {
                        Block("A", 20, 20).gridCellColumns(-3)
                        Block("B", 20, 20)
                    }
                }
                .named("grid")
            }
        }
        #expect(window.frame(of: "none")?.size == .zero)
        #expect(window.frame(of: "no cells")?.size == .zero)
        #expect(window.frame(of: "grid")?.width == 35)
    }

    @Test func `cells that come later, and traits that change, are laid out`() {
        let handle = Handle<Int>()
        let window = TestWindow(size: size, scale: 2) {
            Held(1, by: handle) { count in
                Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Block("A", 20, 20).gridCellColumns(count)
                        if count > 1 { Block("B", 20, 20) }
                    }
                    GridRow { ForEach(0..<4) { Block("\($0)", 20, 20) } }
                }
                .named("grid")
            }
        }
        handle.value = 3
        window.advance(frames: 1)
        window.expect("B", at: Rect(x: 60, y: 0, width: 20, height: 20), in: "grid")
    }
}
