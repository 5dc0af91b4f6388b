import GlideTesting
import Testing

/// What happened, in order.
@MainActor
private final class Log {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
@Suite struct `The life of a view` {
    private let size = Size(width: 200, height: 100)
    private let log = Log()

    @Test func `onAppear runs once, the outer one's last, before the first frame is painted`() {
        let window = TestWindow(size: size) {
            VStack {
                Block("A", 10, 10).onAppear { log.note("inner") }
            }
            .onAppear { log.note("outer") }
        }
        #expect(log.take() == ["inner", "outer"])
        window.advance(frames: 3)
        #expect(log.lines.isEmpty)
    }

    @Test func `a state written in onAppear is seen in frame 0`() {
        let window = TestWindow(size: size) { Growing() }
        #expect(window.framesPainted == 1)
        #expect(window.frame(of: "A")?.width == 60)
        #expect(window.snapshot()[100, 50] == window.snapshot()[75, 50])
        #expect(window.snapshot()[75, 50].red == 0)
        #expect(window.isAtRest)
    }

    @Test func `appearing and disappearing come in pairs`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: flag) {
                if $0 {
                    Block("A", 10, 10).onAppear { log.note("+A") }.onDisappear { log.note("-A") }
                } else {
                    Block("B", 10, 10).onAppear { log.note("+B") }.onDisappear { log.note("-B") }
                }
            }
        }
        #expect(log.take() == ["+B"])
        flag.value = true
        window.advance(frames: 1)
        #expect(log.take().sorted() == ["+A", "-B"])
        flag.value = false
        window.advance(frames: 1)
        #expect(log.take().sorted() == ["+B", "-A"])
    }

    @Test func `onDisappear of a view that fades out comes when it is out`() throws {
        let flag = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: flag) { if $0 { Block("A", 10, 10).onDisappear { log.note("-A") } } }
        }
        withAnimation(.linear(duration: 0.5)) { flag.value = false }
        window.advance(by: .milliseconds(400))
        #expect(log.lines.isEmpty)
        window.advance(by: .milliseconds(200))
        #expect(log.take() == ["-A"])
    }

    @Test func `a window that is gone keeps nothing of its views`() {
        weak var kept: Log?
        do {
            let own = Log()
            kept = own
            let flag = Handle<Bool>()
            let window = TestWindow(size: size) {
                Held(true, by: flag) { isOn in
                    VStack {
                        if isOn { Block("A", 10, 10).onTapGesture { own.note("tap") } }
                        ScrollView { Text("T").onAppear { own.note("on") }.onDisappear { own.note("off") } }
                        Block("B", 10, 10).opacity(0.5).animation(.default, value: isOn)
                            .onChange(of: isOn) { own.note("change") }
                    }
                }
            }
            window.tap(at: Point(x: 100, y: 50))
            withAnimation(.linear(duration: 0.1)) { flag.value = false }
            window.advance(frames: 3)
            #expect(kept != nil)
        }
        #expect(kept == nil)
    }

    @Test func `closing the window ends every view`() {
        let window = TestWindow(size: size) {
            VStack {
                Block("A", 10, 10).onDisappear { log.note("-A") }
                Block("B", 10, 10).onDisappear { log.note("-B") }
            }
        }
        window.close()
        #expect(log.take().sorted() == ["-A", "-B"])
        window.close()
        #expect(log.lines.isEmpty)
    }

    @Test func `onChange is told the old and the new value, once a change`() {
        let count = Handle<Int>()
        let other = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(0, by: other) { _ in
                Held(1, by: count) { value in
                    Block("A", 10, 10)
                        .onChange(of: value) { log.note("\($0) → \($1)") }
                        .onChange(of: value, initial: true) { log.note("any") }
                }
            }
        }
        #expect(log.take() == ["any"])
        count.value = 2
        window.advance(frames: 1)
        #expect(log.take().sorted() == ["1 → 2", "any"])
        count.value = 2
        other.value = 7
        window.advance(frames: 1)
        #expect(log.lines.isEmpty)
        // Two writes in one event are one change.
        count.value = 3
        count.value = 4
        window.advance(frames: 1)
        #expect(log.take().sorted() == ["2 → 4", "any"])
    }

    @Test func `what onChange writes is seen in the same frame`() {
        let window = TestWindow(size: size) { Following() }
        let painted = window.framesPainted
        window.click(at: Point(x: 100, y: 50))
        window.advance(frames: 1)
        #expect(window.framesPainted == painted + 1)
        #expect(window.frame(of: "B")?.width == 60)
    }

    @Test func `changes that lead to changes without end do not hang`() {
        let window = TestWindow(size: size) { Endless() }
        window.advance(frames: 2)
        #expect(window.warnings.contains { $0.contains("without end") })
    }

    @Test func `a task starts, is started again for another id, and is cancelled with its view`() async {
        let id = Handle<Int?>()
        let window = TestWindow(size: size) {
            Held(1, by: id) { id in
                if let id {
                    Block("A", 10, 10).task(id: id) {
                        log.note("start \(id)")
                        do {
                            try await Task.sleep(for: .seconds(36_000))
                        } catch {
                            log.note("cancelled \(id)")
                        }
                    }
                }
            }
        }
        await wait(for: 1, in: window)
        #expect(log.take() == ["start 1"])
        id.value = 2
        await wait(for: 2, in: window)
        #expect(log.take().sorted() == ["cancelled 1", "start 2"])
        id.value = 2
        await window.run(for: .milliseconds(50))
        #expect(log.lines.isEmpty)
        id.value = nil
        await wait(for: 1, in: window)
        #expect(log.take() == ["cancelled 2"])
    }

    /// Lets real time pass until `count` lines are there: other tests may keep the main actor busy for a while.
    private func wait(for count: Int, in window: TestWindow) async {
        for _ in 0..<5000 where log.lines.count < count { await window.run(for: .milliseconds(20)) }
    }

    @Test func `a task is cancelled when the window closes`() async {
        let window = TestWindow(size: size) {
            Block("A", 10, 10).task {
                try? await Task.sleep(for: .seconds(36_000))
                log.note(Task.isCancelled ? "cancelled" : "ended")
            }
        }
        await window.run(for: .milliseconds(50))
        window.close()
        await wait(for: 1, in: window)
        #expect(log.take() == ["cancelled"])
    }
}

private struct Growing: View {
    @State private var width = 10.0

    var body: some View {
        Block("A", width, 10, color: .black).onAppear { width = 60 }
    }
}

private struct Following: View {
    @State private var first = 10.0
    @State private var second = 10.0

    var body: some View {
        VStack(spacing: 0) {
            Block("A", first, 50).onTapGesture { first = 30 }
            Block("B", second, 10)
        }
        .frame(height: 50, alignment: .top)
        .onChange(of: first) { second = first * 2 }
    }
}

private struct Endless: View {
    @State private var count = 0

    var body: some View {
        Block("A", 10, 10)
            .onAppear { count += 1 }
            .onChange(of: count) { count += 1 }
    }
}
