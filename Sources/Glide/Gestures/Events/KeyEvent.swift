/// A key that goes down, repeats or comes up.
struct KeyEvent: Hashable, Sendable {
    var key: Key
    /// The text that the key types with the modifiers held; empty for keys that type nothing.
    var text: String
    var modifiers: EventModifiers
    /// Whether the key is being held and repeats.
    var isRepeat: Bool
    /// Whether the key is part of a sequence of dead keys, or of the Compose key, that has not come to its end.
    var isComposing = false
    /// Whether the key did not come up but was lost, with the keyboard's focus: what it held ends without effect.
    var isLost = false
    var time: Time

    init(key: Key, text: String = "", modifiers: EventModifiers = [], isRepeat: Bool = false, time: Time) {
        self.key = key
        self.text = text
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.time = time
    }
}
