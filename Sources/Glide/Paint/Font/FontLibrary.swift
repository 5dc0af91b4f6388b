import CCairo
import Glibc

/// The fonts of the process: Pango's font map and a context without hinting and rounding.
///
/// An app makes it when it starts, so that Fontconfig reads its files meanwhile. Main actor only: Pango's maps are not
/// thread-safe.
@MainActor
final class FontLibrary {
    /// A reference to a GObject, released with `g_object_unref`.
    private struct Object: ~Copyable {
        let pointer: OpaquePointer
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    /// Whose fonts are used.
    enum Source: Hashable {
        /// Those that the machine's configuration offers.
        case system
        /// The files of the DejaVu package and the colour emoji, whatever the machine is configured for.
        case pinned
        /// None at all: what a kiosk without fonts looks like.
        case none
    }

    private static var loaded: FontLibrary?

    /// The library in use, made when first asked for.
    static var shared: FontLibrary {
        if let loaded { return loaded }
        let library = FontLibrary(source: .system, files: [])
        loaded = library
        return library
    }

    /// Counts the libraries that were in use; what was measured with an older one is out of date.
    private(set) static var generation = 0

    let source: Source
    private let fontMap: Object
    private let contextObject: Object
    private var typefaces: [UnsafeMutablePointer<PangoFont>: Typeface] = [:]
    private var primaryTypefaces: [FontDescription: Typeface] = [:]
    private var metrics: [FontDescription: FontMetrics] = [:]

    var context: OpaquePointer { contextObject.pointer }
    /// The language that decides between glyph forms; nil is that of the process.
    var language: OpaquePointer? { source == .system ? nil : pango_language_from_string("en") }

    private init(source: Source, files: [String]) {
        self.source = source
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            fatalError("Pango is built without FreeType")
        }
        fontMap = Object(pointer: OpaquePointer(map))
        if source != .system, let configuration = Self.privateConfiguration(files: files) {
            pango_fc_font_map_set_config(OpaquePointer(map), configuration)
            FcConfigDestroy(configuration)
        }
        // At 72 dots an inch a Pango unit is 1/1024 point.
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        pango_fc_font_map_set_default_substitute(OpaquePointer(map), switchHintingOff, nil, nil)
        guard let context = pango_font_map_create_context(map) else { fatalError("Pango gives no context") }
        contextObject = Object(pointer: context)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        if let language { pango_context_set_language(context, language) }
    }

    // MARK: Choosing the fonts

    /// Uses the DejaVu fonts of their package and, if installed, Noto Color Emoji, and nothing else of the machine.
    ///
    /// False, with nothing changed, where the DejaVu files are not installed.
    @discardableResult
    static func usePinnedTestFonts() -> Bool {
        if loaded?.source == .pinned { return true }
        let folders = [
            "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu", "/usr/share/fonts/TTF",
            "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/dejavu-sans-mono-fonts",
            "/usr/share/fonts/dejavu-serif-fonts", "/usr/local/share/fonts/dejavu",
        ]
        let emojiFolders = [
            "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto-emoji",
            "/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/share/fonts/noto-emoji",
        ]
        // The files of the core package only: the extra package has further cuts that would be preferred.
        let names = [
            "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
            "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
        ]
        func find(_ name: String, in folders: [String]) -> String? {
            folders.lazy.map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
        }
        let files = names.compactMap { find($0, in: folders) }
        guard files.count == names.count else { return false }
        use(
            FontLibrary(
                source: .pinned, files: files + [find("NotoColorEmoji.ttf", in: emojiFolders)].compactMap { $0 }))
        return true
    }

    /// Uses the fonts that the machine's configuration offers.
    static func useSystemFonts() {
        if loaded?.source != .system { use(nil) }
    }

    /// Uses no fonts, as on a machine that has none.
    static func useNoFonts() {
        use(FontLibrary(source: .none, files: []))
    }

    private static func use(_ library: FontLibrary?) {
        loaded = library
        generation += 1
        TextLayout.forgetAll()
    }

