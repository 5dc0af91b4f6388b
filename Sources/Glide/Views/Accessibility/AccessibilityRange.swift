/// The number that an element shows, and those that it could.
struct AccessibilityRange: Equatable {
    var value: Double
    var least: Double
    var most: Double
    /// From one number to the next; 0 where all between are possible.
    var step: Double
    /// Takes another number; nil where it is only shown.
    var set: (@MainActor (Double) -> Void)?

    static func == (a: Self, b: Self) -> Bool {
        a.value == b.value && a.least == b.least && a.most == b.most && a.step == b.step
    }
}
