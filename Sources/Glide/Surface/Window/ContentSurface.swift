import Wayland
import WaylandClient

/// A surface that shows a frame source: its scale, buffers, damage and frame callbacks.
///
/// Drawing happens at the end of a turn of the main loop, once, however many changes the turn brought.
@MainActor
final class ContentSurface {
    let display: WaylandDisplay
    let surface: WlSurface
    let source: any FrameSource
    let buffers: ShmBufferPool
    @exclusivity(unchecked) weak var role: (any SurfaceRole)?
    /// The content's size in points; whole, at least 1 each.
    @exclusivity(unchecked) private(set) var width = 1
    @exclusivity(unchecked) private(set) var height = 1
    /// Whether the role allows a buffer: from the first configure on.
    @exclusivity(unchecked) var isConfigured = false
    /// Whether the first picture waits for something that may change it. Whoever sets it takes it back soon.
    @exclusivity(unchecked) var isHeld = false {
        didSet { if !isHeld, oldValue { markDue() } }
    }
    /// Whether the compositor said that nobody sees the surface.
    @exclusivity(unchecked) var isSuspended = false {
        didSet { if isSuspended != oldValue { updateInhibition() } }
    }
    /// The pointer that the surface hears of.
    @exclusivity(unchecked) weak var pointer: PointerDevice?
    /// Keyboards, of several seats, whose keys come here.
    @exclusivity(unchecked) private var keyboards = 0
    @exclusivity(unchecked) private(set) var enteredOutputs: [WlOutput] = []
    @exclusivity(unchecked) private(set) var isAlive = true
    /// What the pointer looks like over the surface; `nil` hides it.
    @exclusivity(unchecked) var cursor: CursorShape? = .arrow {
        didSet { display.cursorChanged(on: self) }
    }

    /// Called after each frame that was committed.
    @exclusivity(unchecked) var onFrame: (() -> Void)?
    /// Whether a press that begins while nothing of the surface can be seen is dropped whole: it was meant to wake the
    /// screen.
    @exclusivity(unchecked) var dropsWakingPress = false
    /// Whether the cursor is hidden until the pointer moves, and again by a touch.
    @exclusivity(unchecked) var hidesIdleCursor = false
    /// Whether the screen stays on while the surface is seen.
    var keepsScreenOn: Bool {
        get { idleInhibition.isWanted }
        set {
            idleInhibition.isWanted = newValue
            updateInhibition()
        }
    }

    private let idleInhibition = IdleInhibition()
    private let presentation = PresentationFeedback()
    @exclusivity(unchecked) private var scaleSources = ScaleSources()
    @exclusivity(unchecked) private var viewport: WpViewport?
    @exclusivity(unchecked) private var fractionalScale: WpFractionalScaleV1?
    @exclusivity(unchecked) private var frameCallback: WlCallback?
    @exclusivity(unchecked) private var callbackTime = Time(seconds: 0)
    @exclusivity(unchecked) private var pacer = FramePacer()
    @exclusivity(unchecked) private var forecast = CallbackForecast()
    @exclusivity(unchecked) private var wantsFrame = true
    /// Whether what is shown must be replaced as a whole.
    @exclusivity(unchecked) private var isStale = false
    @exclusivity(unchecked) private var retryTimer: LoopTimer?
    /// What the compositor shows.
    @exclusivity(unchecked) private var shown: ShownContent?
    /// What the source was told.
    @exclusivity(unchecked) private var announced: (width: Int, height: Int, parts: Int)?

    init(display: WaylandDisplay, compositor: WlCompositor, shm: WlShm, source: any FrameSource) {
        self.display = display
        self.source = source
        surface = compositor.createSurface()
        buffers = ShmBufferPool(shm: shm, kernel: display.kernel)
        askForFractionalScale()
        surface.onEvent = { [unowned self] in handle($0) }
        buffers.onRelease = { [unowned self] in bufferCameBack() }
        source.frameWanted = { [weak self] in
            self?.wantsFrame = true
            self?.markDueUnlessPaced()
        }
        outputsChanged()
        display.add(self)
    }

