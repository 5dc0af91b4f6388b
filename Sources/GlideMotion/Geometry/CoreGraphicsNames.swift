// What SwiftUI code calls these types. Foundation for Linux has types of its own under the same names: a file that
// imports it beside Glide names the one it means, as in `Glide.CGRect`, or writes `Rect`.

/// A length or a factor: a `Double`.
public typealias CGFloat = Double
/// A place in a coordinate space: a `Point`.
public typealias CGPoint = Point
/// A width and a height: a `Size`.
public typealias CGSize = Size
/// A rectangle whose sides are level and upright: a `Rect`.
public typealias CGRect = Rect
