/// A press without a finger that is under way. The dispatcher numbers it when it has its turn.
@MainActor
final class PressedContact {
    var contact: Int?
}
