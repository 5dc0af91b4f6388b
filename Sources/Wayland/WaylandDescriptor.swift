import Glibc

/// A file descriptor that came in a message. Closed with its last reference unless it was taken.
public final class WaylandDescriptor {
    private var number: Int32

    /// Owns `number`; a negative one stands for none.
    public init(_ number: Int32) {
        self.number = number
    }

    /// The descriptor's number, still owned here; -1 once taken.
    public var value: Int32 { number }

    /// Hands the descriptor over: the caller closes it.
    public func take() -> Int32 {
        defer { number = -1 }
        return number
    }

    deinit {
        if number >= 0 { close(number) }
    }
}
