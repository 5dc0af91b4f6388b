import Testing

@testable import Glide
@testable import GlideTesting

private struct RedWhilePressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        (configuration.isPressed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
            .frame(width: 100, height: 100)
    }
}

private struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 0) {
            Button {
                isOn.toggle()
            } label: {
                EmptyView()
            }
            .buttonStyle(RedWhilePressed())
            Color(white: isOn ? 1 : 0).frame(width: 100, height: 100)
        }
    }
}

@MainActor
@Suite(.serialized)
struct SessionTests {
    private func tap(_ rig: SessionRig) throws {
        let mock = try #require(rig.compositor)
        let seat = try #require(mock.seat)
        seat.touchDown(0, mock.surfaces[0], 50, 50)
        seat.touchFrame()
        seat.touchUp(0)
        seat.touchFrame()
        rig.turn(seconds: 0.3)
    }

    private func lamp(_ mock: MockCompositor?) -> UInt32? {
        mock?.surfaces.first?.buffer?.pixel(50, 150)
    }

    @Test func `KSK-01: a kiosk app reopens its windows within two seconds of the socket's return, as they were`()
        throws
    {
        let rig = SessionRig {
            WindowGroup("Kiosk") { Lamp() }.windowResizability(.contentSize).survivesCompositorRestart()
        }
        rig.compositor = MockCompositor()
        try rig.start()
        var expected: UInt32 = 0xFF00_0000
        for (round, pause) in [0.0, 0.05, 0.199, 0.2, 3, 3_600].enumerated() {
            try tap(rig)
            expected ^= 0x00FF_FFFF
            #expect(lamp(rig.compositor) == expected)
            rig.loseCompositor()
            rig.turn(seconds: pause)
            let attempts = rig.attempts.count
            let next = MockCompositor()
            rig.compositor = next
            let returned = rig.clock.now
            while next.surfaces.first?.buffer == nil, rig.clock.now - returned < 5 { rig.turn() }
            #expect(rig.clock.now - returned <= 2, "after \(pause) seconds")
            #expect(rig.attempts.count <= attempts + 2)
            #expect(next.toplevels.map(\.title) == ["Kiosk"])
            #expect(lamp(next) == expected)
            #expect(next.violations == [])
            #expect(rig.lines.count == round + 1)
        }
        #expect(Set(rig.lines) == ["the Wayland compositor went away; waiting for it to return"])
        #expect(rig.statuses == [])
        // A long absence costs five attempts a second, not more.
        #expect(rig.attempts.count < 3_610 * 5 + 20)
        rig.end()
    }

    @Test func `KSK-01: one that dies again at once, or offers too little, is waited for like one that is not there`()
        throws
    {
        let rig = SessionRig {
            WindowGroup("Kiosk") { Lamp() }.windowResizability(.contentSize).survivesCompositorRestart()
        }
        rig.compositor = MockCompositor()
        try rig.start()
        try tap(rig)
        rig.loseCompositor()
        rig.turn(seconds: 0.5)
        // Each attempt meets another one that is not what it should be.
        for step in 0..<20 {
            var options = MockCompositor.Options()
            if step % 2 == 0 { options.versions = ["xdg_wm_base": 0, "zwlr_layer_shell_v1": 0] }
            let mock = MockCompositor(options)
            if step % 4 == 1 { mock.die() }
            rig.compositor = mock
            let attempts = rig.attempts.count
            // At most half a second, though nothing waits any more.
            for _ in 0..<50 where rig.attempts.count == attempts { rig.turn() }
            #expect(rig.attempts.count == attempts + 1)
            for _ in 0..<(step % 3) { rig.turn() }
            rig.loseCompositor()
        }
        #expect(rig.statuses == [])
        let next = MockCompositor()
        rig.compositor = next
        rig.turn(seconds: 2)
        #expect(lamp(next) == 0xFFFF_FFFF)
        #expect(next.violations == [])
        try tap(rig)
        #expect(lamp(next) == 0xFF00_0000)
        rig.end()
    }

    @Test func `KSK-01: a press that the compositor's death cut off ends, and presses nothing`() throws {
        let rig = SessionRig {
            WindowGroup("Kiosk") { Lamp() }.windowResizability(.contentSize).survivesCompositorRestart()
        }
        rig.compositor = MockCompositor()
        try rig.start()
        let mock = try #require(rig.compositor)
        let seat = try #require(mock.seat)
        seat.touchDown(0, mock.surfaces[0], 50, 50)
        seat.touchFrame()
        rig.turn(seconds: 0.3)
        #expect(mock.surfaces[0].buffer?.pixel(50, 50) == 0xFFFF_0000)
        rig.loseCompositor()
        rig.turn(seconds: 0.3)
        let next = MockCompositor()
        rig.compositor = next
        rig.turn(seconds: 1)
        #expect(next.surfaces.first?.buffer?.pixel(50, 50) == 0xFF00_00FF)
        #expect(lamp(next) == 0xFF00_0000)
        try tap(rig)
        #expect(lamp(next) == 0xFFFF_FFFF)
        #expect(next.violations == [])
        rig.end()
    }

    @Test func `KSK-01: an app that did not ask to be kept ends with status 1 and one line`() throws {
        let rig = SessionRig { WindowGroup("App") { Lamp() } }
        rig.compositor = MockCompositor()
        try rig.start()
        let begun = rig.clock.now
        rig.loseCompositor()
        while rig.statuses.isEmpty, rig.clock.now - begun < 5 { rig.turn() }
        #expect(rig.clock.now - begun < 1)
        rig.compositor = MockCompositor()
        rig.turn(seconds: 3)
        #expect(rig.statuses == [1])
        #expect(rig.lines == ["the Wayland compositor went away"])
        #expect(rig.attempts.count == 1)
        rig.end()
    }

    @Test func `KSK-01: an app that finds no compositor at its start does not wait for one`() {
        let rig = SessionRig { WindowGroup("Kiosk") { Lamp() }.survivesCompositorRestart() }
        #expect(throws: WaylandDisplayError.self) { try rig.start() }
        rig.turn(seconds: 1)
        #expect(rig.attempts.count == 1)
        rig.end()
    }
}
