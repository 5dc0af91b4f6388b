@testable import Glide
@testable import GlideTesting

extension RandomRig {
    /// Lets the app do something to its window, which may be closed already.
    func act(_ event: RandomEvent, _ window: RandomWindow) {
        let toplevel = window.role as? ToplevelWindow
        switch event {
        case .appDraws: window.source.change()
        case .appRuns:
            window.source.isRunning.toggle()
            window.source.frameWanted?()
        case .appTitle: toplevel?.setTitle(String(repeating: "ü", count: number(0...40)))
        case .appLimits:
            toplevel?.setLimits(
                minimum: Size(width: Double(number(-5...50)), height: .nan),
                maximum: Size(width: Double(number(-5...50)), height: Double(number(0...50))))
        case .appSize: toplevel?.setSize(Size(width: Double(number(-5...90)), height: Double(number(-5...90))))
        case .appFullscreen: toplevel?.setFullscreen(chance(1, in: 2))
        case .appScheme:
            toplevel?.setLooks(
                chance(1, in: 2) ? .dark : .light, textScale: [1, 1, 2].randomElement(using: &random) ?? 1,
                isMirrored: chance(1, in: 4))
        case .appCursor:
            let shape = chance(1, in: 4) ? nil : CursorShape.allCases.randomElement(using: &random)
            if let toplevel { toplevel.setCursor(shape) } else { window.role.content.cursor = shape }
        case .appMoves: toplevel?.beginMove()
        case .appResizes: toplevel?.beginResize(FrameEdges(rawValue: number(1...15)))
        case .appActivates: toplevel?.requestActivation()
        case .appKeepsScreenOn: window.role.content.keepsScreenOn.toggle()
        case .appOpens:
            if windows.count < 7 { open([.toplevel, .layer, .lock].randomElement(using: &random) ?? .layer) }
        case .appOpensPopup: if windows.count < 9 { open(.popup, on: window, grabs: chance(2, in: 3)) }
        case .appMovesPopup: (window.role as? PopupWindow)?.reposition(placement)
        case .appUnlocks: lock?.unlock()
        case .appActsInEvent: window.onNextEvent = { [unowned self, unowned window] in actInside(window) }
        default: close(window)
        }
    }

    /// What an app does in the middle of an event or a frame.
    private func actInside(_ window: RandomWindow) {
        switch number(0...5) {
        case 0: close(window)
        case 1: closeAll { $0 !== window && chance(1, in: 3) }
        case 2: open(.popup, on: window, isInEvent: true)
        case 3:
            window.source.onFrame = { [unowned self, unowned window] in
                window.source.onFrame = nil
                close(window)
            }
            window.source.change()
        case 4: open(.toplevel, isInEvent: true)
        default: act(.appDraws, window)
        }
    }
}
