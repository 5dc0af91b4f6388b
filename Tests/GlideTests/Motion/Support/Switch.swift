import Observation

@testable import Glide

/// Something that tests turn on and off from outside of the view.
@Observable @MainActor
final class Switch {
    var isOn: Bool
    var number = 0.0

    init(_ isOn: Bool = false) {
        self.isOn = isOn
    }
}

/// A view made by a closure, evaluated when what it reads changes.
struct Watching<Content: View>: View {
    let content: (()) -> Content

    init(@ViewBuilder _ content: @escaping (()) -> Content) {
        self.content = content
    }

    var body: some View { ZStack { content(()) } }
}

extension UInt8 {
    /// Whether a channel of a colour is about as expected.
    func isNear(_ other: Int, within tolerance: Int = 8) -> Bool { abs(Int(self) - other) <= tolerance }
}

extension Double {
    /// Whether a number is what is expected but for rounding.
    func isNear(_ other: Double, within tolerance: Double = 1e-6) -> Bool { abs(self - other) <= tolerance }
}
