#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches images, through files in the temporary folder.
enum FetchedImages {
    /// Why an image could not be fetched.
    enum Failure: Error {
        /// The server answered with this status.
        case status(Int)
    }

    /// The image at `url`.
    @MainActor
    static func image(at url: URL, scale: Double) async throws -> Image {
        if url.isFileURL { return Image(contentsOfFile: url.path) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw Failure.status(status)
        }
        let ending = url.pathExtension.isEmpty ? "png" : url.pathExtension
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("glide-\(UUID().uuidString).\(ending)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Image(Bitmap(contentsOfFile: file.path), scale: scale)
    }
}
