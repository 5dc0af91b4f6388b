import Foundation
import GlideTesting

/// The same numbers on every run (SplitMix64).
struct SceneGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// How many random programs are tried; more with GLIDE_SEEDS in the environment.
    static let seeds = UInt64(ProcessInfo.processInfo.environment["GLIDE_SEEDS"] ?? "") ?? 12

    init(seed: UInt64) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ 0x1234_5678_9ABC_DEF1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Some animation, or none.
    mutating func animation() -> Animation? {
        switch next() % 6 {
        case 0: nil
        case 1: .linear(duration: 0.1)
        case 2: .easeInOut(duration: 0.25)
        case 3: .bouncy(duration: 0.2)
        case 4: .interpolatingSpring(stiffness: 200, damping: 9)
        default: .spring(response: 0.25, dampingFraction: 0.5)
        }
    }
}

/// A state that says in many ways what a window shows.
struct RandomProgram {
    var rows = [0, 1, 2]
    var selected = 0
    var spacing = 4.0
    var offset = 0.0
    var scale = 1.0
    var turn = 0.0
    var opacity = 1.0
    var radius = 4.0
    var isWide = false
    var isClipped = false
    var isFront = false
    var color = 0

    /// Changes one of them.
    mutating func change(_ random: inout SceneGenerator) {
        switch random.next() % 13 {
        case 0: rows.shuffle(using: &random)
        case 1: rows = rows.isEmpty ? [5, 6] : Array(rows.dropLast())
        case 2: rows.insert(Int(random.next() % 1000) + 10, at: Int(random.next() % UInt64(rows.count + 1)))
        case 3: selected = Int(random.next() % 5)
        case 4: spacing = Double(random.next() % 12) - 3
        case 5: offset = Double(random.next() % 60) - 30
        case 6: scale = Double(random.next() % 15) / 10
        case 7: turn = Double(random.next() % 180) - 90
        case 8: opacity = Double(random.next() % 5) / 4
        case 9: radius = Double(random.next() % 20)
        case 10: isWide.toggle()
        case 11: isClipped.toggle()
        default:
            isFront.toggle()
            color = Int(random.next() % 4)
        }
        var seen = Set<Int>()
        rows = rows.filter { seen.insert($0).inserted }
    }
}

/// A window full of things that move.
struct RandomView: View {
    let program: RandomProgram
    @Namespace private var namespace
    private static let colors = [Color.red, .green, .blue, .orange]

    var body: some View {
        ZStack {
            VStack(alignment: .leading, spacing: program.spacing) {
                ForEach(program.rows, id: \.self) { row in
                    HStack(spacing: 3) {
                        Text("r\(row % 10)").font(.system(size: 12))
                        if row == program.rows.first {
                            Capsule().fill(.purple).matchedGeometryEffect(id: "bar", in: namespace)
                                .frame(width: 30, height: 6)
                        }
                    }
                }
            }
            .opacity(program.opacity)
            .zIndex(program.isFront ? 1 : 0)
            VStack(spacing: 2) {
                RoundedRectangle(cornerRadius: program.radius).fill(Self.colors[program.color])
                    .frame(width: program.isWide ? 80 : 30, height: 24)
                if program.isWide {
                    Circle().fill(.blue).frame(width: 12, height: 12).opacity(0.5)
                } else {
                    Text("Turn")
                }
            }
            .rotationEffect(.degrees(program.turn))
            .scaleEffect(program.scale)
            .offset(x: program.offset, y: -program.offset / 2)
            ScrollView {
                VStack(spacing: 2) {
                    ForEach(0..<5) { index in
                        Color.gray.frame(width: 40, height: 20).overlay {
                            if index == program.selected {
                                Color.black.matchedGeometryEffect(
                                    id: program.isClipped ? "bar" : "other", in: namespace
                                )
                                .padding(3)
                            }
                        }
                    }
                }
            }
            .frame(height: 60)
            .clipShape(RoundedRectangle(cornerRadius: program.isClipped ? 20 : 0))
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
    }
}
