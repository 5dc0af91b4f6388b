import Glibc
import Wayland

/// A client's pool as the compositor sees it: mapped read-only.
final class MockMemory {
    private(set) var base: UnsafeRawPointer
    private(set) var size: Int
    private let descriptor: WaylandDescriptor

    init?(_ descriptor: WaylandDescriptor, size: Int) {
        guard let base = Self.map(descriptor, size: size) else { return nil }
        self.descriptor = descriptor
        self.base = base
        self.size = size
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: base), size)
    }

    /// The pool grew. False if it did not, or cannot be mapped.
    func grow(to size: Int) -> Bool {
        guard size >= self.size, let base = Self.map(descriptor, size: size) else { return false }
        munmap(UnsafeMutableRawPointer(mutating: self.base), self.size)
        self.base = base
        self.size = size
        return true
    }

    private static func map(_ descriptor: WaylandDescriptor, size: Int) -> UnsafeRawPointer? {
        guard size > 0, let base = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor.value, 0), base != MAP_FAILED
        else { return nil }
        return UnsafeRawPointer(base)
    }
}
