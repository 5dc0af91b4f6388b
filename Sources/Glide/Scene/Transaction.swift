/// What goes along with one change of state: above all the animation with which its effects are shown.
///
/// A transaction belongs to the changes made while it is current, not to the views: it travels down the tree with the
/// update that these changes cause, and modifiers on the way may rewrite it.
public struct Transaction {
    /// The animation of the change; nil shows it at once.
    public var animation: Animation? {
        didSet {
            written.insert(.animation)
            initialVelocity = 0
        }
    }
    /// Whether `animation(_:value:)` further down is ignored.
    public var disablesAnimations = false {
        didSet { written.insert(.disablesAnimations) }
    }
    /// Whether the change is one of a series, such as a drag: frames stand between pixels until it is over.
    public var isContinuous = false {
        didSet { written.insert(.isContinuous) }
    }
    /// Whether successive changes are measured, so that a spring that follows starts with their velocity.
    public var tracksVelocity = false {
        didSet { written.insert(.tracksVelocity) }
    }
    /// How fast everything that changes is moving already, in parts of its own change a second: what a finger let go
    /// carries on with its speed, and springs start from there. Belongs to the animation and is forgotten with it.
    var initialVelocity = 0.0
    /// Waiting for the end of the animations that the change starts.
    var completions: [AnimationCompletion] = []
    private var values: [ObjectIdentifier: Any] = [:]

    /// A transaction without animation.
    public init() {}

    /// A transaction with `animation`.
    public init(animation: Animation?) {
        self.animation = animation
        written = .animation
    }

    /// For a value that moves from frame to frame: what follows it may stand between pixels until it rests.
    static var continuous: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        return transaction
    }

    /// Which of its parts were set; the others leave those of an outer transaction as they are.
    private struct Written: OptionSet {
        let rawValue: UInt8

        static let animation = Written(rawValue: 1)
        static let disablesAnimations = Written(rawValue: 2)
        static let isContinuous = Written(rawValue: 4)
        static let tracksVelocity = Written(rawValue: 8)
    }

    private var written: Written = []

    /// `outer` with the parts that were set in this one.
    func laid(over outer: Transaction) -> Transaction {
        var result = outer
        if written.contains(.animation) { result.animation = animation }
        if initialVelocity != 0 { result.initialVelocity = initialVelocity }
        if written.contains(.disablesAnimations) { result.disablesAnimations = disablesAnimations }
        if written.contains(.isContinuous) { result.isContinuous = isContinuous }
        if written.contains(.tracksVelocity) { result.tracksVelocity = tracksVelocity }
        result.values.merge(values) { $1 }
        // Completions are told once, by the changes of the block that asked for them.
        result.completions = completions
        return result
    }

    /// The value that the transaction carries under `key`.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value of a variable with `@Entry`.
    public subscript<Value>(_ key: _EntryKey<Value>) -> Value {
        get { values[ObjectIdentifier(key)] as? Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` once, when the animations of the changes made with this transaction have ended.
    ///
    /// Where no animation starts, it is called with the next frame.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// The transaction of the code that runs now. Read and written on the main thread only.
    nonisolated(unsafe) static var current = Transaction()
    /// Tells one block of changes from the next. Read and written on the main thread only.
    nonisolated(unsafe) static var currentBlock = 0
    nonisolated(unsafe) private static var lastBlock = 0

    /// Runs `body` with `transaction` as the current one, as a block of changes of its own.
    static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        BlockBoundaries.begin()
        let outer = (current, currentBlock)
        lastBlock += 1
        (current, currentBlock) = (transaction, lastBlock)
        let block = lastBlock
        if !transaction.completions.isEmpty { WaitingCompletions.wait(transaction.completions, block: block) }
        defer {
            (current, currentBlock) = outer
            WaitingCompletions.blockEnded(block)
        }
        return try body()
    }
}

/// Names a value that transactions can carry.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a transaction in which none was set.
    static var defaultValue: Value { get }
}
