import Glibc
import Wayland

@testable import Glide
@testable import GlideTesting

extension RandomRig {
    /// Lets the event happen; `window` is the one that it is meant for, or any for events that concern all.
    func perform(_ event: RandomEvent, _ window: RandomWindow) {
        switch event {
        case .ping, .seatCapabilities, .seatRemoved, .seatAdded, .outputAdded, .outputRemoved, .outputChanged,
            .managerRemoved, .managerAdded:
            changeGlobals(event)
        case .timePasses: clock.advance(by: [0.001, 0.016, 0.3, 1.1, 30].randomElement(using: &random) ?? 0)
        case .memfdFails: faults.memfdFails = true
        case .mmapFails: faults.mapFails = true
        case .reserveFails: faults.reserveFails = true
        case .descriptorsRunOut: runOutOfDescriptors()
        case .machineHeals: faults.heal()
        case .socketFills: fillSocket(window)
        case .compositorReadsNothing: for _ in 0..<number(1...4) { display.pump() }
        case .compositorDies: mock.die()
        case .keymap, .brokenKeymap, .repeatInfo, .keyDown, .keyUp, .keyRepeated, .modifiers, .keyboardEnter,
            .keyboardLeave:
            type(event, window)
        case .pointerEnter, .pointerLeave, .pointerMotion, .buttonDown, .buttonUp, .axis, .axisStop, .axisSteps,
            .pointerFrame:
            point(event, window)
        case .touchDown, .touchMotion, .touchUp, .touchFrame, .touchCancel, .touchShape: touch(event, window)
        case .outputEnter, .outputLeave, .fractionalScale, .preferredScale, .preferredTransform, .frameAnswered,
            .callbackLost, .buffersReleased, .shownReleased, .presented, .discarded:
            show(event, window)
        case .configure, .configureHuge, .configureOddStates, .configureFlood, .bounds, .capabilities, .decoration,
            .closeRequest:
            configure(event, window)
        case .popupDone, .popupConfigure, .layerConfigure, .layerClosed, .lockConfirmed, .lockFinished,
            .lockConfigure:
            place(event, window)
        default: act(event, window)
        }
    }

    // MARK: Windows

    private func configure(_ event: RandomEvent, _ window: RandomWindow) {
        guard let toplevel = mock.toplevels.first(where: { $0.surface === window.mock }) else { return }
        switch event {
        case .configure:
            let states: [XdgToplevelState] = [
                .maximized, .fullscreen, .resizing, .activated, .tiledLeft, .tiledTop, .suspended, .constrainedRight,
            ].filter { _ in chance(1, in: 5) }
            toplevel.configure(number(-3...120), number(-3...90), states)
        case .configureHuge:
            toplevel.configure([Int(Int32.max), 100_000, 32_768, 1].randomElement(using: &random) ?? 1, number(1...9))
        case .configureOddStates:
            var bytes: [UInt8] = []
            for _ in 0..<number(0...23) { bytes.append(UInt8(number(0...255))) }
            toplevel.configure(number(0...60), number(0...60), array: WaylandArray(bytes: bytes))
        case .configureFlood:
            for _ in 0..<8 { toplevel.configure(number(1...90), number(1...90), chance(1, in: 2) ? [.activated] : []) }
        case .bounds: toplevel.sendBounds(number(-1...90), number(-1...90))
        case .capabilities: toplevel.sendCapabilities((0..<number(0...5)).map { _ in UInt32(number(0...9)) })
        case .decoration:
            toplevel.sendDecoration(chance(1, in: 2) ? .clientSide : .serverSide)
            if chance(3, in: 4) { toplevel.configure(number(0...90), number(0...60)) }
        default: toplevel.requestClose()
        }
    }

    private func place(_ event: RandomEvent, _ window: RandomWindow) {
        switch event {
        case .popupDone: mock.popups.first { $0.surface === window.mock }?.dismiss()
        case .popupConfigure:
            mock.popups.first { $0.surface === window.mock }?.configure(number(-2...80), number(-2...80))
        case .layerConfigure:
            mock.layers.first { $0.surface === window.mock }?.configure(number(0...90), number(0...60))
        case .layerClosed: mock.layers.first { $0.surface === window.mock }?.close()
        case .lockConfirmed: if let lock = mock.locks.last, lock.resource.isAlive { lock.confirm() }
        case .lockFinished: if let lock = mock.locks.last, lock.resource.isAlive { lock.finish() }
        default:
            for lock in mock.locks {
                lock.screens.first { $0.surface === window.mock }?.configure(number(1...90), number(1...60))
            }
        }
    }

