import Glibc
import Glide
import Testing

/// A picture kept in `Tests/GlideTests/References`, with which what is drawn now is compared.
///
/// With `GLIDE_BLESS=1` in the environment the picture is written instead. Nothing else writes one: a picture that is
/// missing is a failure, not an invitation.
struct ReferenceImage {
    /// What a comparison found.
    enum Verdict: Equatable {
        case same
        /// So many pixels differ.
        case differs(Int)
        case missing
        case written
    }

    /// The picture's name, without ending.
    let name: String
    /// Where the pictures are.
    var folder = Self.references
    /// By how much a channel may differ: other versions of Cairo and FreeType round otherwise at edges.
    static let tolerance = 24
    /// The share of the pixels that may differ by more.
    var share = 0.0005

    private static var references: String {
        // …/Tests/GlideTests/Programs/Support/ReferenceImage.swift
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(3).joined(separator: "/") + "/References"
    }

    var path: String { "\(folder)/\(name).png" }

    static var blesses: Bool { getenv("GLIDE_BLESS").map { String(cString: $0) == "1" } ?? false }

    /// Compares `picture` with the reference, or makes it the reference.
    func compare(_ picture: Bitmap, blesses: Bool = ReferenceImage.blesses) throws -> Verdict {
        if blesses {
            try picture.writePNG(to: path)
            return .written
        }
        guard access(path, R_OK) == 0 else { return .missing }
        let difference = picture.difference(from: try Bitmap(contentsOfPNG: path), tolerance: Self.tolerance)
        return Double(difference) > share * Double(picture.width * picture.height) ? .differs(difference) : .same
    }
}

/// Records a failure unless `picture` looks like the reference `name`, but for a `share` of its pixels.
@MainActor
func expectReference(
    _ picture: Bitmap, _ name: String, share: Double = 0.0005, blesses: Bool = ReferenceImage.blesses,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let reference = ReferenceImage(name: name, share: share)
    switch try reference.compare(picture, blesses: blesses) {
    case .same, .written: return
    case .missing:
        Issue.record("\(reference.path) is missing; GLIDE_BLESS=1 writes it", sourceLocation: sourceLocation)
    case .differs(let count):
        Issue.record("\(count) pixels differ from \(reference.path)", sourceLocation: sourceLocation)
    }
}
