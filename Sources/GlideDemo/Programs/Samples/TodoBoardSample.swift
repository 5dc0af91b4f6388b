import Glide

class TodoBoardModel: ObservableObject {
    enum Column: String, CaseIterable {
        case open = "To do"
        case active = "Doing"
        case done = "Done"

        var color: Color {
            switch self {
            case .open: return .orange
            case .active: return .blue
            case .done: return .green
            }
        }
    }

    struct Task: Identifiable, Hashable {
        let id: Int
        var title: String
        var column: Column
    }

    @Published var tasks = [
        Task(id: 1, title: "Book the train", column: .open),
        Task(id: 2, title: "Water the ferns", column: .open),
        Task(id: 3, title: "Write to Grandma", column: .open),
        Task(id: 4, title: "Fix the bike", column: .active),
        Task(id: 5, title: "Read chapter four", column: .active),
        Task(id: 6, title: "Pay the rent", column: .done),
    ]

    func tasks(in column: Column) -> [Task] {
        tasks.filter { $0.column == column }
    }

    func advance(_ task: Task) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        var moved = tasks.remove(at: index)
        switch moved.column {
        case .open: moved.column = .active
        case .active: moved.column = .done
        case .done: moved.column = .open
        }
        tasks.insert(moved, at: 0)
    }

    var progress: Double {
        Double(tasks(in: .done).count) / Double(tasks.count)
    }
}

/// Three columns; a card that is tapped flies to the next one.
struct TodoBoardSample: View {
    @StateObject private var model = TodoBoardModel()
    @Namespace private var board

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            header
            HStack(alignment: .top, spacing: 12) {
                ForEach(TodoBoardModel.Column.allCases, id: \.self) { column in
                    TodoColumn(column: column, board: board)
                }
            }
            Spacer(minLength: 0)
        }
        .padding(18)
        .environmentObject(model)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.08).ignoresSafeArea())
    }

    private var header: some View {
        HStack {
            VStack(alignment: .leading, spacing: 3) {
                Text("This week")
                    .font(.title2)
                    .bold()
                Text("\(model.tasks(in: .done).count) of \(model.tasks.count) done")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            ZStack {
                Circle()
                    .stroke(Color.green.opacity(0.2), lineWidth: 6)
                Circle()
                    .trim(from: 0, to: CGFloat(model.progress))
                    .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(Angle(degrees: -90))
            }
            .frame(width: 40, height: 40)
        }
    }
}

private struct TodoColumn: View {
    let column: TodoBoardModel.Column
    let board: Namespace.ID

    @EnvironmentObject var model: TodoBoardModel

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 6) {
                Circle()
                    .fill(column.color)
                    .frame(width: 8, height: 8)
                Text(column.rawValue)
                    .font(.footnote.weight(.semibold))
                Spacer()
                Text("\(model.tasks(in: column).count)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .padding(.horizontal, 4)

            ForEach(model.tasks(in: column)) { task in
                TodoCard(task: task)
                    .matchedGeometryEffect(id: task.id, in: board)
                    .onTapGesture {
                        withAnimation(.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)) {
                            model.advance(task)
                        }
                    }
            }
        }
        .padding(10)
        .frame(maxWidth: .infinity, minHeight: 120, alignment: .top)
        .background(RoundedRectangle(cornerRadius: 18, style: .continuous).fill(Color.gray.opacity(0.12)))
    }
}

private struct TodoCard: View {
    let task: TodoBoardModel.Task

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(task.title)
                .font(.footnote.weight(.medium))
                .foregroundStyle(task.column == .done ? .secondary : .primary)
                .strikethrough(task.column == .done)
                .lineLimit(2)
                .fixedSize(horizontal: false, vertical: true)
            Capsule()
                .fill(task.column.color)
                .frame(width: 28, height: 4)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(.background)
                .shadow(color: Color.black.opacity(0.08), radius: 4, x: 0, y: 2)
        )
    }
}
