import GlideTesting
import Testing

@testable import GlideDemo

/// The programs that hold more than is seen, as pictures of a scroll.
@MainActor
@Suite struct LazyPictures {
    @Test func `contacts under a finger`() throws {
        let window = TestWindow(size: Size(width: 220, height: 180)) { Contacts() }
        window.scroll(by: Size(width: 0, height: 330))
        try window.settle()
        window.touchDown(0, at: Point(x: 90, y: 120))
        window.advance(by: .milliseconds(50))
        try expectReference(window.snapshot(), "contacts-pressed")
        window.touchUp(0)
        try window.settle()
        try expectReference(window.snapshot(), "contacts-selected")
    }

    @Test func `a head that makes way for the next`() throws {
        let window = TestWindow(size: Size(width: 220, height: 180)) {
            List {
                ForEach(["June", "July", "August"], id: \.self) { month in
                    Section(month) { ForEach(1..<4) { Text("\(month) \($0)") } }
                }
            }
            .listStyle(.plain)
        }
        window.scroll(by: Size(width: 0, height: 142))
        try window.settle()
        try expectReference(window.snapshot(), "list-heads")
    }

    @Test func `sections as cards`() throws {
        let window = TestWindow(size: Size(width: 240, height: 230)) {
            List {
                Section("Sounds") {
                    Text("Ring")
                    Text("Silent").listRowSeparator(.hidden)
                    Text("Loud")
                }
                Section {
                    Text("Other")
                } footer: {
                    Text("What is left.")
                }
            }
        }
        try expectReference(window.snapshot(), "list-cards")
    }

    @Test func `photos that scroll`() throws {
        let window = TestWindow(size: Size(width: 240, height: 180)) { PhotoWall() }
        window.scroll(by: Size(width: 0, height: 300))
        window.advance(by: .milliseconds(100))
        try expectReference(window.snapshot(), "photos-scrolled")
    }
}
