import Observation

/// Stands for one setting where it is observed.
final class SettingToken: Observable {
    private let registrar = ObservationRegistrar()
    private var content: Void { () }

    /// Takes note that the view whose body is being evaluated depends on the setting.
    func access() {
        registrar.access(self, keyPath: \.content)
    }

    /// Tells of a change that `body` makes.
    func change(_ body: () -> Void) {
        registrar.withMutation(of: self, keyPath: \.content, body)
    }
}
