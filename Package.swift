// swift-tools-version: 6.2
import PackageDescription

// Ground floor first: each target uses only what stands above it in this list.
let package = Package(
    name: "Glide",
    products: [
        .library(name: "Glide", targets: ["Glide"])
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .target(name: "GlideMotion"),
        .target(name: "Glide", dependencies: ["GlideMotion", "CCairo"]),
        .testTarget(name: "GlideTests", dependencies: ["Glide"]),
    ],
    swiftLanguageModes: [.v6]
)
