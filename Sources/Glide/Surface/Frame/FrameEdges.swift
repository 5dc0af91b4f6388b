import Wayland

/// Edges of a window.
struct FrameEdges: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let top = FrameEdges(rawValue: 1)
    static let bottom = FrameEdges(rawValue: 2)
    static let left = FrameEdges(rawValue: 4)
    static let right = FrameEdges(rawValue: 8)
    static let all: FrameEdges = [.top, .bottom, .left, .right]

    /// The protocol's name for the edge or corner that is dragged: its numbers are sums of the same bits.
    var resizeEdge: XdgToplevelResizeEdge { XdgToplevelResizeEdge(rawValue: UInt32(rawValue)) }

    /// What the pointer looks like there.
    var cursor: CursorShape {
        switch self {
        case [.top, .left], [.bottom, .right]: .resizeDiagonalDown
        case [.top, .right], [.bottom, .left]: .resizeDiagonalUp
        case .left, .right: .resizeHorizontal
        default: .resizeVertical
        }
    }
}
