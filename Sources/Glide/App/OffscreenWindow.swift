/// A window that nobody sees: drawn into memory, on a virtual clock. Tests, recordings and images are made with it.
///
/// Frame k is due at k / `frameRate` seconds. A frame due exactly now is drawn when it is looked at or when time goes
/// on, so that an event at the same moment acts before it.
@MainActor
package final class OffscreenWindow {
    let host: ViewHost
    /// Frames a second.
    package let frameRate: Double
    /// The window's clock.
    package private(set) var now = Time.zero
    /// The content as it was painted last.
    package private(set) var bitmap: Bitmap
    /// Device pixels that the last frame changed.
    package private(set) var damage: [PixelRect] = []
    /// Frames that were painted.
    package private(set) var framesPainted = 0
    /// Device pixels that were painted, over all frames.
    package private(set) var pixelsPainted = 0
    private var nextFrame = 0
    private var size: Size
    private var scale: Double
    private var isHidden = false
    package private(set) var isClosed = false
    private var pointer: Point?

    /// Shows `content` in `size` points at `scale` device pixels a point, and paints frame 0.
    ///
    /// Sizes that are no numbers of 1 to 32,767 pixels are brought there.
    package init<Content: View>(
        size: Size, scale: Double = 1, frameRate: Double = 60, environment: EnvironmentValues = EnvironmentValues(),
        content: Content
    ) {
        self.size = Self.legal(size)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.frameRate = frameRate > 0 && frameRate.isFinite ? frameRate : 60
        var environment = environment
        environment.displayScale = self.scale
        bitmap = Bitmap(width: 1, height: 1)
        host = ViewHost(environment: environment, content: content)
        host.frameInterval = 1 / self.frameRate
        useVirtualClock()
        resizeHost()
        paintOwedFrame()
    }

    private static func legal(_ size: Size) -> Size {
        func extent(_ value: Double) -> Double { value >= 1 && value.isFinite ? min(value, 32_767) : 1 }
        return Size(width: extent(size.width), height: extent(size.height))
    }

    private func resizeHost() {
        let width = Int((size.width * scale).rounded())
        let height = Int((size.height * scale).rounded())
        bitmap = Bitmap(width: width, height: height)
        host.resize(to: size, scale: scale)
        // The new picture is empty, also where the size is the one it was.
        host.scene.damageEverything()
    }

    // MARK: Time

    private func time(ofFrame frame: Int) -> Time { Time(seconds: Double(frame) / frameRate) }

    /// Whether nothing is dirty or running.
    package var isAtRest: Bool {
        paintOwedFrame()
        return !host.needsFrame
    }

    /// Lets `seconds` pass, frame by frame.
    package func advance(by seconds: Double) {
        advance(to: now + max(0, seconds))
    }

    /// Lets time pass until `count` more frames are due.
    package func advance(frames count: Int) {
        paintOwedFrame()
        guard count > 0 else { return }
        advance(to: time(ofFrame: nextFrame + count - 1))
        paintOwedFrame()
    }

    /// Lets time pass until `end`, frame by frame.
    package func advance(to end: Time) {
        while time(ofFrame: nextFrame).seconds < end.seconds - 1e-9 {
            now = max(now, time(ofFrame: nextFrame))
            paintFrame()
        }
        now = max(now, end)
    }

    /// Lets real time pass, so that tasks and queues do their work too, and paints the frames that fall due.
    package func run(for duration: Duration) async {
        let start = now
        let clock = ContinuousClock()
        let begin = clock.now
        let end = start + Time(duration).seconds
        // Never past the end, however late the machine is: what comes afterwards would lie in the past.
        host.clock = { min(start + Time(clock.now - begin).seconds, end) }
        while true {
            let elapsed = start + Time(clock.now - begin).seconds
            advance(to: min(elapsed, end))
            paintOwedFrame()
            if elapsed >= end { break }
            let next = min(time(ofFrame: nextFrame), end)
            try? await Task.sleep(until: begin + .seconds(next - start), tolerance: .zero, clock: clock)
            if Task.isCancelled { break }
        }
        // A window that is late has not slept: what waits for the main actor has its turn all the same.
        await Task.yield()
        paintOwedFrame()
        useVirtualClock()
    }

    private func useVirtualClock() {
        // Tasks of the views may outlive the window for a moment.
        host.clock = { [weak self] in self?.now ?? .zero }
    }

    /// What the last frame would be if every pixel of it were painted again. Nothing is brought up to date for it.
    package func repaintedWhole() -> Bitmap {
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        return Bitmap.drawing(width: bitmap.width, height: bitmap.height) { [host] canvas in
            host.scene.paint([whole], on: canvas)
        }
    }

    /// Paints the frame that is due now, if it has not been painted.
    package func paintOwedFrame() {
        if time(ofFrame: nextFrame).seconds <= now.seconds + 1e-9 { paintFrame() }
    }

    private func paintFrame() {
        nextFrame += 1
        if isHidden || isClosed {
            if !isClosed { host.bring(to: now) }
            return
        }
        let isDue = host.nextWake.map { $0.seconds <= now.seconds + 1e-9 } ?? false
        guard host.needsFrame || isDue else {
            damage = []
            return
        }
        damage = host.prepareFrame(at: now)
        guard !damage.isEmpty else { return }
        framesPainted += 1
        let shift = host.shift
        if let shift { bitmap.apply(shift) }
        let region = shift?.rest ?? damage
        pixelsPainted += region.reduce(0) { $0 + $1.area }
        bitmap.draw { [host] canvas in host.scene.paint(region, on: canvas) }
    }

    /// Carries out what is pending, so that what is asked now is up to date; paints only a frame that is due.
    package func update() {
        paintOwedFrame()
        if !isClosed { host.bring(to: now) }
    }

    // MARK: Input

    func send(_ event: InputEvent) {
        if !isClosed { host.handle(event) }
    }

    package func touchDown(_ id: Int, at place: Point) { send(.touchDown(id: id, at: place, time: now)) }
    package func touchMove(_ id: Int, to place: Point) { send(.touchMove(id: id, to: place, time: now)) }
    package func touchUp(_ id: Int) { send(.touchUp(id: id, time: now)) }
    package func touchCancel() { send(.touchCancel(time: now)) }

    package func pointerMove(to place: Point) {
        send(pointer == nil ? .pointerEnter(at: place, time: now) : .pointerMove(to: place, time: now))
        pointer = place
    }
    package func pointerDown(_ button: PointerButton) { send(.pointerDown(button, time: now)) }
    package func pointerUp(_ button: PointerButton) { send(.pointerUp(button, time: now)) }
    package func pointerLeave() {
        send(.pointerLeave(time: now))
        pointer = nil
    }

    package func scroll(by delta: Size, source: ScrollSource, isEnd: Bool) {
        send(.scroll(ScrollEvent(delta: delta, source: source, isEnd: isEnd, at: scrollPlace, time: now)))
    }

    package func turnWheel(clicks: Size) {
        let steps = Size(width: clicks.width.rounded(.towardZero), height: clicks.height.rounded(.towardZero))
        let event = ScrollEvent(delta: clicks * 15, source: .wheel, at: scrollPlace, time: now, steps: steps)
        send(.scroll(with(event) { $0.clicks = clicks }))
    }

    private var scrollPlace: Point { pointer ?? Point(x: size.width / 2, y: size.height / 2) }

    package func keyDown(_ key: Key, text: String, modifiers: EventModifiers = [], isRepeat: Bool = false) {
        send(.keyDown(KeyEvent(key: key, text: text, modifiers: modifiers, isRepeat: isRepeat, time: now)))
    }
    package func keyUp(_ key: Key, text: String) { send(.keyUp(KeyEvent(key: key, text: text, time: now))) }

    package func loseKey(_ key: Key) {
        var event = KeyEvent(key: key, time: now)
        event.isLost = true
        send(.keyUp(event))
    }
    package func setKeyboard(_ hasKeyboard: Bool) { send(.focus(hasKeyboard)) }

    // MARK: Window

    package func resize(to size: Size) {
        self.size = Self.legal(size)
        resizeHost()
    }

    package func setScale(_ scale: Double) {
        guard scale > 0, scale.isFinite else { return }
        self.scale = scale
        resizeHost()
    }

    /// Device pixels a point.
    package var displayScale: Double { scale }
    /// The size in points.
    package var contentSize: Size { size }

    package func hide() {
        host.cancelInput(.windowHidden)
        isHidden = true
    }

    package func show() {
        isHidden = false
        host.scene.damageEverything()
    }

    package func close() {
        if isClosed { return }
        host.close()
        isClosed = true
    }

    package func removeTouchDevice() { host.dispatcher.cancelAll(.deviceRemoved) }
}
