/// The look of a symbol at a moment: as it was when another took its place, or as it is.
struct SymbolLook {
    var symbol: Symbol
    /// Its size beside text; nil where it is as large as its frame.
    var ownSize: Size?
    var pose = SymbolPose.rest
    /// Whether a plain shape stands for it.
    var isRedacted = false
    /// How it gives way to its successor; nil for a fade.
    var replacement: ReplaceSymbolEffect.Style?

    /// Where the symbol stands without effects: in the middle of `frame`.
    private func place(in frame: Rect) -> Rect {
        guard let ownSize else { return frame }
        return Rect(
            x: frame.midX - ownSize.width / 2, y: frame.midY - ownSize.height / 2, width: ownSize.width,
            height: ownSize.height)
    }

    /// What it draws in `frame`.
    @MainActor
    func inkBounds(in frame: Rect) -> Rect {
        if isRedacted { return frame }
        let place = place(in: frame)
        return pose.isMoved ? place.applying(pose.transform(in: place)) : place
    }

    /// Draws the symbol in `frame`.
    @MainActor
    func draw(on canvas: CairoCanvas, in frame: Rect, fill: Fill, ground: Fill?, opacity: Double) {
        if isRedacted {
            // Of effects only that counts by which the symbol is not there.
            return RedactedLook.drawImage(in: frame, on: canvas, fill: fill, opacity: opacity * pose.presence)
        }
        let strength = pose.opacity * pose.presence
        guard strength > 0 else { return }
        let place = place(in: frame)
        if pose == .rest {
            symbol.draw(on: canvas, in: place, fill: fill, bounds: place, opacity: opacity, ground: ground)
            return
        }
        canvas.save()
        canvas.concatenate(pose.transform(in: place))
        // A sign lies on its ground: the two grow fainter together.
        let isGroup = ground != nil && strength < 1
        if isGroup { canvas.beginGroup() }
        let light = pose.light
        symbol.draw(
            on: canvas, in: place, fill: fill, bounds: place, opacity: isGroup ? opacity : opacity * strength,
            ground: ground, partOpacity: light.map { light in { light.opacity(ofPart: $0, of: $1) } })
        if isGroup { canvas.endGroup(opacity: strength, blend: .over) }
        canvas.restore()
    }
}
