extension OpenURLAction {
    /// Opens `url`.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url.absoluteString)
    }

    /// Opens `url`, and says whether that was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        callAsFunction(url.absoluteString, completion: completion)
    }

    /// An action that asks `handler` first. An address that is no URL is left to the desktop.
    public init(handler: @escaping (URL) -> Result) {
        self.init { (address: String) in URL(string: address).map(handler) ?? .systemAction }
    }
}

extension Link {
    /// A link that shows `label` and opens `destination`.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination.absoluteString, label: label)
    }
}

extension Link where Label == Text {
    /// A link that shows `title` and opens `destination`.
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(title, destination: destination.absoluteString)
    }
}
