import Foundation
import PackagePlugin

/// Runs WaylandScanner over `protocols/` for the three targets that are made from it.
@main
struct WaylandProtocols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let roles = ["Wayland": "shared", "WaylandClient": "client", "WaylandServer": "server"]
        guard let role = roles[target.name] else {
            Diagnostics.error("WaylandProtocols makes nothing for the target \(target.name)")
            return []
        }
        let folder = context.package.directoryURL.appending(path: "protocols")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "xml" }
        let output = context.pluginWorkDirectoryURL.appending(path: "Protocols.swift")
        return [
            .buildCommand(
                displayName: "Making the \(role) side of protocols/",
                executable: try context.tool(named: "WaylandScanner").url,
                arguments: [role, folder.path, output.path],
                // The folder itself is an input, so that an added file, which this list misses as long as the package's
                // description is cached, makes the command run again.
                inputFiles: [folder] + files.sorted { $0.path < $1.path },
                outputFiles: [output])
        ]
    }
}
