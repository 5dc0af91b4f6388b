/// Why a protocol file could not be turned into Swift, in one line.
struct ScannerError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
