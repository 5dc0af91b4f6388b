import Wayland
import WaylandServer

/// A client's popup.
@MainActor
final class MockPopup: MockRole {
    let resource: XdgPopupResource
    let shell: MockXdgSurface
    /// What it is on; none for a layer's popup until that is named.
    weak var parent: MockSurface?
    let placement: MockPositioner
    var isAlive = true
    /// Serial of the press by which it took all input.
    private(set) var grabSerial: UInt32?
    private var wasFirstCommitted = false
    private unowned let compositor: MockCompositor

    init(
        _ resource: XdgPopupResource, _ shell: MockXdgSurface, parent: MockSurface?, placement: MockPositioner,
        compositor: MockCompositor
    ) {
        self.resource = resource
        self.shell = shell
        self.parent = parent
        self.placement = placement
        self.compositor = compositor
        if !placement.isComplete {
            compositor.violate(resource, XdgWmBaseError.invalidPositioner.rawValue, "an incomplete positioner")
        }
        resource.onRequest = { [unowned self] request in
            switch request {
            case .grab(let seat, let serial): grab(seat, serial)
            case .destroy: checkTopmost("destroyed")
            case .reposition: break
            }
        }
    }

    var surface: MockSurface { shell.surface }
    var hasAcknowledged: Bool { !shell.acknowledged.isEmpty }

    func configure(_ width: Int, _ height: Int) {
        resource.sendConfigure(x: 0, y: 0, width: Int32(width), height: Int32(height))
        _ = shell.configure()
    }

    /// Closes it, as a click elsewhere does.
    func dismiss() { resource.sendPopupDone() }

    func objectToEarlyBuffer() {
        let code = XdgSurfaceError.unconfiguredBuffer.rawValue
        compositor.violate(shell.resource, code, "a popup's buffer before the first configure")
    }

    func wasCommitted(showsNew: Bool) {
        shell.wasCommitted()
        guard !wasFirstCommitted else { return }
        wasFirstCommitted = true
        if parent?.buffer == nil {
            compositor.violate(resource, XdgWmBaseError.invalidPopupParent.rawValue, "a popup without a shown parent")
        }
        configure(placement.width, placement.height)
    }

    private func grab(_ seat: WlSeatResource, _ serial: UInt32) {
        if wasFirstCommitted {
            compositor.violate(resource, XdgPopupError.invalidGrab.rawValue, "a grab after the first commit")
        }
        grabSerial = serial
        if !compositor.presses.contains(serial) {
            compositor.object("a grab with serial \(serial), which no press has")
        }
        if let under = compositor.popups.first(where: { $0.surface === parent }), under.grabSerial == nil {
            compositor.violate(resource, XdgPopupError.invalidGrab.rawValue, "a grab above a popup without one")
        }
        checkTopmost("mapped with a grab")
    }

    private func checkTopmost(_ word: String) {
        // Those on this one, and at a grab those beside it.
        let above = compositor.popups.filter { popup in
            popup !== self && (popup.parent === surface || (word != "destroyed" && popup.parent === parent))
        }
        guard !above.isEmpty else { return }
        let code = XdgWmBaseError.notTheTopmostPopup.rawValue
        compositor.violate(compositor.wmBases.first ?? resource, code, "a popup was \(word) that is not the topmost")
    }
}
