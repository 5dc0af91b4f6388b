extension AccessibleObject {
    typealias Answer = Result<[BusValue], BusError>

    /// Does what a call asks for.
    func answer(_ call: BusMessage) -> Answer {
        let prefix = "org.a11y.atspi."
        switch call.interface {
        case "org.freedesktop.DBus.Properties": return answerProperties(call)
        case prefix + "Accessible": return answerAccessible(call)
        case prefix + "Application" where window == nil: return answerApplication(call)
        case prefix + "Component" where window != nil: return answerComponent(call)
        case prefix + "Action": return element.map { answerAction(call, $0) } ?? .failure(.unknownMethod)
        case prefix + "Text" where hasText: return answerText(call)
        case prefix + "Selection" where element != nil: return answerSelection(call)
        default: return .failure(.unknownMethod)
        }
    }

    private func answerProperties(_ call: BusMessage) -> Answer {
        guard let interface = call.arguments.first?.text else { return .failure(.invalidArguments) }
        let short = interface.hasPrefix("org.a11y.atspi.") ? String(interface.dropFirst(15)) : ""
        switch (call.member, call.arguments.count) {
        case ("Get", 2):
            guard let name = call.arguments[1].text, let value = properties(of: short).first(where: { $0.0 == name })?.1
            else { return .failure(.unknownProperty) }
            return .success([.variant(value)])
        case ("GetAll", 1):
            return .success([
                .array(properties(of: short).map { .entry(.string($0.0), .variant($0.1)) }, element: "{sv}")
            ])
        case ("Set", 3):
            let value = call.arguments[2].unwrapped
            switch (short, call.arguments[1].text) {
            case ("Application", "Id"): application.registryID = Int32(truncatingIfNeeded: value.integer ?? 0)
            case ("Value", "CurrentValue"):
                guard let set = element?.range?.set, element?.isEnabled == true, let number = value.number,
                    number.isFinite
                else { return .failure(.invalidArguments) }
                set(number)
            default: return .failure(.unknownProperty)
            }
            return .success([])
        default: return .failure(.unknownMethod)
        }
    }

    private func properties(of interface: String) -> [(String, BusValue)] {
        switch interface {
        case "Accessible":
            [
                ("Name", .string(name)), ("Description", .string(description)), ("Parent", parentReference),
                ("ChildCount", .int32(Int32(truncatingIfNeeded: children.count))), ("Locale", .string("")),
                ("AccessibleId", .string(element?.identifier ?? "")), ("HelpText", .string("")),
            ]
        case "Application":
            [
                ("ToolkitName", .string("Glide")), ("Version", .string("1")), ("AtspiVersion", .string("2.1")),
                ("Id", .int32(application.registryID)),
            ]
        case "Action": [("NActions", .int32(Int32(element?.actionNames.count ?? 0)))]
        case "Text":
            [
                ("CharacterCount", .int32(Int32(truncatingIfNeeded: text.count))),
                ("CaretOffset", .int32(caret)),
            ]
        case "Value": valueProperties
        case "Selection":
            [("NSelectedChildren", .int32(Int32(children.count { $0.element?.traits.contains(.isSelected) == true })))]
        default: []
        }
    }

    private var valueProperties: [(String, BusValue)] {
        let range = element?.range
        let spoken = element?.value ?? ""
        return [
            ("MinimumValue", .double(range?.least ?? 0)), ("MaximumValue", .double(range?.most ?? 0)),
            ("MinimumIncrement", .double(range?.step ?? 0)),
            ("CurrentValue", .double(range?.value ?? Double(spoken) ?? 0)), ("Text", .string(spoken)),
        ]
    }

    private func answerAccessible(_ call: BusMessage) -> Answer {
        switch call.member {
        case "GetChildAtIndex":
            let list = children
            guard let index = call.arguments.first?.integer else { return .failure(.invalidArguments) }
            return .success([list.indices.contains(index) ? list[index].reference : application.nothing])
        case "GetChildren": return .success([.array(children.map(\.reference), element: "(so)")])
        case "GetIndexInParent": return .success([.int32(Int32(truncatingIfNeeded: index))])
        case "GetRelationSet": return .success([.array([], element: "(ua(so))")])
        case "GetRole": return .success([.uint32(role.rawValue)])
        case "GetRoleName", "GetLocalizedRoleName": return .success([.string(role.name)])
        case "GetState": return .success([states])
        case "GetAttributes": return .success([attributes])
        case "GetApplication": return .success([application.reference(to: .application)])
        case "GetInterfaces":
            return .success([.array(interfaces.map { .string("org.a11y.atspi." + $0) }, element: "s")])
        default: return .failure(.unknownMethod)
        }
    }

    private func answerApplication(_ call: BusMessage) -> Answer {
        switch call.member {
        case "GetLocale": .success([.string("")])
        case "GetApplicationBusAddress": .success([.string("")])
        default: .failure(.unknownMethod)
        }
    }

    private func answerAction(_ call: BusMessage, _ element: AccessibilityElement) -> Answer {
        let names = element.actionNames
        if call.member == "GetActions" {
            let list = names.map { BusValue.structure([.string($0), .string(""), .string("")]) }
            return .success([.array(list, element: "(sss)")])
        }
        guard let index = call.arguments.first?.integer else { return .failure(.invalidArguments) }
        let name = names.indices.contains(index) ? names[index] : nil
        switch call.member {
        case "GetName", "GetLocalizedName": return .success([.string(name ?? "")])
        case "GetDescription": return .success([.string(name == "activate" ? element.hint ?? "" : "")])
        case "GetKeyBinding": return .success([.string("")])
        case "DoAction": return .success([.bool(name.map { element.perform($0) } ?? false)])
        default: return .failure(.unknownMethod)
        }
    }

    private func answerSelection(_ call: BusMessage) -> Answer {
        let list = children.filter { $0.element?.isSelectable == true }
        let selected = list.filter { $0.element?.traits.contains(.isSelected) == true }
        let index = call.arguments.first?.integer ?? -1
        let child = children.indices.contains(index) ? children[index].element : nil
        switch call.member {
        case "GetSelectedChild":
            return .success([selected.indices.contains(index) ? selected[index].reference : application.nothing])
        case "SelectChild": return .success([.bool(child?.isSelectable == true && child?.performDefault() == true)])
        case "IsChildSelected": return .success([.bool(child?.traits.contains(.isSelected) == true)])
        case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return .success([.bool(false)])
        default: return .failure(.unknownMethod)
        }
    }
}
