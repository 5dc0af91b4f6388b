import Glibc

extension LayoutDirection {
    /// The direction in which the language of the process's surroundings is read; asked by apps only: a test is the
    /// same everywhere.
    @MainActor static let ofLocale = LayoutDirection(locale: localeName)

    /// What POSIX says about the language of messages: the first of these that is set and not empty.
    private static var localeName: String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
        }
        return "C"
    }

    /// The direction of a locale's language, such as `ar_EG.UTF-8`; left to right where it is unknown.
    init(locale: String) {
        let language = locale.prefix { $0.isLetter }.lowercased()
        self = Self.languages.contains(language) ? .rightToLeft : .leftToRight
    }

    /// ISO 639 codes of the languages that are usually written from right to left.
    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
