import Foundation

@testable import Glide

/// A message bus of a test's own, on which nothing is started by itself. It can be killed and started again.
@MainActor
final class PrivateBus {
    private let folder: TemporaryFolder
    private let configuration: String
    private var daemon: Process?
    let address: String

    init() throws {
        BusLibrary.loadNow()
        folder = try TemporaryFolder()
        address = "unix:path=" + folder.path("bus")
        configuration = try folder.file(
            "bus.conf",
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
            <allow own="*"/></policy>
            </busconfig>
            """)
        try start()
    }

    isolated deinit { stop() }

    /// Starts the daemon and waits until it listens.
    func start() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["dbus-daemon", "--config-file=" + configuration, "--nofork", "--print-address=1"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The address is printed once the socket is there.
        _ = output.fileHandleForReading.availableData
        daemon = process
    }

    /// Kills the daemon.
    func stop() {
        guard let daemon else { return }
        self.daemon = nil
        kill(daemon.processIdentifier, SIGKILL)
        daemon.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder.path("bus"))
    }

    /// Lets the daemon stand still, or go on.
    func setFrozen(_ isFrozen: Bool) {
        if let daemon { kill(daemon.processIdentifier, isFrozen ? SIGSTOP : SIGCONT) }
    }
}
