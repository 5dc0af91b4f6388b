// Stands in front of the C library's functions: a program's own definition is found first.
#include "AllocationCount.h"
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic uint64_t count;

uint64_t allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

uint64_t allocated_bytes(void) { return mallinfo2().uordblks; }

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(); return __libc_calloc(number, size); }
void *realloc(void *memory, size_t size) { note(); return __libc_realloc(memory, size); }
void *memalign(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    note();
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
