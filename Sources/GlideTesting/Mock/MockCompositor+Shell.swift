import Wayland
import WaylandServer

extension MockCompositor {
    func addSurface(_ resource: WlSurfaceResource) {
        let surface = MockSurface(resource, compositor: self)
        surfaces.append(surface)
        // Weak: the mock may be the first to go.
        resource.onDestroy = { [weak self, weak surface] in
            guard let self, let place = surfaces.firstIndex(where: { $0 === surface }) else { return }
            surfaces.remove(at: place).wasDestroyed()
        }
    }

    func addRegion(_ resource: WlRegionResource) {
        let region = MockRegion(resource)
        regions.append(region)
        resource.onDestroy = { [weak self, weak region] in self?.regions.removeAll { $0 === region } }
    }

    func addPool(_ pool: WlShmPoolResource, descriptor: WaylandDescriptor, size: Int) {
        largestPool = max(largestPool, size)
        guard let memory = MockMemory(descriptor, size: size) else {
            return violate(pool, WlShmError.invalidFd.rawValue, "a pool of \(size) bytes cannot be mapped")
        }
        pool.onRequest = { [unowned self, unowned pool] request in
            switch request {
            case .createBuffer(let resource, let offset, let width, let height, let stride, _):
                let isInside =
                    offset >= 0 && width > 0 && height > 0 && stride >= width * 4
                    && Int(offset) + Int(stride) * Int(height) <= memory.size
                guard isInside else {
                    return violate(pool, WlShmError.invalidStride.rawValue, "a buffer outside its pool")
                }
                let buffer = MockBuffer(
                    resource, compositor: self, memory: memory, offset: Int(offset), width: Int(width),
                    height: Int(height), stride: Int(stride))
                add(buffer, of: pool)
            case .resize(let size):
                if !memory.grow(to: Int(size)) {
                    violate(pool, WlShmError.invalidFd.rawValue, "a pool that shrinks to \(size) bytes")
                }
            case .destroy: break
            }
        }
    }

    private func add(_ buffer: MockBuffer, of pool: WlShmPoolResource) {
        buffersMade += 1
        buffers.append(buffer)
        buffer.pool = pool
        buffer.resource.onDestroy = { [weak self, weak buffer] in self?.buffers.removeAll { $0 === buffer } }
    }

    func addWmBase(_ wmBase: XdgWmBaseResource) {
        wmBases.append(wmBase)
        var positioners: [ObjectIdentifier: MockPositioner] = [:]
        wmBase.onRequest = { [unowned self] request in
            switch request {
            case .getXdgSurface(let resource, let surface):
                guard let surface = self.surface(surface) else { return }
                let shell = MockXdgSurface(resource, surface: surface, compositor: self)
                resource.onRequest = { [unowned self] request in
                    switch request {
                    case .getToplevel(let toplevel): add(toplevel, shell)
                    case .getPopup(let popup, let parent, let positioner):
                        let placement = positioners[ObjectIdentifier(positioner)]
                        add(popup, shell, parent: parent, placement ?? MockPositioner(positioner, compositor: self))
                    default: shell.handle(request)
                    }
                }
            case .createPositioner(let positioner):
                let key = ObjectIdentifier(positioner)
                positioners[key] = MockPositioner(positioner, compositor: self)
                positioner.onDestroy = { positioners[key] = nil }
            case .pong(let serial): pongs.append(serial)
            case .destroy: break
            }
        }
    }

    private func add(_ resource: XdgToplevelResource, _ shell: MockXdgSurface) {
        let toplevel = MockToplevel(resource, shell, compositor: self)
        shell.role = toplevel
        shell.surface.role = toplevel
        toplevels.append(toplevel)
        resource.onDestroy = { [weak self, weak toplevel] in
            toplevel?.isAlive = false
            if self != nil { toplevel?.wasDestroyed() }
            self?.toplevels.removeAll { $0 === toplevel }
        }
    }

    private func add(
        _ resource: XdgPopupResource, _ shell: MockXdgSurface, parent: XdgSurfaceResource?, _ placement: MockPositioner
    ) {
        let parentSurface =
            toplevels.first { $0.xdgSurface === parent }?.surface
            ?? popups.first { $0.shell.resource === parent }?.surface
        let popup = MockPopup(resource, shell, parent: parentSurface, placement: placement, compositor: self)
        shell.role = popup
        shell.surface.role = popup
        popups.append(popup)
        resource.onDestroy = { [weak self, weak popup] in
            popup?.isAlive = false
            self?.popups.removeAll { $0 === popup }
        }
    }

    func surface(_ resource: WlSurfaceResource) -> MockSurface? {
        surfaces.first { $0.resource === resource }
    }

    func region(_ resource: WlRegionResource?) -> MockRegion? {
        resource.flatMap { resource in regions.first { $0.resource === resource } }
    }

    func buffer(_ resource: WlBufferResource?) -> MockBuffer? {
        resource.flatMap { resource in buffers.first { $0.resource === resource } }
    }
}
