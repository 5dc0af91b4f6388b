import Synchronization

/// The texts of `Localizable.strings` in the user's languages: `LANGUAGE.lproj` folders among the program's resources.
///
/// The languages are those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, the first that is set.
enum Translations {
    private static let table = Mutex<[String: String]?>(nil)

    /// Whether there is nothing to look up, which most programs have.
    static var isEmpty: Bool { known { $0.isEmpty } }

    /// The text for `key`; nil where no language of the user has one.
    static func text(for key: String) -> String? { known { $0[key] } }

    /// Forgets what was read, because folders were added.
    static func forget() {
        table.withLock { $0 = nil }
    }

    private static func known<Result: Sendable>(_ body: ([String: String]) -> Result) -> Result {
        if let result = table.withLock({ $0.map(body) }) { return result }
        let read = readAll()
        return table.withLock { table in
            table = read
            return body(read)
        }
    }

    private static func readAll() -> [String: String] {
        var result: [String: String] = [:]
        for language in languages.reversed() {
            for folder in Resources.folders.reversed() {
                guard let bytes = Files.contents(of: "\(folder)/\(language).lproj/Localizable.strings") else {
                    continue
                }
                result.merge(strings(of: String(decoding: bytes, as: UTF8.self))) { $1 }
            }
        }
        return result
    }

    /// The user's languages, the most wanted first: `de_AT.UTF-8` stands for `de-AT` and `de`.
    static var languages: [String] {
        let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Files.variable).first ?? "en"
        var result: [String] = []
        for name in names.split(separator: ":") {
            let plain = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
            for one in [String(plain), String(plain.prefix { $0 != "-" })] where !result.contains(one) {
                result.append(one)
            }
        }
        return result
    }

    /// The pairs of a file of strings: `"key" = "text";`, with comments as in C.
    static func strings(of text: String) -> [String: String] {
        var result: [String: String] = [:]
        var quoted: [String] = []
        var rest = text[...]
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if character == "\"" {
                rest.removeFirst()
                var string = ""
                while let next = rest.popFirst(), next != "\"" {
                    guard next == "\\", let escaped = rest.popFirst() else {
                        string.append(next)
                        continue
                    }
                    string.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
                }
                quoted.append(string)
            } else {
                if character == ";" {
                    if quoted.count == 2 { result[quoted[0]] = quoted[1] }
                    quoted = []
                }
                rest.removeFirst()
            }
        }
        return result
    }

    /// `format` with `values` in the places of `%@`, `%lld` and the like, or of `%2$@` by number.
    static func fill(_ format: String, with values: [String]) -> String {
        var result = ""
        var next = 0
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            if rest.first == "%" {
                result.append("%")
                rest.removeFirst()
                continue
            }
            let specifier = rest.prefix { !$0.isLetter && $0 != "@" }
            rest = rest.dropFirst(specifier.count)
            rest = rest.drop { "lhqzt".contains($0) }
            if !rest.isEmpty { rest.removeFirst() }
            var place = next
            if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]) {
                place = number - 1
            } else {
                next += 1
            }
            if values.indices.contains(place) { result += values[place] }
        }
        return result
    }
}
