@_exported import Glide

/// A window for tests: nobody sees it, its clock is virtual, and the same program and input give the same bytes.
///
/// It is light, white and opaque, left to right, at text scale 1, without reduced motion, with the built-in symbols and
/// DejaVu Sans, whatever the machine says. `init` lays out, runs `onAppear` and paints frame 0 at time 0; frame k is due
/// at k / frame rate. Events act at once, at `now`, before a frame that is due at the same time.
@MainActor
public final class TestWindow {
    let window: OffscreenWindow

    /// Shows `content` in a window of `size` points.
    ///
    /// - Parameters:
    ///   - scale: device pixels a point; what is no positive number counts as 1.
    ///   - frameRate: frames a second of the virtual clock; what is no positive number counts as 60.
    ///   - environment: what views find at the root of their environment.
    public init<Content: View>(
        size: Size, scale: Double = 1, frameRate: Double = 60, environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: () -> Content
    ) {
        SceneInspection.pinResources()
        SceneInspection.forgetReports()
        window = OffscreenWindow(
            size: size, scale: scale, frameRate: frameRate, environment: environment, content: content())
    }

    // MARK: Time

    /// The window's clock, in seconds since frame 0.
    public var now: Time { window.now }

    /// Lets `duration` pass frame by frame and ends at exactly `now + duration`. Jobs that wait for the main actor, such
    /// as the end of a `Task.sleep`, are not run: see `run(for:)`.
    public func advance(by duration: Duration) {
        window.advance(by: Time(duration).seconds)
    }

    /// Lets time pass until `frames` more frames are painted.
    public func advance(frames: Int) {
        window.advance(frames: frames)
    }

    /// Lets time pass until nothing is dirty or running.
    ///
    /// - Throws: `NotSettled` if that takes longer than `limit`.
    public func settle(within limit: Duration = .seconds(5)) throws {
        let end = now + Time(limit).seconds
        while !window.isAtRest {
            guard now < end else { throw NotSettled(animations: runningAnimations.map(\.description)) }
            window.advance(frames: 1)
        }
    }

    /// Lets real time pass, for `Task.sleep`, `DispatchQueue` and all that waits on real clocks.
    public func run(for duration: Duration) async {
        await window.run(for: duration)
    }

    // MARK: Fingers

    /// A finger comes down. `id` tells it from others that are down.
    public func touchDown(_ id: Int, at place: Point) { window.touchDown(id, at: place) }
    /// A finger that is down moves.
    public func touchMove(_ id: Int, to place: Point) { window.touchMove(id, to: place) }
    /// A finger is lifted where it is.
    public func touchUp(_ id: Int) { window.touchUp(id) }
    /// The compositor takes all fingers away.
    public func touchCancel() { window.touchCancel() }

    /// A finger comes down and is lifted, at one instant.
    public func tap(at place: Point) {
        touchDown(0, at: place)
        touchUp(0)
    }

    /// A finger goes from `start` to `end` at an even pace, with a move at every frame, and is lifted there.
    public func drag(from start: Point, to end: Point, duration: Duration) {
        touchDown(0, at: start)
        travel(from: start, to: end, duration: duration) { touchMove(0, to: $0) }
        touchUp(0)
    }

