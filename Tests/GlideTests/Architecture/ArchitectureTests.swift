import Foundation
import Testing

@Suite struct ArchitectureTests {
    /// The files of each floor and their names, read once for all tests.
    private static let files = Result {
        try Floor.allCases.reduce(into: [Floor: [(path: String, names: TypeNames)]]()) { list, floor in
            list[floor] = try SourceFile.all(below: floor.folder).map { ($0.path, TypeNames($0.code)) }
        }
    }

    @Test(arguments: Floor.allCases)
    func `no file names a type of a floor that it stands below`(_ floor: Floor) throws {
        let files = try Self.files.get()
        // A name that a usable floor has too may mean the lower one.
        let known = ([floor] + floor.usable).reduce(into: Set<String>()) { known, lower in
            for file in files[lower] ?? [] { known.formUnion(file.names.own) }
        }
        var violations: [String] = []
        for other in floor.hidden {
            let hidden = (files[other] ?? []).reduce(into: Set<String>()) { $0.formUnion($1.names.shared) }
                .subtracting(known)
            for file in files[floor] ?? [] {
                for name in file.names.mentioned.intersection(hidden).sorted() {
                    violations.append("\(file.path) on \(floor) names \(name) of \(other)")
                }
            }
        }
        #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
        #expect(files[floor]?.isEmpty == false)
    }

    @Test func `a type of a higher floor would be found`() {
        let paint = TypeNames("struct Brush { let owner: ViewHost; let size: Size }")
        #expect(paint.mentioned.contains("ViewHost"))
        #expect(paint.shared == ["Brush"])
    }

    @Test func `members, generic parameters, comments and strings are no mentions`() {
        let file = SourceFile(
            path: "", text: "struct Box<View: Some> { let a: Some.Text } // Divider\nlet s = \"Spacer\"")
        let names = TypeNames(file.code)
        #expect(names.mentioned.isDisjoint(with: ["Text", "Divider", "Spacer"]))
        #expect(names.own.contains("View"))
    }

    @Test(arguments: [
        "GlideMotion", "Glide", "GlideDemo", "Wayland", "WaylandClient", "WaylandServer", "WaylandScanner",
    ])
    func `the core is free of Foundation`(_ module: String) throws {
        let files = try SourceFile.all(below: module)
        #expect(!files.isEmpty)
        let foundation: Set = ["Foundation", "FoundationEssentials"]
        for file in files where !foundation.isDisjoint(with: file.imports) {
            Issue.record("\(file.path) imports Foundation")
        }
    }

    @Test func `the ground floors import nothing but the C library`() throws {
        let files = try SourceFile.all(below: "GlideMotion")
        for file in files {
            for module in file.imports where !["Glibc", "Musl"].contains(module) {
                Issue.record("\(file.path) imports \(module)")
            }
        }
        #expect(files.filter { !$0.imports.isEmpty }.count <= 1)
    }

    @Test func `a file of more than 500 lines says why`() throws {
        for file in try SourceFile.all(below: "") where file.lineCount > 500 {
            let head = file.text.split(separator: "\n").prefix(5).joined(separator: " ")
            #expect(head.contains("Long because"), "\(file.path) has \(file.lineCount) lines")
        }
    }

    @Test func `no source holds a path of somebody's machine`() throws {
        for file in try SourceFile.all(below: "") {
            for folder in ["/home/", "/root/", "/Users/"] {
                #expect(!file.text.contains(folder), "\(file.path) holds \(folder)")
            }
        }
    }
}
