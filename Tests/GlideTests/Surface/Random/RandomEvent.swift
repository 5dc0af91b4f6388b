/// What may happen in a random sequence: the compositor's events, legal or not, the app's wishes, and what the machine
/// refuses.
enum RandomEvent: String, CaseIterable {
    // The compositor, about a window.
    case configure, configureHuge, configureOddStates, configureFlood, bounds, capabilities, decoration
    case closeRequest, ping
    case popupDone, popupConfigure, layerConfigure, layerClosed, lockConfirmed, lockFinished, lockConfigure
    // Devices.
    case pointerEnter, pointerLeave, pointerMotion, buttonDown, buttonUp, axis, axisStop, axisSteps, pointerFrame
    case touchDown, touchMotion, touchUp, touchFrame, touchCancel, touchShape
    case keyDown, keyUp, keyRepeated, modifiers, keymap, brokenKeymap, keyboardEnter, keyboardLeave, repeatInfo
    case seatCapabilities, seatRemoved, seatAdded
    // Screens and pictures.
    case outputAdded, outputRemoved, outputChanged, outputEnter, outputLeave
    case fractionalScale, preferredScale, preferredTransform
    case frameAnswered, callbackLost, buffersReleased, shownReleased, presented, discarded
    case managerRemoved, managerAdded
    // The app.
    case appDraws, appRuns, appTitle, appLimits, appSize, appFullscreen, appCursor, appScheme, appMoves, appResizes
    case appActivates, appKeepsScreenOn, appOpens, appOpensPopup, appMovesPopup, appCloses, appUnlocks, appActsInEvent
    case timePasses
    // The machine.
    case memfdFails, mmapFails, reserveFails, descriptorsRunOut, machineHeals
    case socketFills, compositorReadsNothing, compositorDies

    /// The kinds of surface that the event can be meant for.
    var kinds: [RandomWindow.Kind] {
        switch self {
        case .configure, .configureHuge, .configureOddStates, .configureFlood, .bounds, .capabilities, .decoration,
            .closeRequest, .appTitle, .appLimits, .appSize, .appFullscreen, .appScheme, .appMoves, .appResizes,
            .appActivates:
            [.toplevel]
        case .popupDone, .popupConfigure, .appMovesPopup: [.popup]
        case .layerConfigure, .layerClosed: [.layer]
        case .lockConfirmed, .lockFinished, .lockConfigure, .appUnlocks: [.lock]
        default: RandomWindow.Kind.allCases
        }
    }

    /// Whether the event meets every surface there is, not one of them.
    var concernsAll: Bool {
        switch self {
        case .ping, .seatCapabilities, .seatRemoved, .seatAdded, .outputAdded, .outputRemoved, .outputChanged,
            .managerRemoved, .managerAdded, .timePasses, .memfdFails, .mmapFails, .reserveFails, .descriptorsRunOut,
            .machineHeals, .socketFills, .compositorReadsNothing, .compositorDies, .keymap, .brokenKeymap,
            .repeatInfo, .appOpens:
            true
        default: false
        }
    }

    /// How often the event is chosen, beside others.
    var weight: Int {
        switch self {
        case .compositorDies, .seatRemoved, .keymap, .socketFills: 1
        case .lockFinished, .layerClosed, .managerRemoved, .configureHuge, .outputRemoved, .descriptorsRunOut: 2
        case .appCloses, .memfdFails, .mmapFails, .reserveFails, .brokenKeymap, .seatCapabilities: 3
        case .machineHeals, .frameAnswered, .appRuns, .managerAdded, .seatAdded: 10
        case .buffersReleased, .shownReleased: 3
        default: 6
        }
    }
}
