import Foundation
import GlideTesting
import Testing

@testable import Glide

private enum Flavour: String {
    case sweet, sour
}

private struct Counts: View {
    @AppStorage<Int> var count: Int

    var body: some View { Text("\(count)") }
}

/// Settings that outlive the program.
@MainActor
@Suite struct `Settings in a file` {
    private let path =
        FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        + "/inner/settings.json"

    @Test func `what was set is there the next time`() throws {
        let file = SettingsFile(path: path)
        let count = AppStorage(wrappedValue: 1, "count", store: file)
        let name = AppStorage<String?>("name", store: file)
        let flavour = AppStorage(wrappedValue: Flavour.sweet, "flavour", store: file)
        let share = AppStorage(wrappedValue: 0.0, "share", store: file)
        #expect(count.wrappedValue == 1 && name.wrappedValue == nil)
        count.wrappedValue = .max
        name.wrappedValue = "Zoë \"\\\n\u{1}"
        flavour.wrappedValue = .sour
        share.wrappedValue = -.infinity
        file.save()
        let next = SettingsFile(path: path)
        #expect(AppStorage(wrappedValue: 1, "count", store: next).wrappedValue == .max)
        #expect(AppStorage<String?>("name", store: next).wrappedValue == "Zoë \"\\\n\u{1}")
        #expect(AppStorage(wrappedValue: Flavour.sweet, "flavour", store: next).wrappedValue == .sour)
        #expect(AppStorage(wrappedValue: 0.0, "share", store: next).wrappedValue == -.infinity)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent).count == 1
        )
    }

    @Test func `a value of another kind counts as none`() {
        let file = SettingsFile(path: path)
        AppStorage(wrappedValue: "a", "key", store: file).wrappedValue = "b"
        #expect(AppStorage(wrappedValue: 7, "key", store: file).wrappedValue == 7)
    }

    @Test func `a file that is no JSON counts as empty`() throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        for text in ["", "{", "{\"a\": 1} x", "[1, 2]", String(repeating: "[", count: 5000), "{\"a\": tru}"] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            #expect(AppStorage(wrappedValue: 5, "a", store: SettingsFile(path: path)).wrappedValue == 5)
        }
    }

    @Test func `views that name one key follow it together`() {
        let file = SettingsFile(path: path)
        let window = TestWindow(size: Size(width: 80, height: 80)) {
            VStack {
                Counts(count: AppStorage(wrappedValue: 2, "count", store: file))
                Counts(count: AppStorage(wrappedValue: 3, "count", store: file))
            }
        }
        #expect(window.frame(ofText: "2") != nil && window.frame(ofText: "3") != nil)
        AppStorage(wrappedValue: 0, "count", store: file).wrappedValue = 9
        window.advance(frames: 2)
        #expect(window.frame(ofText: "9") != nil && window.frame(ofText: "3") == nil)
    }

    @Test func `JSON is read as it is written`() {
        let text = #"{"a": [1, -2.5e3, true, null, "\u00e9\ud83d\ude00\/"], "b": {"c": {}}}"#
        let value = JSONValue(Array(text.utf8))
        #expect(value?["a"]?.array == [.number(1), .number(-2500), .bool(true), .null, .string("é😀/")])
        #expect(value.map { JSONValue(Array($0.text().utf8)) } == value)
    }

    @Test func `texts are translated by key, values in their places`() {
        let strings = Translations.strings(
            of: """
                /* a comment; "not" = "this"; */
                "%lld apples" = "%lld \\"Äpfel\\"";  // another
                "%@ of %@" = "von %2$@ %1$@, 100 %%";
                """)
        #expect(strings == ["%lld apples": "%lld \"Äpfel\"", "%@ of %@": "von %2$@ %1$@, 100 %%"])
        #expect(Translations.fill(strings["%@ of %@"]!, with: ["a", "b"]) == "von b a, 100 %")
        let key: LocalizedStringKey = "\(3) apples"
        #expect(key.key == "%lld apples" && key.text == "3 apples")
    }

    @Test func `numbers are written as they are told to`() {
        let keys: [(LocalizedStringKey, String)] = [
            ("\(3.14159, specifier: "%.2f")", "3.14"), ("\(7, specifier: "%03d")", "007"),
            ("\(255, specifier: "%x")", "ff"), ("\(-1, specifier: "%lld")", "-1"),
            ("\(Float(0.5), specifier: "%.1f") %", "0.5 %"),
        ]
        for (key, text) in keys { #expect(key.text == text) }
    }
}
