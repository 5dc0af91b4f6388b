import CWayland

/// A wire number with 8 binary places as a double; exact.
@inlinable
package func double(fixed: Int32) -> Double {
    Double(fixed) / 256
}

/// The nearest wire number with 8 binary places. Clamped to ±2²³; NaN gives 0.
@inlinable
package func fixed(double: Double) -> Int32 {
    let scaled = (double * 256).rounded()
    guard !scaled.isNaN else { return 0 }
    return Int32(max(-2_147_483_648, min(2_147_483_647, scaled)))
}

/// A wire string; empty for null. Bytes that are not UTF-8 become U+FFFD.
package func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
}

/// A wire string that may be null.
package func optionalString(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
}

/// The longest string sent, in bytes: a message takes 4,096 with its head, and a longer one is fatal to the connection.
package let longestWireString = 4_000

/// Calls `body` with the string as C reads it, cut at its first NUL and, on a character's border, at
/// `longestWireString` bytes.
package func withWireString<R>(_ text: String, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    guard text.utf8.count > longestWireString else { return text.withCString { body($0) } }
    var end = text.utf8.index(text.utf8.startIndex, offsetBy: longestWireString)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return text[..<end].withCString { body($0) }
}

/// Calls `body` with the string, or with null.
package func withWireString<R>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    guard let text else { return body(nil) }
    return withWireString(text, body)
}
