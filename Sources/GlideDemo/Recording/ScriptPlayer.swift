import Glide

/// Plays a script on a window as its clock goes on.
@MainActor
final class ScriptPlayer {
    /// The finger of `tap` and `drag`, beyond those that a script can name.
    private static let ownFinger = 1_001

    private let window: OffscreenWindow
    private var pending: [Script.Step]

    init(_ script: Script, on window: OffscreenWindow) {
        self.window = window
        pending = script.steps.flatMap { Self.moments(of: $0, frameRate: window.frameRate) }
        pending.sort { $0.time < $1.time }
    }

    /// A drag taken apart into one move a frame; every other step as it is.
    private static func moments(of step: Script.Step, frameRate: Double) -> [Script.Step] {
        guard case .drag(let start, let end, let seconds) = step.action else { return [step] }
        var moments = [Script.Step(time: step.time, action: .touchDown(ownFinger, start))]
        let count = max(1, Int((seconds * frameRate).rounded()))
        for move in 1...count {
            let part = Double(move) / Double(count)
            let place = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            moments.append(Script.Step(time: step.time + seconds * part, action: .touchMove(ownFinger, place)))
        }
        moments.append(Script.Step(time: step.time + seconds, action: .touchUp(ownFinger)))
        return moments
    }

    /// Lets virtual time pass until `time`, in seconds from the start, and does what falls due.
    func advance(to time: Double) {
        while let step = nextStep(until: time) {
            window.advance(to: Time(seconds: step.time))
            perform(step.action)
        }
        window.advance(to: Time(seconds: time))
    }

    /// Lets real time pass until `time`, and does what falls due.
    func run(to time: Double) async {
        while let step = nextStep(until: time) {
            await run(until: step.time)
            perform(step.action)
        }
        await run(until: time)
    }

    private func run(until time: Double) async {
        let seconds = time - window.now.seconds
        if seconds > 0 { await window.run(for: .seconds(seconds)) }
    }

    /// The window as it looks now.
    func picture() -> Bitmap {
        window.paintOwedFrame()
        return window.bitmap
    }

    private func nextStep(until time: Double) -> Script.Step? {
        guard let step = pending.first, step.time <= time + 1e-9 else { return nil }
        return pending.removeFirst()
    }

    private func perform(_ action: ScriptAction) {
        switch action {
        case .touchDown(let finger, let place): window.touchDown(finger, at: place)
        case .touchMove(let finger, let place): window.touchMove(finger, to: place)
        case .touchUp(let finger): window.touchUp(finger)
        case .touchCancel: window.touchCancel()
        case .tap(let place):
            window.touchDown(Self.ownFinger, at: place)
            window.touchUp(Self.ownFinger)
        case .drag: break  // Taken apart at the start.
        case .click(let place):
            window.pointerMove(to: place)
            window.pointerDown(.left)
            window.pointerUp(.left)
        case .move(let place): window.pointerMove(to: place)
        case .pointerDown: window.pointerDown(.left)
        case .pointerUp: window.pointerUp(.left)
        case .scroll(let way): window.scroll(by: way, source: .wheel, isEnd: false)
        case .key(let key):
            window.keyDown(key, text: key.typedText)
            window.keyUp(key, text: key.typedText)
        case .resize(let size): window.resize(to: size)
        case .scale(let scale): window.setScale(scale)
        }
    }
}
