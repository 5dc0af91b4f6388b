import Glibc

@testable import Glide
@testable import GlideTesting

/// Runs random sequences of events on rigs that live until their compositor dies.
@MainActor
final class RandomOrder {
    /// Whether nothing else runs in the process, so that what belongs to all of it may be changed and measured.
    static let isAlone = getenv("GLIDE_RANDOM_SEQUENCES") != nil

    /// What must not grow.
    struct Usage {
        var proxies = 0
        /// Objects that the compositor keeps, but for those made for cursors.
        var serverObjects = 0
        var cursorObjects = 0
        var descriptors = 0
        /// Bytes of memory.
        var memory = 0

        /// The larger of each.
        mutating func formMaximum(_ other: Usage) {
            proxies = max(proxies, other.proxies)
            serverObjects = max(serverObjects, other.serverObjects)
            cursorObjects = max(cursorObjects, other.cursorObjects)
            descriptors = max(descriptors, other.descriptors)
            memory = max(memory, other.memory)
        }
    }

    /// The most that was in use after a sequence, since it was last set.
    var most = Usage()

    private(set) var table = MeetingTable()
    /// What went wrong, with the number of the sequence.
    private(set) var faults: [String] = []
    private(set) var events = 0
    private var random: MockRandom
    private var rig: RandomRig
    private let weighted: [RandomEvent]
    /// Cursors that move.
    private let theme = XcursorTheme(
        Dictionary(uniqueKeysWithValues: CursorShape.allCases.map { ($0, [300, 500]) }))
    /// The number of a sequence that is told step by step, to find out what went wrong in it.
    private let traced = getenv("GLIDE_RANDOM_TRACE").flatMap { Int(String(cString: $0)) }
    private var isTracing = false

    init(seed: UInt64) {
        if Self.isAlone {
            Self.limitDescriptors()
            // Reading the system's cursor themes takes longer than all the rest.
            setenv("XCURSOR_PATH", theme.folder, 1)
            setenv("XCURSOR_THEME", theme.name, 1)
            setenv("XCURSOR_SIZE", "8", 1)
        }
        random = MockRandom(seed: seed)
        rig = RandomRig(random: MockRandom(seed: random.next()))
        weighted = RandomEvent.allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    }

    /// Using up all descriptors shall not take longer than it must.
    private static func limitDescriptors() {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_cur, 160)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Ends the last rig.
    func end() {
        rig.end()
        theme.remove()
    }

    /// One sequence. Everything in it follows from the seed and the number of sequences before.
    func run(_ number: Int) {
        isTracing = number == traced
        rig.random = MockRandom(seed: random.next())
        rig.mock.options.release = [.whenReplaced, .atOnce, .never].randomElement(using: &rig.random) ?? .never
        for _ in 0..<2 { rig.open(.toplevel) }
        rig.open([.layer, .lock, .toplevel].randomElement(using: &rig.random) ?? .layer)
        if rig.chance(1, in: 2) { rig.turn(2) }
        for _ in 0..<rig.number(20...200) where rig.isAlive { step() }
        let wrong = rig.settle()
        if !wrong.isEmpty { note("sequence \(number): \(wrong.joined(separator: "; "))") }
        defer { if Self.isAlone { most.formMaximum(usage) } }
        guard !rig.isAlive else { return }
        if rig.ends != [.lost("the Wayland compositor went away")] {
            note("sequence \(number): the connection ended: \(rig.ends)")
        }
        rig.end()
        rig = RandomRig(random: MockRandom(seed: random.next()))
    }

    private func note(_ fault: String) {
        faults.append(fault)
        print(fault)
    }

