import Glibc
import WaylandClient
import WaylandServer

/// A client and a server on the two ends of a socket, in one thread: `pump` moves messages, nothing waits.
final class SocketPair {
    let server = WaylandServerDisplay()
    let client: WaylandConnection
    let registry: WlRegistry
    var offered: [String: (name: UInt32, version: UInt32)] = [:]

    init() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0)
        server.addClient(descriptor: ends[0])
        guard let connection = try? WaylandConnection(descriptor: ends[1]) else { fatalError("no connection") }
        client = connection
        registry = client.display.getRegistry()
        registry.onEvent = { [unowned self] event in
            switch event {
            case .global(let name, let interface, let version): offered[interface] = (name, version)
            case .globalRemove(let name): offered = offered.filter { $0.value.name != name }
            }
        }
    }

    func pump(_ turns: Int = 3) {
        for _ in 0..<turns {
            client.pump()
            server.pump()
            client.pump()
        }
    }

    func bind<T: WaylandProxy>(_ type: T.Type, version: UInt32 = .max) -> T {
        guard let global = offered[T.interfaceName] else { fatalError("\(T.interfaceName) is not offered") }
        return registry.bind(name: global.name, type, version: min(version, global.version, T.interfaceVersion))
    }

    /// How many descriptors of the process are of the file behind this one, which counts.
    static func count(of descriptor: Int32) -> Int {
        var wanted = stat()
        guard fstat(descriptor, &wanted) == 0 else { return 0 }
        return (Int32(0)..<1_024).count { other in
            var status = stat()
            return fstat(other, &status) == 0 && status.st_dev == wanted.st_dev && status.st_ino == wanted.st_ino
        }
    }

    /// A descriptor with the given content, which the caller closes.
    static func descriptor(with text: String) -> Int32 {
        var path = Array("/tmp/glide-test-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        unlink(path)
        _ = write(descriptor, text, text.utf8.count)
        return descriptor
    }
}
