import Glibc
import Testing
import Wayland
import WaylandClient
import WaylandServer

/// Both ends are the real libwayland.
struct BindingTests {
    @Test func `versions newer than the installed libwayland are spoken`() {
        let pair = SocketPair()
        var surfaces: [WlSurfaceResource] = []
        pair.server.advertise(WlCompositorResource.self, version: 6) { compositor in
            compositor.onRequest = { if case .createSurface(let surface) = $0 { surfaces.append(surface) } }
        }
        pair.pump()
        let surface = pair.bind(WlCompositor.self).createSurface()
        var factor: Int32 = 0
        surface.onEvent = { if case .preferredBufferScale(let sent) = $0 { factor = sent } }
        pair.pump()
        surfaces[0].sendPreferredBufferScale(factor: 3)
        pair.pump()
        #expect(surface.version == 6)
        #expect(factor == 3)
        #expect(pair.client.error == nil)
    }

    @Test func `each kind of argument arrives as it was sent`() {
        let pair = SocketPair()
        var toplevels: [XdgToplevelResource] = []
        var xdgSurfaces: [XdgSurfaceResource] = []
        var log: [String] = []
        pair.server.advertise(WlCompositorResource.self, version: 6) { _ in }
        pair.server.advertise(XdgWmBaseResource.self, version: 6) { wmBase in
            wmBase.onRequest = { request in
                guard case .getXdgSurface(let xdgSurface, let surface) = request else { return }
                log.append("surface is \(surface.isAlive ? "alive" : "gone")")
                xdgSurfaces.append(xdgSurface)
                xdgSurface.onRequest = { request in
                    switch request {
                    case .getToplevel(let toplevel):
                        toplevels.append(toplevel)
                        toplevel.onRequest = { request in
                            switch request {
                            case .setTitle(let title): log.append(title)
                            case .setParent(let parent): log.append(parent == nil ? "no parent" : "a parent")
                            default: break
                            }
                        }
                    case .ackConfigure(let serial): log.append("ack \(serial)")
                    default: break
                    }
                }
            }
        }
        pair.pump()
        let xdgSurface = pair.bind(XdgWmBase.self).getXdgSurface(surface: pair.bind(WlCompositor.self).createSurface())
        let toplevel = xdgSurface.getToplevel()
        var configured: (Int32, Int32, [UInt32])?
        toplevel.onEvent = { event in
            if case .configure(let width, let height, let states) = event {
                configured = (width, height, states.values)
            }
        }
        xdgSurface.onEvent = { [unowned xdgSurface] event in
            if case .configure(let serial) = event { xdgSurface.ackConfigure(serial: serial) }
        }
        toplevel.setTitle(title: "Grüße 👋🏽")
        toplevel.setParent(parent: nil)
        pair.pump()
        toplevels[0].sendConfigure(width: -1, height: 480, states: WaylandArray([4, 99]))
        xdgSurfaces[0].sendConfigure(serial: .max)
        pair.pump()
        #expect(log == ["surface is alive", "Grüße 👋🏽", "no parent", "ack 4294967295"])
        #expect(configured?.0 == -1)
        #expect(configured?.1 == 480)
        #expect(configured?.2 == [4, 99])
    }

    @Test func `positions keep their 256ths`() {
        let (pair, touch, resource, surface) = Self.touchPair()
        var seen: [Double] = []
        touch.onEvent = { event in
            guard case .down(_, _, let target, _, let x, let y) = event else { return }
            seen += [target === surface.client ? x : .nan, y]
        }
        resource.sendDown(serial: 1, time: 2, surface: surface.server, id: 3, x: 10.501953125, y: -2.25)
        pair.pump()
        #expect(seen == [10.50390625, -2.25])
        #expect(fixed(double: .nan) == 0)
        #expect(fixed(double: .infinity) == .max)
        #expect(fixed(double: -1e300) == .min)
    }

    @Test func `a surface destroyed on our side arrives as nil`() {
        let (pair, touch, resource, surface) = Self.touchPair()
        var wasNil: [Bool] = []
        touch.onEvent = { if case .down(_, _, let target, _, _, _) = $0 { wasNil.append(target == nil) } }
        resource.sendDown(serial: 1, time: 2, surface: surface.server, id: 3, x: 0, y: 0)
        pair.server.pump()
        surface.client.destroy()
        pair.pump()
        #expect(wasNil == [true])
    }

