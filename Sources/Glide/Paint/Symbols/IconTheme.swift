import Glibc

/// Finds symbolic icons of the freedesktop icon themes that are installed.
struct IconTheme {
    /// Folders that hold themes, the more important ones first.
    let folders: [String]
    /// Names of the themes to look in, in this order.
    let names: [String]

    /// Where the desktop keeps its themes (freedesktop icon theme specification, section "Directory layout").
    static var standard: IconTheme {
        func variable(_ name: String) -> String? {
            guard let value = getenv(name), value.pointee != 0 else { return nil }
            return String(cString: value)
        }
        var folders: [String] = []
        if let home = variable("HOME") { folders.append("\(home)/.icons") }
        if let data = variable("XDG_DATA_HOME") ?? variable("HOME").map({ "\($0)/.local/share" }) {
            folders.append("\(data)/icons")
        }
        for folder in (variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":") {
            folders.append("\(folder)/icons")
        }
        return IconTheme(folders: folders, names: ["Adwaita", "breeze", "Papirus", "hicolor"])
    }

    /// The path of the symbolic icon `name`; nil where no theme has it.
    func path(ofIcon name: String) -> String? {
        for theme in names {
            for folder in folders {
                for directory in directories(of: "\(folder)/\(theme)") {
                    let path = "\(folder)/\(theme)/\(directory)/\(name)-symbolic.svg"
                    if access(path, R_OK) == 0 { return path }
                }
            }
        }
        return nil
    }

    /// The directories that a theme's index names.
    private func directories(of theme: String) -> [String] {
        guard let text = Self.contents(of: "\(theme)/index.theme") else { return [] }
        var result: [String] = []
        for line in text.split(separator: "\n") {
            for key in ["Directories=", "ScaledDirectories="] where line.hasPrefix(key) {
                result += line.dropFirst(key.count).split(separator: ",").map(String.init)
            }
        }
        return result
    }

    /// The largest index that is read, in bytes; real ones have some ten thousand.
    private static let sizeLimit = 1_000_000

    private static func contents(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = Array(repeating: UInt8(0), count: 16_384)
        while bytes.count < sizeLimit {
            let count = read(file, &block, block.count)
            if count <= 0 { break }
            bytes += block[0..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
