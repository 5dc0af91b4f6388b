import Glide

extension Bitmap {
    /// How many pixels differ from those of `other`, exactly. A number, so that a failure does not print two pictures.
    func differing(_ other: Bitmap) -> Int {
        self == other ? 0 : max(1, difference(from: other))
    }
}
