/// Draws a view once, without a window.
@MainActor
public final class ImageRenderer<Content: View> {
    /// The view to draw.
    public var content: Content
    /// Device pixels a point; what is no positive number counts as 1.
    public var scale = 1.0
    /// The size offered to the view; nil in a direction takes the view's ideal extent.
    public var proposedSize = ProposedViewSize.unspecified

    /// Draws `content`.
    public init(content: Content) {
        self.content = content
    }

    /// The view as a picture, transparent where it draws nothing; nil where it is empty.
    public var bitmap: Bitmap? {
        let host = ViewHost(content: content)
        host.hasBackground = false
        let probe = proposedSize.replacingUnspecifiedDimensions(by: Size(width: 1, height: 1))
        host.resize(to: probe, scale: scale)
        host.bring(to: .zero)
        let size = host.scene.root.children.first { !$0.isLeaving }?.sizeThatFits(proposedSize) ?? .zero
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let usable = scale > 0 && scale.isFinite ? scale : 1
        host.resize(to: size, scale: usable)
        let region = host.prepareFrame(at: .zero)
        let image = Bitmap.drawing(
            width: Int((size.width * usable).rounded(.up)), height: Int((size.height * usable).rounded(.up))
        ) { canvas in
            host.scene.paint(region, on: canvas)
        }
        host.close()
        return image
    }
}
