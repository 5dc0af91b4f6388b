import Foundation

/// What the compiler and this program write to one another: eight bytes with a length, lowest first, then JSON.
enum MessageStream {
    /// The next message; nil when the compiler has no more.
    static func read() -> CompilerMessage? {
        guard let head = readBytes(8) else { return nil }
        let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard length < 1 << 30, let body = readBytes(Int(length)) else { return nil }
        return (try? JSONDecoder().decode(CompilerMessage.self, from: body)) ?? .other
    }

    static func write(_ answer: CompilerAnswer) throws {
        let body = try JSONEncoder().encode(answer)
        let head = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
        try FileHandle.standardOutput.write(contentsOf: head + body)
    }

    private static func readBytes(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
                return nil
            }
            data += more
        }
        return data
    }
}
