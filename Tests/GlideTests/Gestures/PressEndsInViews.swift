import GlideTesting
import Testing

@testable import Glide

/// Design decision 7 with real views: whatever becomes of a finger, nothing stays pressed, and nothing is done.
@MainActor
@Suite struct `A press always ends` {
    @MainActor
    final class Log {
        var done: [String] = []
        var change: (_ isThere: Bool, _ isEnabled: Bool) -> Void = { _, _ in }
    }

    enum Ending: CaseIterable {
        case touchCancel, palm, scrollTakesOver, viewRemoved, viewDisabled, windowHidden, deviceRemoved, windowClosed
    }

    private struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: configuration.isPressed ? 60 : 200, height: 50)
        }
    }

    /// Each row is 200 wide, and 60 while it is pressed.
    private struct Rows: View {
        let log: Log
        @State private var isThere = true
        @State private var isEnabled = true
        @State private var isDragged = false
        @State private var isTouched = false
        @State private var isHeld = false
        @GestureState private var isMoved = false

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    if isThere {
                        Button {
                            log.done.append("button")
                        } label: {
                            Color.blue
                        }
                        .buttonStyle(Wide())
                        .accessibilityIdentifier("button")
                        row("tap", isTouched)
                            .gesture(
                                TapGesture().onEnded { log.done.append("tap") }
                                    .simultaneously(
                                        with: LongPressGesture(minimumDuration: 9).onChanged { _ in isTouched = true }
                                            .onEnded { _ in isTouched = false }))
                        row("drag", isDragged)
                            .gesture(
                                DragGesture(minimumDistance: 0)
                                    .onChanged { _ in isDragged = true }
                                    .onEnded { _ in
                                        isDragged = false
                                        log.done.append("drag")
                                    })
                        row("hold", isHeld)
                            .onLongPressGesture(minimumDuration: 3) {
                                log.done.append("hold")
                            } onPressingChanged: {
                                isHeld = $0
                            }
                        row("state", isMoved)
                            .simultaneousGesture(
                                DragGesture(minimumDistance: 0).updating($isMoved) { _, state, _ in state = true })
                    }
                    Color.gray.frame(width: 200, height: 1000)
                }
            }
            .disabled(!isEnabled)
            .onAppear {
                log.change = {
                    isThere = $0
                    isEnabled = $1
                }
            }
        }

        private func row(_ name: String, _ isPressed: Bool) -> some View {
            Color.red.frame(width: isPressed ? 60 : 200, height: 50).accessibilityIdentifier(name)
        }
    }

    nonisolated private static let rows = ["button", "tap", "drag", "hold", "state"]

    private func middle(of row: String, _ window: TestWindow) -> Point? {
        window.frame(of: row).map { Point(x: $0.midX, y: $0.midY) }
    }

    private func finish(_ ending: Ending, _ window: TestWindow, _ log: Log, _ place: Point) {
        switch ending {
        case .touchCancel: window.touchCancel()
        case .palm:
            for finger in 1...9 { window.touchDown(finger, at: place + Size(width: Double(finger) * 3, height: 4)) }
            window.touchCancel()
        case .scrollTakesOver:
            for step in 1...5 { window.touchMove(0, to: place + Size(height: -6 * Double(step))) }
        case .viewRemoved: log.change(false, true)
        case .viewDisabled: log.change(true, false)
        case .windowHidden: window.hide()
        case .deviceRemoved: window.removeTouchDevice()
        case .windowClosed: window.close()
        }
        window.advance(by: .milliseconds(100))
    }

    @Test(arguments: Ending.allCases, rows)
    func `however it ends`(_ ending: Ending, _ row: String) throws {
        let log = Log()
        let window = TestWindow(size: Size(width: 300, height: 400)) { Rows(log: log) }
        let place = try #require(middle(of: row, window))
        window.touchDown(0, at: place)
        window.advance(frames: 2)
        #expect(window.frame(of: row)?.width == 60, "it looks pressed")
        finish(ending, window, log, place)
        if ending == .windowClosed {
            #expect(window.activeGestures == 0 && log.done.isEmpty)
            return
        }
        if ending == .scrollTakesOver, row == "state" || row == "drag" {
            // A simultaneous gesture, and a drag that has the finger already, are not the scroll view's.
            window.touchUp(0)
            window.advance(by: .milliseconds(100))
            #expect(log.done == (row == "drag" ? ["drag"] : []))
            #expect(window.frame(of: row)?.width == 200 && window.activeGestures == 0)
            return
        }
        window.touchUp(0)
        window.show()
        log.change(true, true)
        window.advance(frames: 1)
        #expect(window.frame(of: row)?.width == 200, "it looks as before")
        #expect(log.done.isEmpty && window.activeGestures == 0)
        // And the next press is as good as ever.
        let again = try #require(middle(of: row, window))
        window.touchDown(0, at: again)
        window.advance(frames: 2)
        #expect(window.frame(of: row)?.width == 60)
        window.touchUp(0)
        window.advance(by: .milliseconds(400))
        #expect(window.frame(of: row)?.width == 200)
        if row != "hold", row != "state" { #expect(log.done == [row]) }
    }

    @Test func `ten fingers press ten buttons at once, each for itself`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 300, height: 500)) {
            VStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { number in
                    Button {
                        log.done.append("\(number)")
                    } label: {
                        Color.blue
                    }
                    .buttonStyle(Wide()).accessibilityIdentifier("\(number)")
                }
            }
        }
        for finger in 0..<10 { window.touchDown(finger, at: Point(x: 150, y: 25 + 50 * Double(finger))) }
        window.advance(frames: 1)
        #expect((0..<10).allSatisfy { window.frame(of: "\($0)")?.width == 60 } && window.activeGestures == 10)
        for finger in [3, 1, 4, 5, 9, 2, 6, 8, 7, 0] { window.touchUp(finger) }
        #expect(log.done == ["3", "1", "4", "5", "9", "2", "6", "8", "7", "0"])
        window.advance(frames: 1)
        #expect((0..<10).allSatisfy { window.frame(of: "\($0)")?.width == 200 } && window.activeGestures == 0)
    }
}
