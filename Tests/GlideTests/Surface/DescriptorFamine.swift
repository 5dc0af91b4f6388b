import Glibc
import Testing
import WaylandClient

@testable import Glide
@testable import GlideTesting

/// What happens while the process may not open anything; for processes that do nothing else.
@MainActor
enum DescriptorFamine {
    /// A resize and a keymap.
    static func resize() {
        Warnings.printsMessages = false
        let rig = SurfaceRig()
        let window = rig.open()
        rig.seat.keyboardEnter(rig.mock.surfaces[0])
        rig.pump()
        // The message is on its way before the descriptors run out, as from another process.
        rig.mock.toplevels[0].configure(200, 100)
        rig.seat.keymap("garbage {")
        rig.mock.server.pump()
        rage {
            rig.display.pump()
            rig.display.pump()
        }
        #expect(rig.ends == [])
        rig.pump()
        #expect(rig.mock.toplevels[0].waiting == [])
        #expect(rig.mock.surfaces[0].size == (60, 40))
        rig.clock.advance(by: 1.1)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (200, 100))
        rig.finish(window)
    }

    /// A connection that finds few descriptors or none: each number of them is an error or a start.
    static func start() {
        for spare in 0..<8 {
            let mock = MockCompositor()
            let connection = try? WaylandConnection(descriptor: mock.clientDescriptor)
            var made: [WaylandReader] = []
            rage(sparing: spare) {
                guard let connection else { return }
                do throws(WaylandConnectionError) {
                    made.append(try WaylandReader(connection))
                } catch {
                    #expect(error == .notConnected(errno: EMFILE))
                }
            }
            #expect(made.isEmpty == (spare < 4), "\(spare) descriptors")
            connection?.disconnect()
        }
    }

    /// Runs `body` while all descriptors but `spare` are taken.
    private static func rage(sparing spare: Int = 0, _ body: () -> Void) {
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old)
        var low = old
        low.rlim_cur = rlim_t(SurfaceRig.openFiles.count + 40)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &low)
        var taken: [Int32] = []
        while case let next = open("/dev/null", O_RDONLY | O_CLOEXEC), next >= 0 { taken.append(next) }
        for _ in 0..<spare { if let last = taken.popLast() { close(last) } }
        body()
        for descriptor in taken { close(descriptor) }
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old)
    }
}