    private func travel(from start: Point, to end: Point, duration: Duration, _ move: (Point) -> Void) {
        let seconds = max(0, Time(duration).seconds)
        let steps = max(1, Int((seconds * window.frameRate).rounded()))
        let begin = now
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            window.advance(to: begin + seconds * share)
            move(
                Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
    }

    // MARK: Mouse

    /// The pointer comes to `place`.
    public func pointerMove(to place: Point) { window.pointerMove(to: place) }
    /// A button goes down where the pointer is.
    public func pointerDown(_ button: PointerButton = .left) { window.pointerDown(button) }
    /// A button comes up where the pointer is.
    public func pointerUp(_ button: PointerButton = .left) { window.pointerUp(button) }
    /// The pointer leaves the window.
    public func pointerLeave() { window.pointerLeave() }

    /// The pointer comes to `place` and the left button goes down and up, at one instant.
    public func click(at place: Point) {
        pointerMove(to: place)
        pointerDown()
        pointerUp()
    }

    /// The left button is held from `start` to `end`, at an even pace, with a move at every frame.
    public func pointerDrag(from start: Point, to end: Point, duration: Duration) {
        pointerMove(to: start)
        pointerDown()
        travel(from: start, to: end, duration: duration) { pointerMove(to: $0) }
        pointerUp()
    }

    /// A wheel or touchpad scrolls where the pointer is (in the middle if it is outside), by points; positive goes down
    /// and to the right in the content.
    public func scroll(by delta: Size, source: ScrollSource = .wheel) {
        window.scroll(by: delta, source: source, isEnd: false)
    }

    /// A wheel that counts turns by so many clicks, fractions included, where the pointer is.
    public func turnWheel(clicks: Size) {
        window.turnWheel(clicks: clicks)
    }

    /// The fingers leave the touchpad.
    public func endScroll() {
        window.scroll(by: .zero, source: .finger, isEnd: true)
    }

    // MARK: Keys

    /// A key goes down while `modifiers` are held.
    public func keyDown(_ key: Key, modifiers: EventModifiers = []) {
        window.keyDown(key, text: key.text, modifiers: modifiers)
    }
    /// A key that is held counts once more.
    public func keyRepeat(_ key: Key, modifiers: EventModifiers = []) {
        window.keyDown(key, text: key.text, modifiers: modifiers, isRepeat: true)
    }
    /// A key comes up.
    public func keyUp(_ key: Key) { window.keyUp(key, text: key.text) }
    /// A key goes down and up, at one instant.
    public func keyPress(_ key: Key, modifiers: EventModifiers = []) {
        keyDown(key, modifiers: modifiers)
        keyUp(key)
    }
    /// The keys of `text` go down and up, one after the other.
    public func type(_ text: String) {
        for character in text { keyPress(.character(character)) }
    }

    /// The window loses the keyboard, and with it the keys of `lost` that are down.
    public func loseKeyboard(lost: [Key] = []) {
        for key in lost { window.loseKey(key) }
        window.setKeyboard(false)
    }
    /// The window has the keyboard again.
    public func regainKeyboard() { window.setKeyboard(true) }

    // MARK: Window

    /// The window gets another size, in points.
    public func resize(to size: Size) { window.resize(to: size) }
    /// The window comes to a screen with `scale` device pixels a point.
    public func setScale(_ scale: Double) { window.setScale(scale) }
    /// The window is no longer seen: presses end, nothing is painted.
    public func hide() { window.hide() }
    /// The window is seen again.
    public func show() { window.show() }
    /// The window is closed: views disappear, tasks are cancelled.
    public func close() { window.close() }
    /// The touch screen is unplugged: fingers that are down are cancelled.
    public func removeTouchDevice() { window.removeTouchDevice() }

    // MARK: Focus

    /// The presented frame of the view that has the keyboard's focus; nil if none has.
    public var focusedFrame: Rect? { inspection.focusedFrame }
    /// The first text in the view that has the keyboard's focus, or else its identifier; empty without either, nil if no
    /// view has the focus.
    public var focusedName: String? { inspection.focusedName }
    /// The view around which the ring of the focus is drawn, as a frame; nil while no ring is seen.
    public var focusRing: Rect? { inspection.focusRing }
    /// The presented frames of the views that could have the focus, in reading order.
    public var focusableFrames: [Rect] { inspection.focusableFrames }

    // MARK: Looking

    private var inspection: SceneInspection {
        window.update()
        return SceneInspection(window)
    }

    /// The presented frame, in window coordinates, of the view with `.accessibilityIdentifier(identifier)`; nil if there
    /// is none. Animated, matched, pixel-snapped, offsets included; the bounding box under scale and rotation.
    public func frame(of identifier: String) -> Rect? { inspection.frame(ofIdentifier: identifier) }

    /// The presented frames of all views with an identifier, found in one go.
    package var identifiedFrames: [String: Rect] { inspection.identifiedFrames }

    /// The presented frame of the first `Text` that shows exactly `text`; nil if there is none.
    public func frame(ofText text: String) -> Rect? { inspection.frame(ofText: text) }

    /// Where the glyphs of the first `Text` that shows exactly `text` start on the baseline, cluster by cluster.
    public func glyphOrigins(ofText text: String) -> [Point] { inspection.glyphOrigins(ofText: text) }

    /// The colour of the pixel at `place` in the last painted frame.
    public func color(at place: Point) -> RGBA {
        let image = snapshot()
        let scale = window.displayScale
        guard (place.x * scale).isFinite, (place.y * scale).isFinite else { return image[-1, -1] }
        return image[Int((place.x * scale).rounded(.down)), Int((place.y * scale).rounded(.down))]
    }

    /// The last painted frame.
    public func snapshot() -> Bitmap {
        window.paintOwedFrame()
        return window.bitmap
    }

    /// The last painted frame, painted again as a whole: what `snapshot()` must be, whatever was left unpainted.
    package func repaintedWhole() -> Bitmap {
        window.paintOwedFrame()
        return window.repaintedWhole()
    }

    /// The matched geometry groups of the window.
    public var matchedGroups: [MatchedGroup] { inspection.matchedGroups.map(MatchedGroup.init) }
    /// The animations that run.
    public var runningAnimations: [RunningAnimation] { inspection.runningAnimations.map(RunningAnimation.init) }

    /// The device pixels that the last frame changed.
    public var damage: [Rect] {
        window.paintOwedFrame()
        return window.damage.map {
            Rect(x: Double($0.x), y: Double($0.y), width: Double($0.width), height: Double($0.height))
        }
    }
    /// Frames painted since the window was made; frames in which nothing changed do not count.
    public var framesPainted: Int {
        window.paintOwedFrame()
        return window.framesPainted
    }
    /// Device pixels painted since the window was made.
    public var pixelsPainted: Int {
        window.paintOwedFrame()
        return window.pixelsPainted
    }
    /// Whether nothing is dirty or running.
    public var isAtRest: Bool { window.isAtRest }
    /// Nodes in the scene.
    public var nodeCount: Int { inspection.nodeCount }
    /// How often a view's body was evaluated since the window was made.
    public var bodyEvaluations: Int { inspection.bodyEvaluations }
    /// Gestures under way.
    public var activeGestures: Int { inspection.activeGestures }
    /// What the app was warned of since the window was made.
    public var warnings: [String] { SceneInspection.warnings }
    /// What a person was to feel since the window was made, in words.
    public var haptics: [String] { SceneInspection.haptics }
}
