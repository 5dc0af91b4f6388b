import Glibc

/// Opens addresses: what `@Environment(\.openURL)` gives.
///
/// Addresses are strings here, since `URL` belongs to Foundation; the module GlideFoundation takes both.
@MainActor
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled, discarded
            case systemAction(String?)
        }

        let outcome: Outcome

        /// It is dealt with.
        public static let handled = Result(outcome: .handled)
        /// It is not to be opened.
        public static let discarded = Result(outcome: .discarded)
        /// The desktop opens it.
        public static let systemAction = Result(outcome: .systemAction(nil))

        /// The desktop opens `address` instead.
        public static func systemAction(_ address: String) -> Result { Result(outcome: .systemAction(address)) }
    }

    private let handler: (String) -> Result

    /// An action that asks `handler` first: for `environment(\.openURL, OpenURLAction { … })`.
    public init(handler: @escaping (_ address: String) -> Result) {
        self.handler = handler
    }

    /// Opens `address`, for example `https://example.org` or `mailto:…`.
    public func callAsFunction(_ address: String) {
        callAsFunction(address) { _ in }
    }

    /// Opens `address`, and says whether that was accepted.
    public func callAsFunction(_ address: String, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(address).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other): completion(DesktopOpener.open(other ?? address))
        }
    }
}

/// Has the desktop open an address, with `xdg-open`.
@MainActor
enum DesktopOpener {
    /// What is started in its place; tests set it.
    static var substitute: ((String) -> Bool)?

    /// Starts `xdg-open`; false where there is none.
    static func open(_ address: String) -> Bool {
        if let substitute { return substitute(address) }
        var arguments: [UnsafeMutablePointer<CChar>?] =
            ["xdg-open", address].map { (word: String) in strdup(word) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // In a group of its own, so that it outlives a terminal's interrupt.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var process = pid_t()
        guard posix_spawnp(&process, "xdg-open", nil, &attributes, &arguments, environ) == 0 else {
            Warnings.warnOnce("xdg-open", "openURL: xdg-open cannot be started; it is in the package xdg-utils")
            return false
        }
        // xdg-open ends by itself; it is waited for aside, so that no dead process stays.
        Task.detached {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        return true
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// Opens addresses; by default with the desktop's program for them.
    @MainActor
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURLKey.self] = newValue }
    }
}
