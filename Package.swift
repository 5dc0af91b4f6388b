// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Ground floor first: each target uses only what stands above it in this list.
let package = Package(
    name: "Glide",
    products: [
        .library(name: "Glide", targets: ["Glide"]),
        .library(name: "GlideFoundation", targets: ["GlideFoundation"]),
        .library(name: "GlideTesting", targets: ["GlideTesting"]),
        .executable(name: "GlideDemo", targets: ["GlideDemo"]),
        .executable(name: "TimerTypewriter", targets: ["TimerTypewriterExample"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(name: "CRunLoop"),
        .systemLibrary(name: "CSystemBus"),
        .systemLibrary(name: "CTypeRecords"),
        .systemLibrary(
            name: "CWayland", pkgConfig: "wayland-client",
            providers: [.apt(["libwayland-dev", "libxkbcommon-dev"])]),
        .systemLibrary(name: "CWaylandServer", pkgConfig: "wayland-server", providers: [.apt(["libwayland-dev"])]),
        .executableTarget(name: "WaylandScanner"),
        .plugin(name: "WaylandProtocols", capability: .buildTool(), dependencies: ["WaylandScanner"]),
        .target(name: "Wayland", dependencies: ["CWayland"], plugins: ["WaylandProtocols"]),
        .target(name: "WaylandClient", dependencies: ["CWayland", "Wayland"], plugins: ["WaylandProtocols"]),
        .target(name: "WaylandServer", dependencies: ["CWaylandServer", "Wayland"], plugins: ["WaylandProtocols"]),
        .target(name: "GlideMotion"),
        .macro(name: "GlideMacros"),
        .target(
            name: "Glide",
            dependencies: [
                "GlideMotion", "GlideMacros", "CCairo", "CRunLoop", "CSystemBus", "CTypeRecords", "CWayland", "Wayland",
                "WaylandClient",
            ]),
        .target(name: "GlideFoundation", dependencies: ["Glide"]),
        .target(name: "GlideTesting", dependencies: ["Glide", "CWayland", "Wayland", "WaylandServer"]),
        .executableTarget(name: "GlideDemo", dependencies: ["Glide"]),
        .executableTarget(name: "FirstApp", dependencies: ["Glide"], path: "Examples/FirstApp"),
        .executableTarget(
            name: "TimerTypewriterExample", dependencies: ["Glide"], path: "Examples/TimerTypewriter"),
        .executableTarget(
            name: "SurfaceTour", dependencies: ["Glide"], path: "Tests/Compositors/SurfaceTour"),
        .testTarget(name: "GlideMotionTests", dependencies: ["GlideMotion"], exclude: ["Fixtures"]),
        .testTarget(
            name: "GlideTests",
            dependencies: ["Glide", "GlideFoundation", "GlideTesting", "GlideDemo", "Wayland", "WaylandClient"],
            exclude: ["Fixtures", "References"]),
        .testTarget(name: "WaylandScannerTests", dependencies: ["WaylandScanner"]),
        .testTarget(name: "WaylandTests", dependencies: ["WaylandClient", "WaylandServer"]),
    ],
    swiftLanguageModes: [.v6]
)
