/// The address that marks a `wl_proxy` as one of ours: user data of others must not be read.
enum ProxyTag {
    nonisolated(unsafe) static let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
