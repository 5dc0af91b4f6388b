extension ListRowNode {
    /// How far the shadow of a carried row goes, in points.
    static let shadowReach = 12.0

    /// A few pale outlines: a blur would be made anew for every frame.
    func drawShadow(of box: Rect, strength: Double, in context: PaintContext) {
        for ring in 1...Int(Self.shadowReach / 2) {
            let shadow = box.offset(by: Size(height: 2)).insetBy(dx: -1.6 * Double(ring), dy: -1.6 * Double(ring))
            context.canvas.fill(
                Path(roundedRect: shadow, cornerRadius: 6 + Double(ring)),
                .color(Color.black.resolved(in: colors)), in: shadow, opacity: 0.035 * strength * context.opacity)
        }
    }

    /// What a row that goes aside uncovers.
    func drawButton(in box: Rect, uncovered: Double, in context: PaintContext) {
        let width = min(box.width, uncovered + ListLook.cornerRadius)
        let band = Rect(
            x: isReadFromRightToLeft ? box.minX : box.maxX - width, y: box.minY, width: width, height: box.height)
        context.canvas.fill(
            Path(band), .color(Color.red.resolved(in: colors)), in: band, opacity: context.opacity)
        let middle = max(uncovered, RowSlide.buttonWidth) / 2
        let center = Point(x: isReadFromRightToLeft ? box.minX + middle : box.maxX - middle, y: box.midY)
        let icon = Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
        Symbol(named: "trash").draw(
            on: context.canvas, in: icon, fill: .color(Color.white.resolved(in: colors)), bounds: icon,
            opacity: context.opacity)
    }

    /// The ground; a card has round corners at its ends.
    func shape(in box: Rect) -> Path {
        let radius = look.margin > 0 ? min(ListLook.cornerRadius, box.height / 2, box.width / 2) : 0
        let upper = position.isFirst ? radius : 0
        let lower = position.isLast ? radius : 0
        if upper == 0 && lower == 0 { return Path(box) }
        let curve = 0.5522847498 * radius
        var path = Path()
        path.move(to: Point(x: box.minX + upper, y: box.minY))
        path.addLine(to: Point(x: box.maxX - upper, y: box.minY))
        if upper > 0 {
            path.addCurve(
                to: Point(x: box.maxX, y: box.minY + radius),
                control1: Point(x: box.maxX - radius + curve, y: box.minY),
                control2: Point(x: box.maxX, y: box.minY + radius - curve))
        }
        path.addLine(to: Point(x: box.maxX, y: box.maxY - lower))
        if lower > 0 {
            path.addCurve(
                to: Point(x: box.maxX - radius, y: box.maxY),
                control1: Point(x: box.maxX, y: box.maxY - radius + curve),
                control2: Point(x: box.maxX - radius + curve, y: box.maxY))
        }
        path.addLine(to: Point(x: box.minX + lower, y: box.maxY))
        if lower > 0 {
            path.addCurve(
                to: Point(x: box.minX, y: box.maxY - radius),
                control1: Point(x: box.minX + radius - curve, y: box.maxY),
                control2: Point(x: box.minX, y: box.maxY - radius + curve))
        }
        path.addLine(to: Point(x: box.minX, y: box.minY + upper))
        if upper > 0 {
            path.addCurve(
                to: Point(x: box.minX + radius, y: box.minY),
                control1: Point(x: box.minX, y: box.minY + radius - curve),
                control2: Point(x: box.minX + radius - curve, y: box.minY))
        }
        path.closeSubpath()
        return path
    }

    /// How far lines begin after where they do while nothing is edited.
    private var separatorShift: Double { controls.leading == nil ? 0 : RowControlNode.room }

    /// A line of one device pixel below every row but the last, from where the view begins.
    func drawSeparators(in context: PaintContext, _ box: Rect) {
        let row = row
        let thickness = 1 / context.scale
        let color = (row.separatorTint ?? ListLook.separator(in: colors)).resolved(in: colors)
        func line(at y: Double) {
            let start = max(0, insets.leading + min(1, max(0, edited.presented)) * separatorShift)
            let left = isReadFromRightToLeft ? box.minX : box.minX + start
            let right = isReadFromRightToLeft ? box.maxX - start : box.maxX
            guard right > left else { return }
            let line = Rect(x: left, y: y, width: right - left, height: thickness)
            context.canvas.fill(Path(line), .color(color), in: line, opacity: context.opacity)
        }
        if row.visibleSeparators.contains(.top) { line(at: box.minY) }
        let isDrawn = !position.isLast || row.visibleSeparators.contains(.bottom)
        if isDrawn, !row.hiddenSeparators.contains(.bottom) { line(at: box.maxY - thickness) }
    }
}
