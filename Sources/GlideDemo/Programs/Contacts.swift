import Glide

/// A hundred thousand people by their initials: the letters stay in view, and the column at the edge leads to them.
struct Contacts: View {
    @State private var selected: Int?
    private let book = ContactBook(count: 100_000)

    var body: some View {
        ScrollViewReader { proxy in
            List(selection: $selected) {
                ForEach(book.sections) { section in
                    Section {
                        ForEach(section.people) { person in
                            ContactRow(person: person)
                        }
                    } header: {
                        Text(section.letter)
                    }
                }
            }
            .listStyle(.plain)
            .overlay(alignment: .trailing) {
                LetterColumn(letters: book.sections.map(\.letter)) { letter in
                    withAnimation(.smooth(duration: 0.6)) { proxy.scrollTo(letter, anchor: .top) }
                }
            }
        }
    }
}

/// A person in the list: initials on a colour, the name, a number.
struct ContactRow: View {
    @GalleryPalette private var palette
    let person: Person

    var body: some View {
        HStack(spacing: 12) {
            Text(person.initials)
                .font(.system(size: 14, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: 36, height: 36)
                .background { Circle().fill(person.color).overlay { Circle().fill(palette.shade) } }
            VStack(alignment: .leading, spacing: 2) {
                Text(person.name)
                Text("Extension \(person.id)")
                    .font(.footnote)
                    .foregroundStyle(palette.caption)
            }
            Spacer(minLength: 24)
        }
        .listRowInsets(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
    }
}

/// The letters at the edge of the list.
struct LetterColumn: View {
    @GalleryPalette private var palette
    let letters: [String]
    let open: (String) -> Void

    var body: some View {
        VStack(spacing: 0) {
            ForEach(letters, id: \.self) { letter in
                Text(letter)
                    .font(.system(size: 10, weight: .semibold))
                    .foregroundStyle(palette.link)
                    .frame(width: 24, height: 14)
                    .contentShape(Rectangle())
                    .onTapGesture { open(letter) }
            }
        }
        .padding(.trailing, 2)
        .focusSection()
    }
}

/// People in alphabetical sections. A person is worked out when asked for: a long book costs nothing.
struct ContactBook {
    struct Section: Identifiable {
        let letter: String
        let numbers: Range<Int>

        var id: String { letter }
        var people: LazyMapCollection<Range<Int>, Person> {
            let first = numbers.lowerBound
            return numbers.lazy.map { Person(id: $0, letter: letter, number: $0 - first) }
        }
    }

    let sections: [Section]

    init(count: Int) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        sections = letters.enumerated().map { index, letter in
            Section(letter: letter, numbers: count * index / letters.count..<count * (index + 1) / letters.count)
        }
    }
}

/// Somebody who does not exist.
struct Person: Identifiable, Equatable {
    let id: Int
    let letter: String
    let number: Int

    private static let first = [
        "Ada", "Bela", "Carl", "Dora", "Emil", "Fanny", "Gustav", "Hedwig", "Ida", "Jan", "Klara", "Ludwig", "Mara",
        "Nils", "Olga", "Paul",
    ]
    private static let afterVowel = ["bel", "dler", "lmer", "nders", "rnold", "stin", "xley", "bbott", "mbros"]
    private static let afterConsonant = ["anner", "erg", "endal", "ilow", "ogart", "under", "yland", "arrow", "eck"]
    /// So dark that white initials can be read on them, and light enough for a dark ground.
    private static let colors: [Color] = [
        Color(red: 0, green: 0.4, blue: 0.85), Color(red: 0.1, green: 0.48, blue: 0.24),
        Color(red: 0.7, green: 0.35, blue: 0.02), Color(red: 0.6, green: 0.2, blue: 0.72),
        Color(red: 0.82, green: 0.1, blue: 0.36), Color(red: 0.02, green: 0.47, blue: 0.52),
        Color(red: 0.36, green: 0.3, blue: 0.88), Color(red: 0.8, green: 0.17, blue: 0.17),
    ]

    var name: String {
        let endings = "AEIOU".contains(letter) ? Self.afterVowel : Self.afterConsonant
        let family = letter + endings[number / 16 % endings.count]
        return "\(Self.first[number % Self.first.count]) \(family)"
    }
    var initials: String { String(Self.first[number % Self.first.count].prefix(1)) + letter }
    var color: Color { Self.colors[(number * 5 + number / 7) % Self.colors.count] }
}
