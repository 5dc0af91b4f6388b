/// What a text says of a date at a moment.
struct DateWording {
    let date: Date
    let style: Text.DateStyle
    var locale = Locale.autoupdatingCurrent
    var timeZone = TimeZone.autoupdatingCurrent

    /// Farther away than this, in seconds, a date is not counted any more: about 30,000 years.
    private static let farthest = 1e12

    func string(at now: Date) -> String {
        guard date.timeIntervalSince1970.isFinite, abs(date.timeIntervalSince1970) < Self.farthest else { return "–" }
        switch style.kind {
        case .date:
            return date.formatted(
                Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
        case .time:
            return date.formatted(
                Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
        case .relative:
            return words(seconds(at: now), units: 2)
        case .offset:
            return (date.timeIntervalSince(now).rounded(.up) < 0 ? "-" : "+") + words(seconds(at: now), units: 1)
        case .timer:
            let seconds = seconds(at: now)
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let minutes = seconds / 60 % 60
            return seconds < 3600
                ? "\(minutes):\(two(seconds % 60))" : "\(seconds / 3600):\(two(minutes)):\(two(seconds % 60))"
        }
    }

    /// Whole seconds up to the date or since it: a timer that has begun its last second says 1, and 0 at the date.
    private func seconds(at now: Date) -> Int {
        Int(abs(date.timeIntervalSince(now).rounded(.up)))
    }

    /// Seconds in the smallest unit that is told of so many seconds.
    private func unit(of seconds: Int) -> Int {
        let steps = [604_800, 86400, 3600, 60, 1]
        let largest = steps.firstIndex { seconds >= $0 } ?? steps.count - 1
        switch style.kind {
        case .relative: return steps[min(largest + 1, steps.count - 1)]
        case .offset: return steps[largest]
        default: return 1
        }
    }

    private func words(_ seconds: Int, units: Int) -> String {
        let unit = unit(of: seconds)
        return Duration.seconds(seconds / unit * unit)
            .formatted(
                .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units)
                    .locale(locale))
    }

    /// When something else is said next; nil where that is never.
    func nextChange(after now: Date) -> Date? {
        guard style.kind != .date, style.kind != .time, date.timeIntervalSince1970.isFinite,
            abs(date.timeIntervalSince1970) < Self.farthest
        else { return nil }
        let seconds = seconds(at: now)
        let unit = unit(of: seconds)
        let told = seconds / unit * unit
        // A hair later, so that rounding does not leave it just before.
        let distance = date > now && seconds > 0 ? Double(1 - told) : Double(told + unit)
        return date.addingTimeInterval(distance + 1e-6)
    }
}
