import Synchronization

/// Pictures and colours by name, out of the folders that come with the program.
///
/// Looked through are the folders that the app has added, those of the environment variable `GLIDE_RESOURCES`, separated
/// by colons, and what SwiftPM lays beside the program (`….resources`). Files count by their name without ending and
/// without `@2x`; in an asset catalogue (`.xcassets`) the sets count by theirs.
enum Resources {
    struct ImageFile: Hashable, Sendable {
        let path: String
        /// Pixels a point, from `@2x` or `@3x` in the name.
        let scale: Double
    }

    /// The numbers of a colour in light and dark surroundings.
    struct ColorPair: Hashable, Sendable {
        let light: Color.Resolved
        let dark: Color.Resolved
    }

    private struct Index {
        var added: [String] = []
        var images: [String: [ImageFile]]?
        var colorFiles: [String: String] = [:]
        var colors: [String: ColorPair] = [:]
    }

    private static let index = Mutex(Index())

    /// Also looks in the folder at `path` from now on, before the others.
    static func add(_ path: String) {
        index.withLock { index in
            guard !index.added.contains(path) else { return }
            index = Index(added: [path] + index.added)
        }
        Translations.forget()
    }

    /// The folders that are looked through, the most important one first.
    static var folders: [String] {
        var folders = index.withLock { $0.added }
        folders += Files.variable("GLIDE_RESOURCES")?.split(separator: ":").map(String.init) ?? []
        if let beside = Files.programFolder {
            for entry in Files.entries(of: beside) where entry.isFolder && entry.name.hasSuffix(".resources") {
                folders.append("\(beside)/\(entry.name)")
            }
        }
        return folders
    }

    /// The file of the image called `name` for `scale` pixels a point: the smallest that has as many, else the largest.
    static func image(named name: String, scale: Double) -> ImageFile? {
        let folders = unreadFolders
        return index.withLock { index in
            readFolders(folders, &index)
            let files = index.images?[name] ?? []
            return files.first { $0.scale >= scale } ?? files.last
        }
    }

    /// The colour called `name`.
    static func color(named name: String) -> ColorPair? {
        let folders = unreadFolders
        return index.withLock { index in
            readFolders(folders, &index)
            if let known = index.colors[name] { return known }
            guard let path = index.colorFiles[name], let bytes = Files.contents(of: path),
                let pair = ColorPair(set: JSONValue(bytes))
            else { return nil }
            index.colors[name] = pair
            return pair
        }
    }

    /// The folders, unless they have been read.
    private static var unreadFolders: [String] {
        index.withLock { $0.images == nil } ? folders : []
    }

    private static func readFolders(_ folders: [String], _ index: inout Index) {
        guard index.images == nil else { return }
        index.images = [:]
        var left = 20_000
        // The first folder counts most, so it is read last.
        for folder in folders.reversed() { read(folder, into: &index, setName: nil, depth: 0, left: &left) }
    }

    private static let endings: Set<String> = ["png", "jpg", "jpeg", "svg", "webp", "gif", "bmp", "tiff"]

    private static func read(_ folder: String, into index: inout Index, setName: String?, depth: Int, left: inout Int) {
        guard depth < 8 else { return }
        var found: [String: [ImageFile]] = [:]
        for entry in Files.entries(of: folder) {
            left -= 1
            guard left > 0 else { break }
            let path = "\(folder)/\(entry.name)"
            let parts = entry.name.split(separator: ".")
            let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
            var stem = parts.dropLast(ending.isEmpty ? 0 : 1).joined(separator: ".")
            if entry.isFolder {
                if ending == "colorset" { index.colorFiles[stem] = "\(path)/Contents.json" }
                read(
                    path, into: &index, setName: ending == "imageset" ? stem : setName, depth: depth + 1, left: &left)
            } else if endings.contains(ending) {
                var scale = 1.0
                for (suffix, factor) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
                    stem.removeLast(3)
                    scale = factor
                }
                found[setName ?? stem, default: []].append(ImageFile(path: path, scale: scale))
            }
        }
        for (name, files) in found { index.images?[name] = files.sorted { $0.scale < $1.scale } }
    }
}

extension Resources.ColorPair {
    /// The colours of a `.colorset`; nil where none can be read.
    init?(set: JSONValue?) {
        var (light, dark): (Color.Resolved?, Color.Resolved?)
        for entry in set?["colors"]?.array ?? [] {
            guard let color = entry["color"].flatMap(Self.color) else { continue }
            let isDark = entry["appearances"]?.array.contains { $0["value"]?.string == "dark" } ?? false
            if isDark { dark = color } else { light = light ?? color }
        }
        guard let first = light ?? dark else { return nil }
        self.init(light: first, dark: dark ?? first)
    }

    private static func color(_ value: JSONValue) -> Color.Resolved? {
        guard let parts = value["components"] else { return nil }
        // "0.5", 0.5, "128" and "0x80" are all written.
        func part(_ name: String) -> Double? {
            guard let text = parts[name]?.string else { return parts[name]?.number }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        let space: RGBColorSpace = value["color-space"]?.string == "display-p3" ? .displayP3 : .sRGB
        let opacity = part("alpha") ?? 1
        if let white = part("white") {
            return Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
    }
}
