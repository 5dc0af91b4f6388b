/// Tells the app about one gesture: `onChanged`, `onEnded`, `onCancelled`, `updating`.
///
/// Whatever is told passes through the recogniser's actions, which the dispatcher may discard. What the app has heard
/// is therefore noted when an action runs, not when it is made; a beginning that was heard always finds its end.
@MainActor
final class CallbackRecogniser<Value>: WrappingRecogniser<Value, Value> {
    var callbacks: GestureCallbacks<Value>
    private var isTold = false
    private var lastValue: Value?
    private var journal: WriteJournal?

    init(
        _ child: ValueRecogniser<Value>, surroundings: GestureSurroundings, callbacks: GestureCallbacks<Value>
    ) {
        self.callbacks = callbacks
        super.init(child, surroundings: surroundings)
    }

    override var hasCancelHandler: Bool { callbacks.cancelled != nil || super.hasCancelHandler }

    override func childChanged() {
        phase = child.phase
        switch child.phase {
        case .idle, .possible: break
        case .pending(let value): follow(value)
        case .active(let value): follow(value)
        case .ended(let value): emit { self.tellEnd(value) }
        case .failed, .cancelled: tellCancellation()
        }
    }

    override func cancel() {
        super.cancel()
        // Also when the recogniser has been reset while its last actions still wait.
        tellCancellation()
    }

    private func follow(_ value: Value?) {
        emit { self.tellBeginning() }
        guard let value, callbacks.changed != nil else { return }
        emit(unanimated: callbacks.changesAreUnanimated) { self.tellChange(value) }
    }

    private func tellBeginning() {
        guard !isTold else { return }
        isTold = true
        callbacks.pressing?(true)
    }

    private func tellChange(_ value: Value) {
        if let lastValue, let isEqual = callbacks.isEqual, isEqual(lastValue, value) { return }
        lastValue = value
        guard callbacks.restoresWrites else {
            callbacks.changed?(value)
            return
        }
        let journal = journal ?? WriteJournal()
        self.journal = journal
        let outer = WriteJournal.current
        WriteJournal.current = journal
        callbacks.changed?(value)
        WriteJournal.current = outer
    }

    private func tellEnd(_ value: Value) {
        let wasTold = isTold
        forget()
        journal = nil
        if wasTold { callbacks.pressing?(false) }
        callbacks.ended?(value)
        if wasTold { callbacks.finished?() }
    }

    private func tellCancellation() {
        emit(isClosing: true) {
            guard self.isTold else { return }
            self.forget()
            self.callbacks.pressing?(false)
            self.callbacks.cancelled?()
            self.callbacks.finished?()
        }
        emit(unanimated: true, isClosing: true) {
            self.journal?.restore()
            self.journal = nil
        }
    }

    private func forget() {
        isTold = false
        lastValue = nil
    }
}
