import CWayland

/// The bytes of an array argument.
public struct WaylandArray: Hashable, Sendable {
    /// The bytes in the order of the wire.
    public var bytes: [UInt8]

    /// An array of `bytes`, which may be empty.
    public init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// An array of 32-bit numbers in the machine's byte order, which is the wire's.
    public init(_ values: [UInt32]) {
        bytes = values.withUnsafeBytes { Array($0) }
    }

    /// A copy of libwayland's array; empty for a null pointer.
    public init(_ array: UnsafeMutablePointer<wl_array>?) {
        guard let array, let data = array.pointee.data, array.pointee.size > 0 else {
            bytes = []
            return
        }
        bytes = Array(UnsafeRawBufferPointer(start: data, count: array.pointee.size))
    }

    /// The 32-bit numbers in it; a tail too short for one is left out.
    public var values: [UInt32] {
        bytes.withUnsafeBytes { raw in
            (0..<(raw.count / 4)).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
    }
}
