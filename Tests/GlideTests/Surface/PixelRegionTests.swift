import Testing

@testable import Glide

struct PixelRegionTests {
    @Test func `a region never loses a pixel, and never has more than 16 rectangles`() {
        var random = SystemRandomNumberGenerator()
        var region = PixelRegion()
        var covered = Set<Int>()
        for _ in 0..<300 {
            let rect = PixelRect(
                x: Int.random(in: 0..<90, using: &random), y: Int.random(in: 0..<90, using: &random),
                width: Int.random(in: 0...10, using: &random), height: Int.random(in: 0...10, using: &random))
            region.add(rect)
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { covered.insert(y * 100 + x) } }
            #expect(region.rects.count <= PixelRegion.limit)
        }
        let isHeld = covered.allSatisfy { pixel in
            region.rects.contains {
                $0.x <= pixel % 100 && pixel % 100 < $0.maxX && $0.y <= pixel / 100 && pixel / 100 < $0.maxY
            }
        }
        #expect(isHeld)
    }

    @Test func `empty rectangles and those inside another add nothing`() {
        let region = PixelRegion([
            PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 2, y: 2, width: 3, height: 3),
            PixelRect(x: 50, y: 0, width: 0, height: 10),
        ])
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(PixelRegion(region.rects, within: PixelRect(x: 8, y: 8, width: 50, height: 50)).area == 4)
    }
}
