@testable import Glide

/// A window without views: fakes, a dispatcher, and a log of what the app would have been told.
@MainActor
final class GestureBench {
    let dispatcher = GestureDispatcher()
    /// The outermost first.
    var views: [FakeView] = []
    var log: [String] = []
    var warnings: [String] = []
    var now = 0.0

    init() {
        dispatcher.hitTest = { [unowned self] point in
            views.reversed().filter { $0.isHit && $0.frame.contains(point) }.flatMap(\.attachments)
        }
        dispatcher.warn = { [unowned self] in warnings.append($0) }
    }

    func view(_ x: Double = 0, _ y: Double = 0, _ width: Double = 400, _ height: Double = 400) -> FakeView {
        let view = FakeView(Rect(x: x, y: y, width: width, height: height))
        views.append(view)
        return view
    }

    func note(_ text: String) { log.append(text) }

    /// A tap that logs its end and its cancellation.
    func tap(_ name: String, count: Int = 1) -> some Gesture {
        TapGesture(count: count)
            .onEnded { self.note("\(name) ended") }
            .onCancelled { self.note("\(name) cancelled") }
    }

    /// A drag that logs everything.
    func drag(_ name: String, minimumDistance: Double = 10) -> some Gesture {
        DragGesture(minimumDistance: minimumDistance, coordinateSpace: .global)
            .onChanged { self.note("\(name) \(Int($0.translation.width)),\(Int($0.translation.height))") }
            .onEnded { _ in self.note("\(name) ended") }
            .onCancelled { self.note("\(name) cancelled") }
    }

    func longPress(_ name: String, minimumDuration: Double = 0.5) -> some Gesture {
        LongPressGesture(minimumDuration: minimumDuration)
            .onEnded { _ in self.note("\(name) ended") }
            .onCancelled { self.note("\(name) cancelled") }
    }

    /// A pan that logs everything.
    func pan(_ name: String, _ axes: Axis.Set = .vertical, acceptsMouse: Bool = false) -> PanRecogniser {
        let pan = PanRecogniser(axes: axes, acceptsMouse: acceptsMouse)
        pan.began = { _ in self.note("\(name) began") }
        pan.moved = { self.note("\(name) \(Int($0.width)),\(Int($0.height))") }
        pan.ended = { _ in self.note("\(name) ended") }
        pan.cancelled = { self.note("\(name) cancelled") }
        return pan
    }

    func send(_ event: InputEvent) { dispatcher.handle(event) }

    func down(_ x: Double, _ y: Double, finger: Int = 0, at time: Double? = nil) {
        send(.touchDown(id: finger, at: Point(x: x, y: y), time: moment(time)))
    }

    func move(_ x: Double, _ y: Double, finger: Int = 0, at time: Double? = nil) {
        send(.touchMove(id: finger, to: Point(x: x, y: y), time: moment(time)))
    }

    func up(finger: Int = 0, at time: Double? = nil) {
        send(.touchUp(id: finger, time: moment(time)))
    }

    func cancel(at time: Double? = nil) {
        send(.touchCancel(time: moment(time)))
    }

    func tapAt(_ x: Double, _ y: Double, at time: Double? = nil) {
        down(x, y, at: time)
        up(at: time)
    }

    func advance(to time: Double) {
        now = time
        dispatcher.advance(to: Time(seconds: time))
    }

    /// What has been logged since the last call.
    func heard() -> [String] {
        defer { log.removeAll() }
        return log
    }

    private func moment(_ time: Double?) -> Time {
        now = time ?? now
        return Time(seconds: now)
    }
}
