/// What a `@State` keeps: the value, and who read it.
///
/// A write is seen at once by code that runs after it, and by bodies when its transaction has its turn: two blocks of
/// changes in one event are shown one after the other, each with its own animation.
final class StateStorage<Value>: @unchecked Sendable {
    /// The value written last.
    fileprivate var latest: Value
    /// The value of the transactions carried out so far.
    private var committed: Value
    private(set) weak var host: ViewHost?
    private var readers: [ObjectIdentifier: WeakElement] = [:]

    private struct WeakElement {
        weak var element: _ViewElement?
    }

    init(_ value: Value, host: ViewHost?) {
        latest = value
        committed = value
        self.host = host
    }

    /// The value for the code that runs now. Main thread only.
    var value: Value {
        get { assumeMainActor { read() } }
        set {
            nonisolated(unsafe) let value = newValue
            assumeMainActor { write(value) }
        }
    }

    /// Writes through a binding: a press that is cancelled takes only direct writes back (design decision 7).
    func writeThroughBinding(_ value: Value) {
        nonisolated(unsafe) let value = value
        assumeMainActor {
            let journal = WriteJournal.current
            WriteJournal.current = nil
            write(value)
            WriteJournal.current = journal
        }
    }

    @MainActor
    private func read() -> Value {
        guard StateReads.isEvaluating else { return latest }
        if let reader = StateReads.owner {
            readers[ObjectIdentifier(reader)] = WeakElement(element: reader)
        }
        return committed
    }

    @MainActor
    fileprivate func write(_ value: Value) {
        WriteJournal.current?.willWrite(self)
        latest = value
        writeCount += 1
        WriteJournal.current?.didWrite(self)
        if isEqual(value, committed), !hasPendingWrite { return }
        guard let host else {
            committed = value
            return
        }
        hasPendingWrite = true
        host.change { [weak self] in
            guard let self else { return }
            hasPendingWrite = false
            commit(value)
        }
    }

    private var hasPendingWrite = false
    private(set) var writeCount = 0

    @MainActor
    private func commit(_ value: Value) {
        if isEqual(value, committed) { return }
        committed = value
        for (key, reader) in readers {
            if let element = reader.element {
                host?.markDirty(element)
            } else {
                readers[key] = nil
            }
        }
    }
}

/// Whether two values of a type that can compare are equal, or of another plain type the same bits; else false.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else {
        guard _isPOD(Value.self) else { return false }
        return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
    }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return compare(a)
}

extension StateStorage: JournaledStorage {
    var journaledValue: Value { latest }

    func restoreJournaledValue(_ value: Value) {
        write(value)
    }
}
