import GlideMotion
import Testing

@Test func `a spring leads to its target`() {
    let spring = Spring(response: 0.3, dampingRatio: 0.7)
    #expect(abs(spring.value(target: 1.0, time: 0.1) - 0.757060934) < 1e-9)
}
