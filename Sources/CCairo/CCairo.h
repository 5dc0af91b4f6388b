// The C side of drawing: Cairo for shapes, Pango for text, Fontconfig for choosing fonts.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
