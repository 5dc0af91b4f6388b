// What code from Apple's systems calls numbers and places. Here they are the types of this floor: a point's coordinates
// are doubles. Foundation has types of its own under the same names; see Glide's `App/Exports.swift`.

/// A length in points.
public typealias CGFloat = Double
/// A place.
public typealias CGPoint = Point
/// A width and a height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// An affine map of the plane.
public typealias CGAffineTransform = Transform
