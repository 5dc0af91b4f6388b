@_exported import GlideMotion
