import Foundation

/// A Swift file, as far as the architecture tests look into it.
struct SourceFile {
    /// The package's folder.
    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Relative to `Sources`.
    let path: String
    let text: String

    /// The Swift files below a folder of `Sources`, in order.
    static func all(below folder: String) throws -> [SourceFile] {
        let sources = package.appending(path: "Sources")
        let root = sources.appending(path: folder)
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
        var found: [SourceFile] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let path = file.path.replacing(sources.path + "/", with: "")
            found.append(SourceFile(path: path, text: try String(contentsOf: file, encoding: .utf8)))
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The text without comments and without what stands in string literals.
    var code: String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        let (quote, slash, backslash, newline) = (
            UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "\n")
        )
        let longQuote = [quote, quote, quote]
        while let byte = rest.first {
            if rest.starts(with: [slash, slash]) {
                rest = rest.drop { $0 != newline }
            } else if rest.starts(with: longQuote) {
                rest = rest.dropFirst(3)
                while !rest.isEmpty, !rest.starts(with: longQuote) { rest.removeFirst() }
                rest = rest.dropFirst(3)
            } else if byte == quote {
                rest.removeFirst()
                while let inner = rest.first, inner != quote, inner != newline {
                    rest = rest.dropFirst(inner == backslash ? 2 : 1)
                }
                rest = rest.dropFirst()
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The names of modules that the file imports.
    var imports: [String] {
        code.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy({ $0 != "=" }) else {
                return nil
            }
            return words.dropFirst(place + 1).last.map(String.init)
        }
    }

    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
}
