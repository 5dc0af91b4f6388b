import Glide
import Testing

@testable import GlideDemo

@Suite struct ScriptTests {
    @Test(arguments: [
        ("0.10 touch-down 0 120 40", ScriptAction.touchDown(0, Point(x: 120, y: 40))),
        ("0.15 touch-move 2 130 40.5", .touchMove(2, Point(x: 130, y: 40.5))),
        ("0.20 touch-up 0", .touchUp(0)),
        ("0.30 touch-cancel", .touchCancel),
        ("0.1 tap 120 40", .tap(Point(x: 120, y: 40))),
        ("0.1 drag 300 400 100 400 200", .drag(from: Point(x: 300, y: 400), to: Point(x: 100, y: 400), seconds: 0.2)),
        ("0.1 click 120 40", .click(Point(x: 120, y: 40))),
        ("0.1 move -5 40", .move(Point(x: -5, y: 40))),
        ("0.1 pointer-down", .pointerDown),
        ("0.2 pointer-up", .pointerUp),
        ("0.1 scroll 0 30", .scroll(Size(width: 0, height: 30))),
        ("0.1 key Return", .key(.return)),
        ("0.1 key F5", .key(.function(5))),
        ("0.1 key a", .key(.character("a"))),
        ("0.1 resize 500 600", .resize(Size(width: 500, height: 600))),
        ("\t 0.1   scale  2 ", .scale(2)),
    ])
    func `each step is read`(_ line: String, _ action: ScriptAction) throws {
        let script = try Script(line, name: "steps")
        #expect(script.steps.map(\.action) == [action])
    }

    @Test(arguments: [
        ("soon tap 1 2", "\"soon\" is not a time"), ("-1 tap 1 2", "\"-1\" is not a time"), ("nan tap 1 2", "time"),
        ("0.1", "a step is missing"), ("0.1 fly", "\"fly\" is not a step"), ("0.1 tap 1", "tap: a place is missing"),
        ("0.1 tap 1 2 3", "tap: \"3\" is too much"), ("0.1 tap x 2", "tap: \"x\" is not a place"),
        ("0.1 touch-up -1", "touch-up: \"-1\" is not a finger's number"),
        ("0.1 drag 1 2 3 4 -5", "drag: \"-5\" is not a time in milliseconds"),
        ("0.1 key Hyper", "key: \"Hyper\" is not a key"), ("0.1 scale 0", "scale: \"0\""),
        ("0.1 resize 0 10", "resize: \"0\""), ("0.1 move inf 2", "move: \"inf\""),
    ])
    func `a wrong step is told with its line`(_ line: String, _ part: String) {
        let error = #expect(throws: DemoError.self) { try Script("\n\(line)", name: "steps") }
        #expect(error?.description.hasPrefix("steps:2: ") == true)
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }

    @Test func `steps are played in order of time, those of one moment in order of lines`() throws {
        let script = try Script("# none\n\n0.3 touch-up 0\n0.1 move 1 1\n0.1 move 2 2\r\n", name: "steps")
        #expect(script.steps.map(\.time) == [0.1, 0.1, 0.3])
        #expect(script.steps[0].action == .move(Point(x: 1, y: 1)))
    }
}
