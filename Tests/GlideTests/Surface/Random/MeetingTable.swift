/// How often each event met each state of a surface.
struct MeetingTable {
    /// An event and a state.
    struct Cell: Hashable {
        var event: RandomEvent
        var state: RandomSurfaceState
    }

    private(set) var counts: [Cell: Int] = [:]
    /// Pairs that can meet and have not.
    private(set) var missing: Set<Cell>

    init() {
        missing = []
        for event in RandomEvent.allCases {
            for state in RandomSurfaceState.allCases
            where event.kinds.contains(where: state.isPossible) {
                missing.insert(Cell(event: event, state: state))
            }
        }
    }

    /// Notes a meeting.
    mutating func note(_ event: RandomEvent, _ states: [RandomSurfaceState]) {
        for state in states {
            let cell = Cell(event: event, state: state)
            counts[cell, default: 0] += 1
            missing.remove(cell)
        }
    }

    /// The table as text: a line for each event, a column for each state.
    var text: String {
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let states = RandomSurfaceState.allCases
        var lines = [padded("", 22) + states.map { padded($0.rawValue, 14) }.joined()]
        for event in RandomEvent.allCases {
            let cells = states.map { state in
                let cell = Cell(event: event, state: state)
                if let count = counts[cell] { return padded("\(count)", 14) }
                return padded(missing.contains(cell) ? "0" : "·", 14)
            }
            lines.append(padded(event.rawValue, 22) + cells.joined())
        }
        return lines.joined(separator: "\n")
    }
}
