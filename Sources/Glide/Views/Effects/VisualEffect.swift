/// A change of how a view looks that depends on where it is; its size and place in the layout stay.
///
/// Effects are made from the `EmptyVisualEffect` that `visualEffect(_:)` and `scrollTransition` hand out.
public protocol VisualEffect: Sendable {
    /// What the effect consists of.
    var _steps: [_VisualEffectStep] { get }
}

/// The view as it is, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Nothing.
    public var _steps: [_VisualEffectStep] { [] }
}

/// One effect after the other.
struct SteppedVisualEffect: VisualEffect {
    let _steps: [_VisualEffectStep]
}

/// A part of an effect.
public struct _VisualEffectStep: Sendable {
    enum Kind: Sendable {
        case offset(Size)
        case scale(x: Double, y: Double, anchor: UnitPoint)
        case rotation(Angle, anchor: UnitPoint)
        case opacity(Double)
    }

    let kind: Kind
}

extension VisualEffect {
    private func with(_ kind: _VisualEffectStep.Kind) -> SteppedVisualEffect {
        SteppedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind)])
    }

    /// Moves the view, in points; what is not finite does nothing.
    public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
        with(.offset(Size(width: x, height: y)))
    }

    /// Moves the view, in points; what is not finite does nothing.
    public func offset(_ offset: Size) -> some VisualEffect { with(.offset(offset)) }

    /// Enlarges the view about `anchor`; a factor that is not finite does nothing.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(x: scale, y: scale, anchor: anchor))
    }

    /// Enlarges the view about `anchor`; a factor that is not finite does nothing.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(x: x, y: y, anchor: anchor))
    }

    /// Turns the view about `anchor`; an angle that is not finite does nothing.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.rotation(angle, anchor: anchor))
    }

    /// Makes the view translucent: 0 is not seen, 1 as it is; others are brought there.
    public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity(opacity)) }
}

/// How a view looks under an effect.
struct VisualEffectLook: Equatable {
    /// In the space in which the view's frame is.
    var transform = Transform.identity
    var opacity = 1.0

    /// The look that `steps` give a view with `frame`.
    init(_ steps: [_VisualEffectStep], frame: Rect) {
        for step in steps { apply(step.kind, frame) }
    }

    private mutating func apply(_ kind: _VisualEffectStep.Kind, _ frame: Rect) {
        let next: Transform
        switch kind {
        case .offset(let offset):
            guard offset.width.isFinite, offset.height.isFinite else { return }
            next = Transform(translation: offset)
        case .scale(let x, let y, let anchor):
            guard x.isFinite, y.isFinite else { return }
            next = Transform(scaleX: x, y: y).about(frame.point(at: anchor))
        case .rotation(let angle, let anchor):
            guard angle.radians.isFinite else { return }
            next = Transform(rotation: angle).about(frame.point(at: anchor))
        case .opacity(let factor):
            if !factor.isNaN { opacity *= min(1, max(0, factor)) }
            return
        }
        transform = transform.concatenating(next)
    }
}

extension [_VisualEffectStep] {
    /// A share of the way from these steps to `other`, which are of the same kinds; else whichever is nearer.
    func mixed(with other: Self, by share: Double) -> Self {
        if share <= 0 || count != other.count { return share < 0.5 ? self : other }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        var result: Self = []
        for (a, b) in zip(self, other) {
            switch (a.kind, b.kind) {
            case (.offset(let a), .offset(let b)):
                result.append(
                    Element(kind: .offset(Size(width: mix(a.width, b.width), height: mix(a.height, b.height)))))
            case (.scale(let ax, let ay, let anchor), .scale(let bx, let by, _)):
                result.append(Element(kind: .scale(x: mix(ax, bx), y: mix(ay, by), anchor: anchor)))
            case (.rotation(let a, let anchor), .rotation(let b, _)):
                result.append(Element(kind: .rotation(Angle(radians: mix(a.radians, b.radians)), anchor: anchor)))
            case (.opacity(let a), .opacity(let b)): result.append(Element(kind: .opacity(mix(a, b))))
            default: return share < 0.5 ? self : other
            }
        }
        return result
    }
}

extension Transform {
    /// The same about `point` instead of the origin.
    fileprivate func about(_ point: Point) -> Transform {
        Transform(translation: Point.zero - point).concatenating(self)
            .concatenating(Transform(translation: point - Point.zero))
    }
}
