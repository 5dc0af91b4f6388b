/// What two fingers on a view have done since both were down.
struct PinchMeasure {
    /// The distance of the fingers over that at the start; 1 at the start, never negative.
    var scale: Double
    /// How far the line between the fingers has turned, clockwise on screen; full turns count on.
    var angle: Angle
    /// Change of `scale` per second.
    var scaleVelocity: Double
    /// Change of `angle` per second.
    var angleVelocity: Angle
    /// Half-way between the fingers at the start, in window coordinates.
    var start: Point
    var time: Time
}