    /// A manager came late.
    func managersChanged() {
        guard isAlive else { return }
        askForFractionalScale()
        updateInhibition()
    }

    private func askForFractionalScale() {
        guard fractionalScale == nil, let viewporter = display.globals.viewporter,
            let manager = display.globals.fractionalScaleManager
        else { return }
        viewport = viewporter.getViewport(surface: surface)
        let fractionalScale = manager.getFractionalScale(surface: surface)
        fractionalScale.onEvent = { [unowned self] event in
            guard case .preferredScale(let parts) = event else { return }
            scaleSources.fractionalParts = Int(parts)
            scaleMayHaveChanged()
        }
        self.fractionalScale = fractionalScale
        scaleMayHaveChanged()
    }

    /// Whether a picture was committed.
    var isShown: Bool { shown != nil }

    /// Whether the picture shown has the present size.
    var isShownAtItsSize: Bool { shown.map { $0.width == width && $0.height == height } ?? false }

    /// Whether a press that begins now is meant for a screen that shows nothing. A callback that has not come for half a
    /// second means that: even a slow screen refreshes several times a second.
    var dropsPress: Bool {
        guard dropsWakingPress else { return false }
        return isSuspended || (frameCallback != nil && display.clock.now - callbackTime > 0.5)
    }

    /// Device pixels a point.
    var scale: SurfaceScale {
        scaleSources.scale(hasViewport: viewport != nil, canScale: surface.version >= 3)
    }

    /// Sets the content's size in points; drawn at the end of the turn.
    func resize(width: Int, height: Int) {
        let longest = scale.longestSide
        self.width = max(1, min(width, longest))
        self.height = max(1, min(height, longest))
        let pixelsWide = scale.pixels(self.width)
        if pixelsWide * scale.pixels(self.height) > ShmBufferPool.mostPixels {
            let rows = ShmBufferPool.mostPixels / pixelsWide
            self.height = max(1, Int(Double(rows) / max(1, scale.value)))
        }
        markDue()
    }

    /// Until when the surface draws nothing whatever comes, because it waits for a frame callback; nil where that is not
    /// known.
    var quietUntil: Time? {
        guard frameCallback != nil, source.needsFrame, !isSuspended else { return nil }
        return forecast.expected
    }

    /// Draws at the end of this turn if something is due, also between two frame callbacks.
    func markDue() {
        guard isAlive else { return }
        display.markDue(self)
    }

    /// The next turn draws and commits everything, whether or not a frame callback waits: what is shown is of another kind
    /// than before.
    func invalidate() {
        isStale = true
        markDue()
    }

    /// A configure came: the compositor may have dropped the callback of a hidden window.
    func replaceStaleCallback() {
        // A quarter of a second: far longer than any refresh.
        guard frameCallback != nil, display.clock.now - callbackTime > 0.25 else { return }
        frameCallback?.destroyLocally()
        frameCallback = nil
    }

    /// What the turn brought: the role's configure, then a frame.
    func finishTurn() {
        guard isAlive else { return }
        let mustCommit = role?.applyConfigure() ?? false
        guard isAlive, isConfigured, !isHeld else { return }
        if !draw(), isAlive, mustCommit { surface.commit() }
    }

    /// The set of outputs or one of their scales changed.
    func outputsChanged() {
        forecast.forget()
        enteredOutputs.removeAll { entered in !display.outputs.contains { $0.output === entered } }
        scaleSources.knownFactors = display.outputs.map(\.scale)
        scaleSources.enteredFactors = enteredOutputs.compactMap { entered in
            display.outputs.first { $0.output === entered }?.scale
        }
        scaleMayHaveChanged()
    }

    /// Destroys the surface. The role's objects must be gone.
    func destroySurface() {
        surface.destroy()
        buffers.destroy()
    }

