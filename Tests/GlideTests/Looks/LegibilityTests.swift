import GlideTesting
import Testing

@testable import Glide
@testable import GlideDemo

/// Whether texts can be read, by numbers.
@MainActor
@Suite struct `Legible texts` {
    @Test func `contrast is that of the guidelines`() {
        let white = Color.white.resolved(in: .light)
        let black = Color.black.resolved(in: .light)
        #expect(abs(white.contrast(to: black) - 21) < 1e-9 && white.contrast(to: white) == 1)
        // WCAG's own example of a grey that just passes on white.
        let grey = Color(white: Double(0x76) / 255).resolved(in: .light)
        #expect(abs(grey.contrast(to: white) - 4.54) < 0.01)
        #expect(grey.legible(on: white, contrast: 4.5) == grey, "what can be read stays as it is")
        for goal in [4.5, 7, 12] {
            let blue = Color.blue.resolved(in: .light).legible(on: white, contrast: goal)
            #expect(blue.contrast(to: white) >= goal && blue.contrast(to: white) < goal + 0.1)
        }
    }

    @Test(arguments: ColorScheme.allCases, ColorSchemeContrast.allCases)
    func `texts and labels of controls can be read in every hue`(
        _ scheme: ColorScheme, _ contrast: ColorSchemeContrast
    ) {
        let colors = ColorSurroundings(scheme: scheme, contrast: contrast)
        let goal = contrast == .increased ? 7 : 4.5
        let grounds = [
            scheme.background, Legibility.hardestGround(in: colors),
            ListLook(isGrouped: true, margin: 16).rowBackground(in: colors).resolved(in: colors),
            ListLook(isGrouped: true, margin: 16).background(in: colors).resolved(in: colors),
        ]
        for system in SystemColor.allCases where system.rawValue <= SystemColor.gray.rawValue || system == .accent {
            let color = Color(system)
            let text = Legibility.text(in: color, colors).resolved(in: colors)
            for ground in grounds { #expect(text.contrast(to: ground) >= goal, "\(system)") }
            let (ground, label) = Legibility.labelled(color, colors)
            #expect(label.resolved(in: colors).contrast(to: ground.resolved(in: colors)) >= goal, "\(system)")
        }
        for ground in grounds {
            #expect(Color.primary.resolved(in: colors).over(ground).contrast(to: ground) >= goal)
        }
        for isActive in [true, false] {
            let look = FrameLook(colors, isActive: isActive)
            #expect(look.label.over(look.bar).contrast(to: look.bar) >= goal)
        }
    }

    @Test func `with more contrast the palette stands out from white, or black, and so does secondary text`() {
        for scheme in ColorScheme.allCases {
            let colors = ColorSurroundings(scheme: scheme, contrast: .increased)
            let ground = scheme.background
            for system in SystemColor.allCases where system.rawValue <= SystemColor.gray.rawValue {
                #expect(Color(system).resolved(in: colors).contrast(to: ground) >= 7, "\(system)")
            }
            #expect(Color.secondary.resolved(in: colors).over(ground).contrast(to: ground) >= 7)
            let hard = Legibility.hardestGround(in: colors)
            #expect(Color.secondary.resolved(in: colors).over(hard).contrast(to: hard) >= 7)
        }
    }

    /// Programs whose texts are word for word another's, move, or come and go.
    private static let others = ["gallery", "buttons", "tactile", "tabs", "content-transition", "sliders"]

    @Test(arguments: Look.allCases)
    func `the texts of the gallery and of its programs can be read`(_ look: Look) throws {
        try check("gallery", look) { Gallery() }
        // The pages of curves are alike: two of them are enough where that is.
        let alike = Program.tiles.flatMap(\.programs).map(\.name).dropFirst(2)
        let isThorough = look == .light || look == .large
        // Samples bring colours of their own, as what they are modelled on does.
        let samples = Set(Program.samples.flatMap(\.programs).map(\.name))
        for program in Program.shown where !Self.others.contains(program.name) && !samples.contains(program.name) {
            if !isThorough, alike.contains(program.name) { continue }
            try check(program.name, look) { ProgramPage(program: program) {} }
        }
        if look == .strong {
            try check("tabs", look) { SlidingTabs() }
            try check("buttons", look) { ExpandButtonDemo() }
        }
    }

    private func check<Content: View>(_ name: String, _ look: Look, @ViewBuilder content: () -> Content) throws {
        let window = TestWindow(
            size: Size(width: 400, height: 700), frameRate: 10, environment: look.environment, content: content)
        window.advance(by: .milliseconds(300))
        let audit = TextAudit(window)
        #expect(!audit.findings.isEmpty || name == "typewriter", "\(name)")
        #expect(audit.faint(below: look.textContrast).isEmpty, "\(name)")
        #expect(audit.truncated.isEmpty, "\(name)")
    }
}
