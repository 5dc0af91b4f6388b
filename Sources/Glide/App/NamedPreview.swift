import CTypeRecords
import Glibc

/// Views to look at while they are written: `#Preview { ContentView() }` or `#Preview("Dark") { … }`.
///
/// A program started with the environment variable `GLIDE_PREVIEW` set to a preview's name, or to the name of the file it
/// stands in, for example `GLIDE_PREVIEW=ContentView.swift`, shows it in a window instead of its own scenes.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "GlideMacros", type: "PreviewMacro")

/// Views to look at while they are written, in a window of a certain size: `#Preview(traits: .sizeThatFitsLayout) { … }`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GlideMacros", type: "PreviewMacro")

/// Gives a `#Preview` a state of its own: `@Previewable @State var isOn = false` at the top of its braces.
///
/// The variable becomes one of the view that the preview shows, so that every property wrapper of views works: `@State`,
/// `@FocusState`, `@Namespace`, `@Environment`, … Anywhere else it is an error.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GlideMacros", type: "PreviewableMacro")

/// What `#Preview` stands for.
@MainActor
public protocol _NamedPreview {
    /// The type of the views.
    associatedtype Previews: View
    /// The name it was given.
    static var name: String? { get }
    /// In what surroundings it is shown.
    static var traits: [PreviewTrait] { get }
    /// The module and the file it stands in.
    static var file: String { get }
    /// The views to look at.
    @ViewBuilder static var previews: Previews { get }
}

extension _NamedPreview {
    /// The name of its file, without folders.
    fileprivate static var fileName: Substring { file.split(separator: "/").last ?? "" }

    /// Whether `text` asks for it: its name, its file, or the file without the ending.
    fileprivate static func answers(to text: String) -> Bool {
        text == name || text == fileName || text + ".swift" == fileName
    }

    /// A window with the views.
    fileprivate static func describe(into list: inout _WindowDescriptions) {
        PreviewTrait.describe(previews, titled: name ?? String(fileName), traits, into: &list)
    }
}

@MainActor
enum NamedPreviews {
    /// The windows with the previews that `text` names; nil where there are none.
    static func windows(named text: String) -> _WindowDescriptions? {
        let found = everything.filter { $0.answers(to: text) }
        guard !found.isEmpty else { return nil }
        var list = _WindowDescriptions()
        for preview in found { preview.describe(into: &list) }
        return list
    }

    /// All previews of the program. Their types have names that only the compiler can write, so the program's list of
    /// types is looked through.
    private static var everything: [any _NamedPreview.Type] {
        (0..<glide_type_count()).compactMap { index in
            guard let descriptor = glide_struct_descriptor(index),
                strstr(glide_type_name(descriptor), "PreviewRegistryfMu") != nil,
                let metadata = glide_type_metadata(descriptor)
            else { return nil }
            return unsafeBitCast(metadata, to: Any.Type.self) as? any _NamedPreview.Type
        }
    }
}
