import Testing

@testable import WaylandScanner

struct ScannerTests {
    private func read(_ text: String) throws -> MarkupElement {
        try MarkupReader.read(Array(text.utf8))
    }

    @Test func `comments, declarations, text and entities are understood`() throws {
        let root = try read(
            """
            <?xml version="1.0"?>
            <!-- <no> -- element -->
            <!DOCTYPE protocol>
            <protocol name='a &lt;&amp;&gt; b'>
              some text > here
              <interface name = "x" version="3"/>
              <interface name="y"><event name="e"></event></interface>
            </protocol>
            """)
        #expect(root.attributes["name"] == "a <&> b")
        #expect(root.children.map { $0.attributes["name"] } == ["x", "y"])
        #expect(root.children[0].line == 6)
        #expect(root.children[1].elements("event").count == 1)
    }

    @Test(arguments: [
        ("", "line 1: the file ends before <protocol> does"),
        ("<protocol>\n<interface>", "line 2: the file ends before <interface> does"),
        ("<a>\n</b>", "line 2: </b> closes nothing"),
        ("<a b=c>", "line 1: the value of b is not quoted"),
        ("<a b=\"c", "line 1: the value of b has no end"),
        ("<a b>", "line 1: <a> is malformed"),
        ("<!-- a", "line 1: no \"-->\" follows"),
    ])
    func `broken files are refused with the line`(text: String, message: String) {
        let error = #expect(throws: ScannerError.self) { try read(text) }
        #expect(error?.description == message)
    }

    @Test func `a message's signature is libwayland's`() throws {
        let message = try Message(
            read(
                """
                <request name="bind" since="4"><arg name="a" type="uint"/><arg name="b" type="new_id"/>
                <arg name="c" type="object" interface="x" allow-null="true"/><arg name="d" type="string"/>
                <arg name="e" type="fixed"/><arg name="f" type="fd"/><arg name="g" type="array"/>
                <arg name="h" type="int"/><arg name="i" type="new_id" interface="x"/></request>
                """))
        #expect(message.signature == "4usun?osfhain")
    }

    @Test func `unknown types and numbers out of range are refused`() throws {
        let argument = try read("<arg name=\"a\" type=\"double\"/>")
        #expect(throws: ScannerError.self) { try Argument(argument) }
        let values = try read("<enum name=\"e\"><entry name=\"x\" value=\"0x1ffffffff\"/></enum>")
        #expect(throws: ScannerError.self) { try ValueEnum(values) }
        let negative = try read("<enum name=\"e\"><entry name=\"x\" value=\"-1\"/></enum>")
        #expect(try ValueEnum(negative).entries[0].value == .max)
    }

    @Test func `names are Swift's, keywords and digits included`() {
        #expect(SwiftName.type("xdg_toplevel") == "XdgToplevel")
        #expect(SwiftName.member("set_app_id") == "setAppId")
        #expect(SwiftName.member("default") == "`default`")
        #expect(SwiftName.member("90") == "_90")
        #expect(SwiftName.label("class") == "class")
        #expect(SwiftName.label("inout") == "`inout`")
    }
}
