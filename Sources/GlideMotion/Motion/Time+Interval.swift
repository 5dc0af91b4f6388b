extension Time {
    /// The seconds from `other` to this moment; negative where `other` comes later. As of Foundation's `Date`.
    @inlinable public func timeIntervalSince(_ other: Time) -> TimeInterval { self - other }

    /// The seconds after the clock's zero. (Of a `Date` it is the start of 2001; for what goes round and round, either
    /// will do.)
    @inlinable public var timeIntervalSinceReferenceDate: TimeInterval { seconds }
}
