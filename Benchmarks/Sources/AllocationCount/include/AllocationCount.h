#pragma once
#include <stdint.h>

/// How often the process has asked for memory so far, on all threads: malloc, calloc, realloc and the aligned kinds.
uint64_t allocation_count(void);

/// How many bytes are allocated now.
uint64_t allocated_bytes(void);
