import Foundation
import GlideTesting
import Testing

@testable import Glide
@testable import GlideFoundation

@MainActor
@Suite struct `Texts that show dates` {
    private let noon = Date(timeIntervalSince1970: 1_796_040_000)

    private func wording(_ style: Text.DateStyle, _ language: String = "en_US") -> DateWording {
        DateWording(date: noon, style: style, locale: Locale(identifier: language), timeZone: .gmt)
    }

    private func said(_ style: Text.DateStyle, _ seconds: Double, _ language: String = "en_US") -> String {
        wording(style, language).string(at: noon.addingTimeInterval(seconds))
    }

    @Test func `days and times are written as the language does`() {
        #expect(said(.date, 0) == "November 30, 2026")
        #expect(said(.date, 0, "de_DE") == "30. November 2026")
        #expect(said(.time, 0, "de_DE") == "12:00")
    }

    @Test func `distances are told in two units, or in one with a sign`() {
        #expect(said(.relative, 8580) == "2 hours, 23 minutes")
        #expect(said(.relative, -8580.5) == "2 hours, 23 minutes")
        #expect(said(.relative, 61) == "1 minute, 1 second")
        #expect(said(.relative, 0) == "0 seconds")
        #expect(said(.relative, 8 * 86400 + 7000, "de_DE") == "1 Woche und 1 Tag")
        #expect(said(.offset, -7300) == "+2 hours")
        #expect(said(.offset, 3 * 86400 + 5) == "-3 days")
    }

    @Test func `a timer counts down to its date and up from it`() {
        #expect(said(.timer, -152) == "2:32")
        #expect(said(.timer, -0.5) == "0:01")
        #expect(said(.timer, 0) == "0:00")
        #expect(said(.timer, 0.9) == "0:00")
        #expect(said(.timer, 133_141) == "36:59:01")
    }

    @Test(arguments: [Text.DateStyle.relative, .offset, .timer])
    func `what is said changes exactly when it was foretold`(_ style: Text.DateStyle) throws {
        let wording = wording(style)
        for start in [-200_000.0, -86_401.5, -7199.2, -61.25, -0.75, 0, 0.5, 59.5, 3599.75, 90_000.5, 700_000] {
            let now = noon.addingTimeInterval(start)
            let next = try #require(wording.nextChange(after: now))
            #expect(next > now)
            let before = next.addingTimeInterval(-0.001)
            if before > now { #expect(wording.string(at: before) == wording.string(at: now), "\(start)") }
            #expect(wording.string(at: next) != wording.string(at: now), "\(start)")
        }
    }

    @Test func `dates without sense are no harm`() {
        for date in [Date(timeIntervalSince1970: .nan), .distantFuture, Date(timeIntervalSince1970: -.infinity)] {
            for style in [Text.DateStyle.date, .time, .relative, .offset, .timer] {
                let wording = DateWording(date: date, style: style)
                #expect(!wording.string(at: noon).isEmpty)
                _ = wording.nextChange(after: noon)
            }
        }
    }

    @Test func `a timer on the screen goes on by itself, once a second`() throws {
        let date = Date().addingTimeInterval(90.5)
        let window = TestWindow(size: Size(width: 120, height: 40)) {
            Text(date, style: .timer) + Text(verbatim: " left")
        }
        window.advance(by: .milliseconds(20))
        #expect(window.frame(ofText: "1:31 left") != nil)
        window.advance(by: .seconds(1))
        #expect(window.frame(ofText: "1:30 left") != nil)
        window.advance(by: .seconds(10))
        #expect(window.frame(ofText: "1:20 left") != nil)
        let painted = window.framesPainted
        window.advance(by: .seconds(10))
        #expect(window.framesPainted - painted == 10)
    }

    @Test func `a text that is plain again sleeps`() {
        let state = LiveTextSwitch()
        let date = Date().addingTimeInterval(90.5)
        let window = TestWindow(size: Size(width: 120, height: 40)) { SwitchedText(state: state, date: date) }
        window.advance(by: .milliseconds(100))
        state.isOn = false
        window.advance(by: .milliseconds(100))
        #expect(window.frame(ofText: "plain") != nil)
        let painted = window.framesPainted
        window.advance(by: .seconds(10))
        #expect(window.framesPainted == painted)
    }
}

@Observable
private final class LiveTextSwitch {
    var isOn = true
}

private struct SwitchedText: View {
    let state: LiveTextSwitch
    let date: Date

    var body: some View {
        state.isOn ? Text(date, style: .timer) : Text(verbatim: "plain")
    }
}
