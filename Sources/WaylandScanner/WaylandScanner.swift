import Glibc

/// Turns a folder of protocol files into one Swift file of a role: `WaylandScanner shared|client|server FOLDER FILE`.
@main
enum WaylandScanner {
    static func main() {
        do {
            try run(CommandLine.arguments)
        } catch {
            let report = "WaylandScanner: error: \(error)\n"
            _ = write(STDERR_FILENO, report, report.utf8.count)
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws(ScannerError) {
        guard arguments.count == 4 else { throw ScannerError("usage: WaylandScanner ROLE FOLDER FILE") }
        let protocols = try ProtocolSet(folder: arguments[2])
        switch arguments[1] {
        case "shared": try save(SharedWriter(protocols: protocols).write(), to: arguments[3])
        case "client": try save(SideWriter(protocols: protocols, side: .client).write(), to: arguments[3])
        case "server": try save(SideWriter(protocols: protocols, side: .server).write(), to: arguments[3])
        default: throw ScannerError("unknown role \"\(arguments[1])\"")
        }
    }

    private static func save(_ text: String, to path: String) throws(ScannerError) {
        guard let file = fopen(path, "wb") else {
            throw ScannerError("\(path): \(String(cString: strerror(errno)))")
        }
        let wasWritten = fputs(text, file) >= 0
        guard fclose(file) == 0, wasWritten else { throw ScannerError("\(path): could not be written") }
    }
}
