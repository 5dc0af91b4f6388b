import CWayland

/// The interfaces that `protocols/` describes, as libwayland wants them. They live for ever.
///
/// The core protocol is included: the installed libwayland may be older than the versions spoken here.
public enum WaylandInterfaces {}
