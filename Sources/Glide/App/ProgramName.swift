/// The name of the program as the shell called it.
enum ProgramName {
    static var name: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "Glide"
    }
}
