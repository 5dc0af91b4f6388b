extension Gesture {
    /// This gesture with its value turned into another by `body`.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
        _MapGesture(self, body)
    }

    /// This gesture and `other` side by side.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, or else `other`.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture, and then `other`.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
