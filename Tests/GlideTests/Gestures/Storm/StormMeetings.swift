@testable import Glide

/// What can happen to a window in a storm.
enum StormEvent: String, CaseIterable {
    case touchDown, touchMove, touchUp, touchCancel
    case pointerMove, pointerDown, pointerUp, pointerLeave, pointerCancel
    case wheel, fingers, fingersLifted, key, time
    case viewGoes, viewComes, viewDisabled, scrollDisabled, pageSelected, pagesChange, resized, hidden
}

/// How often each event has met recognisers in each state.
@MainActor
struct StormMeetings {
    private(set) var counts: [StormEvent: [RecogniserState: Int]] = [:]

    mutating func note(_ event: StormEvent, _ host: ViewHost) {
        var seen = Set<RecogniserState>()
        func visit(_ recogniser: Recogniser) {
            seen.insert(recogniser.state)
            for part in recogniser.parts { visit(part) }
        }
        for attachment in host.dispatcher.live { visit(attachment.recogniser) }
        // Most recognisers of a window wait.
        seen.insert(.idle)
        for state in seen { counts[event, default: [:]][state, default: 0] += 1 }
    }

    /// Pairs that never met.
    var missing: [String] {
        StormEvent.allCases.flatMap { event in
            RecogniserState.allCases.filter { counts[event]?[$0] == nil }.map { "\(event) × \($0)" }
        }
    }

    /// One line an event, one column a state.
    var table: String {
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let head = padded("", 15) + RecogniserState.allCases.map { padded("\($0)", 11) }.joined()
        let lines = StormEvent.allCases.map { event in
            padded(event.rawValue, 15)
                + RecogniserState.allCases.map { padded("\(counts[event]?[$0] ?? 0)", 11) }.joined()
        }
        return ([head] + lines).joined(separator: "\n")
    }
}
