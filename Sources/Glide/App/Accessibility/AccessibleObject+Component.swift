extension AccessibleObject {
    /// Where the object is, in the window. The compositor does not say where the window is on the screen: a place on the
    /// screen is one in the window, as in other toolkits on Wayland.
    private var frame: Rect { element?.frame ?? window?.frame ?? .zero }

    static func whole(_ number: Double) -> Int32 {
        number.isFinite ? Int32(min(max(number.rounded(), -1e9), 1e9)) : 0
    }

    /// `rect` in whole points: where it begins and how large it is.
    static func whole(_ rect: Rect) -> [BusValue] {
        let (x, y) = (whole(rect.minX), whole(rect.minY))
        return [.int32(x), .int32(y), .int32(whole(rect.maxX) - x), .int32(whole(rect.maxY) - y)]
    }

    /// Where `rect` is as seen from the origin of a coordinate type: the screen's, the window's (0, 1), the parent's (2).
    func placed(_ rect: Rect, in type: Int) -> Rect {
        guard type == 2, let parent, parent.window != nil else { return rect }
        let corner = parent.element?.frame.origin ?? .zero
        return Rect(origin: Point(x: rect.minX - corner.x, y: rect.minY - corner.y), size: rect.size)
    }

    func answerComponent(_ call: BusMessage) -> Answer {
        let numbers = call.arguments.map { $0.integer ?? 0 }
        switch (call.member, numbers.count) {
        case ("GetExtents", 1): return .success([.structure(Self.whole(placed(frame, in: numbers[0])))])
        case ("GetPosition", 1): return .success(Array(Self.whole(placed(frame, in: numbers[0]))[..<2]))
        case ("GetSize", 0): return .success(Array(Self.whole(frame)[2...]))
        case ("Contains", 3):
            return .success([
                .bool(placed(frame, in: numbers[2]).contains(Point(x: Double(numbers[0]), y: Double(numbers[1]))))
            ])
        case ("GetAccessibleAtPoint", 3): return .success([reference(at: numbers)])
        case ("GetLayer", 0): return .success([.uint32(window == nil || element != nil ? 3 : 7)])
        case ("GetMDIZOrder", 0): return .success([.int16(0)])
        case ("GetAlpha", 0): return .success([.double(1)])
        case ("GrabFocus", 0): return .success([.bool(grabFocus())])
        case ("ScrollTo", 1), ("ScrollToPoint", 3): return .success([.bool(element?.scrollIntoView() ?? false)])
        case ("SetExtents", _), ("SetPosition", _), ("SetSize", _): return .success([.bool(false)])
        default: return .failure(.unknownMethod)
        }
    }

    private func reference(at numbers: [Int]) -> BusValue {
        guard let window else { return application.nothing }
        var place = Point(x: Double(numbers[0]), y: Double(numbers[1]))
        if numbers[2] == 2 {
            let corner = placed(frame, in: 2).origin
            place = Point(x: place.x + frame.minX - corner.x, y: place.y + frame.minY - corner.y)
        }
        guard frame.contains(place), let found = window.tree.element(at: place) else { return application.nothing }
        return application.reference(to: .element(window: window.id, id: found.id))
    }

    private func grabFocus() -> Bool {
        guard let window, let node = element?.pressed ?? element?.node else { return false }
        return window.host.focus.focus(node, by: .assistive)
    }
}
