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
        /// Seconds before the next picture of an animated cursor; 0 where there is one only.
        var duration: Double
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

    /// The pictures of the shape in their order; empty where the theme has none of its names.
    func images(_ shape: CursorShape) -> [Image] {
        for name in shape.themeNames {
            guard let cursor = wl_cursor_theme_get_cursor(theme, name) else { continue }
            let count = Int(cursor.pointee.image_count)
            let images = (0..<count).compactMap { image($0, of: cursor, isAnimated: count > 1) }
            if !images.isEmpty { return images }
        }
        return []
    }

    private func image(_ index: Int, of cursor: UnsafeMutablePointer<wl_cursor>, isAnimated: Bool) -> Image? {
        guard let image = cursor.pointee.images[index], image.pointee.width > 0, image.pointee.height > 0,
            let buffer = wl_cursor_image_get_buffer(image)
        else { return nil }
        // A theme may say 0: no faster than a usual screen.
        let duration = isAnimated ? max(Double(image.pointee.delay) / 1_000, 1.0 / 60) : 0
        return Image(
            buffer: WlBuffer(buffer, connection: connection, isOwned: false), width: Int(image.pointee.width),
            height: Int(image.pointee.height), hotspotX: Int(image.pointee.hotspot_x),
            hotspotY: Int(image.pointee.hotspot_y), duration: duration)
    }

    /// Frees the pictures. Must come before the connection's end.
    func destroy() {
        wl_cursor_theme_destroy(theme)
    }
}
