extension Never: Gesture {
    /// The body of what has none.
    public typealias Body = Never
    /// Never has no values.
    public typealias Value = Never

    /// Never called. For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Never> {
        fatalError("There is no gesture of type Never.")
    }
}
