extension GraphicsContext {
    /// What a canvas fills and strokes with. Points and radii of gradients are in the space of the path.
    public struct Shading: Sendable {
        private enum Source: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, Point, Point)
            case radial(Gradient, Point, Double, Double)
            case conic(Gradient, Point, Angle)
        }

        private let source: Source

        /// One colour.
        public static func color(_ color: Color) -> Shading { Shading(source: .style(AnyShapeStyle(color))) }

        /// The colour of these parts.
        public static func color(
            _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// The grey of brightness `white`.
        public static func color(
            _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, in the surroundings of the canvas; gradients are placed relative to the path.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading(source: .style(AnyShapeStyle(style)))
        }

        /// The foreground style of the surroundings.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// `gradient` from `startPoint` to `endPoint`.
        public static func linearGradient(_ gradient: Gradient, startPoint: Point, endPoint: Point) -> Shading {
            Shading(source: .linear(gradient, startPoint, endPoint))
        }

        /// `gradient` in circles around `center`.
        public static func radialGradient(
            _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double
        ) -> Shading {
            Shading(source: .radial(gradient, center, startRadius, endRadius))
        }

        /// `gradient` once around `center`, from `angle` on.
        public static func conicGradient(_ gradient: Gradient, center: Point, angle: Angle = .zero) -> Shading {
            Shading(source: .conic(gradient, center, angle))
        }

        /// The shading in numbers, and the rectangle that its gradients are placed in.
        @MainActor
        func resolved(in environment: EnvironmentValues, path: Path) -> (Fill, Rect) {
            // In a rectangle of one point at the origin, fractions are points.
            let unit = Rect(x: 0, y: 0, width: 1, height: 1)
            func place(_ point: Point) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            let colors = environment.colors
            switch source {
            case .style(let style): return (style._fill(in: environment).fill, path.boundingRect)
            case .linear(let gradient, let start, let end):
                return (
                    .linear(gradient.resolvedStops(in: colors), start: place(start), end: place(end)), unit
                )
            case .radial(let gradient, let center, let start, let end):
                return (
                    .radial(
                        gradient.resolvedStops(in: colors), center: place(center), startRadius: start, endRadius: end),
                    unit
                )
            case .conic(let gradient, let center, let angle):
                return (
                    .angular(
                        gradient.resolvedStops(in: colors), center: place(center), start: angle,
                        end: Angle(radians: angle.radians + 2 * .pi)), unit
                )
            }
        }
    }
}
