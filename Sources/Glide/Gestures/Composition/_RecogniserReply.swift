/// The recogniser of a gesture. For the library only.
@MainActor
public struct _RecogniserReply<Value> {
    let recogniser: ValueRecogniser<Value>

    init(_ recogniser: ValueRecogniser<Value>) {
        self.recogniser = recogniser
    }
}
