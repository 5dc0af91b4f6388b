import Foundation
import GlideMotion
import Testing

struct VectorTests {
    @Test func `pairs are vectors`() {
        typealias Pair = AnimatablePair<Double, AnimatablePair<Float, Double>>
        let a = Pair(1, AnimatablePair(2, 3))
        let b = Pair(10, AnimatablePair(20, 30))
        #expect(a + b == Pair(11, AnimatablePair(22, 33)))
        #expect(b - a == Pair(9, AnimatablePair(18, 27)))
        #expect(a.scaled(by: -2) == Pair(-2, AnimatablePair(-4, -6)))
        #expect(a.magnitudeSquared == 14)
        #expect(Pair.zero + a == a)
        #expect(a.interpolated(towards: b, amount: 0.5) == Pair(5.5, AnimatablePair(11, 16.5)))
        #expect("\(AnimatablePair(1.0, 2.0))" == "(1.0, 2.0)")
        #expect(EmptyAnimatableData().magnitudeSquared == 0)
    }

    @Test func `a rectangle is a vector of four`() {
        let rect = Rect(x: 1, y: -2, width: 3, height: 4)
        #expect(RectVector(rect).rect == rect)
        #expect((RectVector(rect) - RectVector(rect)) == .zero)
        #expect(RectVector(rect).magnitudeSquared == 30)
        #expect(RectVector(rect).scaled(by: 2).rect == Rect(x: 2, y: -4, width: 6, height: 8))
    }

    @Test @MainActor func `geometry keeps its value through its animatable data`() {
        func roundTrip<Value: Animatable & Equatable>(_ value: Value, _ blank: Value) {
            var copy = blank
            copy.animatableData = value.animatableData
            #expect(copy == value)
        }
        roundTrip(Point(x: 1, y: 2), .zero)
        roundTrip(Size(width: 1, height: 2), .zero)
        roundTrip(Rect(x: 1, y: 2, width: 3, height: 4), .zero)
        roundTrip(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets())
        roundTrip(UnitPoint(x: 0.25, y: 0.75), .zero)
        roundTrip(Angle.radians(1.5), .zero)
        #expect(UnitPoint(x: 0.25, y: 0.75).animatableData == AnimatablePair(32, 96))
        #expect(Angle.radians(0.5).animatableData == 64)
        #expect(2.5.animatableData == 2.5)
    }

    struct Plain: Animatable {}

    /// As a view would be: on the main actor, with a computed property.
    @MainActor struct Counter: Animatable {
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
    }

    @Test @MainActor func `types without data animate nothing and main actor types conform`() {
        var plain = Plain()
        plain.animatableData = EmptyAnimatableData()
        #expect(plain.animatableData == EmptyAnimatableData())
        var counter = Counter(number: 1)
        counter.animatableData = 4
        #expect(counter.number == 4)
    }

    @Test func `times count in seconds`() {
        var time = Time.seconds(1.5) + 0.5
        #expect(time == .seconds(2))
        #expect(time - Time.seconds(0.5) == 1.5)
        #expect(time - 1 < time)
        time += 1
        time -= 0.25
        #expect("\(time)" == "2.75 s")
        #expect(Time(.milliseconds(1250)) == .seconds(1.25))
        #expect(Duration.microseconds(250).inSeconds == 0.00025)
        let interval: TimeInterval = 0.25
        #expect(interval == 0.25)
    }

    @Test func `vectors of any kind move alike`() {
        let animation = Animation.spring(response: 0.3, dampingFraction: 0.7)
        var pair = Animator<AnimatablePair<Double, Double>>()
        var rect = Animator<RectVector>()
        var numbers = [Track(), Track()]
        let changes: [(Double, Double, Double, Animation)] = [
            (0, 100, -50, animation), (0.1, 30, 70, .easeInOut(duration: 0.4)), (0.2, -20, 10, animation.delay(0.1)),
        ]
        for (time, x, y, animation) in changes {
            pair.shift(by: AnimatablePair(x, y), animation: animation, at: .seconds(time))
            rect.shift(
                by: RectVector(components: [x, y, 0, 0]), animation: animation, at: .seconds(time))
            numbers[0].set(numbers[0].model + x, animation, at: time)
            numbers[1].set(numbers[1].model + y, animation, at: time)
        }
        for time in [0.2, 0.25, 0.35, 0.5] {
            let expected = numbers.map { $0.animator.offset(at: .seconds(time)) }
            #expect(pair.offset(at: .seconds(time)) == AnimatablePair(expected[0], expected[1]))
            #expect(rect.offset(at: .seconds(time)).components == [expected[0], expected[1], 0, 0])
        }
    }
}
