/// A number of seconds. The same type as Foundation's, so that code reads alike with and without Foundation.
public typealias TimeInterval = Double
