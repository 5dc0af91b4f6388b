// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Glide builds it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Glide", path: "..")],
    targets: [
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCount", .product(name: "Glide", package: "Glide"),
                .product(name: "GlideTesting", package: "Glide"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
