// The C side of a Wayland server, for the mock compositor only.
#pragma once
#include <wayland-server-core.h>
