/// The lines between rows and groups.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The style.
    public init() {}

    /// A weak grey, stronger where more contrast is asked for.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        UIColor.separator.color._fill(in: environment)
    }
}

/// The ground of small things before the background: of fields, tracks and chips.
public struct FillShapeStyle: ShapeStyle {
    /// The style.
    public init() {}

    /// A veil of grey.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        UIColor.systemFill.color._fill(in: environment)
    }
}

/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// The style.
    public init() {}

    /// The tint that a view above has set, or the accent colour.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        TintShapeStyle()._fill(in: environment)
    }
}

/// Text that stands where something is to be put in.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The style.
    public init() {}

    /// A weak grey.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        UIColor.placeholderText.color._fill(in: environment)
    }
}

/// Text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// The style.
    public init() {}

    /// The tint that a view above has set, or the accent colour.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        TintShapeStyle()._fill(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The lines between rows and groups.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The ground of small things before the background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The ground of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Text that stands where something is to be put in.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// Text that leads somewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
