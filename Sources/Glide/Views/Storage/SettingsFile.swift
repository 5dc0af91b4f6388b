import Glibc

/// A program's settings: a JSON file in the user's folder for configuration, read once and replaced as a whole.
///
/// It is `$XDG_CONFIG_HOME/PROGRAM/settings.json`, with `~/.config` where the variable is not set (XDG Base Directory
/// Specification 0.8). A file that cannot be read counts as empty, and is not overwritten before something is set.
@MainActor
public final class SettingsFile {
    /// The file of this program.
    public static let standard = SettingsFile(path: standardPath)

    /// Where the file is.
    public let path: String
    private var values: [String: JSONValue]
    private var tokens: [String: SettingToken] = [:]
    private var isSaving = false

    /// The settings in the file at `path`, which need not exist.
    public init(path: String) {
        self.path = path
        if case .object(let members) = Files.contents(of: path).flatMap({ JSONValue($0) }) {
            values = members
        } else {
            values = [:]
        }
    }

    private static var standardPath: String {
        let home = Files.variable("HOME") ?? "/tmp"
        let folder = Files.variable("XDG_CONFIG_HOME") ?? "\(home)/.config"
        return "\(folder)/\(Files.programName)/settings.json"
    }

    /// The value under `key`, and a note that the view whose body is being evaluated depends on it.
    func value(_ key: String) -> JSONValue? {
        token(key).access()
        return values[key]
    }

    /// Sets the value under `key`; nil removes it. The file is replaced when the event at hand is over.
    func set(_ key: String, to value: JSONValue?) {
        if values[key] == value { return }
        token(key).change { values[key] = value }
        guard !isSaving else { return }
        isSaving = true
        Task { @MainActor in save() }
    }

    /// Replaces the file now, if something was set since.
    public func save() {
        guard isSaving else { return }
        isSaving = false
        if !Files.replace(path, with: Array(JSONValue.object(values).text().utf8)) {
            Warnings.warnOnce(
                "settings \(path)", "\(path): the settings cannot be written (\(String(cString: strerror(errno))))")
        }
    }

    private func token(_ key: String) -> SettingToken {
        if let token = tokens[key] { return token }
        let token = SettingToken()
        tokens[key] = token
        return token
    }
}
