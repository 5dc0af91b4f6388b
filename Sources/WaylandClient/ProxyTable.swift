/// The live proxies of a connection by their numbers.
///
/// Numbers are given out from below and used again, those of the server's own objects from 0xff000000 on: two lists need no
/// hashing, which every frame callback would pay for twice.
public struct ProxyTable {
    private static let firstOfServer: UInt32 = 0xff00_0000

    private var ours: [WaylandProxy?] = []
    private var servers: [WaylandProxy?] = []
    /// How many there are.
    public private(set) var count = 0

    /// The proxy with the number `id`; nil sets free.
    subscript(id: UInt32) -> WaylandProxy? {
        get {
            let place = Self.place(of: id)
            let list = id < Self.firstOfServer ? ours : servers
            return place < list.count ? list[place] : nil
        }
        set {
            let place = Self.place(of: id)
            if self[id] != nil { count -= 1 }
            if newValue != nil { count += 1 }
            if id < Self.firstOfServer {
                Self.set(newValue, at: place, in: &ours)
            } else {
                Self.set(newValue, at: place, in: &servers)
            }
        }
    }

    private static func place(of id: UInt32) -> Int { Int(id < firstOfServer ? id : id - firstOfServer) }

    private static func set(_ proxy: WaylandProxy?, at place: Int, in list: inout [WaylandProxy?]) {
        while list.count <= place { list.append(nil) }
        list[place] = proxy
    }

    /// All of them.
    var values: [WaylandProxy] { (ours + servers).compactMap { $0 } }

    /// The greatest number there is; 0 without a proxy.
    public var greatestID: UInt32 { values.map(\.id).max() ?? 0 }

    /// Lets go of all.
    mutating func removeAll() {
        self = ProxyTable()
    }
}
