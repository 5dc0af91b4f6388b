import Glide

struct WeatherHour: Identifiable {
    var id: Int { hour }
    let hour: Int
    let symbol: String
    let temperature: Int
}

enum WeatherKind: String, CaseIterable {
    case sun = "Sunny"
    case rain = "Rain"
    case night = "Clear night"

    var colors: [Color] {
        switch self {
        case .sun: return [Color(red: 0.25, green: 0.6, blue: 0.98), Color(red: 0.6, green: 0.85, blue: 1)]
        case .rain: return [Color(red: 0.28, green: 0.36, blue: 0.48), Color(red: 0.5, green: 0.6, blue: 0.7)]
        case .night: return [Color(red: 0.05, green: 0.06, blue: 0.2), Color(red: 0.22, green: 0.2, blue: 0.46)]
        }
    }

    var symbol: String {
        switch self {
        case .sun: return "sun.max.fill"
        case .rain: return "cloud.rain.fill"
        case .night: return "moon.fill"
        }
    }

    var temperature: Int {
        switch self {
        case .sun: return 24
        case .rain: return 13
        case .night: return 8
        }
    }

    var next: WeatherKind {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}

/// A forecast with a sky that changes: sun rays turn, rain falls, stars blink. Tap the sky for other weather.
struct WeatherCardSample: View {
    @State private var kind = WeatherKind.sun

    private var hours: [WeatherHour] {
        (0..<7).map { index in
            WeatherHour(
                hour: 9 + index * 2, symbol: kind.symbol, temperature: kind.temperature + [0, 1, 3, 4, 3, 1, -1][index])
        }
    }

    var body: some View {
        ZStack {
            LinearGradient(colors: kind.colors, startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
                .onTapGesture {
                    withAnimation(.easeInOut(duration: 0.9)) { kind = kind.next }
                }

            Group {
                switch kind {
                case .sun: SunRays()
                case .rain: RainFall()
                case .night: StarField()
                }
            }
            .transition(.opacity)
            .allowsHitTesting(false)

            VStack(spacing: 6) {
                Text("Bergen")
                    .font(.title)
                Text("\(kind.temperature)°")
                    .font(.system(size: 96, weight: .thin))
                    .contentTransition(.numericText(value: Double(kind.temperature)))
                Text(kind.rawValue)
                    .font(.title3)
                    .opacity(0.9)
                Spacer()
                forecast
            }
            .foregroundStyle(.white)
            .padding(.vertical, 40)
            .padding(.horizontal, 20)
        }
    }

    private var forecast: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Next hours", systemImage: "clock")
                .font(.caption.weight(.semibold))
                .opacity(0.7)
            Divider()
                .overlay(Color.white.opacity(0.4))
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 22) {
                    ForEach(hours) { hour in
                        VStack(spacing: 10) {
                            Text("\(hour.hour)")
                                .font(.subheadline.weight(.medium))
                            Image(systemName: hour.symbol)
                                .font(.title3)
                                .symbolRenderingMode(.multicolor)
                                .frame(height: 24)
                            Text("\(hour.temperature)°")
                                .font(.headline)
                        }
                    }
                }
            }
        }
        .padding(16)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
}

private struct SunRays: View {
    @State private var turning = false

    var body: some View {
        ZStack {
            Circle()
                .fill(
                    RadialGradient(
                        colors: [.white, .yellow.opacity(0.7), .yellow.opacity(0)], center: .center, startRadius: 10,
                        endRadius: 150)
                )
                .frame(width: 300, height: 300)
            ForEach(0..<12) { ray in
                Capsule()
                    .fill(Color.white.opacity(0.22))
                    .frame(width: 10, height: 70)
                    .offset(y: -170)
                    .rotationEffect(.degrees(Double(ray) * 30))
            }
            .rotationEffect(.degrees(turning ? 360 : 0))
            .animation(.linear(duration: 40).repeatForever(autoreverses: false), value: turning)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        .offset(x: 110, y: -110)
        .onAppear { turning = true }
    }
}

private struct RainFall: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSinceReferenceDate
                for drop in 0..<90 {
                    let seed = Double(drop) * 12.9898
                    let x = (sin(seed) * 43758.5453).truncatingRemainder(dividingBy: 1).magnitude * size.width
                    let speed = 0.7 + (cos(seed) * 9631.17).truncatingRemainder(dividingBy: 1).magnitude * 0.6
                    let y =
                        (time * speed + Double(drop) * 0.37).truncatingRemainder(dividingBy: 1) * (size.height + 40)
                        - 20
                    var line = Path()
                    line.move(to: CGPoint(x: x, y: y))
                    line.addLine(to: CGPoint(x: x - 3, y: y + 18 * speed))
                    context.stroke(
                        line, with: .color(.white.opacity(0.35)), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
                }
            }
        }
    }
}

private struct StarField: View {
    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30)) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSinceReferenceDate
                for star in 0..<70 {
                    let seed = Double(star) * 78.233
                    let x = (sin(seed) * 43758.5453).truncatingRemainder(dividingBy: 1).magnitude * size.width
                    let y = (cos(seed) * 24634.6345).truncatingRemainder(dividingBy: 1).magnitude * size.height * 0.7
                    let radius = 0.6 + Double(star % 4) * 0.45
                    let light = 0.35 + 0.6 * abs(sin(time * 0.8 + Double(star)))
                    let rect = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
                    context.opacity = light
                    context.fill(Path(ellipseIn: rect), with: .color(.white))
                }
            }
        }
    }
}
