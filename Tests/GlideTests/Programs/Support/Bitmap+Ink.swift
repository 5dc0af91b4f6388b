import Glide

extension Bitmap {
    /// From the first to the last column with something on white in `rows`; nil where there is nothing.
    func inkColumns(rows: Range<Int>) -> ClosedRange<Int>? {
        let inked = (0..<width).filter { x in rows.contains { self[x, $0] != .white } }
        guard let first = inked.first, let last = inked.last else { return nil }
        return first...last
    }

    /// The middle of each letter of `ink` on `paper`, in pixels from the left, told apart by the columns between them.
    func letterCenters(rows: Range<Int>, columns: Range<Int>, ink: RGBA, paper: RGBA) -> [Double] {
        var centers: [Double] = []
        var (sum, moment) = (0.0, 0.0)
        for x in columns {
            let column = rows.reduce(0) { $0 + max(0, coverage(x, $1, of: ink, on: paper)) }
            if column > 0.01 {
                sum += column
                moment += column * (Double(x) + 0.5)
            } else if sum > 0 {
                centers.append(moment / sum)
                (sum, moment) = (0, 0)
            }
        }
        return centers
    }
}
