@_exported import Foundation
@_exported import Glide

// Foundation has types of its own under these names. Through this module the names mean Glide's.

/// A length in points.
public typealias CGFloat = Glide.CGFloat
/// A place.
public typealias CGPoint = Glide.CGPoint
/// A width and a height.
public typealias CGSize = Glide.CGSize
/// A rectangle.
public typealias CGRect = Glide.CGRect
/// What tells of values.
public typealias Publisher = Glide.Publisher
