import CCairo

/// Turns letters into glyphs with Pango's itemizer and shaper, paragraph by paragraph.
///
/// Pango's own layout is not used: its letter spacing is split between both sides of a letter, its lines grow with
/// fallback fonts, and it shapes again for every width.
@MainActor
struct TextShaper {
    private let runs: [ShapedText.Key.Run]
    private let library = FontLibrary.shared
    private var typefaceIndexes: [ObjectIdentifier: Int32] = [:]

    /// Pango's number for a glyph that shows nothing (PANGO_GLYPH_EMPTY).
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    /// Pango's mark for a letter that no font has (PANGO_GLYPH_UNKNOWN_FLAG).
    private static let unknownGlyph: PangoGlyph = 0x1000_0000
    private static let unit = Double(PANGO_SCALE)
    /// A tab is as wide as this many spaces.
    private static let tabSpaces = 4.0

    init(runs: [ShapedText.Key.Run]) {
        self.runs = runs
    }

    /// The bytes of a paragraph and where the runs begin in it.
    private struct Paragraph {
        var bytes: [UInt8] = []
        var starts: [(run: Int, offset: Int)] = []
    }

    /// Fills `text`, which must be empty.
    func shape(into text: ShapedText) {
        var shaper = self
        for paragraph in paragraphs() {
            let first = text.clusters.count
            if !paragraph.bytes.isEmpty { shaper.shape(paragraph, into: text) }
            text.paragraphs.append(first..<text.clusters.count)
            text.paragraphRuns.append(paragraph.starts.last?.run ?? 0)
        }
    }

    /// Cuts the runs at line ends; NUL becomes the replacement character.
    private func paragraphs() -> [Paragraph] {
        var result: [Paragraph] = []
        var open = Paragraph()
        var total = 0
        var afterReturn = false
        for (index, run) in runs.enumerated() {
            open.starts.append((index, open.bytes.count))
            for scalar in run.string.unicodeScalars where total < ShapedText.byteLimit {
                let followsReturn = afterReturn
                afterReturn = scalar.value == 0x0D
                switch scalar.value {
                case 0x0A where followsReturn:
                    continue
                case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
                    result.append(open)
                    open = Paragraph(starts: [(index, 0)])
                case 0:
                    open.bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                    total += 3
                default:
                    let bytes = UTF8.encode(scalar)
                    open.bytes.append(contentsOf: bytes ?? UTF8.encodedReplacementCharacter)
                    total += bytes?.count ?? 3
                }
            }
        }
        result.append(open)
        return result
    }

