import Glibc

/// Every interface of every protocol file of a folder, in the order of the files' names.
struct ProtocolSet {
    private(set) var interfaces: [Interface] = []
    private var places: [String: Int] = [:]

    /// Reads the folder's `*.xml` files.
    init(folder: String) throws(ScannerError) {
        for name in try Self.fileNames(in: folder) {
            let path = folder + "/" + name
            do {
                let root = try MarkupReader.read(try Self.bytes(of: path))
                guard root.tag == "protocol" else { throw ScannerError("line \(root.line): <protocol> expected") }
                for element in root.elements("interface") { try add(try Interface(element)) }
            } catch {
                throw ScannerError("\(path): \(error)")
            }
        }
    }

    /// The place of the interface in `interfaces`; none for one that no file describes.
    func place(of name: String?) -> Int? {
        name.flatMap { places[$0] }
    }

    private mutating func add(_ interface: Interface) throws(ScannerError) {
        guard places[interface.name] == nil else { throw ScannerError("\(interface.name) is described twice") }
        places[interface.name] = interfaces.count
        interfaces.append(interface)
    }

    private static func fileNames(in folder: String) throws(ScannerError) -> [String] {
        guard let directory = opendir(folder) else {
            throw ScannerError("\(folder): \(String(cString: strerror(errno)))")
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".xml"), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private static func bytes(of path: String) throws(ScannerError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw ScannerError(String(cString: strerror(errno))) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }
}
