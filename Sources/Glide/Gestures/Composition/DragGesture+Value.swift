extension DragGesture {
    /// Where a drag is and how fast it goes.
    public struct Value: Equatable, Sendable {
        /// The time of the latest event.
        public var time: Time
        /// Where the pointer is.
        public var location: Point
        /// Where the pointer went down, in the same space.
        public var startLocation: Point
        /// Points per second: the slope over the last 100 ms of events; zero after a rest of that length.
        public var velocity: Size

        /// The way from the start to the present place.
        public var translation: Size { location - startLocation }
        /// Where the pointer would come to rest: a quarter of a second's travel farther.
        public var predictedEndLocation: Point { location + velocity * 0.25 }
        /// The translation to where the pointer would come to rest.
        public var predictedEndTranslation: Size { translation + velocity * 0.25 }
    }
}
