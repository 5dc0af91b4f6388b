import GlideTesting
import Testing

@MainActor
@Suite struct `Snapping to pixels` {
    nonisolated static let scales = [1, 1.25, 1.5, 2, 3]

    @Test(arguments: scales)
    func `every leaf frame lies on pixels`(_ scale: Double) {
        let window = TestWindow(size: Size(width: 101, height: 67), scale: scale) {
            VStack(spacing: 0.3) {
                ForEach(0..<7) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<5) { Block("\(row) \($0)") }
                    }
                }
            }
            .padding(1.7)
        }
        for row in 0..<7 {
            for column in 0..<5 {
                guard let frame = window.frame(of: "\(row) \(column)") else {
                    Issue.record("missing")
                    continue
                }
                for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                    let pixels = edge * scale
                    #expect(abs(pixels - pixels.rounded()) < 1e-9)
                }
            }
        }
    }

    @Test(arguments: scales)
    func `neighbours leave no gap and do not overlap`(_ scale: Double) {
        for width in [100.0, 101.3, 99.7, 77.77] {
            let window = TestWindow(size: Size(width: 120, height: 20), scale: scale) {
                HStack(spacing: 0) {
                    ForEach(0..<7) { Block("\($0)", color: .black) }
                }
                .frame(width: width)
            }
            for index in 0..<6 {
                let right = window.frame(of: "\(index)")?.maxX
                let left = window.frame(of: "\(index + 1)")?.minX
                #expect(right == left)
            }
            // Not a single pixel of the background shines through.
            let picture = window.snapshot()
            let y = picture.height / 2
            let row = (0..<picture.width).map { picture[$0, y].red }
            let first = row.firstIndex(of: 0) ?? 0
            let last = row.lastIndex(of: 0) ?? 0
            #expect(row[first...last].allSatisfy { $0 == 0 })
            // The ends are sharp.
            #expect(row.allSatisfy { $0 == 0 || $0 == 255 })
        }
    }

    @Test func `half a pixel goes up`() {
        let window = TestWindow(size: Size(width: 300, height: 50), scale: 1) { Block("A", 300, 25) }
        // 12.5 at scale 1, as in case 37 of the oracle.
        #expect(window.frame(of: "A") == Rect(x: 0, y: 13, width: 300, height: 25))
        window.setScale(2)
        #expect(window.frame(of: "A") == Rect(x: 0, y: 12.5, width: 300, height: 25))
    }

    @Test(arguments: scales)
    func `content of a scroll view is snapped in the window`(_ scale: Double) {
        let window = TestWindow(size: Size(width: 61, height: 47), scale: scale) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<9) { Block("\($0)", 20.3, 11.1) }
                }
            }
            .padding(0.3)
        }
        window.scroll(by: Size(width: 0, height: 7.77))
        window.advance(frames: 1)
        for index in 0..<9 {
            guard let frame = window.frame(of: "\(index)") else { continue }
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                let pixels = edge * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-6, "edge \(edge) of \(index) at \(frame)")
            }
        }
    }

    @Test func `an offset by half a point is snapped with its view`() {
        let window = TestWindow(size: Size(width: 100, height: 100), scale: 1) {
            Block("A", 20, 20).offset(x: 0.4, y: 3)
        }
        #expect(window.frame(of: "A") == Rect(x: 40, y: 43, width: 20, height: 20))
    }

    @Test func `at another scale content is snapped anew inside of boundaries too`() {
        let window = TestWindow(size: Size(width: 100, height: 100), scale: 2) {
            Spaced { namespace in
                VStack(spacing: 0) {
                    ScrollView { Block("scrolled", 10.4, 10.4) }
                    Block("grouped", 10.4, 10.4).geometryGroup()
                    Color.red.named("matched").matchedGeometryEffect(id: 1, in: namespace)
                        .frame(width: 10.4, height: 10.4)
                }
            }
        }
        for scale in [2.0, 1, 1.5, 1] {
            window.setScale(scale)
            for name in ["scrolled", "grouped", "matched"] {
                let width = (window.frame(of: name)?.width ?? .nan) * scale
                #expect(abs(width - width.rounded()) < 1e-6, "\(name) is \(width) pixels wide at \(scale)")
            }
        }
    }
}
