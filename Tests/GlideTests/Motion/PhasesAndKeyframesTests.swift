import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite("Phases, keyframes and timelines")
struct PhasesAndKeyframesTests {
    // MARK: Phases

    private func place(_ window: TestWindow) -> Double { window.frame(of: "box")!.minX }

    private func phases(frameRate: Double = 60, _ shown: Switch? = nil) -> TestWindow {
        TestWindow(size: Size(width: 200, height: 100), frameRate: frameRate) {
            Watching { _ in
                if shown?.isOn ?? true {
                    PhaseAnimator([0.0, 100, 40]) { x in
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").offset(x: x - 90)
                    } animation: { _ in
                        .linear(duration: 0.21)
                    }
                }
            }
        }
    }

    @Test func `phases go round, each exactly when the last is complete`() {
        for frameRate in [30.0, 60, 144, 1000] {
            let window = phases(frameRate: frameRate)
            window.advance(by: .seconds(0.105))
            #expect(place(window).isNear(50, within: 0.01), "\(frameRate)")
            window.advance(by: .seconds(0.21))
            #expect(place(window).isNear(70, within: 0.01), "\(frameRate)")
            window.advance(by: .seconds(0.21))
            #expect(place(window).isNear(20, within: 0.01), "\(frameRate)")
            window.advance(by: .seconds(0.63 * 3))
            #expect(place(window).isNear(20, within: 0.01), "\(frameRate)")
        }
    }

    @Test func `phases end with their view`() {
        let shown = Switch(true)
        let window = phases(shown)
        window.advance(by: .seconds(0.5))
        #expect(!window.isAtRest)
        shown.isOn = false
        window.advance(frames: 3)
        #expect(window.isAtRest)
        let frames = window.framesPainted
        window.advance(by: .seconds(3))
        #expect(window.framesPainted == frames)
    }

