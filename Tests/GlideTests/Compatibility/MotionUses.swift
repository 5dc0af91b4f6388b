import Dispatch
import GlideTesting

/// Animations, transitions, gestures, control styles, scenes, and what stands beside SwiftUI.
@MainActor
extension Uses {
    static func animations() -> Uses {
        let uses = Uses("animation")
        /// Whether a change shown with `animation` is under way a little later and over at last.
        func runs(_ symbol: String, forever: Bool = false, _ animation: Animation) {
            uses.holds(symbol) {
                let flag = Flag()
                let window = window(AnimatedBar(flag: flag))
                withAnimation(animation) { flag.isOn = true }
                window.advance(by: .milliseconds(250))
                let isRunning = !window.runningAnimations.isEmpty
                window.advance(by: .seconds(30))
                return isRunning && window.runningAnimations.isEmpty != forever
            }
        }
        runs(".spring", .spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0))
        runs(".easeInOut", .easeInOut(duration: 1))
        runs(".easeOut", .easeOut)
        runs(".linear", .linear(duration: 0.5))
        runs(".default", .default)
        runs(".easeIn", .easeIn(duration: 0.4))
        runs(".repeatForever", forever: true, .linear(duration: 1).repeatForever(autoreverses: false))
        runs(".delay", .easeInOut(duration: 1).delay(0.2))
        runs(".interpolatingSpring", .interpolatingSpring(stiffness: 60, damping: 8))
        runs(".interactiveSpring", .interactiveSpring(response: 0.3, dampingFraction: 0.8))
        runs(".smooth", .smooth(duration: 0.4))
        runs(".bouncy", .bouncy(duration: 0.5, extraBounce: 0.1))
        return uses
    }

    static func functions() -> Uses {
        let uses = Uses("function")
        uses.holds("withAnimation") {
            let flag = Flag()
            let window = window(AnimatedBar(flag: flag))
            var isOver = false
            withAnimation(.linear(duration: 0.5)) {
                flag.isOn = true
            } completion: {
                isOver = true
            }
            window.advance(by: .milliseconds(250))
            let isEarly = isOver
            window.advance(by: .seconds(1))
            return isOver && !isEarly
        }
        uses.holds("withTransaction") {
            let flag = Flag()
            let window = window(GrowingSpecimen(flag: flag))
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { flag.isOn = true }
            window.advance(frames: 2)
            return window.runningAnimations.isEmpty
        }
        return uses
    }

    static func transitions() -> Uses {
        let uses = Uses("transition")
        uses.holds(".opacity") { comesAndGoes(.opacity) }
        uses.holds(".combined") { comesAndGoes(.opacity.combined(with: .scale)) }
        uses.holds(".move") { comesAndGoes(.move(edge: .bottom)) }
        uses.holds(".scale") { comesAndGoes(.scale(scale: 0.5, anchor: .topLeading)) }
        uses.holds(".asymmetric") { comesAndGoes(.asymmetric(insertion: .move(edge: .leading), removal: .opacity)) }
        uses.holds(".identity") { !comesAndGoes(.identity) }
        return uses
    }

    static func gestures() -> Uses {
        let uses = Uses("gesture")
        let from = Point(x: 20, y: 32)
        let to = Point(x: 70, y: 32)
        uses.holds("DragGesture") {
            var count = 0
            let window = window(Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { _ in count += 1 }))
            window.drag(from: from, to: to, duration: .milliseconds(100))
            return count == 1
        }
        uses.holds("DragGesture.Value.translation") {
            var width = 0.0
            let window = window(Color.red.gesture(DragGesture().onEnded { width = $0.translation.width }))
            window.drag(from: from, to: to, duration: .milliseconds(100))
            return width == 50
        }
        uses.holds("DragGesture.Value.location") {
            var place = Point.zero
            let window = window(Color.red.gesture(DragGesture().onChanged { place = $0.location }))
            window.drag(from: from, to: to, duration: .milliseconds(100))
            return place == to
        }
        uses.holds(".onEnded") {
            var count = 0
            let window = window(Color.red.gesture(TapGesture().onEnded { count += 1 }))
            window.tap(at: middle)
            return count == 1
        }
        uses.holds(".onChanged") {
            var count = 0
            let window = window(Color.red.gesture(DragGesture().onChanged { _ in count += 1 }))
            window.drag(from: from, to: to, duration: .milliseconds(100))
            return count > 1
        }
        uses.holds("TapGesture") {
            var count = 0
            let window = window(Color.red.gesture(TapGesture(count: 1).onEnded { count += 1 }))
            window.tap(at: middle)
            return count == 1
        }
        uses.holds(".updating") {  // Dragged: .updating
            let window = window(Dragged())
            let before = window.snapshot()
            window.touchDown(0, at: middle)
            window.touchMove(0, to: Point(x: 80, y: 32))
            window.touchMove(0, to: Point(x: 84, y: 32))
            window.advance(frames: 1)
            return window.snapshot() != before
        }
        return uses
    }

    static func controlStyles() -> Uses {
        let uses = Uses("control-style")
        let button = Button("a") {}
        uses.changes(".plain (buttonStyle)", button) { $0.buttonStyle(.plain) }
        uses.changes(".borderedProminent (buttonStyle)", button) { $0.buttonStyle(.borderedProminent) }
        uses.changes(".bordered (buttonStyle)", button) { $0.buttonStyle(.bordered) }
        uses.changes(".borderless (buttonStyle)", button.buttonStyle(.plain)) { _ in button.buttonStyle(.borderless) }
        uses.changes("PlainButtonStyle()", button) { $0.buttonStyle(PlainButtonStyle()) }
        uses.changes(".iconOnly (labelStyle)", Label("a", systemImage: "star")) { $0.labelStyle(.iconOnly) }
        uses.draws(".segmented (pickerStyle)") {
            Picker("a", selection: .constant(1)) {
                Text("x").tag(1); Text("y").tag(2)
            }.pickerStyle(.segmented)
        }
        uses.changes(".circular (progressViewStyle)", ProgressView(value: 0.3)) { $0.progressViewStyle(.circular) }
        uses.changes(".plain (listStyle)", List { Text("a") }) { $0.listStyle(.plain) }
        uses.changes(".switch (toggleStyle)", Toggle("a", isOn: .constant(true)).toggleStyle(.button)) { _ in
            Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
        }
        uses.changes("GroupedListStyle()", List { Text("a") }) { $0.listStyle(GroupedListStyle()) }
        return uses
    }

    static func surroundings() -> Uses {
        let uses = Uses("env-read")
        uses.changes("\\.colorScheme", SchemeName()) { $0.environment(\.colorScheme, .dark) }
        addSurroundings(to: uses)
        (OldSpellings.self as any Spelled.Type).addSurroundings(to: uses)
        return uses
    }

    static func settings() -> Uses {
        let uses = Uses("env-set")
        uses.changes("\\.colorScheme", Text("a")) { $0.environment(\.colorScheme, .dark) }
        return uses
    }

    static func scenes() -> Uses {
        let uses = Uses("scene")
        uses.holds("WindowGroup") { isScene(WindowGroup("a") { Sample() }) }
        return uses
    }

    static func foundation() -> Uses {
        let uses = Uses("foundation")
        uses.holds("DispatchQueue.main.async") {
            DispatchQueue.main.async {}
            return true
        }
        uses.holds("DispatchQueue.main.asyncAfter") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) {}
            return true
        }
        uses.holds("Task.sleep") {
            let task = Task { try await Task.sleep(nanoseconds: 1) }
            task.cancel()
            return true
        }
        addTimers(to: uses)
        return uses
    }
}
