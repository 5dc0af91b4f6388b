/// What came over a bus: a call, a signal or an answer.
struct BusMessage {
    var sender = ""
    var path = ""
    var interface = ""
    var member = ""
    var arguments: [BusValue] = []
    /// Whether it tells of an event, rather than asking for something.
    var isSignal = false
}
