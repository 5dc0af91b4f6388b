import Glide

/// Questions that open one at a time: the chevron turns, the answer unfolds, the rest makes room.
struct AccordionSample: View {
    private let questions: [(String, String)] = [
        (
            "How do I send a parcel back?",
            "Print the label from your order, put it on the box and leave it at any post office within thirty days."
        ),
        (
            "When will I see the money?",
            "Two working days after the parcel is with us. You get a message when it is on its way."
        ),
        (
            "Can I change my order?",
            "As long as it has not been packed, yes. Open the order and choose what you want to change."
        ),
        (
            "Do you deliver abroad?",
            "To all countries of the union, to Norway, Iceland and Switzerland. Others on request."
        ),
        ("How are the boxes made?", "From recycled card, without plastic, by a mill forty kilometres from here."),
    ]

    @State private var open: Int? = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) {
                Text("Questions")
                    .font(.largeTitle.bold())
                    .padding(.bottom, 6)
                ForEach(questions.indices, id: \.self) { index in
                    AccordionRow(
                        question: questions[index].0,
                        answer: questions[index].1,
                        isOpen: Binding(
                            get: { open == index },
                            set: { newValue in open = newValue ? index : nil }
                        ))
                }
            }
            .padding(22)
        }
        .background(Color(red: 0.95, green: 0.95, blue: 0.97).ignoresSafeArea())
    }
}

private struct AccordionRow: View {
    let question: String
    let answer: String
    @Binding var isOpen: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button {
                withAnimation(.spring(response: 0.42, dampingFraction: 0.8)) { isOpen.toggle() }
            } label: {
                HStack {
                    Text(question)
                        .font(.headline)
                        .multilineTextAlignment(.leading)
                        .foregroundStyle(isOpen ? .indigo : .black)
                    Spacer(minLength: 12)
                    Image(systemName: "chevron.down")
                        .font(.subheadline.weight(.bold))
                        .foregroundStyle(isOpen ? .indigo : .gray)
                        .rotationEffect(.degrees(isOpen ? 180 : 0))
                }
                .padding(18)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)

            if isOpen {
                Text(answer)
                    .font(.callout)
                    .foregroundStyle(.gray)
                    .lineSpacing(3)
                    .fixedSize(horizontal: false, vertical: true)
                    .padding([.horizontal, .bottom], 18)
                    .transition(.opacity.combined(with: .offset(y: -8)))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
        .overlay(
            RoundedRectangle(cornerRadius: 18, style: .continuous)
                .stroke(Color.indigo.opacity(isOpen ? 0.5 : 0), lineWidth: 1.5)
        )
        .shadow(color: Color.black.opacity(isOpen ? 0.1 : 0.04), radius: isOpen ? 14 : 4, x: 0, y: isOpen ? 8 : 2)
    }
}