    @Test func `a trigger runs the phases once and back to the first`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Watching { _ in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    .phaseAnimator([0.0, 50], trigger: shown.number) { content, x in
                        content.offset(x: x - 90)
                    } animation: { _ in
                        .linear(duration: 0.2)
                    }
            }
        }
        window.advance(by: .seconds(1))
        #expect(window.isAtRest)
        #expect(place(window) == 0)
        shown.number += 1
        window.advance(by: .seconds(0.1))
        #expect(place(window).isNear(25, within: 0.01))
        window.advance(by: .seconds(0.2))
        #expect(place(window).isNear(25, within: 0.01))
        try window.settle()
        #expect(place(window) == 0)
    }

    @Test func `no phases show nothing, one stays`() {
        let none = TestWindow(size: Size(width: 100, height: 100)) {
            PhaseAnimator([Double]()) { Color.red.frame(width: $0, height: 10) }
        }
        #expect(none.isAtRest)
        #expect(none.warnings.count == 1)
        let one = TestWindow(size: Size(width: 100, height: 100)) {
            PhaseAnimator([10.0]) { Color.red.frame(width: $0, height: 10).accessibilityIdentifier("box") }
        }
        one.advance(by: .seconds(1))
        #expect(one.isAtRest)
        #expect(one.frame(of: "box")?.width == 10)
    }

    // MARK: Keyframes

    private struct Pose {
        var x = 0.0
        var y = 0.0
    }

    @Test func `linear keyframes, a pause and a jump`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(10, duration: 0.5)
                MoveKeyframe(50)
                LinearKeyframe(60, duration: 1, timingCurve: .easeIn)
            }
        }
        #expect(timeline.duration == 2.5)
        #expect(timeline.value(time: -1) == 0)
        #expect(timeline.value(time: 0.5) == 5)
        #expect(timeline.value(time: 1.2) == 10)
        #expect(timeline.value(time: 1.5) == 50)
        #expect(timeline.value(time: 2).isNear(50 + 3.15357, within: 1e-4))
        #expect(timeline.value(time: 9) == 60)
        #expect(timeline.value(progress: 0.2) == 5)
    }

    @Test func `cubic keyframes are smooth where they meet`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                CubicKeyframe(10, duration: 1)
                CubicKeyframe(0, duration: 0.5)
                CubicKeyframe(30, duration: 1)
            }
        }
        for knot in [1.0, 1.5] {
            let before = (timeline.value(time: knot) - timeline.value(time: knot - 1e-6)) / 1e-6
            let after = (timeline.value(time: knot + 1e-6) - timeline.value(time: knot)) / 1e-6
            #expect(before.isNear(after, within: 1e-3))
        }
        #expect(timeline.value(time: 1) == 10)
        #expect(timeline.value(time: 1.5) == 0)
        // The velocity at the first knot is that of the line from 0 to 0, at the second (30 − 10)/1.5.
        let second = (timeline.value(time: 1.5 + 1e-6) - timeline.value(time: 1.5)) / 1e-6
        #expect(second.isNear(20 / 1.5, within: 1e-3))
    }

    @Test func `a spring keyframe goes on with the velocity before it`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10, duration: 1)
                SpringKeyframe(0, duration: 1, spring: Spring(response: 0.4, dampingRatio: 0.8))
            }
        }
        let after = (timeline.value(time: 1 + 1e-6) - timeline.value(time: 1)) / 1e-6
        #expect(after.isNear(10, within: 0.01))
        let spring = Spring(response: 0.4, dampingRatio: 0.8)
        #expect(
            timeline.value(time: 1.3)
                .isNear(spring.value(fromValue: 10, toValue: 0, initialVelocity: 10, time: 0.3), within: 1e-9))
        #expect(timeline.value(time: 2) == 0)
    }

    @Test func `odd keyframes do no harm`() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            KeyframeTrack {
                LinearKeyframe(2, duration: .nan)
                CubicKeyframe(3, duration: -1)
                SpringKeyframe(4, spring: Spring(response: 0.3, dampingRatio: 0))
            }
        }
        #expect(timeline.value(time: 0.1).isFinite)
        #expect(timeline.value(time: .nan) == 3)
    }

    @Test func `tracks run beside each other in a view, again and again`() {
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            KeyframeAnimator(initialValue: Pose()) { pose in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    .offset(x: pose.x - 90, y: pose.y)
            } keyframes: { _ in
                KeyframeTrack(\.x) {
                    LinearKeyframe(100, duration: 0.4)
                    LinearKeyframe(0, duration: 0.4)
                }
                KeyframeTrack(\.y) {
                    LinearKeyframe(20, duration: 0.2)
                }
            }
        }
        window.advance(by: .seconds(0.1))
        window.expect("box", at: Rect(x: 25, y: 50, width: 20, height: 20))
        window.advance(by: .seconds(0.4))
        window.expect("box", at: Rect(x: 75, y: 60, width: 20, height: 20))
        window.advance(by: .seconds(0.4))
        window.expect("box", at: Rect(x: 25, y: 50, width: 20, height: 20))
    }

    @Test func `a trigger runs the keyframes once from where the value is`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Watching { _ in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    .keyframeAnimator(initialValue: 0.0, trigger: shown.number) { content, x in
                        content.offset(x: x - 90)
                    } keyframes: { start in
                        LinearKeyframe(start + 40, duration: 0.4)
                    }
            }
        }
        window.advance(by: .seconds(1))
        #expect(window.isAtRest)
        shown.number += 1
        window.advance(by: .seconds(0.2))
        #expect(place(window).isNear(20))
        try window.settle()
        #expect(place(window) == 40)
        shown.number += 1
        window.advance(by: .seconds(0.2))
        #expect(place(window).isNear(60))
        try window.settle()
        #expect(window.isAtRest)
    }

    // MARK: Timelines

    @Test func `a periodic timeline ticks on time and sleeps in between`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            TimelineView(.periodic(from: .zero, by: 0.25)) { context in
                Color.red.frame(width: 10 + context.date.seconds * 40, height: 10).accessibilityIdentifier("box")
            }
        }
        let frames = window.framesPainted
        window.advance(by: .seconds(0.2))
        #expect(window.isAtRest)
        #expect(window.framesPainted == frames)
        #expect(window.window.host.nextWake == Time(seconds: 0.25))
        window.advance(by: .seconds(0.31))
        #expect(window.frame(of: "box")?.width == 30)
        #expect(window.framesPainted == frames + 2)
        #expect(window.isAtRest)
        window.advance(by: .seconds(1))
        #expect(window.framesPainted == frames + 6)
    }

    @Test func `an animation timeline runs with the frames, or less often, or not`() {
        func run(_ schedule: AnimationTimelineSchedule) -> Int {
            var evaluations = 0
            let window = TestWindow(size: Size(width: 100, height: 100)) {
                TimelineView(schedule) { context in
                    let _ = (evaluations += 1)
                    Color.red.frame(width: 10 + context.date.seconds * 10, height: 10)
                }
            }
            evaluations = 0
            window.advance(by: .seconds(1.001))
            // Not after a question to the window: that is a look at the moment between two frames.
            return evaluations
        }
        #expect(run(.animation) == 60)
        #expect(run(.animation(minimumInterval: 0.1, paused: false)) == 10)
        #expect(run(.animation(paused: true)) == 0)
    }

    @Test func `every minute, and listed moments`() {
        let window = TestWindow(size: Size(width: 200, height: 100), frameRate: 10) {
            VStack {
                TimelineView(.everyMinute) { context in
                    Color.red.frame(width: 10 + context.date.seconds, height: 10).accessibilityIdentifier("minutes")
                }
                TimelineView(.explicit([.seconds(1), .seconds(2.5)])) { context in
                    Color.red.frame(width: 10 + context.date.seconds * 10, height: 10).accessibilityIdentifier("listed")
                }
            }
        }
        #expect(window.frame(of: "minutes")?.width == 10)
        #expect(window.frame(of: "listed")?.width == 20)
        window.advance(by: .seconds(3))
        #expect(window.frame(of: "listed")?.width == 35)
        window.advance(by: .seconds(58))
        #expect(window.frame(of: "minutes")?.width == 70)
        #expect(window.framesPainted < 6)
    }

    @Test func `nobody wakes up for a timeline that is gone`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Watching { _ in
                if shown.isOn {
                    TimelineView(.animation) { context in Color.red.frame(width: context.date.seconds, height: 10) }
                }
            }
        }
        window.advance(by: .seconds(0.3))
        #expect(!window.isAtRest)
        shown.isOn = false
        window.advance(frames: 2)
        #expect(window.isAtRest)
        #expect(window.window.host.nextWake == nil)
    }

    @Test func `a clock that jumps ahead by a day costs nothing`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            TimelineView(.periodic(from: .zero, by: 0.001)) { context in
                Color.red.frame(width: context.date.seconds / 1000, height: 10).accessibilityIdentifier("box")
            }
        }
        window.window.host.bring(to: Time(seconds: 86_400))
        #expect(SceneInspection(window.window).frame(ofIdentifier: "box")?.width == 86)
    }

    @Test func `an interval of 0 warns and stands still`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            TimelineView(.periodic(from: .zero, by: 0)) { _ in Color.red }
        }
        window.advance(by: .seconds(1))
        #expect(window.warnings.count == 1)
        #expect(window.isAtRest)
    }
}