    @Test func `a proxy destroyed in its own handler gets nothing more`() {
        let (pair, touch, resource, _) = Self.touchPair()
        var count = 0
        touch.onEvent = { [unowned touch] _ in
            count += 1
            touch.release()
            touch.release()
        }
        resource.sendFrame()
        resource.sendFrame()
        pair.pump()
        #expect(count == 1)
        #expect(!touch.isAlive)
        #expect(pair.client.error == nil)
    }

    @Test func `objects made by the server and descriptors are owned while decoding`() {
        let pair = SocketPair()
        var devices: [WlDataDeviceResource] = []
        pair.server.advertise(WlSeatResource.self, version: 9) { _ in }
        pair.server.advertise(WlDataDeviceManagerResource.self, version: 3) { manager in
            manager.onRequest = { if case .getDataDevice(let device, _) = $0 { devices.append(device) } }
        }
        pair.pump()
        let device = pair.bind(WlDataDeviceManager.self).getDataDevice(seat: pair.bind(WlSeat.self))
        var types: [String] = []
        var offers: [WlDataOffer] = []
        device.onEvent = { event in
            guard case .dataOffer(let offer) = event else { return }
            offers.append(offer)
            offer.onEvent = { if case .offer(let type) = $0 { types.append(type) } }
        }
        pair.pump()
        let offer = devices[0].makeObject(WlDataOfferResource.self)
        devices[0].sendDataOffer(id: offer)
        offer.sendOffer(mimeType: "text/plain")
        pair.pump()
        #expect(types == ["text/plain"])
        var received = ""
        offer.onRequest = {
            if case .receive(let type, let descriptor) = $0 { received = "\(type) \(descriptor.value >= 0)" }
        }
        let file = SocketPair.descriptor(with: "")
        offers[0].receive(mimeType: "text/plain", fd: file)
        pair.pump()
        #expect(SocketPair.count(of: file) == 1)
        close(file)
        #expect(received == "text/plain true")
        offers[0].destroy()
        if offer.isAlive { offer.sendOffer(mimeType: "late") }
        pair.pump()
        #expect(!offer.isAlive)
        #expect(types.count == 1)
    }

    @Test func `a descriptor nobody takes is closed`() {
        let pair = SocketPair()
        var keyboards: [WlKeyboardResource] = []
        pair.server.advertise(WlSeatResource.self, version: 9) { seat in
            seat.onRequest = { if case .getKeyboard(let keyboard) = $0 { keyboards.append(keyboard) } }
        }
        pair.pump()
        let seat = pair.bind(WlSeat.self)
        let unheard = seat.getKeyboard()
        let heard = seat.getKeyboard()
        let released = seat.getKeyboard()
        var text = ""
        heard.onEvent = { event in
            guard case .keymap(_, let descriptor, let size) = event else { return }
            var bytes = [UInt8](repeating: 0, count: Int(size))
            _ = pread(descriptor.value, &bytes, bytes.count, 0)
            text = String(decoding: bytes, as: UTF8.self)
        }
        pair.pump()
        let file = SocketPair.descriptor(with: "keys")
        defer { close(file) }
        for keyboard in keyboards { keyboard.sendKeymap(format: .xkbV1, fd: file, size: 4) }
        pair.server.pump()
        released.release()
        pair.pump()
        #expect(text == "keys")
        #expect(unheard.isAlive)
        #expect(SocketPair.count(of: file) == 1)
    }

    @Test func `a destructor event lets go of its proxy`() {
        let pair = SocketPair()
        pair.pump()
        let count = pair.client.proxies.count
        weak var callback: WlCallback?
        var isDone = false
        do {
            let sync = pair.client.display.sync()
            sync.onEvent = { _ in isDone = true }
            callback = sync
        }
        #expect(callback != nil)
        pair.pump()
        #expect(isDone)
        #expect(callback == nil)
        #expect(pair.client.proxies.count == count)
    }