    private func show(_ event: RandomEvent, _ window: RandomWindow) {
        guard let surface = window.mock, surface.resource.isAlive else { return }
        switch event {
        case .outputEnter: mock.outputs.randomElement(using: &random)?.enter(surface)
        case .outputLeave: mock.outputs.randomElement(using: &random)?.leave(surface)
        case .fractionalScale:
            let parts: UInt32 = [90, 120, 150, 180, 240, 0, 1, .max].randomElement(using: &random) ?? 120
            surface.fractionalScale?.sendPreferredScale(scale: parts)
        case .preferredScale:
            surface.resource.sendPreferredBufferScale(factor: chance(1, in: 9) ? .max : Int32(number(-1...3)))
        case .preferredTransform:
            surface.resource.sendPreferredBufferTransform(transform: WlOutputTransform(rawValue: UInt32(number(0...9))))
        case .frameAnswered:
            mock.milliseconds &+= 16
            surface.answerFrames(mock.milliseconds)
        case .callbackLost: _ = surface.takeCallbacks()
        case .buffersReleased: for buffer in mock.buffers where buffer !== surface.buffer { buffer.release() }
        case .shownReleased: surface.buffer?.release()
        case .presented:
            let refresh: UInt32 = [0, 16_666_667, 7_000_000, .max].randomElement(using: &random) ?? 0
            surface.sendPresented(at: clock.now.seconds + Double(number(-20...20)) / 1_000, refresh: refresh)
        default: surface.sendDiscarded()
        }
    }

    // MARK: Devices

    private var seat: MockSeat? { mock.seats.randomElement(using: &random) }

    private func point(_ event: RandomEvent, _ window: RandomWindow) {
        guard let seat, let surface = window.mock, surface.resource.isAlive else { return }
        let place = (x: Double(number(-40...500)) / 4, y: Double(number(-40...400)) / 4)
        switch event {
        case .pointerEnter: seat.pointerEnter(surface, place.x, place.y)
        case .pointerLeave: seat.pointerLeave(surface)
        case .pointerMotion: seat.pointerMotion(place.x, place.y)
        case .buttonDown: seat.pointerButton(true, code: 0x110 + UInt32(number(0...2)))
        case .buttonUp: seat.pointerButton(false, code: 0x110 + UInt32(number(0...2)))
        case .pointerFrame: break
        default: scroll(event, seat)
        }
        if chance(3, in: 4) { seat.pointerFrame() }
        mock.milliseconds &+= UInt32(number(0...20))
    }

    private func scroll(_ event: RandomEvent, _ seat: MockSeat) {
        let axis = WlPointerAxis(rawValue: UInt32(number(0...2)))
        for pointer in seat.pointers {
            if chance(1, in: 2) {
                pointer.sendAxisSource(axisSource: WlPointerAxisSource(rawValue: UInt32(number(0...4))))
            }
            switch event {
            case .axis: pointer.sendAxis(time: mock.milliseconds, axis: axis, value: Double(number(-30...30)))
            case .axisStop: pointer.sendAxisStop(time: mock.milliseconds, axis: axis)
            default:
                if pointer.version >= 8 {
                    pointer.sendAxisValue120(axis: axis, value120: Int32(number(-300...300)))
                } else {
                    pointer.sendAxisDiscrete(axis: axis, discrete: Int32(number(-3...3)))
                }
            }
        }
    }

    private func touch(_ event: RandomEvent, _ window: RandomWindow) {
        guard let seat, let surface = window.mock, surface.resource.isAlive else { return }
        let id = Int32(number(0...3)) * 1_000
        let place = (x: Double(number(-40...500)) / 4, y: Double(number(-40...400)) / 4)
        switch event {
        case .touchDown: seat.touchDown(id, surface, place.x, place.y)
        case .touchMotion: seat.touchMotion(id, place.x, place.y)
        case .touchUp: seat.touchUp(id)
        case .touchCancel: seat.touchCancel()
        case .touchShape:
            for touch in seat.touches where touch.version >= 6 { touch.sendShape(id: id, major: 3, minor: -1) }
        default: break
        }
        if event == .touchFrame || (event != .touchCancel && chance(2, in: 3)) { seat.touchFrame() }
        mock.milliseconds &+= UInt32(number(0...20))
    }

