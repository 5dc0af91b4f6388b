/// The address that marks a `wl_resource` as one of ours.
enum ResourceTag {
    nonisolated(unsafe) static let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
