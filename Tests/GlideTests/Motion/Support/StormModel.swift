import Observation

@testable import Glide

/// The numbers, switches and choices on which the views of a storm depend.
@Observable @MainActor
final class StormModel {
    nonisolated static let count = 8

    var numbers = Array(repeating: 0.5, count: count)
    var flags = Array(repeating: true, count: count)
    var choices = Array(repeating: 0, count: count)
    var rows = [0, 1, 2]

    /// Values that an app sets by mistake.
    static let oddNumbers = [Double.nan, .infinity, -.infinity, -3, 1e9, -1e9, 1e-300, 0]

    /// Changes something.
    func change(_ random: inout SeededNumbers, isOdd: Bool) {
        switch random.whole(0...9) {
        case 0...3:
            numbers[random.whole(0...Self.count - 1)] =
                isOdd && random.whole(0...5) == 0 ? random.pick(Self.oddNumbers) : random.number(0...1)
        case 4...6: flags[random.whole(0...Self.count - 1)].toggle()
        case 7: choices[random.whole(0...Self.count - 1)] = random.whole(0...2)
        case 8: rows.shuffle(using: &random)
        default:
            if rows.count > 4 || !rows.isEmpty && random.isTrue {
                rows.remove(at: random.whole(0...rows.count - 1))
            } else {
                let new = random.whole(0...9)
                if !rows.contains(new) { rows.insert(new, at: random.whole(0...rows.count)) }
            }
        }
    }

    /// A model with the same values, which nothing has happened to.
    var copy: StormModel {
        let copy = StormModel()
        copy.numbers = numbers
        copy.flags = flags
        copy.choices = choices
        copy.rows = rows
        return copy
    }
}
