// What the main loop needs from the kernel, from libdispatch and, if the app links Foundation, from its run loop.
#pragma once
#define _GNU_SOURCE
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// libdispatch: the main queue's eventfd, and the call that runs what is queued.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// CoreFoundation: null unless the app links Foundation.
typedef const void *GlideRunLoopRef;
extern GlideRunLoopRef CFRunLoopGetMain(void) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSourceHandled)
    __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(GlideRunLoopRef loop, const void *mode) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

/// Whether the app links Foundation.
static inline bool glide_has_run_loop(void) {
    return CFRunLoopGetMain && CFRunLoopRunInMode && CFRunLoopGetNextTimerFireDate && CFAbsoluteTimeGetCurrent
        && &kCFRunLoopDefaultMode;
}

/// Seconds until the main run loop's next timer, negative when it is due, infinite when there is none. Only if
/// glide_has_run_loop().
static inline double glide_run_loop_next_timer(void) {
    double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    return date == 0 ? __builtin_inf() : date - CFAbsoluteTimeGetCurrent();
}

/// Runs what is due on the main run loop, without waiting. Only if glide_has_run_loop().
static inline void glide_run_loop_run_due(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false); }

/// eventfd(2), which Swift's Glibc module does not show: close-on-exec, non-blocking, at 0.
static inline int glide_eventfd(void) { return (int)syscall(SYS_eventfd2, 0, 02004000); }

/// ppoll(2), which Swift's Glibc module does not show: waits for `seconds`, for ever if they are infinite.
static inline int glide_poll(struct pollfd *entries, unsigned long count, double seconds) {
    // A week: longer sleeps are as good as that one.
    double bounded = seconds < 0 ? 0 : seconds > 604800 ? 604800 : seconds;
    struct timespec moment = {.tv_sec = (time_t)bounded};
    moment.tv_nsec = (long)((bounded - (double)moment.tv_sec) * 1e9);
    return ppoll(entries, count, seconds == __builtin_inf() ? (void *)0 : &moment, (void *)0);
}
