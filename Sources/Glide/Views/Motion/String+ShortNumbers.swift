extension String {
    /// The text with two digits after each decimal point at most, for people who watch numbers change.
    var withShortNumbers: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        var number = ""
        func flush(_ number: inout String, into result: inout String) {
            defer { number = "" }
            guard number.contains("."), let value = Double(number), abs(value) < 1e9 else {
                result += number
                return
            }
            let rounded = (value * 100).rounded() / 100
            result += rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        for character in self {
            if character.isASCII,
                character.isNumber || (character == "." || character == "e") && !number.isEmpty
                    || character == "-" && (number.isEmpty || number.last == "e")
            {
                number.append(character)
            } else {
                flush(&number, into: &result)
                result.append(character)
            }
        }
        flush(&number, into: &result)
        return result
    }
}