    @Test func `a destructor newer than the bound version happens on our side only`() {
        let pair = SocketPair()
        var releases = 0
        pair.server.advertise(WlSeatResource.self, version: 9) { seat in
            seat.onRequest = { if case .release = $0 { releases += 1 } }
        }
        pair.pump()
        pair.bind(WlSeat.self, version: 4).release()
        pair.pump()
        #expect(releases == 0)
        pair.bind(WlSeat.self).release()
        pair.pump()
        #expect(releases == 1)
        #expect(pair.client.error == nil)
    }

    @Test func `a protocol error names the object and the code`() {
        let pair = SocketPair()
        pair.server.advertise(WlCompositorResource.self, version: 6) { $0.postError(7, "no") }
        pair.pump()
        let compositor = pair.bind(WlCompositor.self)
        pair.pump()
        #expect(
            pair.client.error
                == .protocolViolated(
                    interface: "wl_compositor", id: compositor.id, code: 7,
                    text: "wl_compositor@\(compositor.id): error 7: no"))
    }

    @Test func `a server that goes away is reported, and destroying is still safe`() {
        let (pair, touch, _, surface) = Self.touchPair()
        pair.server.disconnectClients()
        pair.pump()
        #expect(pair.client.error?.description == "the Wayland compositor went away")
        surface.client.destroy()
        pair.client.disconnect()
        touch.release()
        pair.client.disconnect()
        #expect(!touch.isAlive)
        #expect(pair.client.error == .ended)
    }

    @Test func `a title longer than a message is cut on a character's border`() {
        let pair = SocketPair()
        var titles: [String] = []
        pair.server.advertise(WlShellResource.self, version: 1) { shell in
            shell.onRequest = { request in
                guard case .getShellSurface(let shellSurface, _) = request else { return }
                shellSurface.onRequest = { if case .setTitle(let title) = $0 { titles.append(title) } }
            }
        }
        pair.server.advertise(WlCompositorResource.self, version: 6) { _ in }
        pair.pump()
        let surface = pair.bind(WlCompositor.self).createSurface()
        let shellSurface = pair.bind(WlShell.self).getShellSurface(surface: surface)
        shellSurface.setTitle(title: "x" + String(repeating: "é", count: 5_000))
        shellSurface.setTitle(title: "cut\0here")
        pair.pump()
        #expect(titles == ["x" + String(repeating: "é", count: 1_999), "cut"])
        #expect(pair.client.error == nil)
    }

    @Test func `letting go of both ends destroys every object`() {
        weak var proxy: WlSurface?
        weak var resource: WlSurfaceResource?
        do {
            let (pair, _, _, surface) = Self.touchPair()
            proxy = surface.client
            resource = surface.server
            pair.pump()
            #expect(proxy != nil)
        }
        #expect(proxy == nil)
        #expect(resource == nil)
    }

    @Test func `a withdrawn global is announced`() {
        let pair = SocketPair()
        let global = pair.server.advertise(WlSeatResource.self, version: 9) { _ in }
        pair.pump()
        #expect(pair.offered["wl_seat"]?.version == 9)
        global.remove()
        pair.pump()
        #expect(pair.offered["wl_seat"] == nil)
    }

    /// A pair with a touch object and a surface, each with both of its ends.
    private static func touchPair() -> (
        SocketPair, WlTouch, WlTouchResource, surface: (client: WlSurface, server: WlSurfaceResource)
    ) {
        let pair = SocketPair()
        var touches: [WlTouchResource] = []
        var surfaces: [WlSurfaceResource] = []
        pair.server.advertise(WlCompositorResource.self, version: 6) { compositor in
            compositor.onRequest = { if case .createSurface(let surface) = $0 { surfaces.append(surface) } }
        }
        pair.server.advertise(WlSeatResource.self, version: 9) { seat in
            seat.onRequest = { if case .getTouch(let touch) = $0 { touches.append(touch) } }
        }
        pair.pump()
        let surface = pair.bind(WlCompositor.self).createSurface()
        let touch = pair.bind(WlSeat.self).getTouch()
        pair.pump()
        return (pair, touch, touches[0], (surface, surfaces[0]))
    }
}
