import Foundation
import GlideFoundation
import GlideTesting
import Testing

@testable import Glide

/// Kinds of code that people who come from SwiftUI write, which once did not compile here or looked wrong.
@MainActor
@Suite struct `What strangers write` {
    private func shown<Content: View>(
        _ size: Size = Size(width: 240, height: 120), scheme: ColorScheme = .light,
        @ViewBuilder _ content: () -> Content
    ) throws -> TestWindow {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let window = TestWindow(size: size, environment: environment, content: content)
        try window.settle()
        return window
    }

    @Observable
    final class Shaking {
        var amount = 0.0
        var presses = 0
    }

    @Test func `values are written as formats say, in the language of the surroundings`() throws {
        let window = try shown {
            VStack {
                Text(0.256, format: .percent.precision(.fractionLength(0)).locale(Locale(identifier: "en_US")))
                Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
                Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "en_US"))
                Text("\(3, format: .number) of \(Text("ten").bold())").environment(
                    \.locale, Locale(identifier: "en_US"))
                LabeledContent("Seats", value: 7, format: .number)
            }
        }
        for text in ["26%", "1.234,5", "1,234.5", "3 of ten", "7"] { #expect(window.frame(ofText: text) != nil) }
    }

    @Test func `marks in texts make them bold, italic, struck or code, and values stand for themselves`() {
        func runs(_ key: LocalizedStringKey) -> [String] {
            Text(key).runs.map { run in
                run.string + (run.weight == .bold ? "/b" : "") + (run.isItalic == true ? "/i" : "")
                    + (run.hasStrikethrough == true ? "/s" : "") + (run.design == .monospaced ? "/c" : "")
            }
        }
        #expect(runs("plain") == ["plain"])
        #expect(runs("**Bold** and *italic*") == ["Bold/b", " and ", "italic/i"])
        #expect(runs("***both***") == ["both/b/i"])
        #expect(runs("**a *b* c**") == ["a /b", "b/b/i", " c/b"])
        #expect(runs("*a **b** c*") == ["a /i", "b/b/i", " c/i"])
        #expect(runs("_word_ snake_case_name") == ["word/i", " snake_case_name"])
        #expect(runs("2 * 3 * 4 ** 5") == ["2 * 3 * 4 ** 5"])
        #expect(runs("~~old~~ `let x = *y*`") == ["old/s", " ", "let x = *y*/c"])
        #expect(runs("\\*not\\* [a](https://b.c) ^[x](inflect: true)") == ["*not* a x"])
        #expect(runs("open **star and [bracket") == ["open **star and [bracket"])
        let stars = "**not bold**"
        #expect(runs("**\(stars)** \(2)") == ["**not bold**/b", " 2"])
        #expect(runs("") == [""] && runs("**") == ["**"] && runs("****") == ["****"])
        #expect(Text("a **b**").string == "a b")
        #expect(Text(verbatim: "**b**").string == "**b**")
    }

    @Test func `the moment of a timeline is a date where one is asked for`() throws {
        struct Clock: View {
            let start: Date
            var body: some View {
                TimelineView(.animation) { context in
                    Text("\(Int(seconds(at: context.date))) \(context.date.timeIntervalSince(.zero) >= 0)")
                }
            }
            func seconds(at date: Date) -> TimeInterval { date.timeIntervalSince(start) }
        }
        let window = TestWindow(size: Size(width: 100, height: 40)) { Clock(start: .now) }
        window.advance(by: .milliseconds(3500))
        #expect(window.frame(ofText: "3 true") != nil)
    }

    @Test func `colours have the names that they have in UIKit, and other numbers in dark surroundings`() throws {
        let light = try shown { Color(.systemGray6) }
        #expect(light.color(at: Point(x: 5, y: 5)).red == 242)
        let dark = try shown(scheme: .dark) { Color(uiColor: .secondarySystemGroupedBackground) }
        #expect(dark.color(at: Point(x: 5, y: 5)).red == 28)
        #expect(Color(UIColor.label) == Color.primary)
        let line = try shown { Rectangle().fill(.separator) }
        #expect(line.color(at: Point(x: 5, y: 5)).red == 198)
    }

    @Test func `segments are read whatever style is around the picker`() throws {
        let window = try shown {
            Picker("", selection: .constant(0)) {
                Text("One").tag(0)
                Text("Two").tag(1)
            }
            .pickerStyle(.segmented)
            .foregroundStyle(.white)
        }
        let frame = try #require(window.frame(ofText: "One"))
        let dark = stride(from: frame.minX, to: frame.maxX, by: 1).contains { x in
            stride(from: frame.minY, to: frame.maxY, by: 1).contains { window.color(at: Point(x: x, y: $0)).red < 80 }
        }
        #expect(dark)
    }

    @Test func `an effect of geometry moves what is seen, each frame anew, and presses follow it`() throws {
        struct Shake: GeometryEffect {
            var animatableData: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: 100 * animatableData, y: 0))
            }
        }
        struct Shaken: View {
            let model: Shaking
            var body: some View {
                Color.red.frame(width: 40, height: 40)
                    .onTapGesture { model.presses += 1 }
                    .modifier(Shake(animatableData: model.amount))
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let model = Shaking()
        let window = try shown(Size(width: 200, height: 40)) { Shaken(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 1 }
        window.advance(by: .milliseconds(500))
        #expect(window.color(at: Point(x: 45, y: 20)).green > 200 && window.color(at: Point(x: 70, y: 20)).green < 80)
        try window.settle()
        window.tap(at: Point(x: 120, y: 20))
        #expect(model.presses == 1)
    }

    @Test func `an effect of geometry may put what is seen into perspective`() throws {
        struct Tilt: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                var tilt = ProjectionTransform()
                // The lower edge is twice as far away as the upper one.
                tilt.m23 = 1 / size.height
                return tilt
            }
            var animatableData: EmptyAnimatableData {
                get { EmptyAnimatableData() }
                set {}
            }
        }
        let window = try shown(Size(width: 100, height: 100)) { Color.red.modifier(Tilt()) }
        #expect(window.color(at: Point(x: 90, y: 4)).green < 80)
        #expect(window.color(at: Point(x: 30, y: 46)).green < 80)
        #expect(window.color(at: Point(x: 90, y: 46)).green > 200)
        #expect(window.color(at: Point(x: 30, y: 60)).green > 200)
    }

    @Test func `maps of the plane follow one another and have a way back`() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let turn = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let both = move.concatenating(turn)
        #expect(abs(both.m31 + 4) < 1e-12 && abs(both.m32 - 3) < 1e-12)
        let back = both.concatenating(both.inverted())
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m31) < 1e-9 && back.isAffine)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.invert() && ProjectionTransform().isIdentity)
    }

    @Test func `assistive technology is told of a representation`() throws {
        let level = Shaking()
        let window = try shown {
            Color.red.accessibilityRepresentation {
                Slider(value: Binding(get: { level.amount }, set: { level.amount = $0 }), in: 0...1)
            }
        }
        let sliders = window.accessibleElements.flatMap { [$0] + $0.descendants }.filter { $0.role == "slider" }
        #expect(sliders.count == 1)
        #expect(window.color(at: Point(x: 120, y: 60)).red > 200)
    }

    @Test func `an action for assistive technology takes a function that is handed on`() {
        struct Dismissed: View {
            let action: () -> Void
            var body: some View { Color.red.accessibilityAction(named: "Dismiss", action) }
        }
        _ = Dismissed {}
    }

    @Test func `gauges, group boxes, groups of controls and what is missing look as when somebody looked at them`()
        throws
    {
        let window = try shown(Size(width: 360, height: 440)) {
            VStack(spacing: 12) {
                GroupBox {
                    VStack(alignment: .leading) {
                        Gauge(value: 0.3) {
                            Text("Charge")
                        } currentValueLabel: {
                            Text("30%")
                        }
                        .gaugeStyle(.accessoryLinearCapacity)
                        Gauge(value: 7, in: 0...10) {
                            Text("Speed")
                        } currentValueLabel: {
                            Text("7")
                        } minimumValueLabel: {
                            Text("0")
                        } maximumValueLabel: {
                            Text("10")
                        }
                        .tint(.green)
                    }
                } label: {
                    Label("Gauges", systemImage: "bolt.fill")
                }
                HStack(spacing: 20) {
                    Gauge(value: 0.7) {
                        Text("CPU")
                    } currentValueLabel: {
                        Text("70")
                    }.gaugeStyle(.accessoryCircular)
                    Gauge(value: 0.7) { Text("70") }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
                    Gauge(value: 0.7) { Text("") }.gaugeStyle(.accessoryLinear)
                }
                ControlGroup {
                    Button("Back", systemImage: "chevron.left") {}
                    Button("Next", systemImage: "chevron.right") {}
                }
                ContentUnavailableView(
                    "No Mail", systemImage: "tray", description: Text("New mails will appear here."))
            }
            .padding()
        }
        try expectReference(window.snapshot(), "groups-and-gauges")
    }
}
