@_exported import GlideMotion
@_exported import Observation

// Foundation has types under these names too. What is brought along by its name goes before what comes with a whole
// module, so that a file which imports both Glide and Foundation means Glide's.
@_exported import typealias GlideMotion.CGAffineTransform
@_exported import typealias GlideMotion.CGFloat
@_exported import typealias GlideMotion.CGPoint
@_exported import typealias GlideMotion.CGRect
@_exported import typealias GlideMotion.CGSize
@_exported import struct GlideMotion.IndexSet

// Shapes and layouts are computed, and SwiftUI brings these along.
#if canImport(Glibc)
@_exported import func Glibc.acos
@_exported import func Glibc.asin
@_exported import func Glibc.atan
@_exported import func Glibc.atan2
@_exported import func Glibc.ceil
@_exported import func Glibc.cos
@_exported import func Glibc.exp
@_exported import func Glibc.floor
@_exported import func Glibc.fmod
@_exported import func Glibc.hypot
@_exported import func Glibc.log
@_exported import func Glibc.log10
@_exported import func Glibc.log2
@_exported import func Glibc.pow
@_exported import func Glibc.round
@_exported import func Glibc.sin
@_exported import func Glibc.sqrt
@_exported import func Glibc.tan
#elseif canImport(Musl)
@_exported import func Musl.acos
@_exported import func Musl.asin
@_exported import func Musl.atan
@_exported import func Musl.atan2
@_exported import func Musl.ceil
@_exported import func Musl.cos
@_exported import func Musl.exp
@_exported import func Musl.floor
@_exported import func Musl.fmod
@_exported import func Musl.hypot
@_exported import func Musl.log
@_exported import func Musl.log10
@_exported import func Musl.log2
@_exported import func Musl.pow
@_exported import func Musl.round
@_exported import func Musl.sin
@_exported import func Musl.sqrt
@_exported import func Musl.tan
#endif
