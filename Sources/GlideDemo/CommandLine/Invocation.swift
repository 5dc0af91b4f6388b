import Glide

/// What the demo is asked to do.
@MainActor
enum Invocation {
    case help
    case list
    case window(Program, isFullscreen: Bool, size: Size, showsMotion: Bool)
    case record(Recording)
    case bench(BenchScene, seconds: Double, size: Size)

    static let helpText = """
        GlideDemo shows what Glide can do.

        GlideDemo [PROGRAM] [--fullscreen] [--size WxH]    opens a window; without a name, the gallery
        GlideDemo --list                                   names the programs
        GlideDemo [PROGRAM] --record DIR                   writes DIR/0000.png, 0001.png … without a window
        GlideDemo [PROGRAM] --png FILE --at SECONDS        writes one frame
        GlideDemo --bench SCENE --seconds N [--size WxH]   runs a scene by itself in a window: \
        \(BenchScene.allCases.map(\.rawValue).joined(separator: ", "))
        GlideDemo --help                                   prints this

        With --motion-overlay every running animation and matched group is listed over the program. In a window, F6 \
        shows and
        hides that list, F7 slows motion down, F8 stops and starts it, F9 goes on by one frame while it stands still.

        For --record and --png:
          --size WxH       points, 400x600 by default
          --scale S        device pixels a point, 1 by default
          --fps F          frames a second, 60 by default
          --duration S     seconds, 2 by default (--record only)
          --script FILE    what is done meanwhile, one step a line, the time in seconds first:
                             0.10 touch-down 0 120 40     0.15 touch-move 0 130 40     0.20 touch-up 0
                             0.30 touch-cancel            0.1 tap 120 40               0.1 click 120 40
                             0.1 drag 300 400 100 400 200 (from, to, milliseconds)     0.1 move 120 40
                             0.1 pointer-down             0.2 pointer-up               0.1 scroll 0 30
                             0.1 key Return               0.1 resize 500 600           0.1 scale 2
        """
}
