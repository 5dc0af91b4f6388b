@testable import Glide

/// A view of a storm, as a description that two windows can show.
indirect enum StormSpec {
    enum Leaf: Int, CaseIterable {
        case color, rounded, trimmed, gradient, text, number, symbol, counter
    }

    enum Modifier: Int, CaseIterable {
        case frame, padding, offset, opacity, scale, rotation, blur, shadow, clip, group, animation, transaction
        case scoped, order, fixed, identity, kerning, fontSize, hidden, drawn
    }

    enum Container: Int, CaseIterable {
        case column, row, pile, scroll, pages, reader
        /// These only in wide storms.
        case turning, fitting, lazy
    }

    case leaf(Leaf, Int)
    case modified(StormSpec, Modifier, Int)
    case container(Container, [StormSpec], Int)
    /// There or not, with a transition.
    case optional(StormSpec, Int, transition: Int)
    case either(StormSpec, StormSpec, Int)
    case list(StormSpec)
    /// Places with an indicator below the chosen one, and maybe one that follows it.
    case tabs(Int, hasFollower: Bool)
    case phases(StormSpec, Int)
    case keyframes(StormSpec, Int)
    /// Two views that are always there and take turns as the source, or one that is small here or large there.
    case pair(Int, isHero: Bool)

    /// - Parameter isWide: whether there may also be what was added later; without it, a seed means what it always did.
    static func random(_ random: inout SeededNumbers, depth: Int, isWide: Bool) -> StormSpec {
        func inner(_ less: Int) -> StormSpec { .random(&random, depth: depth - less, isWide: isWide) }
        let index = random.whole(0...StormModel.count - 1)
        if depth <= 0 { return .leaf(random.pick(Leaf.allCases), index) }
        switch random.whole(0...(isWide ? 13 : 11)) {
        case 0: return .leaf(random.pick(Leaf.allCases), index)
        case 1...4:
            var modifier = random.pick(Modifier.allCases)
            // Blurred pictures take their time in a debugging build.
            if modifier == .blur || modifier == .shadow, random.whole(0...3) > 0 { modifier = .offset }
            return .modified(inner(1), modifier, index)
        case 5, 6:
            let children = (0..<random.whole(1...3)).map { _ in inner(1) }
            return .container(
                random.pick(isWide ? Container.allCases : Array(Container.allCases.prefix(6))), children, index)
        case 7: return .optional(inner(1), index, transition: random.whole(0...9))
        case 8: return .either(inner(1), inner(1), index)
        case 9: return .list(inner(2))
        case 10: return .tabs(index, hasFollower: random.isTrue)
        case 11:
            return random.isTrue
                ? .phases(inner(1), index)
                : .keyframes(inner(1), index)
        default: return .pair(index, isHero: random.isTrue)
        }
    }
}
