/// Something that assistive technology can do with an element.
struct AccessibilityAction {
    var name: String
    var perform: () -> Void
}
