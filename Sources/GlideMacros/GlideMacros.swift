import Foundation

/// The program that the compiler asks what `@Entry`, `#Preview` and `@Previewable` stand for.
///
/// It speaks the compiler's own protocol, messages in JSON with a length before them, and reads the few lines of Swift it
/// is shown by itself, so that nobody who builds Glide has to build swift-syntax.
@main
enum GlideMacros {
    static func main() throws {
        while let message = MessageStream.read() {
            try MessageStream.write(answer(to: message))
        }
    }

    private static func answer(to message: CompilerMessage) -> CompilerAnswer {
        switch message {
        case .getCapability: .capability
        case .expandAttachedMacro(let request) where request.macro.typeName == "PreviewableMacro":
            .expansion { try PreviewableMacro.expansion(of: request) }
        case .expandAttachedMacro(let request): .expansion { try EntryMacro.expansion(of: request) }
        case .expandFreestandingMacro(let request): .expansion { try PreviewMacro.expansion(of: request) }
        case .other: .nothing
        }
    }
}