    /// Destroys what hangs on the surface beside its role.
    func destroyExtensions() {
        isAlive = false
        source.frameWanted = nil
        display.remove(self)
        retryTimer?.cancel()
        frameCallback?.destroyLocally()
        frameCallback = nil
        onFrame = nil
        idleInhibition.destroy()
        fractionalScale?.destroy()
        viewport?.destroy()
    }

    /// A seat's keyboard is the surface's from now on.
    func keyboardCame() {
        keyboards += 1
        if keyboards == 1 { role?.receive(.focus(true)) }
    }

    /// A seat's keyboard is no longer the surface's.
    func keyboardWent() {
        keyboards -= 1
        if keyboards == 0 { role?.receive(.focus(false)) }
    }

    private func updateInhibition() {
        guard isAlive else { return }
        idleInhibition.update(
            surface, isSeen: shown != nil && !isSuspended, manager: display.globals.idleInhibitManager)
    }

    private func handle(_ event: WlSurface.Event) {
        switch event {
        case .enter(let output):
            if let output, !enteredOutputs.contains(where: { $0 === output }) { enteredOutputs.append(output) }
            outputsChanged()
        case .leave(let output):
            enteredOutputs.removeAll { $0 === output }
            outputsChanged()
        case .preferredBufferScale(let factor):
            scaleSources.preferredFactor = factor > 0 ? Int(factor) : nil
            scaleMayHaveChanged()
        case .preferredBufferTransform: break
        }
    }

    private func scaleMayHaveChanged() {
        if let shown, shown.scale != scale { resize(width: width, height: height) }
    }

    private func bufferCameBack() {
        if wantsFrame { markDue() }
    }

    private func markDueUnlessPaced() {
        if frameCallback == nil { markDue() }
    }
}

extension ContentSurface {
    /// Draws and commits a frame if one is due. Answers whether a commit was made.
    private func draw() -> Bool {
        let scale = scale
        let points = ToplevelSizing.Extent(width: width, height: height)
        let width = scale.pixels(width)
        let height = scale.pixels(height)
        let pixels = ToplevelSizing.Extent(width: width, height: height)
        let isNew = isStale || shown?.matches(points, pixels: pixels, scale: scale) != true
        guard !isSuspended, isNew || ((wantsFrame || source.needsFrame) && frameCallback == nil) else { return false }
        guard hasBuffer(width: width, height: height) else { return false }
        announceSize(scale)
        // The source runs code of the app, which may close the window at any of these calls.
        guard isAlive else { return false }
        wantsFrame = false
        isStale = false
        let changed = source.prepareFrame(at: targetTime())
        guard isAlive else { return false }
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let damage = isNew ? PixelRegion([bounds]) : PixelRegion(changed, within: bounds)
        guard !damage.isEmpty else { return commitWithoutBuffer() }
        guard let (buffer, rest) = nextBuffer(damage: damage, shift: isNew ? nil : source.shift) else { return false }
        source.paint(rest.rects, into: buffer.pixels)
        guard isAlive else { return false }
        buffers.noteShown(buffer, damage: damage)
        show(buffer, damage: damage, scale: scale)
        onFrame?()
        return true
    }

    /// The moment that a frame drawn now is for.
    private func targetTime() -> Time {
        let now = display.clock.now
        return pacer.target(
            now: now, refreshRate: display.refreshRate(of: enteredOutputs),
            expected: presentation.expectedTime(now: now))
    }

    /// Nothing changed on screen, but the source runs: only the next moment is asked for.
    private func commitWithoutBuffer() -> Bool {
        guard source.needsFrame else { return false }
        requestCallback()
        surface.commit()
        return true
    }

    private func announceSize(_ scale: SurfaceScale) {
        if let announced, announced == (width, height, scale.parts) { return }
        announced = (width, height, scale.parts)
        source.resize(to: Size(width: Double(width), height: Double(height)), scale: scale.value)
    }

