import CWayland
import Glibc
import WaylandClient

/// A cursor theme of one size, loaded by libwayland-cursor from XCURSOR_PATH (`wl_cursor_theme_load`).
@MainActor
final class CursorTheme {
    /// One picture; sizes and hot spot in device pixels.
    struct Image {
        var buffer: WlBuffer
        var width: Int
        var height: Int
        var hotspotX: Int
        var hotspotY: Int
    }

    private let theme: OpaquePointer
    private let connection: WaylandConnection

    /// Loads XCURSOR_THEME at XCURSOR_SIZE points (24 where that is missing or silly) times `factor`.
    init?(shm: WlShm, connection: WaylandConnection, factor: Int) {
        let name = getenv("XCURSOR_THEME")
        let wanted = getenv("XCURSOR_SIZE").flatMap { Int(String(cString: $0)) } ?? 24
        let size = (1...512).contains(wanted) ? wanted : 24
        guard let theme = wl_cursor_theme_load(name, Int32(size * factor), shm.liveObject) else { return nil }
        self.theme = theme
        self.connection = connection
    }

    /// The first picture of the shape; none where the theme has none of its names.
    func image(_ shape: CursorShape) -> Image? {
        for name in shape.themeNames {
            guard let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0,
                let image = cursor.pointee.images[0], let buffer = wl_cursor_image_get_buffer(image)
            else { continue }
            return Image(
                buffer: WlBuffer(buffer, connection: connection, isOwned: false), width: Int(image.pointee.width),
                height: Int(image.pointee.height), hotspotX: Int(image.pointee.hotspot_x),
                hotspotY: Int(image.pointee.hotspot_y))
        }
        return nil
    }

    /// Frees the pictures. Must come before the connection's end.
    func destroy() {
        wl_cursor_theme_destroy(theme)
    }
}
