// The third way to write the typewriter: a Foundation timer on the main run loop.
import Foundation
import Glide

/// Types `text` one character at a time.
struct TimerTypewriter: View {
    let text: String
    @State private var count = 0

    var body: some View {
        Text(String(text.prefix(count)) + "|")
            .onAppear {
                _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
                    let isComplete = MainActor.assumeIsolated {
                        if count < text.count { count += 1 }
                        return count >= text.count
                    }
                    if isComplete { timer.invalidate() }
                }
            }
    }
}
