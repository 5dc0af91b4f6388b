// The C side of a Wayland server, for the mock compositor only.
#pragma once
#include <wayland-server-core.h>

/// wl_resource_post_error(3) without its variable arguments, which Swift cannot pass.
static inline void glide_resource_post_error(struct wl_resource *resource, uint32_t code, const char *message) {
    wl_resource_post_error(resource, code, "%s", message);
}
