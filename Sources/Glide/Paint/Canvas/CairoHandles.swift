import CCairo

/// Owns a `cairo_t`; released with `cairo_destroy`.
struct CairoContext: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { cairo_destroy(pointer) }
}

/// Owns a `cairo_surface_t`; released with `cairo_surface_destroy`.
struct CairoSurface: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { cairo_surface_destroy(pointer) }
}

/// Owns a `cairo_pattern_t`; released with `cairo_pattern_destroy`.
struct CairoPattern: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { cairo_pattern_destroy(pointer) }
}
