import Glibc
import Glide

/// The program that `Scripts/test compositors` leads through each compositor. It says on standard output what happens to
/// it, and shows what a seam, a blur or a stale pixel would spoil: lines as thin as can be, along all edges too.
///
/// `--fullscreen` opens it as a kiosk does, `--survives` keeps it alive when the compositor dies.
@main
struct SurfaceTour: App {
    private static let arguments = CommandLine.arguments.dropFirst()

    init() {
        InputTrace.note = { say($0) }
    }

    var body: some Scene {
        WindowGroup("Surface tour") { TourView() }
            .defaultSize(width: 480, height: 360)
            .fullscreen(Self.arguments.contains("--fullscreen"))
            .windowStyle(TourStyle(_hasTitleBar: !Self.arguments.contains("--bare")))
            .keepsScreenOn()
            .survivesCompositorRestart(Self.arguments.contains("--survives"))
    }
}

/// With a title bar or without, as the program is started.
private struct TourStyle: WindowStyle {
    let _hasTitleBar: Bool
}

/// Writes a line at once, so that whoever reads it need not wait.
private func say(_ text: String) {
    let line = text + "\n"
    _ = write(STDOUT_FILENO, line, line.utf8.count)
}

/// A button, a list, and a grid of lines one point wide in a red frame of one point.
private struct TourView: View {
    @State private var count = 0
    @Environment(\.displayScale) private var scale

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .topLeading) {
                Color.white
                grid
                VStack(alignment: .leading, spacing: 10) {
                    Text("Count \(count)").font(.system(size: 20))
                    Button {
                        count += 1
                        say("count \(count)")
                    } label: {
                        Text("Press").frame(width: 120, height: 44).background(count % 2 == 0 ? Color.blue : .orange)
                    }
                    .buttonStyle(.plain)
                    list
                }
                .padding(20)
                frame(geometry.size)
            }
            .onChange(of: geometry.size) { _, new in say("size \(new.width) \(new.height)") }
            .onChange(of: scale) { _, new in say("scale \(new)") }
            .onAppear { say("size \(geometry.size.width) \(geometry.size.height)") }
        }
    }

    /// Twenty lines, one point wide and one apart.
    private var grid: some View {
        HStack(spacing: 1) {
            ForEach(0..<20) { _ in Rectangle().fill(.black).frame(width: 1, height: 40) }
        }
        .offset(x: 180, y: 20)
    }

    private var list: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<30) { row in
                    Text("Row \(row)").frame(width: 200, height: 30)
                        .background(row % 2 == 0 ? Color(red: 0.8, green: 0.9, blue: 1) : .white)
                }
            }
        }
        .frame(width: 200, height: 200)
    }

    /// Lines along all four edges: a seam or a gap shows at once.
    private func frame(_ size: Size) -> some View {
        ZStack(alignment: .topLeading) {
            Rectangle().fill(.red).frame(width: size.width, height: 1)
            Rectangle().fill(.red).frame(width: 1, height: size.height)
            Rectangle().fill(.red).frame(width: size.width, height: 1).offset(y: size.height - 1)
            Rectangle().fill(.red).frame(width: 1, height: size.height).offset(x: size.width - 1)
        }
        .allowsHitTesting(false)
    }
}
