// The C side of drawing: Cairo for shapes, Pango for text.
#pragma once
#include <cairo.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
