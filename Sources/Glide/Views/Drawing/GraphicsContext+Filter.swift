extension GraphicsContext {
    /// What is done to the picture of each thing that a canvas draws.
    public struct Filter: Sendable {
        private enum Effect: Sendable {
            case blur(Double)
            case shadow(Color.Resolved, Double, Size)
            case colors(ColorMatrix)
        }

        private let effect: Effect

        /// Blurs with a deviation of `radius` points; what is not above 0 does nothing.
        public static func blur(radius: Double) -> Filter { Filter(effect: .blur(number(radius, 0, 0...500))) }

        /// Adds a shadow behind, blurred with a deviation of `radius` points and moved by `x` and `y`.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
        ) -> Filter {
            Filter(
                effect: .shadow(
                    color.resolved(in: .light), number(radius, 0, 0...500),
                    Size(width: number(x, 0, -1e6...1e6), height: number(y, 0, -1e6...1e6))))
        }

        /// Multiplies every colour with `color`.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(effect: .colors(.product(color.resolved(in: .light))))
        }

        /// Turns every hue by `angle`.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(effect: .colors(.hueRotation(Angle(radians: number(angle.radians, 0, -1e6...1e6)))))
        }

        /// Makes every colour more or less vivid: 0 is grey, 1 leaves it.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(effect: .colors(.saturation(number(amount, 1, -100...100))))
        }

        /// Adds `amount` to every channel.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(effect: .colors(.brightness(number(amount, 0, -1...1))))
        }

        /// Spreads every channel around the middle by `amount`.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(effect: .colors(.contrast(number(amount, 1, -100...100))))
        }

        /// Takes the colour away: 0 leaves it, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(effect: .colors(.saturation(1 - number(amount, 0, 0...1))))
        }

        /// Inverts every colour by `amount`: 1 is wholly.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(effect: .colors(ColorMatrix.inversion.weakened(to: number(amount, 1, 0...1))))
        }

        private static func number(_ value: Double, _ fallback: Double, _ range: ClosedRange<Double>) -> Double {
            value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : fallback
        }

        /// How far the effect reaches beyond what is drawn, in points.
        var reach: Double {
            switch effect {
            case .blur(let radius): 3 * radius
            case .shadow(_, let radius, let offset): 3 * radius + max(abs(offset.width), abs(offset.height))
            case .colors: 0
            }
        }

        /// The effect on `picture`, at `scale` pixels a point.
        @MainActor
        func applied(to picture: Bitmap, scale: Double) -> Bitmap {
            switch effect {
            case .blur(let radius): return picture.blurred(deviation: radius * scale)
            case .colors(let matrix): return picture.mapped(by: matrix)
            case .shadow(let color, let radius, let offset):
                let shadow = picture.shadow(color, deviation: radius * scale)
                let whole = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
                return Bitmap.drawing(width: picture.width, height: picture.height) { canvas in
                    canvas.draw(shadow, in: whole.offset(by: offset * scale), interpolation: .medium)
                    canvas.draw(picture, in: whole, interpolation: .none)
                }
            }
        }
    }
}