    private mutating func shape(_ paragraph: Paragraph, into text: ShapedText) {
        let count = Int32(paragraph.bytes.count)
        let attributes = attributes(for: paragraph)
        defer { pango_attr_list_unref(attributes) }
        paragraph.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            let characters = Int(g_utf8_strlen(base, Int(count)))
            var breaks = Array(repeating: PangoLogAttr(), count: characters + 1)
            pango_get_log_attrs(base, count, -1, library.language, &breaks, Int32(characters + 1))

            let direction = startsRightToLeft(paragraph.bytes) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            let items = pango_itemize_with_base_dir(library.context, direction, base, 0, count, attributes, nil)
            defer { g_list_free(items) }
            var character = 0
            var link = items
            while let node = link {
                link = node.pointee.next
                guard let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
                shape(item, of: base, count, paragraph, breaks, character, into: text)
                character += Int(item.pointee.num_chars)
                pango_item_free(item)
            }
        }
    }

    /// Whether the first letter belongs to a script that runs from right to left.
    private func startsRightToLeft(_ bytes: [UInt8]) -> Bool {
        // Such scripts begin at U+0590, whose first byte is 0xD6.
        guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
        let first = String(decoding: bytes, as: UTF8.self).unicodeScalars.first { $0.properties.isAlphabetic }
        return switch first?.value ?? 0 {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    private func attributes(for paragraph: Paragraph) -> OpaquePointer? {
        let list = pango_attr_list_new()
        for (place, start) in paragraph.starts.enumerated() {
            let isLast = place + 1 == paragraph.starts.count
            let end = isLast ? paragraph.bytes.count : paragraph.starts[place + 1].offset
            guard end > start.offset else { continue }
            let run = runs[start.run]
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(start.offset)
                attribute.pointee.end_index = UInt32(end)
                pango_attr_list_insert(list, attribute)
            }
            library.withPangoDescription(of: run.font) { insert(pango_attr_font_desc_new($0)) }
            var features: [String] = []
            if run.breaksLigatures { features += ["liga=0", "clig=0", "dlig=0"] }
            if run.font.hasMonospacedDigits { features.append("tnum=1") }
            if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ","))) }
        }
        return list
    }

    private mutating func shape(
        _ item: UnsafeMutablePointer<PangoItem>, of base: UnsafePointer<CChar>, _ length: Int32,
        _ paragraph: Paragraph, _ breaks: [PangoLogAttr], _ firstCharacter: Int, into text: ShapedText
    ) {
        let offset = Int(item.pointee.offset)
        let itemLength = item.pointee.length
        guard let string = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(string) }
        let start = base + offset
        guard let font = item.pointee.analysis.font else {
            addUnknown(start, Int(itemLength), offset, paragraph, breaks, firstCharacter, into: text)
            return
        }
        pango_shape_full(start, itemLength, base, length, &item.pointee.analysis, string)
        let typeface = index(of: font, in: text)
        let level = item.pointee.analysis.level
        let isReversed = level % 2 == 1
        if isReversed { text.isLeftToRight = false }

        // Glyphs come from left to right; clusters are kept in the order of reading.
        let count = Int(string.pointee.num_glyphs)
        guard let glyphs = string.pointee.glyphs, let offsets = string.pointee.log_clusters else { return }
        var groups: [Range<Int>] = []
        var index = 0
        while index < count {
            var end = index + 1
            while end < count && offsets[end] == offsets[index] { end += 1 }
            groups.append(index..<end)
            index = end
        }
        if isReversed { groups.reverse() }

        var byte = 0
        var character = firstCharacter
        var isFirst = true
        for group in groups {
            let clusterByte = Int(offsets[group.lowerBound])
            while byte < clusterByte {
                byte += Int(utf8Length(UInt8(bitPattern: start[byte])))
                character += 1
            }
            let log = breaks[min(character, breaks.count - 1)]
            let joins = !isFirst && log.is_cursor_position == 0
            let isTab = start[byte] == 9
            add(
                glyphs, group, typeface: typeface, joinsPrevious: joins, isReversed: isReversed, isTab: isTab,
                into: text)
            if !joins {
                let last = text.clusters.count - 1
                text.clusters[last].level = level
                text.clusters[last].isWhitespace = log.is_white != 0
                text.clusters[last].allowsBreakBefore = log.is_line_break != 0 && offset + byte > 0
                text.clusters[last].run = Int32(run(at: offset + byte, in: paragraph))
                if isTab {
                    text.clusters[last].advance = tabWidth(runs[Int(text.clusters[last].run)].font)
                }
            }
            isFirst = false
        }
    }

    /// Adds the glyphs of one cluster of the shaper, as a new cluster or at the end of the one before.
    private mutating func add(
        _ glyphs: UnsafeMutablePointer<PangoGlyphInfo>, _ group: Range<Int>, typeface: Int32, joinsPrevious: Bool,
        isReversed: Bool, isTab: Bool, into text: ShapedText
    ) {
        let width = group.reduce(Int32(0)) { $0 + glyphs[$1].geometry.width }
        if joinsPrevious {
            // From right to left, the addition comes to lie to the left of what is there.
            let last = text.clusters.count - 1
            var x: Int32 = 0
            if isReversed {
                let first = Int(text.clusters[last].firstGlyph)
                for index in first..<text.glyphs.count { text.glyphs[index].x += width }
                text.clusters[last].inkLeft += Float(width) / Float(Self.unit)
                text.clusters[last].inkRight += Float(width) / Float(Self.unit)
            } else {
                x = Int32((text.clusters[last].advance * Self.unit).rounded())
            }
            addGlyphs(glyphs, group, typeface: typeface, from: x, to: last, of: text)
            text.clusters[last].advance += Double(width) / Self.unit
        } else {
            text.clusters.append(
                ShapedText.Cluster(
                    advance: Double(width) / Self.unit, firstGlyph: Int32(text.glyphs.count), glyphCount: 0, run: 0,
                    level: 0, isWhitespace: false, allowsBreakBefore: false, inkLeft: 0, inkTop: 0, inkRight: 0,
                    inkBottom: 0))
            if !isTab {
                addGlyphs(glyphs, group, typeface: typeface, from: 0, to: text.clusters.count - 1, of: text)
            }
        }
    }

    private func addGlyphs(
        _ glyphs: UnsafeMutablePointer<PangoGlyphInfo>, _ group: Range<Int>, typeface: Int32, from start: Int32,
        to cluster: Int, of text: ShapedText
    ) {
        var x = start
        for index in group {
            let info = glyphs[index]
            defer { x += info.geometry.width }
            guard info.glyph != Self.emptyGlyph else { continue }
            let isUnknown = info.glyph & Self.unknownGlyph != 0
            let glyph = ShapedText.Glyph(
                index: info.glyph, x: x + info.geometry.x_offset, y: info.geometry.y_offset,
                typeface: isUnknown ? -1 : typeface, isColor: !isUnknown && info.attr.is_color != 0)
            text.glyphs.append(glyph)
            let ink = text.typefaces[Int(typeface)].inkBounds(of: info.glyph)
            text.clusters[cluster].add(glyph, ink: ink)
        }
    }

    /// Where no font can be had at all: a box for every letter.
    private mutating func addUnknown(
        _ start: UnsafePointer<CChar>, _ length: Int, _ offset: Int, _ paragraph: Paragraph,
        _ breaks: [PangoLogAttr], _ firstCharacter: Int, into text: ShapedText
    ) {
        var byte = 0
        var character = firstCharacter
        while byte < length {
            let log = breaks[min(character, breaks.count - 1)]
            if log.is_cursor_position != 0 || byte == 0 {
                let run = run(at: offset + byte, in: paragraph)
                let size = runs[run].font.size
                var cluster = ShapedText.Cluster(
                    advance: 0.6 * size, firstGlyph: Int32(text.glyphs.count), glyphCount: 0, run: Int32(run),
                    level: 0, isWhitespace: log.is_white != 0,
                    allowsBreakBefore: log.is_line_break != 0 && offset + byte > 0, inkLeft: 0, inkTop: 0,
                    inkRight: 0, inkBottom: 0)
                if log.is_white == 0 {
                    let glyph = ShapedText.Glyph(
                        index: Self.unknownGlyph, x: 0, y: 0, typeface: -1, isColor: false)
                    text.glyphs.append(glyph)
                    cluster.add(glyph, ink: Rect(x: 0, y: -0.72 * size, width: 0.6 * size, height: 0.72 * size))
                }
                text.clusters.append(cluster)
            }
            byte += Int(utf8Length(UInt8(bitPattern: start[byte])))
            character += 1
        }
    }

    private mutating func index(of font: UnsafeMutablePointer<PangoFont>, in text: ShapedText) -> Int32 {
        let typeface = library.typeface(font)
        if let known = typefaceIndexes[ObjectIdentifier(typeface)] { return known }
        let index = Int32(text.typefaces.count)
        text.typefaces.append(typeface)
        typefaceIndexes[ObjectIdentifier(typeface)] = index
        return index
    }

    private func run(at offset: Int, in paragraph: Paragraph) -> Int {
        var result = paragraph.starts.first?.run ?? 0
        for start in paragraph.starts {
            if start.offset > offset { break }
            result = start.run
        }
        return result
    }

    private func tabWidth(_ font: FontDescription) -> Double {
        let space = ShapedText.cached(TextContent(" ", font: font)).clusters.first?.advance ?? font.size / 3
        return Self.tabSpaces * space
    }

    private func utf8Length(_ lead: UInt8) -> Int {
        switch lead {
        case ..<0x80: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}

extension ShapedText.Cluster {
    /// Counts `glyph`, whose ink lies at `ink` relative to its own origin.
    mutating func add(_ glyph: ShapedText.Glyph, ink: Rect) {
        glyphCount += 1
        guard ink.width > 0, ink.height > 0 else { return }
        let unit = Double(PANGO_SCALE)
        let place = ink.offset(by: Size(width: Double(glyph.x) / unit, height: Double(glyph.y) / unit))
        let isFirst = inkLeft >= inkRight
        inkLeft = isFirst ? Float(place.minX) : min(inkLeft, Float(place.minX))
        inkTop = isFirst ? Float(place.minY) : min(inkTop, Float(place.minY))
        inkRight = isFirst ? Float(place.maxX) : max(inkRight, Float(place.maxX))
        inkBottom = isFirst ? Float(place.maxY) : max(inkBottom, Float(place.maxY))
    }
}