    private func step() {
        rig.sweep()
        if rig.windows.count < 3 { rig.open([.toplevel, .layer, .toplevel, .lock].randomElement(using: &rig.random)!) }
        if !table.missing.isEmpty, rig.chance(1, in: 4) { provoke() }
        rig.sweep()
        guard let (event, window) = choose() else { return rig.turn() }
        perform(event, window)
        switch rig.number(0...9) {
        case 0...4:
            rig.turn()
            if rig.chance(1, in: 2) { rig.mock.answerFrames() }
        case 5: rig.mock.server.flushOnly()
        case 6: rig.display.pump()
        case 7: rig.mock.server.pump()
        default: break
        }
    }

    private func perform(_ event: RandomEvent, _ window: RandomWindow) {
        events += 1
        for met in event.concernsAll ? rig.windows : [window] { table.note(event, met.states(rig.display)) }
        rig.perform(event, window)
        if isTracing { print("\(event) \(window.name) \(rig.mock.violations) \(window.faults)") }
    }

    /// Brings a surface into a state in which something has not met one yet.
    private func provoke() {
        let cells = table.missing.sorted {
            ($0.event.rawValue, $0.state.rawValue) < ($1.event.rawValue, $1.state.rawValue)
        }
        guard let cell = cells.randomElement(using: &rig.random),
            let kind = cell.event.kinds.filter(cell.state.isPossible).randomElement(using: &rig.random)
        else { return }
        if !rig.windows.contains(where: { $0.kind == kind }), let parent = rig.windows.first {
            rig.open(kind, on: parent)
        }
        guard let window = rig.windows.first(where: { $0.kind == kind }) else { return }
        var steps: [RandomEvent] = []
        switch cell.state {
        case .pressed: steps = [.pointerEnter, .pointerFrame, .buttonDown, .pointerFrame]
        case .touched: steps = [.touchDown, .touchFrame]
        case .focused: steps = [.keyboardEnter]
        case .underPopup: steps = [.appOpensPopup]
        case .awaitingFrame: steps = [.appDraws]
        case .starved:
            rig.faults.heal()
            rig.mock.options.release = .never
            steps = Array(repeating: [.appDraws, .frameAnswered], count: 8).flatMap { $0 }
        default: break
        }
        for step in steps where window.mock?.resource.isAlive == true {
            perform(step, window)
            if cell.state != .pressed || step == .pointerFrame { rig.turn() }
        }
        if cell.state == .gone { perform(.appCloses, window) }
    }

    private func choose() -> (RandomEvent, RandomWindow)? {
        if rig.chance(1, in: 3), let rare = rare() { return rare }
        guard let event = weighted.randomElement(using: &rig.random) else { return nil }
        let fitting = rig.windows.filter { event.kinds.contains($0.kind) }
        return fitting.randomElement(using: &rig.random).map { (event, $0) }
    }

    /// A meeting that has not happened yet and can happen now.
    private func rare() -> (RandomEvent, RandomWindow)? {
        guard !table.missing.isEmpty else { return nil }
        for window in rig.windows {
            for state in window.states(rig.display) {
                let cells = table.missing.filter { $0.state == state && $0.event.kinds.contains(window.kind) }
                // In an order that the seed decides, not the hash.
                if let cell = cells.min(by: { $0.event.rawValue < $1.event.rawValue }) { return (cell.event, window) }
            }
        }
        return nil
    }

    /// What is in use between two sequences.
    var usage: Usage {
        var descriptors = 0
        if let folder = opendir("/proc/self/fd") {
            while readdir(folder) != nil { descriptors += 1 }
            closedir(folder)
        }
        var memory = 0
        if let file = fopen("/proc/self/statm", "r") {
            var line = [CChar](repeating: 0, count: 128)
            fgets(&line, 128, file)
            fclose(file)
            let numbers = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }.split(separator: " ")
            memory = numbers.count > 1 ? (Int(numbers[1]) ?? 0) * 4_096 : 0
        }
        return Usage(
            proxies: rig.proxyCount, serverObjects: rig.objects.values.reduce(0, +), cursorObjects: rig.cursorObjects,
            descriptors: descriptors, memory: memory)
    }
}
