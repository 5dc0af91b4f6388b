// The C side of a Wayland client. Only the core headers: the protocol's own interfaces come from protocols/.
#pragma once
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>
#include <wayland-client-core.h>
#include <wayland-cursor.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

/// memfd_create(2), which Swift's Glibc module does not show: close-on-exec, sealable.
static inline int glide_memfd_create(const char *name) {
    return (int)syscall(SYS_memfd_create, name, 0x0001u | 0x0002u);
}

/// Seals a memfd against shrinking, and its seals (fcntl F_ADD_SEALS): the compositor need not fear a SIGBUS.
static inline int glide_seal_size(int descriptor) { return fcntl(descriptor, 1024 + 9, 0x0002 | 0x0001); }

/// eventfd(2), which Swift's Glibc module does not show: close-on-exec, non-blocking, at 0.
static inline int glide_eventfd_nonblocking(void) { return (int)syscall(SYS_eventfd2, 0, 02004000); }

/// timerfd_create(2), which Swift's Glibc module does not show: monotonic, close-on-exec, non-blocking.
static inline int glide_timerfd(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

/// Makes a timerfd ready once, after `milliseconds`, below 1000.
static inline int glide_timerfd_arm(int descriptor, int milliseconds) {
    struct itimerspec moment = {.it_value = {.tv_nsec = milliseconds * 1000000L}};
    return timerfd_settime(descriptor, 0, &moment, 0);
}