    /// A Fontconfig configuration that knows only `files`.
    private static func privateConfiguration(files: [String]) -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        // Emoji come from the emoji font, slanted letters that have no file are sheared, and pictures are scaled to the
        // size of the font.
        let rules = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <match target="pattern"><test name="family"><string>emoji</string></test>
            <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit></match>
            <match target="font"><test name="slant"><const>roman</const></test>
            <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
            <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><double>1</double><double>0.2</double>
            <double>0</double><double>1</double></matrix></times></edit>
            <edit name="slant" mode="assign"><const>oblique</const></edit></match>
            <match target="font"><test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
            <name target="font">pixelsize</name></divide></edit>
            <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>
            <double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
            <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
            </match></fontconfig>
            """
        withFontconfigString(rules) { _ = FcConfigParseAndLoadFromMemory(configuration, $0, 0) }
        for file in files {
            withFontconfigString(file) { _ = FcConfigAppFontAddFile(configuration, $0) }
        }
        return configuration
    }

    private static func withFontconfigString(_ string: String, _ body: (UnsafePointer<FcChar8>) -> Void) {
        var bytes = Array(string.utf8)
        bytes.append(0)
        bytes.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { body(base) }
        }
    }

    // MARK: Asking for fonts

    /// The family that Pango is asked for.
    private func family(for description: FontDescription) -> String {
        guard source == .system else {
            return switch description.design {
            case .monospaced: "DejaVu Sans Mono"
            case .serif: "DejaVu Serif"
            case .default, .rounded: "DejaVu Sans"
            }
        }
        if let family = description.family, !family.isEmpty { return family }
        return switch description.design {
        case .monospaced: "monospace"
        case .serif: "serif"
        case .default, .rounded: "sans-serif"
        }
    }

    /// Calls `body` with the description in Pango's form.
    func withPangoDescription<Result>(
        of description: FontDescription, _ body: (OpaquePointer) -> Result
    ) -> Result {
        guard let pango = pango_font_description_new() else { fatalError("out of memory") }
        defer { pango_font_description_free(pango) }
        pango_font_description_set_family(pango, family(for: description).replacingNulls)
        pango_font_description_set_absolute_size(pango, description.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(pango, PangoWeight(rawValue: UInt32(description.weight.value)))
        pango_font_description_set_style(pango, description.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return body(pango)
    }

    /// The one object for Pango's `font`.
    func typeface(_ font: UnsafeMutablePointer<PangoFont>) -> Typeface {
        if let known = typefaces[font] { return known }
        if typefaces.count > 500 { forgetTypefaces() }
        let typeface = Typeface(font)
        typefaces[font] = typeface
        return typeface
    }

    private func forgetTypefaces() {
        // Layouts hold on to the typefaces that they draw with.
        typefaces.removeAll()
        primaryTypefaces.removeAll()
    }

    /// The font that the description itself names, before any fallback; nil where there is none.
    func primaryTypeface(for description: FontDescription) -> Typeface? {
        if let known = primaryTypefaces[description] { return known }
        let font = withPangoDescription(of: description) { pango_context_load_font(context, $0) }
        guard let font else { return nil }
        defer { g_object_unref(font) }
        let typeface = typeface(font)
        primaryTypefaces[description] = typeface
        return typeface
    }

    /// The measures of the font that the description itself names.
    func metrics(for description: FontDescription) -> FontMetrics {
        if let known = metrics[description] { return known }
        if metrics.count > 500 { metrics.removeAll() }
        var result = FontMetrics(estimatedForSize: description.size)
        if let font = primaryTypeface(for: description)?.font, let pango = pango_font_get_metrics(font, nil) {
            defer { pango_font_metrics_unref(pango) }
            let unit = Double(PANGO_SCALE)
            result.ascent = Double(pango_font_metrics_get_ascent(pango)) / unit
            result.descent = Double(pango_font_metrics_get_descent(pango)) / unit
            result.underlineOffset = -Double(pango_font_metrics_get_underline_position(pango)) / unit
            result.underlineThickness = Double(pango_font_metrics_get_underline_thickness(pango)) / unit
            result.strikethroughHeight = Double(pango_font_metrics_get_strikethrough_position(pango)) / unit
            result.strikethroughThickness = Double(pango_font_metrics_get_strikethrough_thickness(pango)) / unit
        }
        metrics[description] = result
        return result
    }
}

/// Whatever the machine is configured for: letters as designed, in grey, so that they look alike at every place.
private func switchHintingOff(_ pattern: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    for key in ["hinting", "autohint", "hintstyle", "rgba", "antialias", "lcdfilter"] { FcPatternDel(pattern, key) }
    FcPatternAddBool(pattern, "hinting", 0)
    FcPatternAddBool(pattern, "autohint", 0)
    FcPatternAddBool(pattern, "antialias", 1)
    FcPatternAddInteger(pattern, "hintstyle", FC_HINT_NONE)
    FcPatternAddInteger(pattern, "rgba", FC_RGBA_NONE)
}

extension String {
    /// The string with NUL characters, which end a C string, replaced by the replacement character.
    var replacingNulls: String {
        guard utf8.contains(0) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
    }
}