    private func type(_ event: RandomEvent, _ window: RandomWindow) {
        guard let seat else { return }
        switch event {
        case .keymap:
            seat.keymap(
                "xkb_keymap { xkb_keycodes { <A> = 38; <B> = 39; }; xkb_types { include \"complete\" }; "
                    + "xkb_compat { include \"complete\" }; xkb_symbols { key <A> { [ a, A ] }; key <B> { [ b, B ] }; }; };"
            )
        case .brokenKeymap:
            seat.keymap(
                "xkb_keymap { xkb_keycodes {", size: [0, 3, 1 << 30].randomElement(using: &random) ?? 3,
                format: WlKeyboardKeymapFormat(rawValue: [UInt32(0), 1, 77].randomElement(using: &random) ?? 0))
        case .repeatInfo: seat.repeatInfo(rate: Int32(number(-1...50)), delay: Int32(number(-1...700)))
        case .modifiers: seat.modifiers(depressed: UInt32(number(0...255)), group: UInt32(number(0...9)))
        case .keyDown: seat.key(30 + UInt32(number(0...2)), .pressed)
        case .keyUp: seat.key(30 + UInt32(number(0...2)), .released)
        case .keyRepeated: seat.key(30 + UInt32(number(0...2)), WlKeyboardKeyState(rawValue: 2))
        default:
            guard let surface = window.mock, surface.resource.isAlive else { return }
            if event == .keyboardEnter {
                seat.keyboardEnter(surface, held: (0..<number(0...2)).map { UInt32($0) + 30 })
            } else {
                seat.keyboardLeave(surface)
            }
        }
        mock.milliseconds &+= UInt32(number(0...20))
    }

    // MARK: Globals

    private func changeGlobals(_ event: RandomEvent) {
        switch event {
        case .ping: _ = mock.ping()
        case .seatCapabilities:
            seat?.setCapabilities(WlSeatCapability(rawValue: UInt32(number(0...15))))
        case .seatRemoved: if let seat { mock.removeSeat(seat) }
        case .seatAdded: if mock.seats.count < 3 { mock.addSeat([.pointer, .keyboard, .touch]) }
        case .outputAdded: if mock.outputs.count < 4 { mock.addOutput(mode) }
        case .outputRemoved: if let output = mock.outputs.randomElement(using: &random) { mock.removeOutput(output) }
        case .outputChanged: mock.outputs.randomElement(using: &random)?.change(to: mode)
        case .managerRemoved:
            guard let interface = Self.managers.randomElement(using: &random), !withdrawn.contains(interface) else {
                return
            }
            withdrawn.append(interface)
            mock.removeGlobal(interface)
        default: if let interface = withdrawn.popLast() { mock.restoreGlobal(interface) }
        }
    }

    private var mode: MockOutput.Mode {
        MockOutput.Mode(
            width: number(0...120), height: number(0...90), scale: number(0...3), milliHertz: number(-1...60_000),
            transform: WlOutputTransform(rawValue: UInt32(number(0...9))))
    }

    // MARK: The machine

    /// One turn of the client without a single descriptor to spare. Descriptors belong to the whole process, so this is the
    /// lone run's; beside other tests only the calls that need them fail.
    private func runOutOfDescriptors() {
        guard RandomOrder.isAlone else { return faults.descriptorsAreOut = true }
        if chance(1, in: 2) { type(.brokenKeymap, windows[0]) }
        mock.server.flushOnly()
        var taken: [Int32] = []
        while case let next = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC), next >= 0 { taken.append(next) }
        display.pump()
        display.pump()
        for descriptor in taken { Glibc.close(descriptor) }
    }

    /// The compositor stops reading while the client has a lot to say.
    private func fillSocket(_ window: RandomWindow) {
        var small: Int32 = 1
        var old: Int32 = 0
        var length = socklen_t(4)
        let descriptor = display.connection.descriptor
        guard descriptor >= 0 else { return }
        getsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &old, &length)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &small, 4)
        for _ in 0..<number(20...200) {
            window.source.change()
            for window in windows { window.mock?.buffer?.release() }
            window.mock?.answerFrames(mock.milliseconds)
            if chance(1, in: 8) { configure(.configure, window) }
            mock.server.flushOnly()
            display.pump()
        }
        // The kernel doubles what is set.
        old /= 2
        setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &old, 4)
    }
}
