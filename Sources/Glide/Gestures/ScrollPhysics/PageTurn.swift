/// Which page a swipe ends on (semantics 6.1).
enum PageTurn {
    /// A swipe this fast turns the page however short it was, in points per second.
    static let commitSpeed = 250.0

    /// The page to settle on when a swipe that began on page `start` is released.
    ///
    /// It is the next one in the swipe's direction if the pages have gone half a page or more, or any way at all with
    /// more than `commitSpeed` in that direction; else `start`. At most one page, and always one of the `count` pages;
    /// 0 if there are none.
    /// - Parameters:
    ///   - position: The pages' place as a real number: 1.25 is a quarter on from page 1. NaN counts as `start`.
    ///   - velocity: Points per second, positive towards higher pages. NaN counts as 0.
    static func target(from start: Int, position: Double, velocity: Double, count: Int) -> Int {
        guard count > 0 else { return 0 }
        let first = min(max(start, 0), count - 1)
        let travel = position - Double(first)
        guard travel != 0, !travel.isNaN else { return first }
        let direction = travel > 0 ? 1 : -1
        let speed = velocity * Double(direction)
        guard abs(travel) >= 0.5 || speed > commitSpeed else { return first }
        return min(max(first + direction, 0), count - 1)
    }
}
