/// How `FocusState`s hear of the focus and move it.
extension FocusEngine {
    /// Tells the states of the views from which the focus went and to which it came.
    func tellStates(before: [FocusedModifier], after: [FocusedModifier]) {
        for mark in before where !after.contains(where: { $0.storage === mark.storage && $0.value == mark.value }) {
            mark.write(false)
        }
        for mark in after { mark.write(true) }
    }

    /// Moves the focus to the view that a state names since it was written.
    ///
    /// - Parameter reset: makes the state name none.
    func follow(_ storage: AnyObject, reset: () -> Void) {
        var marked: FocusedNode?
        func search(_ node: Node) {
            if node.isLeaving || marked != nil { return }
            if let own = node as? FocusedNode, own.modifier?.storage === storage, own.modifier?.isNamed() == true {
                marked = own
                return
            }
            for child in node.children { search(child) }
        }
        search(host.scene.root)
        let list = units
        if let marked {
            let unit = list.first {
                $0.node.isInside(marked) || marked.isInside($0.node) && $0.marks.contains { $0.storage === storage }
            }
            if let unit, let focused, focused === unit.node || focused.isInside(marked) { return }
            if let unit { return move(to: unit, among: list, by: .code) }
            // A page that is not shown is turned to.
            if let receiver = marked.focusGroup as? any ScrollReceiver { receiver.reveal(marked) }
            reset()
        } else if let focused, FocusUnit.marks(around: focused).contains(where: { $0.storage === storage }) {
            move(to: nil, among: list, by: .code)
            reset()
        } else {
            reset()
        }
    }
}
