/// What a renderer has drawn, to be drawn again for each part of the window that needs it.
@MainActor
final class DrawingList {
    /// How commands are drawn: where, how strong, and through which effects.
    struct Setting {
        var transform = Transform.identity
        var opacity = 1.0
        var blendMode = BlendMode.normal
        var clips: [Clip] = []
        var filters: [GraphicsContext.Filter] = []
    }

    /// A path that limits what is drawn, in the space of the list.
    struct Clip {
        var path: Path
        var eoFill: Bool
    }

    private struct Command {
        let setting: Setting
        let draw: (PaintContext) -> Void
    }

    private var commands: [Command] = []

    func add(_ setting: Setting, _ draw: @escaping (PaintContext) -> Void) {
        commands.append(Command(setting: setting, draw: draw))
    }

    /// Draws everything; the context's space is that of the list.
    func draw(in context: PaintContext) {
        for command in commands where command.setting.opacity > 0 {
            draw(command, in: context)
        }
    }

    private func draw(_ command: Command, in context: PaintContext) {
        let canvas = context.canvas
        let setting = command.setting
        let isPlain = setting.opacity >= 1 && setting.blendMode == .normal
        canvas.save()
        for clip in setting.clips { canvas.clip(to: clip.path, eoFill: clip.eoFill) }
        if !isPlain { canvas.beginGroup() }
        if setting.filters.isEmpty {
            canvas.concatenate(setting.transform)
            var inner = context
            inner.transform = setting.transform.concatenating(context.transform)
            command.draw(inner)
        } else {
            drawFiltered(command, in: context)
        }
        if !isPlain { canvas.endGroup(opacity: setting.opacity, blend: .mixed(setting.blendMode)) }
        canvas.restore()
    }

    /// Draws the command on a picture of its own first, as large as what can be seen and what a blur brings into view.
    private func drawFiltered(_ command: Command, in context: PaintContext) {
        let canvas = context.canvas
        let toPixels = canvas.deviceTransform
        let scale = abs(toPixels.determinant).squareRoot()
        let reach = command.setting.filters.reduce(0) { $0 + $1.reach } * scale
        let seen = canvas.clipExtents.applying(toPixels).insetBy(dx: -reach, dy: -reach)
        let area = PixelRect(covering: seen, scale: 1)
        guard !area.isEmpty, area.area <= 64_000_000, let back = toPixels.inverse else { return }
        let placed = toPixels.concatenating(
            Transform(translation: Size(width: -Double(area.x), height: -Double(area.y))))
        var picture = Bitmap.drawing(width: area.width, height: area.height) { inner in
            inner.concatenate(command.setting.transform.concatenating(placed))
            var innerContext = PaintContext(
                canvas: inner, region: PixelRect(x: 0, y: 0, width: area.width, height: area.height), scale: 1)
            innerContext.transform = command.setting.transform.concatenating(placed)
            command.draw(innerContext)
        }
        for filter in command.setting.filters { picture = filter.applied(to: picture, scale: scale) }
        canvas.concatenate(back)
        canvas.draw(
            picture,
            in: Rect(x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height)),
            interpolation: .none)
    }
}
