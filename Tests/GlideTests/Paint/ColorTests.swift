import Testing

@testable import Glide

@Suite struct ColorTests {
    /// The parts of a resolved colour in 0…255.
    private func bytes(_ color: Color.Resolved) -> [Double] {
        [color.red * 255, color.green * 255, color.blue * 255]
    }

    private func expect(_ color: Color.Resolved, _ parts: [Double], within tolerance: Double) {
        for (a, b) in zip(bytes(color), parts) { #expect(abs(a - b) <= tolerance) }
    }

    @Test func `blue is that of the newest palette in both schemes`() {
        expect(Color.blue.resolved(in: .light), [0, 136, 255], within: 1e-9)
        expect(Color.blue.resolved(in: .dark), [0, 145, 255], within: 1e-9)
    }

    @Test func `primary and secondary turn over in the dark`() {
        expect(Color.primary.resolved(in: .light), [0, 0, 0], within: 0)
        expect(Color.primary.resolved(in: .dark), [255, 255, 255], within: 0)
        expect(Color.secondary.resolved(in: .dark), [235, 235, 245], within: 1e-9)
        #expect(Color.secondary.resolved(in: .light).opacity == 0.6)
    }

    @Test func `opacities multiply`() {
        let color = Color.red.opacity(0.5).opacity(0.5)
        #expect(color.resolved(in: .light).opacity == 0.25)
        #expect(Color.red.opacity(.nan).resolved(in: .light).opacity == 0)
        #expect(Color.red.opacity(7).resolved(in: .light).opacity == 1)
    }

    @Test func `half-way from black to white is the grey of half the light`() {
        let black = Color.black.resolved(in: .light).animatableVector
        let white = Color.white.resolved(in: .light).animatableVector
        expect(Color.Resolved(animatableVector: (black + white) / 2), [187.5, 187.5, 187.5], within: 0.1)
    }

    @Test func `half-way from blue to red is as the table says`() {
        let blue = Color.blue.resolved(in: .light).animatableVector
        let red = Color.red.resolved(in: .light).animatableVector
        expect(Color.Resolved(animatableVector: (blue + red) / 2), [187.5, 105.6, 191.3], within: 0.1)
    }

    @Test(arguments: [-0.2, 0, 0.01, 0.04045, 0.3, 0.9, 1, 1.4])
    func `the linear numbers lead back to the same colour`(value: Double) {
        let color = Color.Resolved(red: value, green: 0.5, blue: 1, opacity: 0.75)
        let back = Color.Resolved(animatableVector: color.animatableVector)
        #expect(abs(back.red - value) < 1e-9)
        #expect(abs(back.opacity - 0.75) < 1e-12)
    }

    @Test(arguments: [
        (Color.blue, [77.0, 172, 255]), (.green, [110, 217, 137]), (.orange, [255, 182, 116]), (.red, [255, 133, 135]),
        (.white, [255, 255, 255]), (Color(red: 0.2, green: 0.4, blue: 0.8), [112, 148, 219]),
    ])
    func `a colour's gradient is lighter at the top`(color: Color, top: [Double]) {
        let stops = color.gradient.resolvedStops(in: .light)
        expect(stops[0].color, top, within: 8)
        #expect(stops[1].color == color.resolved(in: .light))
        #expect(color.gradient.fill(in: .light) == .linear(stops, start: .top, end: .bottom))
    }

    @Test func `a gradient carries the colour's opacity to both ends`() {
        let stops = Color.blue.opacity(0.3).gradient.resolvedStops(in: .light)
        #expect(stops.allSatisfy { $0.color.opacity == 0.3 })
    }

    @Test func `hue, saturation and brightness name the usual colours`() {
        expect(Color(hue: 0, saturation: 1, brightness: 1).resolved(in: .light), [255, 0, 0], within: 1e-9)
        expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolved(in: .light), [0, 255, 0], within: 1e-6)
        expect(Color(hue: -1.0 / 3, saturation: 1, brightness: 1).resolved(in: .light), [0, 0, 255], within: 1e-6)
        expect(Color(hue: 0.4, saturation: 0, brightness: 0.5).resolved(in: .light), [127.5, 127.5, 127.5], within: 0)
        expect(Color(hue: .nan, saturation: .nan, brightness: .nan).resolved(in: .light), [0, 0, 0], within: 0)
    }

    @Test func `the white of Display P3 is the white of sRGB`() {
        expect(Color(.displayP3, red: 1, green: 1, blue: 1).resolved(in: .light), [255, 255, 255], within: 0.01)
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: .light).red > 1)
    }

    @Test func `pixels are multiplied with alpha and clamped`() {
        #expect(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5).premultipliedPixel == 0x8080_4000)
        #expect(Color.Resolved(red: 2, green: -1, blue: .infinity).premultipliedPixel == 0xFFFF_0000)
    }

    @Test func `stops are spread evenly and never run backwards`() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        let stops = Gradient(stops: [
            .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2), .init(color: .red, location: .nan),
        ])
        #expect(stops.resolvedStops(in: .light).map(\.location) == [0.5, 0.5, 0.5])
        #expect(Gradient(colors: []).stops.isEmpty)
    }
}