    /// Whether there is a buffer to draw to.
    private func hasBuffer(width: Int, height: Int) -> Bool {
        do {
            if try buffers.makeReady(width: width, height: height) { return true }
        } catch {
            retryLater(error)
        }
        // While all are busy the wish stays; the release draws.
        wantsFrame = true
        return false
    }

    private func nextBuffer(
        damage: PixelRegion, shift: ContentShift?
    ) -> (buffer: ShmBuffer, rest: PixelRegion)? {
        do {
            return try buffers.next(damage: damage, shift: shift)
        } catch {
            // What changed is known no longer.
            isStale = true
            retryLater(error)
            return nil
        }
    }

    private func retryLater(_ error: ShmError) {
        Warnings.warnOnce("shm", "no memory for a window of \(width)×\(height) points (\(error)); trying again")
        wantsFrame = true
        retryTimer?.cancel()
        // Once a second: the memory belongs to others, who may need a while.
        retryTimer = display.clock.schedule(at: display.clock.now + 1) { [weak self] in self?.markDue() }
    }

    private func show(_ buffer: ShmBuffer, damage: PixelRegion, scale: SurfaceScale) {
        surface.attach(buffer: buffer.buffer, x: 0, y: 0)
        addDamage(damage, scale: scale)
        if shown?.scale != scale, surface.version >= 3 {
            surface.setBufferScale(scale: Int32(scale.bufferScale))
        }
        if let viewport, shown?.width != width || shown?.height != height || shown?.scale != scale {
            viewport.setDestination(width: Int32(width), height: Int32(height))
        }
        let opaque = source.opaqueRegion
        if (shown?.opaqueRegion ?? []) != opaque { setOpaqueRegion(opaque) }
        role?.willShow()
        requestCallback()
        if source.needsFrame { presentation.request(surface, display: display) }
        surface.commit()
        let isFirst = shown == nil
        shown = ShownContent(
            width: width, height: height, pixelWidth: buffer.width, pixelHeight: buffer.height, scale: scale,
            opaqueRegion: opaque)
        if isFirst { updateInhibition() }
    }

    private func addDamage(_ damage: PixelRegion, scale: SurfaceScale) {
        guard surface.version >= 4 else {
            // Before version 4 damage is counted in points; all of it is never wrong.
            surface.damage(x: 0, y: 0, width: Int32(width), height: Int32(height))
            return
        }
        for rect in damage.rects {
            surface.damageBuffer(
                x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
        }
    }

    private func setOpaqueRegion(_ rects: [Rect]) {
        guard let compositor = display.globals.compositor else { return }
        guard !rects.isEmpty else { return surface.setOpaqueRegion(region: nil) }
        let region = compositor.createRegion()
        for rect in rects {
            // Inward to whole points: an edge that is half covered is not opaque.
            let inner = rect.intersection(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
            let left = Int32(inner.minX.rounded(.up))
            let top = Int32(inner.minY.rounded(.up))
            let right = Int32(inner.maxX.rounded(.down))
            let bottom = Int32(inner.maxY.rounded(.down))
            if right > left, bottom > top {
                region.add(x: left, y: top, width: right - left, height: bottom - top)
            }
        }
        surface.setOpaqueRegion(region: region)
        region.destroy()
    }

    /// At most one callback is outstanding.
    private func requestCallback() {
        guard frameCallback == nil else { return }
        let callback = surface.frame()
        frameCallback = callback
        callbackTime = display.clock.now
        forecast.asked(at: callbackTime)
        // One use of the reference: each counts it up and down.
        callback.onEvent = { [unowned self] event in callbackCame(event) }
    }

    private func callbackCame(_ event: WlCallback.Event) {
        frameCallback = nil
        if case .done(let stamp) = event {
            forecast.arrived(at: display.clock.now, stamp: stamp, wasThere: display.foundThere)
        }
        if wantsFrame || source.needsFrame { markDue() }
    }
}
