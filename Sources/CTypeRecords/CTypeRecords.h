// The records a Swift program keeps of its types (docs/ABI/TypeMetadata.rst): for finding types that have no name one
// could write.
#pragma once
#include <stddef.h>
#include <stdint.h>

// The linker's names for both ends of the section; each program and each library has its own.
extern const int32_t __start_swift5_type_metadata[] __attribute__((visibility("hidden")));
extern const int32_t __stop_swift5_type_metadata[] __attribute__((visibility("hidden")));

/// How many types the program has.
static inline long glide_type_count(void) { return __stop_swift5_type_metadata - __start_swift5_type_metadata; }

// Places are kept as distances from where they are written.
static inline const char *glide_relative(const void *place) {
    return (const char *)place + *(const int32_t *)place;
}

/// The description of the type at `index` if it is a struct that is not generic, else null.
static inline const void *glide_struct_descriptor(long index) {
    const int32_t *record = __start_swift5_type_metadata + index;
    const char *place = (const char *)record + (*record & ~3);
    // The lowest two bits: 0 for a description, 1 for a pointer to one.
    const uint32_t *descriptor = (*record & 3) == 0 ? (const void *)place
        : (*record & 3) == 1                        ? *(const void *const *)place
                                                    : NULL;
    if (!descriptor || (descriptor[0] & 0x1f) != 17 || (descriptor[0] & 0x80)) return NULL;
    return descriptor;
}

/// The name of a type: flags and the parent stand before it.
static inline const char *glide_type_name(const void *descriptor) {
    return glide_relative((const char *)descriptor + 8);
}

/// The type itself, by the function whose place stands after the name. Without arguments it is called as in C.
static inline const void *glide_type_metadata(const void *descriptor) {
    struct response { const void *metadata; size_t state; };
    struct response (*access)(size_t) =
        (struct response(*)(size_t))(uintptr_t)glide_relative((const char *)descriptor + 12);
    return access(0).metadata;
}
