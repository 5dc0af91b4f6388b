import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "glide-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    /// The path of `name` in the folder.
    func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes `text` to a file called `name` and answers its path.
    func file(_ name: String, _ text: String) throws -> String {
        try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
        return path(name)
    }

    /// The names and contents of the files in `name`.
    func contents(of name: String) throws -> [String: Data] {
        try FileManager.default.contentsOfDirectory(at: url.appending(path: name), includingPropertiesForKeys: nil)
            .reduce(into: [:]) { $0[$1.lastPathComponent] = try Data(contentsOf: $1) }
    }
}
