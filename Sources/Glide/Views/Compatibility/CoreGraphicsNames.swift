// What code from Apple's systems calls numbers and places. In Glide they are the types of the geometry floor: a point's
// coordinates are doubles.

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
