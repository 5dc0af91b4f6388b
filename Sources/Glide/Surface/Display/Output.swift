import Wayland
import WaylandClient

/// A screen. Zero of them is a normal state.
@MainActor
final class Output {
    /// The number of its global.
    let name: UInt32
    let output: WlOutput
    /// Whole device pixels a point, at least 1.
    private(set) var scale = 1
    /// Device pixels along the sides as the screen is turned; none before a mode came.
    private var pixels: ToplevelSizing.Extent?
    /// Refreshes a second; 60 where the compositor does not say.
    private(set) var refreshRate = 60.0
    /// Called when the above changed.
    var onChange: (() -> Void)?

    private var gatheredScale = 1
    private var gatheredMode: (width: Int, height: Int, milliHertz: Int)?
    private var isTurned = false

    init(name: UInt32, output: WlOutput) {
        self.name = name
        self.output = output
        output.onEvent = { [unowned self] in handle($0) }
    }

    /// Size in points for a surface of `scale`, assumed from mode and transform; none before a mode came. The screen's own
    /// number is whole: where the compositor named the surface a fraction, that counts.
    func logicalSize(for scale: SurfaceScale) -> ToplevelSizing.Extent? {
        let parts = scale.usesViewport ? scale.parts : self.scale * 120
        func points(_ pixels: Int) -> Int { max(1, (pixels * 120 + parts / 2) / parts) }
        return pixels.map { ToplevelSizing.Extent(width: points($0.width), height: points($0.height)) }
    }

    /// Gives the object up.
    func destroy() {
        onChange = nil
        output.release()
    }

    private func handle(_ event: WlOutput.Event) {
        switch event {
        case .geometry(_, _, _, _, _, _, _, let transform):
            // The odd transforms are the quarter turns.
            isTurned = transform.rawValue % 2 == 1
        case .mode(let flags, let width, let height, let refresh):
            if flags.contains(.current), width > 0, height > 0 {
                gatheredMode = (Int(width), Int(height), Int(refresh))
            }
        case .scale(let factor): gatheredScale = max(1, min(Int(factor), 16))
        case .done: apply()
        case .name, .description: break
        }
        // Version 1 has no `done`.
        if output.version < 2 { apply() }
    }

    private func apply() {
        scale = gatheredScale
        if let mode = gatheredMode {
            pixels = ToplevelSizing.Extent(
                width: isTurned ? mode.height : mode.width, height: isTurned ? mode.width : mode.height)
            refreshRate = mode.milliHertz > 0 ? Double(mode.milliHertz) / 1_000 : 60
        }
        onChange?()
    }
}
