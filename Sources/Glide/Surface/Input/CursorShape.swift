import Wayland

/// What the pointer looks like.
enum CursorShape: CaseIterable, Sendable {
    case arrow, pointer, text, grab, grabbing, move, crosshair, wait, notAllowed, resizeHorizontal, resizeVertical
    /// Resizing at the upper left and lower right corner, and at the two others.
    case resizeDiagonalDown, resizeDiagonalUp

    /// The shape of cursor-shape-v1.
    var protocolShape: WpCursorShapeDeviceV1Shape {
        switch self {
        case .arrow: .default
        case .pointer: .pointer
        case .text: .text
        case .grab: .grab
        case .grabbing: .grabbing
        case .move: .move
        case .crosshair: .crosshair
        case .wait: .wait
        case .notAllowed: .notAllowed
        case .resizeHorizontal: .ewResize
        case .resizeVertical: .nsResize
        case .resizeDiagonalDown: .nwseResize
        case .resizeDiagonalUp: .neswResize
        }
    }

    /// Names in cursor themes: today's first, then those of old themes.
    var themeNames: [String] {
        switch self {
        case .arrow: ["default", "left_ptr"]
        case .pointer: ["pointer", "hand2", "hand1"]
        case .text: ["text", "xterm"]
        case .grab: ["grab", "openhand", "hand1"]
        case .grabbing: ["grabbing", "closedhand", "fleur"]
        case .move: ["move", "fleur"]
        case .crosshair: ["crosshair", "cross"]
        case .wait: ["wait", "watch"]
        case .notAllowed: ["not-allowed", "crossed_circle"]
        case .resizeHorizontal: ["ew-resize", "sb_h_double_arrow"]
        case .resizeVertical: ["ns-resize", "sb_v_double_arrow"]
        case .resizeDiagonalDown: ["nwse-resize", "bottom_right_corner", "size_fdiag"]
        case .resizeDiagonalUp: ["nesw-resize", "bottom_left_corner", "size_bdiag"]
        }
    }
}
