import Glibc

/// Reads and writes whole files, through the C library.
enum Files {
    /// The bytes of the file at `path`, at most `limit`; nil where it cannot be read.
    static func contents(of path: String, limit: Int = 16_000_000) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < limit {
            let count = read(file, &block, block.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            bytes += block[..<count]
        }
        return bytes
    }

    /// Puts `bytes` in the place of the file at `path`: whoever reads it finds the old ones or the new ones, whole.
    ///
    /// Folders that are missing are made, for the user alone. False where that fails.
    static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
        makeFolders(above: path)
        let draft = "\(path).\(getpid()).new"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        let isWritten = rest.isEmpty && fsync(file) == 0
        close(file)
        if isWritten, rename(draft, path) == 0 { return true }
        unlink(draft)
        return false
    }

    private static func makeFolders(above path: String) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
    }

    /// The names in the folder at `path` but for hidden ones, in order, and which of them are folders themselves.
    static func entries(of path: String) -> [(name: String, isFolder: Bool)] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var found: [(String, Bool)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            var status = stat()
            let isFolder = stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            found.append((name, isFolder))
        }
        return found.sorted { $0.0 < $1.0 }
    }

    /// A variable of the environment that is not empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// The folder that the program's file is in; nil where the system does not tell.
    static var programFolder: String? {
        programPath?.lastIndex(of: "/").map { String(programPath![..<$0]) }
    }

    /// The name of the program's file.
    static var programName: String {
        programPath?.split(separator: "/").last.map(String.init) ?? "glide"
    }

    private static let programPath: String? = {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes {
            readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }()
}
