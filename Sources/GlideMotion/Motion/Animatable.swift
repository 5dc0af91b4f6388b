/// A type whose look or geometry can move from one value to another through `animatableData`.
///
/// The protocol belongs to the main actor, so that views and shapes, which do too, can conform to it with a computed
/// property. A `nonisolated` property conforms just as well.
@MainActor
public protocol Animatable {
    /// The vector that carries everything about the value that can move.
    associatedtype AnimatableData: VectorArithmetic

    /// The part of the value that can move. Setting it sets the value as it looks at one moment of an animation.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The vector itself.
    @inlinable nonisolated public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing: the type has no part that can move.
    @inlinable nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension AnimatablePair: Animatable {}

/// Angles, unit points and colour parts are multiplied by this before they are compared with thresholds that are made
/// for points, so that an end that cannot be seen in a length cannot be seen in them either.
package let unitValueScale = 128.0
