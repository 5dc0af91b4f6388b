import Wayland
import WaylandClient

/// Joins the axis events of a pointer frame into one scroll event.
@MainActor
struct ScrollGatherer {
    /// One direction's part of a frame.
    private struct AxisPart {
        var value: Double?
        /// Wheel clicks in 120ths; none for devices that do not click.
        var clicks120: Int?
        var hasStopped = false
    }

    /// A wheel's click in the points of `axis`, as libinput's 15 degrees.
    private static let pointsPerClick = 15.0

    private var horizontal = AxisPart()
    private var vertical = AxisPart()
    private var source: WlPointerAxisSource?
    private var time: Time?
    private var horizontalWheel = WheelSteps()
    private var verticalWheel = WheelSteps()

    /// Takes in an axis event.
    mutating func add(_ event: WlPointer.Event, version: UInt32, timestamps: InputTimestamps) {
        switch event {
        case .axis(let time, let axis, let value):
            self.time = timestamps.time(time)
            change(axis) { part in
                // An axis event of 0 was the stop before version 5.
                if version < 5, value == 0 { part.hasStopped = true }
                part.value = (part.value ?? 0) + value
                // Before version 5 only wheels scroll, and they do not count.
                if version < 5 { part.clicks120 = Int((value / Self.pointsPerClick * 120).rounded()) }
            }
        case .axisStop(let time, let axis):
            self.time = timestamps.time(time)
            change(axis) { $0.hasStopped = true }
        case .axisDiscrete(let axis, let discrete):
            // Version 8 sends the finer number instead.
            if version < 8 { change(axis) { $0.clicks120 = ($0.clicks120 ?? 0) + Int(discrete) * 120 } }
        case .axisValue120(let axis, let value): change(axis) { $0.clicks120 = ($0.clicks120 ?? 0) + Int(value) }
        case .axisSource(let source): self.source = source
        default: break
        }
        if time == nil { time = timestamps.now() }
    }

    /// The frame's scroll event, at no place yet; none if nothing scrolled.
    mutating func take() -> ScrollEvent? {
        defer { clearFrame() }
        guard let time else { return nil }
        let moved = horizontal.value != nil || vertical.value != nil || isWheel
        let hasStopped = horizontal.hasStopped || vertical.hasStopped
        guard moved || hasStopped else { return nil }
        let steps =
            isWheel
            ? Size(
                width: Double(horizontalWheel.take(horizontal.clicks120 ?? 0)),
                height: Double(verticalWheel.take(vertical.clicks120 ?? 0)))
            : nil
        let delta = Size(width: Self.points(horizontal), height: Self.points(vertical))
        var event = ScrollEvent(
            delta: delta, source: scrollSource, isEnd: hasStopped && delta == .zero, at: .zero, time: time,
            steps: steps)
        if isWheel {
            event.clicks = Size(
                width: Double(horizontal.clicks120 ?? 0) / 120, height: Double(vertical.clicks120 ?? 0) / 120)
        }
        return event
    }

    /// The pointer left: what a wheel had not finished is dropped.
    mutating func reset() {
        clearFrame()
        horizontalWheel = WheelSteps()
        verticalWheel = WheelSteps()
    }

    private var isWheel: Bool { horizontal.clicks120 != nil || vertical.clicks120 != nil }

    private var scrollSource: ScrollSource {
        switch source {
        case .finger: .finger
        case .continuous: .continuous
        case .wheel, .wheelTilt: .wheel
        // Without a word about it: a wheel, which needs no end.
        default: horizontal.hasStopped || vertical.hasStopped ? .finger : .wheel
        }
    }

    private mutating func change(_ axis: WlPointerAxis, _ body: (inout AxisPart) -> Void) {
        switch axis {
        case .horizontalScroll: body(&horizontal)
        case .verticalScroll: body(&vertical)
        default: break
        }
    }

    private mutating func clearFrame() {
        horizontal = AxisPart()
        vertical = AxisPart()
        source = nil
        time = nil
    }

    private static func points(_ part: AxisPart) -> Double {
        if let value = part.value, value != 0 { return value }
        return Double(part.clicks120 ?? 0) / 120 * pointsPerClick
    }
}
