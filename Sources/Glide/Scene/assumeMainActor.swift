/// Runs `body`, which the caller knows to be on the main actor.
///
/// State is read and written through property wrappers, which the language does not tie to the main actor although the
/// views that hold them are. Traps off the main actor.
func assumeMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.preconditionIsolated("views and their state belong to the main actor")
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
