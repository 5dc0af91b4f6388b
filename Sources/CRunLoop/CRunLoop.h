// What the main loop needs from libdispatch and, if the app links Foundation, from its run loop.
#pragma once
#include <stdint.h>
#include <stdbool.h>

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
