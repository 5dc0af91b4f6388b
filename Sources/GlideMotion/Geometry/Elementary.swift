#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The elementary functions of the C library, under full names. This is the only file of the module that imports it.
package enum Elementary {
    /// `sin` of an angle in radians.
    package static func sine(_ radians: Double) -> Double { sin(radians) }
    /// `cos` of an angle in radians.
    package static func cosine(_ radians: Double) -> Double { cos(radians) }
    /// `exp`: e to the power of `x`.
    package static func exponential(_ x: Double) -> Double { exp(x) }
    /// `expm1`: e to the power of `x`, minus 1, without loss of digits near 0.
    package static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
    /// `log`: the natural logarithm.
    package static func logarithm(_ x: Double) -> Double { log(x) }
    /// `pow`: `base` to the power of `exponent`.
    package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
