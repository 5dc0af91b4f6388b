import Glide

enum CalculatorKey: Hashable {
    case digit(Int)
    case point
    case operation(CalculatorOperation)
    case equals
    case clear
    case sign
    case percent

    var label: String {
        switch self {
        case .digit(let number): return "\(number)"
        case .point: return "."
        case .operation(let operation): return operation.rawValue
        case .equals: return "="
        case .clear: return "AC"
        case .sign: return "±"
        case .percent: return "%"
        }
    }

    var background: Color {
        switch self {
        case .operation, .equals: return .orange
        case .clear, .sign, .percent: return Color(white: 0.65)
        default: return Color(white: 0.2)
        }
    }

    var foreground: Color {
        switch self {
        case .clear, .sign, .percent: return .black
        default: return .white
        }
    }
}

enum CalculatorOperation: String {
    case add = "+"
    case subtract = "−"
    case multiply = "×"
    case divide = "÷"

    func apply(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .add: return left + right
        case .subtract: return left - right
        case .multiply: return left * right
        case .divide: return left / right
        }
    }
}

final class Calculator: ObservableObject {
    @Published private(set) var display = "0"
    @Published private(set) var pending: CalculatorOperation?

    private var stored: Double = 0
    private var isTyping = false

    func press(_ key: CalculatorKey) {
        switch key {
        case .digit(let number):
            display = isTyping && display != "0" ? display + "\(number)" : "\(number)"
            isTyping = true
        case .point:
            if !isTyping { display = "0" }
            if !display.contains(".") { display += "." }
            isTyping = true
        case .operation(let operation):
            finish()
            stored = Double(display) ?? 0
            pending = operation
            isTyping = false
        case .equals:
            finish()
            pending = nil
            isTyping = false
        case .clear:
            display = "0"
            stored = 0
            pending = nil
            isTyping = false
        case .sign:
            show(-(Double(display) ?? 0))
        case .percent:
            show((Double(display) ?? 0) / 100)
        }
    }

    private func finish() {
        guard let operation = pending, isTyping else { return }
        show(operation.apply(stored, Double(display) ?? 0))
    }

    private func show(_ value: Double) {
        if value.isNaN || value.isInfinite {
            display = "Error"
        } else if value == value.rounded(), abs(value) < 1e12 {
            display = String(Int(value))
        } else {
            display = String(value)
        }
    }
}

struct CalculatorSample: View {
    @StateObject private var calculator = Calculator()

    private let rows: [[CalculatorKey]] = [
        [.clear, .sign, .percent, .operation(.divide)],
        [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
        [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
        [.digit(1), .digit(2), .digit(3), .operation(.add)],
        [.digit(0), .point, .equals],
    ]
    private let spacing: CGFloat = 12

    var body: some View {
        GeometryReader { proxy in
            let side = max(0, min((proxy.size.width - spacing * 5) / 4, (proxy.size.height - 130 - spacing * 6) / 5))
            VStack(spacing: spacing) {
                Spacer(minLength: 0)
                Text(calculator.display)
                    .font(.system(size: 72, weight: .light))
                    .foregroundStyle(.white)
                    .lineLimit(1)
                    .minimumScaleFactor(0.4)
                    .frame(width: side * 4 + spacing * 3, alignment: .trailing)
                    .contentTransition(.numericText())
                    .animation(.snappy(duration: 0.2), value: calculator.display)
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: spacing) {
                        ForEach(row, id: \.self) { key in
                            keyButton(key, side: side)
                        }
                    }
                }
            }
            .padding(.bottom, spacing)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(Color.black.ignoresSafeArea())
    }

    private func keyButton(_ key: CalculatorKey, side: CGFloat) -> some View {
        let isWide = key == .digit(0)
        var isPending = false
        if case .operation(let operation) = key { isPending = calculator.pending == operation }
        return Button {
            calculator.press(key)
        } label: {
            Text(key.label)
                .font(.system(size: side * 0.42, weight: .medium))
                .foregroundStyle(isPending ? .orange : key.foreground)
        }
        .buttonStyle(
            CalculatorButtonStyle(
                background: isPending ? .white : key.background, width: isWide ? side * 2 + spacing : side, height: side
            ))
    }
}

private struct CalculatorButtonStyle: ButtonStyle {
    let background: Color
    let width: CGFloat
    let height: CGFloat

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .frame(width: width, height: height)
            .background(Capsule().fill(background))
            .overlay(Capsule().fill(Color.white.opacity(configuration.isPressed ? 0.25 : 0)))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(configuration.isPressed ? nil : .easeOut(duration: 0.35), value: configuration.isPressed)
            .contentShape(Capsule())
    }
}
