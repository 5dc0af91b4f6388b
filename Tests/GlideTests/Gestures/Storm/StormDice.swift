import Glibc

/// SplitMix64: the same storm on every machine.
struct StormDice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in `count` times.
    mutating func isOnce(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// A number of the environment, such as `GLIDE_STORM=100000`, or `usual`.
    static func setting(_ name: String, or usual: Int) -> Int {
        getenv(name).flatMap { Int(String(cString: $0)) } ?? usual
    }
}
