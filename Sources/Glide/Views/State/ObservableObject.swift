import Observation
import Synchronization

/// An object that tells of its changes, in the way that was usual before `@Observable`.
///
/// A write to a property that is `@Published` tells; other changes are told of with `objectWillChange.send()`. Views read
/// the object through `@StateObject`, `@ObservedObject` and `@EnvironmentObject`, and are evaluated again after every
/// change, whatever part they read: `@Observable` is finer. Change objects on the main actor.
public protocol ObservableObject: AnyObject {
    /// The type of what tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    /// Tells before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells before the object changes: one publisher for as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Observable {
    private let registrar = ObservationRegistrar()
    private let subscribers = Subscribers<Void>()
    /// Stands for the object in the registrar.
    private var content: Void { () }

    /// A publisher without an object; `send()` must be called for each change.
    public init() {}

    /// Tells that the object is about to change.
    public func send() {
        registrar.withMutation(of: self, keyPath: \.content) {}
        subscribers.send(())
    }

    /// Takes note that the view whose body is being evaluated depends on the object.
    func access() {
        registrar.access(self, keyPath: \.content)
    }

    /// Calls `receiveValue` before every change.
    @MainActor
    public func sink(receiveValue: @escaping @MainActor (()) -> Void) -> AnyCancellable {
        subscribers.add(receiveValue)
    }
}

/// The publishers of the objects that have none of their own.
private enum ObjectPublishers {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// With so many entries those of objects that are gone are looked for.
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var found: ObservableObjectPublisher?
        table.withLock { table in
            // The place of an object that is gone may be another's now.
            if let entry = table.entries[key], entry.object === object {
                found = entry.publisher
                return
            }
            let made = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: made)
            found = made
            if table.entries.count > table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, 2 * table.entries.count)
            }
        }
        return found!
    }
}

extension ObservableObject {
    /// Takes note that the view whose body is being evaluated depends on the object.
    func noteReading() {
        (objectWillChange as? ObservableObjectPublisher)?.access()
    }
}
