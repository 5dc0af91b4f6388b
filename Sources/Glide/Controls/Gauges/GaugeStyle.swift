/// How a gauge looks.
@MainActor
public protocol GaugeStyle {
    /// The type of the look.
    associatedtype Body: View
    /// What a gauge is made of.
    typealias Configuration = GaugeStyleConfiguration
    /// The look of the gauge that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge is made of.
public struct GaugeStyleConfiguration {
    /// What is measured; empty where labels are hidden.
    public struct Label: View {
        let content: AnyView?

        /// The label.
        public var body: some View { content }
    }

    /// The value in words.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The beginning of the range in words.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The end of the range in words.
    public struct MaximumValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// Where the value lies, 0…1.
    public let value: Double
    /// What is measured.
    public let label: Label
    /// The value in words.
    public let currentValueLabel: CurrentValueLabel?
    /// The beginning of the range in words.
    public let minimumValueLabel: MinimumValueLabel?
    /// The end of the range in words.
    public let maximumValueLabel: MaximumValueLabel?
}

/// A bar that is filled up to the value, with the labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// The labels and the bar.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            GaugeBar(configuration: configuration, isFilled: true, height: 6)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(LegibleText.secondary)
        }
    }
}

/// A small bar that is filled up to the value, with its labels at its ends.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// The labels and the bar.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.caption.bold())
            GaugeBar(configuration: configuration, isFilled: true, height: 8)
            configuration.currentValueLabel.font(.caption2)
        }
    }
}

/// A small bar with a point at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// The value and the bar.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeBar(configuration: configuration, isFilled: false, height: 8)
    }
}

/// A small ring, open at the bottom, with a point at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// The ring and the value in its middle.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isFilled: false)
    }
}

/// A small ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}

    /// The ring and the value in its middle.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isFilled: true)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a point at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A small open ring with a point at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A small ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { assumeMainActor { LinearCapacityGaugeStyle() } }
}

extension EnvironmentValues {
    var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Shows the gauges inside as `style` says.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        environment(\.gaugeStyle, style)
    }
}
