import Glibc

/// Views to look at while they are written.
///
/// A program started with the environment variable `GLIDE_PREVIEW` set to the name of a conforming type, for example
/// `GLIDE_PREVIEW=ContentView_Previews`, shows its previews in a window instead of its own scenes.
@MainActor
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    /// A window with the previews.
    fileprivate static func describe(into list: inout _WindowDescriptions) {
        WindowGroup("\(Self.self)") { previews }._describe(into: &list)
    }
}

/// Finds the previews that a program was asked to show.
@MainActor
enum RequestedPreviews {
    /// The windows with the previews called `name` of the module that `app` is from; nil where there are none.
    static func windows(named name: String, of app: Any.Type) -> _WindowDescriptions? {
        guard let provider = type(named: name, besides: app) as? any PreviewProvider.Type else {
            if let windows = NamedPreviews.windows(named: name) { return windows }
            Warnings.warnOnce("preview \(name)", "GLIDE_PREVIEW: there is no preview named \(name)")
            return nil
        }
        var list = _WindowDescriptions()
        provider.describe(into: &list)
        return list
    }

    /// The struct, enum or class called `name` in the module of `other`.
    static func type(named name: String, besides other: Any.Type) -> Any.Type? {
        let module = String(reflecting: other).prefix { $0 != "." }
        // How Swift mangles the names of plain types (docs/ABI/Mangling.rst): module, name, kind.
        for kind in ["V", "O", "C"] {
            if let found = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)") { return found }
        }
        return nil
    }
}
