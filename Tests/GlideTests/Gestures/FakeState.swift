@testable import Glide

/// A `@State` as floor 5 will write it.
@MainActor
final class FakeState<Value>: JournaledStorage {
    private var stored: Value
    private(set) var writeCount = 0
    private(set) var restoreCount = 0
    /// Runs when a value is put back.
    var onRestore: () -> Void = {}

    init(_ value: Value) { stored = value }

    var journaledValue: Value { stored }

    /// The property wrapper's own setter.
    var value: Value {
        get { stored }
        set {
            WriteJournal.current?.willWrite(self)
            write(newValue)
            WriteJournal.current?.didWrite(self)
        }
    }

    /// A binding's setter.
    func write(_ value: Value) {
        stored = value
        writeCount += 1
    }

    func restoreJournaledValue(_ value: Value) {
        restoreCount += 1
        write(value)
        onRestore()
    }
}
