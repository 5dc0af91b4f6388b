import GlideTesting
import Testing

@testable import Glide

/// Materials that are members of a matched geometry group.
@MainActor
@Suite struct `Grounds in flight` {
    @Test func `a material that dissolves into another shows what is below both, not what stands on them`() {
        let state = GroundFlight()
        let window = TestWindow(size: Size(width: 200, height: 200)) { FlyingMaterial(state: state) }
        window.advance(frames: 2)
        withAnimation(.linear(duration: 1)) { state.isLarge = true }
        window.advance(by: .milliseconds(700))
        // Beside the black sign, which stands on the large one: a material that took it in is darker here.
        let beside = window.color(at: Point(x: 100, y: 72))
        let far = window.color(at: Point(x: 30, y: 150))
        #expect(abs(Int(beside.green) - Int(far.green)) < 6)
    }
}

@Observable
private final class GroundFlight {
    var isLarge = false
}

private struct FlyingMaterial: View {
    let state: GroundFlight
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.white
            if state.isLarge {
                ZStack {
                    Rectangle().fill(.ultraThinMaterial).matchedGeometryEffect(id: "back", in: space)
                    Rectangle().fill(.black).frame(width: 50, height: 50)
                }
                .frame(width: 200, height: 200)
            } else {
                Rectangle().fill(.ultraThinMaterial).matchedGeometryEffect(id: "back", in: space)
                    .frame(width: 200, height: 40)
            }
        }
    }
}
