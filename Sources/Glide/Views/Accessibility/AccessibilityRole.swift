/// What kind of thing an element is.
enum AccessibilityRole: String {
    case group, staticText, header, image, button, link, toggle, slider, progress, scrollView, list, row, pages, page
    case options, option, dialog
}
