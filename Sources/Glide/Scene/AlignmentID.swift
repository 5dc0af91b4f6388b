/// A guide along which views can be lined up. Conform a type to make a guide of your own.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view that does not say otherwise, in points from the view's upper left corner.
    @MainActor static func defaultValue(in dimensions: ViewDimensions) -> Double
}
