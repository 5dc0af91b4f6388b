import Wayland
import WaylandServer

extension MockCompositor {
    /// Everything there is, but for screens and seats.
    func planGlobals() {
        plan(WlCompositorResource.self) { [unowned self] compositor in
            compositor.onRequest = { [unowned self] request in
                switch request {
                case .createSurface(let surface): addSurface(surface)
                case .createRegion(let region): addRegion(region)
                }
            }
        }
        plan(WlShmResource.self) { [unowned self] shm in
            shm.sendFormat(format: .argb8888)
            shm.sendFormat(format: .xrgb8888)
            shm.onRequest = { [unowned self] request in
                guard case .createPool(let pool, let descriptor, let size) = request else { return }
                addPool(pool, descriptor: descriptor, size: Int(size))
            }
        }
        plan(XdgWmBaseResource.self) { [unowned self] in addWmBase($0) }
        planScaling()
        planCursorsAndDecorations()
        planDesktop()
    }

    private func planCursorsAndDecorations() {
        plan(WpCursorShapeManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .getPointer(let device, let pointer) = request else { return }
                let seat = seats.first { $0.pointers.contains { $0 === pointer } }
                device.onRequest = { [weak seat] request in
                    if case .setShape(let serial, let shape) = request { seat?.noteShape(shape, serial: serial) }
                }
            }
        }
        plan(ZwpPointerGesturesV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .getHoldGesture(let hold, let pointer) = request else { return }
                seats.first { $0.pointers.contains { $0 === pointer } }?.adopt(hold)
            }
        }
        plan(ZxdgDecorationManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .getToplevelDecoration(let decoration, let resource) = request else { return }
                toplevels.first { $0.resource === resource }?.adopt(decoration)
            }
        }
    }

    private func planScaling() {
        plan(WpViewporterResource.self) { [unowned self] viewporter in
            viewporter.onRequest = { [unowned self] request in
                guard case .getViewport(let viewport, let surface) = request else { return }
                self.surface(surface)?.adopt(viewport)
            }
        }
        plan(WpFractionalScaleManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .getFractionalScale(let scale, let surface) = request else { return }
                self.surface(surface)?.adopt(scale)
            }
        }
        plan(WpPresentationResource.self) { [unowned self] presentation in
            presentation.sendClockId(clkId: options.presentationClock)
            presentation.onRequest = { [unowned self] request in
                guard case .feedback(let surface, let feedback) = request else { return }
                self.surface(surface)?.adopt(feedback)
            }
        }
    }

    private func planDesktop() {
        plan(ZwpIdleInhibitManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .createInhibitor(let inhibitor, let resource) = request, let surface = surface(resource)
                else { return }
                if surface.buffer == nil { object("an idle inhibitor for a surface that is not shown") }
                surface.inhibitors += 1
                if surface.inhibitors > 1 { object("two idle inhibitors of one surface") }
                inhibitor.onDestroy = { [weak surface] in surface?.inhibitors -= 1 }
            }
        }
        plan(ZwlrLayerShellV1Resource.self) { [unowned self] shell in
            shell.onRequest = { [unowned self] request in
                guard case .getLayerSurface(let resource, let surface, _, let layer, _) = request,
                    let surface = self.surface(surface)
                else { return }
                let added = MockLayer(resource, surface: surface, layer: layer, compositor: self)
                surface.role = added
                layers.append(added)
                resource.onDestroy = { [weak self, weak added] in
                    added?.isAlive = false
                    self?.layers.removeAll { $0 === added }
                }
            }
        }
        plan(ExtSessionLockManagerV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                guard case .lock(let resource) = request else { return }
                locks.append(MockLock(resource, compositor: self))
            }
        }
        plan(XdgActivationV1Resource.self) { [unowned self] manager in
            manager.onRequest = { [unowned self] request in
                switch request {
                case .activate(let token, let resource):
                    if let surface = surface(resource) { activations.append((token, surface)) }
                case .getActivationToken(let token): adopt(token)
                case .destroy: break
                }
            }
        }
    }

    private func adopt(_ token: XdgActivationTokenV1Resource) {
        token.onRequest = { [unowned self, unowned token] request in
            switch request {
            case .setSerial(let serial, _): tokenSerials.append(serial)
            case .commit: token.sendDone(token: "token-\(token.id)")
            default: break
            }
        }
    }
}
