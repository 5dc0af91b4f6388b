// The functions of sd-bus that Glide uses, found at run time: a program that needs no bus does not load the library, and
// one without the library runs all the same. Declared as in <systemd/sd-bus.h>, version 239 or later.
#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;
typedef struct sd_bus_slot sd_bus_slot;
typedef struct {
    const char *name;
    const char *message;
    int needsFree;
} sd_bus_error;
typedef int (*sd_bus_message_handler_t)(sd_bus_message *message, void *userdata, sd_bus_error *error);

#define GLIDE_BUS_FUNCTIONS(F)                                                                                         \
    F(int, new, (sd_bus * *bus))                                                                                       \
    F(int, set_address, (sd_bus * bus, const char *address))                                                           \
    F(int, set_bus_client, (sd_bus * bus, int isClient))                                                               \
    F(int, start, (sd_bus * bus))                                                                                      \
    F(void, close, (sd_bus * bus))                                                                                     \
    F(sd_bus *, unref, (sd_bus * bus))                                                                                 \
    F(int, process, (sd_bus * bus, sd_bus_message * *message))                                                         \
    F(int, get_fd, (sd_bus * bus))                                                                                     \
    F(int, get_events, (sd_bus * bus))                                                                                 \
    F(int, get_timeout, (sd_bus * bus, uint64_t *microseconds))                                                        \
    F(int, is_ready, (sd_bus * bus))                                                                                   \
    F(int, get_unique_name, (sd_bus * bus, const char **name))                                                         \
    F(int, get_n_queued_write, (sd_bus * bus, uint64_t *count))                                                        \
    F(int, add_filter, (sd_bus * bus, sd_bus_slot * *slot, sd_bus_message_handler_t handler, void *userdata))          \
    F(int, add_fallback,                                                                                               \
        (sd_bus * bus, sd_bus_slot * *slot, const char *prefix, sd_bus_message_handler_t handler, void *userdata))     \
    F(sd_bus_slot *, slot_unref, (sd_bus_slot * slot))                                                                 \
    F(int, send, (sd_bus * bus, sd_bus_message * message, uint64_t *cookie))                                           \
    F(int, call_async,                                                                                                 \
        (sd_bus * bus, sd_bus_slot * *slot, sd_bus_message * message, sd_bus_message_handler_t handler,                \
            void *userdata, uint64_t microseconds))                                                                    \
    F(int, message_new_method_call,                                                                                    \
        (sd_bus * bus, sd_bus_message * *message, const char *destination, const char *path, const char *interface,    \
            const char *member))                                                                                       \
    F(int, message_new_signal,                                                                                         \
        (sd_bus * bus, sd_bus_message * *message, const char *path, const char *interface, const char *member))        \
    F(int, message_new_method_return, (sd_bus_message * call, sd_bus_message * *message))                              \
    F(int, message_new_method_error, (sd_bus_message * call, sd_bus_message * *message, const sd_bus_error *error))    \
    F(int, message_set_auto_start, (sd_bus_message * message, int isOn))                                               \
    F(int, message_get_expect_reply, (sd_bus_message * message))                                                       \
    F(int, message_append_basic, (sd_bus_message * message, char type, const void *value))                             \
    F(int, message_open_container, (sd_bus_message * message, char type, const char *contents))                        \
    F(int, message_close_container, (sd_bus_message * message))                                                        \
    F(int, message_read_basic, (sd_bus_message * message, char type, void *value))                                     \
    F(int, message_peek_type, (sd_bus_message * message, char *type, const char **contents))                           \
    F(int, message_enter_container, (sd_bus_message * message, char type, const char *contents))                       \
    F(int, message_exit_container, (sd_bus_message * message))                                                         \
    F(const char *, message_get_sender, (sd_bus_message * message))                                                    \
    F(const char *, message_get_path, (sd_bus_message * message))                                                      \
    F(const char *, message_get_interface, (sd_bus_message * message))                                                 \
    F(const char *, message_get_member, (sd_bus_message * message))                                                    \
    F(int, message_get_type, (sd_bus_message * message, uint8_t *type))                                                \
    F(const sd_bus_error *, message_get_error, (sd_bus_message * message))                                             \
    F(sd_bus_message *, message_unref, (sd_bus_message * message))

typedef struct {
#define F(RESULT, NAME, PARAMETERS) RESULT(*NAME) PARAMETERS;
    GLIDE_BUS_FUNCTIONS(F)
#undef F
} GlideBusFunctions;

/// Finds the functions; false where no library has them all. elogind and basu have the same ones.
static inline bool glide_find_bus_functions(GlideBusFunctions *functions) {
    static const char *const names[] = {"libsystemd.so.0", "libelogind.so.0", "libbasu.so.0"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        void *library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
        if (!library) continue;
        bool isWhole = true;
#define F(RESULT, NAME, PARAMETERS)                                                                                    \
    *(void **)&functions->NAME = dlsym(library, "sd_bus_" #NAME);                                                      \
    isWhole = isWhole && functions->NAME;
        GLIDE_BUS_FUNCTIONS(F)
#undef F
        if (isWhole) return true;
        dlclose(library);
    }
    return false;
}
