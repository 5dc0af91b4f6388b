import AllocationCount
import Glibc
import Glide
import GlideTesting

/// Prints how costs grow, and how often a steady animation asks for memory. Ends with 1 where a frame asks more often than
/// `allocations.txt`, the first argument, allows: times are noisy, that is not. With `bless` as the second argument the file
/// is written instead; with the names of parts (`resting`, `pairs`, `scale`, `rows`, `touch`, `memory`) only those are measured.
@main
@MainActor
struct Benchmarks {
    private var counts: [(name: String, count: Int)] = []

    static func main() {
        let arguments = CommandLine.arguments
        let parts = arguments.dropFirst(2).filter { $0 != "bless" }
        func isAsked(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
        var benchmarks = Benchmarks()
        if isAsked("resting") { benchmarks.measureResting() }
        if isAsked("pairs") { benchmarks.measurePairs() }
        if isAsked("scale") { benchmarks.measureScale() }
        if isAsked("rows") { benchmarks.measureRows() }
        if isAsked("touch") { benchmarks.measureTouch() }
        if isAsked("memory") { benchmarks.measureMemory() }
        guard arguments.count > 1 else { exit(benchmarks.check(nil) ? 0 : 1) }
        if arguments.contains("bless") { exit(benchmarks.write(to: arguments[1]) ? 0 : 1) }
        exit(benchmarks.check(arguments[1]) ? 0 : 1)
    }

    private func row(_ name: String, _ value: Double, _ unit: String, _ limit: String) {
        let scale = pow(10, Double(value < 10 ? 2 : 0))
        print("| \(name) | \((value * scale).rounded() / scale) \(unit) | \(limit) |")
        fflush(nil)
    }

    /// The median frame of an animation that starts when `handle` is set.
    private func frame(of window: TestWindow, _ handle: Handle, frames: Int = 40) -> Measurement {
        withAnimation(.linear(duration: 10)) { handle.value += 1 }
        window.advance(frames: 5)
        let result = Measurement.median(of: frames) { _ in window.advance(frames: 1) }
        return result
    }

    private mutating func measureResting() {
        var first = 0.0
        for count in [10, 1_000, 100_000] {
            let (window, handle) = restingViews(count)
            let frame = frame(of: window, handle)
            if count == 10 { first = frame.seconds }
            row("a capsule among \(count) resting views", frame.seconds * 1e6, "µs a frame", "")
            if count > 10 {
                row("… against 10", (frame.seconds / first - 1) * 100, "% more", "10 % at 100,000")
            }
            counts.append(("capsule among \(count)", frame.allocations))
            window.close()
        }
    }

    private mutating func measurePairs() {
        for count in [10, 100, 500, 2_000] {
            let (window, handle) = matchedPairs(count)
            let frame = frame(of: window, handle, frames: 20)
            row("\(count) matched pairs", frame.seconds * 1e3, "ms a frame", count == 500 ? "8 ms" : "")
            if count < 1_000 { counts.append(("\(count) matched pairs", frame.allocations)) }
            window.close()
        }
    }

    private mutating func measureScale() {
        var first = 0.0
        for scale in [1.0, 2] {
            let handle = Handle()
            let window = TestWindow(size: Size(width: 1_920, height: 1_080), scale: scale) {
                Held(handle) { value in
                    Capsule().fill(.blue).frame(width: 80, height: 3)
                        .frame(maxWidth: .infinity, alignment: value % 2 == 0 ? .leading : .trailing)
                }
            }
            window.advance(frames: 3)
            let frame = frame(of: window, handle)
            if scale == 1 { first = frame.seconds }
            row("a capsule at scale \(Int(scale))", frame.seconds * 1e6, "µs a frame", "")
            if scale == 2 { row("… against scale 1", frame.seconds / first, "times", "2.5") }
            window.close()
        }
    }

    private mutating func measureRows() {
        for isLazy in [true, false] {
            let kind = isLazy ? "lazy" : "all made"
            let (window, one, all) = rows(10_000, isLazy: isLazy)
            let change = Measurement.median(of: 15) { _ in
                one.value += 1
                window.advance(frames: 1)
            }
            // All at once is for what fits a few screens: there the figure only tells what it would cost.
            row("10,000 rows (\(kind)), one changes", change.seconds * 1e3, "ms", isLazy ? "1 ms" : "")
            let rebuild = Measurement.median(of: 5) { _ in
                all.value += 1
                window.advance(frames: 1)
            }
            row("10,000 rows (\(kind)), all rebuilt", rebuild.seconds * 1e3, "ms", isLazy ? "60 ms" : "")
            window.close()
        }
    }

    private mutating func measureTouch() {
        let window = TestWindow(size: Size(width: 800, height: 600)) { Counter() }
        window.advance(frames: 3)
        let touch = Measurement.median(of: 30) { _ in
            window.touchDown(1, at: Point(x: 400, y: 300))
            window.advance(frames: 1)
            window.touchUp(1)
            window.advance(frames: 1)
            window.advance(frames: 30)
        }
        let idle = Measurement.median(of: 30) { _ in window.advance(frames: 30) }
        row("a tap, from touch to the last frame of its effect", (touch.seconds - idle.seconds) * 1e3, "ms", "")
        let both = Measurement.median(of: 30) { _ in
            window.touchDown(1, at: Point(x: 400, y: 300))
            window.advance(frames: 1)
            window.touchUp(1)
            window.advance(frames: 1)
        }
        row("from a touch to its first frame, and from its end to that", both.seconds * 1e3, "ms", "2 ms")
        window.close()
    }

    /// What stays behind of a change that is animated to its end.
    private mutating func measureMemory() {
        let (window, handle) = tabs()
        func change(_ times: Int) {
            for _ in 0..<times {
                handle.value += 1
                window.advance(frames: 40)
            }
        }
        change(200)
        let before = allocated_bytes()
        change(1_000)
        let kept = Double(allocated_bytes()) - Double(before)
        row("a change of tab leaves behind", kept / 1_000, "bytes", "0")
        counts.append(("bytes of 100 changes of tab", max(0, Int(kept / 10))))
        window.close()
    }

    /// Writes the counts to the file at `path`.
    private func write(to path: String) -> Bool {
        guard let file = fopen(path, "w") else {
            print("cannot write \(path)")
            return false
        }
        defer { fclose(file) }
        for (name, count) in counts { fputs("\(name): \(count)\n", file) }
        return true
    }

    /// Whether no count is above the one in the file at `path`; prints those that are, and those that could be lowered.
    private func check(_ path: String?) -> Bool {
        print("\n| a frame of | asks for memory |\n|---|--:|")
        for (name, count) in counts { print("| \(name) | \(count) times |") }
        guard let path else { return true }
        guard let file = fopen(path, "r") else {
            print("cannot read \(path); `Scripts/bench bless` writes it")
            return false
        }
        defer { fclose(file) }
        var allowed: [String: Int] = [:]
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, 512, file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let parts = text.split(separator: ":")
            guard parts.count == 2, let count = Int(parts[1].filter(\.isNumber)) else { continue }
            allowed[String(parts[0])] = count
        }
        var isFine = true
        for (name, count) in counts {
            guard let limit = allowed[name] else {
                print("\(path) says nothing of \"\(name)\"")
                isFine = false
                continue
            }
            // Sets and dictionaries are laid out anew in each run: a hundredth more is chance.
            if count > limit + max(2, limit / 100) {
                print("too often: a frame of \"\(name)\" asks for memory \(count) times, \(limit) are allowed")
                isFine = false
            }
        }
        return isFine
    }
}
