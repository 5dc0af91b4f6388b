/// What has become of an image that is fetched.
public enum AsyncImagePhase: Sendable {
    /// It is on its way.
    case empty
    /// It is here.
    case success(Image)
    /// It could not be fetched.
    case failure(any Error)

    /// The image, if it is here.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// What went wrong, if something did.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image that is fetched from an address, a `file:` URL or one of the web, and shown when it is here.
///
/// It is fetched once for each address; a view that goes gives up.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: Double
    private let animation: Animation?
    private let content: (AsyncImagePhase) -> Content

    @State private var phase = AsyncImagePhase.empty

    /// Shows what `content` makes of the present phase.
    ///
    /// - Parameters:
    ///   - url: nil stays empty.
    ///   - scale: pixels a point.
    ///   - transaction: how the next phase is shown.
    public init(
        url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        animation = transaction.animation
        self.content = content
    }

    /// The content for the present phase.
    public var body: some View {
        content(phase)
            .task(id: url) { await load() }
    }

    private func load() async {
        guard let url else { return phase = .empty }
        do {
            let image = try await FetchedImages.image(at: url, scale: scale)
            if !Task.isCancelled { withAnimation(animation) { phase = .success(image) } }
        } catch {
            if !Task.isCancelled { withAnimation(animation) { phase = .failure(error) } }
        }
    }
}

extension AsyncImage {
    /// Shows the image, or a grey ground until it is here.
    public init(url: URL?, scale: Double = 1) where Content == _AsyncImageContent<Image, Color> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color.gray.opacity(0.2)
        }
    }

    /// Shows what `content` makes of the image, or `placeholder` until it is here.
    public init<Shown: View, Placeholder: View>(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _AsyncImageContent<Shown, Placeholder> {
        self.init(url: url, scale: scale) { phase in
            _AsyncImageContent(image: phase.image.map(content), placeholder: placeholder)
        }
    }
}

/// An image, or what stands for it.
public struct _AsyncImageContent<Shown: View, Placeholder: View>: View {
    let image: Shown?
    let placeholder: () -> Placeholder

    /// The image, if there is one.
    public var body: some View {
        if let image { image } else { placeholder() }
    }
}
