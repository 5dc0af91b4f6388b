/// The three programs of the demo, as a person and a ruler see them, on the virtual clock.
///
/// They are the demo's own; the variants in `Support` differ where a test needs more tabs, names to find views by, or
/// something to count.
enum Programs {}
