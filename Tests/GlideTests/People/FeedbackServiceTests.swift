import GlideTesting
import Testing

@testable import Glide

/// What reaches feedbackd, from a service of the test's own.
@MainActor
@Suite struct FeedbackServices {
    private let loop = PumpedLoop()
    private let bus: PrivateBus
    private let session: SessionBus

    init() throws {
        bus = try PrivateBus()
        session = SessionBus(address: bus.address, loop: loop)
        var isReady = false
        session.use { _ in isReady = true }
        loop.run { isReady }
    }

    private func fake() -> FakeService {
        let service = FakeService("org.sigxcpu.Feedback", below: "/org/sigxcpu", at: bus.address, loop: loop)
        service.answer = { _ in .success([.uint32(1)]) }
        return service
    }

    private func feedback(timeout: Double = 1) -> FeedbackService {
        FeedbackService(appID: "Test", session: session, loop: loop, timeout: timeout)
    }

    private func events(_ service: FakeService) -> [String] {
        service.calls.map { $0.arguments[1].text ?? "" }
    }

    @Test func `a blow is told with the app's name, to be felt and not heard, once`() throws {
        let service = fake()
        let feedback = feedback()
        feedback.play(.impact(.medium, intensity: 1))
        #expect(loop.run { service.calls.count == 1 })
        #expect(service.members == ["TriggerFeedback"])
        #expect(
            service.calls[0].arguments == [
                .string("Test"), .string("button-pressed"), .properties(["profile": .string("quiet")]), .int32(-1),
            ])
    }

    @Test func `several at one moment become the strongest one`() throws {
        let service = fake()
        let feedback = feedback()
        feedback.play(.selection)
        feedback.play(.impact(.light, intensity: 1))
        feedback.play(.notification(.error))
        feedback.play(.impact(.heavy, intensity: 1))
        loop.run(for: 0.1)
        #expect(events(service) == ["message-new-instant"])
    }

    @Test func `those of different frames come in order`() throws {
        let service = fake()
        let feedback = feedback()
        for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy] {
            feedback.play(.impact(style, intensity: 1))
            loop.run(for: 0.03)
        }
        feedback.play(.notification(.success))
        #expect(loop.run { service.calls.count == 4 })
        #expect(events(service) == ["button-released", "button-pressed", "window-close", "message-sent-instant"])
    }

    @Test func `without the service nothing is felt, and it is not asked again and again`() throws {
        let feedback = feedback()
        feedback.play(.selection)
        loop.run(for: 0.05)
        let service = fake()
        loop.run(for: 0.05)
        #expect(service.calls.isEmpty)
        feedback.play(.selection)
        #expect(loop.run { service.calls.count == 1 })
    }

    @Test func `a service that fails is left alone`() throws {
        let service = fake()
        service.answer = { _ in .failure(BusError(name: "x.Error")) }
        let feedback = feedback()
        for _ in 0..<5 {
            feedback.play(.selection)
            loop.run(for: 0.03)
        }
        #expect(service.calls.count == 1)
    }

    @Test func `a service that hangs is left alone`() throws {
        let sleeper = PumpedLoop()
        let service = FakeService("org.sigxcpu.Feedback", below: "/org/sigxcpu", at: bus.address, loop: sleeper)
        let feedback = feedback(timeout: 0.05)
        for _ in 0..<8 {
            feedback.play(.selection)
            loop.run(for: 0.03)
        }
        sleeper.run(for: 0.05)
        #expect((1...4).contains(service.calls.count))
    }

    @Test func `a session without a bus feels nothing`() {
        let feedback = FeedbackService(
            appID: "Test", session: SessionBus(address: nil, loop: loop), loop: loop)
        feedback.play(.selection)
        loop.run(for: 0.02)
    }

    @Test func `feedback follows its trigger, not the first look`() throws {
        let window = TestWindow(size: Size(width: 100, height: 100)) { Counter() }
        #expect(window.haptics == [])
        window.tap(at: Point(x: 50, y: 50))
        window.advance(frames: 2)
        #expect(window.haptics == ["selection"])
        window.tap(at: Point(x: 50, y: 50))
        window.advance(frames: 2)
        #expect(window.haptics.count == 3 && window.haptics.contains { $0.contains("heavy") })
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Color.blue
            .onTapGesture { count += 1 }
            .sensoryFeedback(.selection, trigger: count)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: count) { _, new in new == 2 }
    }
}
