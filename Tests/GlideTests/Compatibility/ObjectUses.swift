import GlideFoundation
import GlideTesting

/// Observable objects of the older kind, settings, and what stands in the environment.
@MainActor
extension Uses {
    static func addObjectTypes(to uses: Uses) {
        uses.holds("ObservableObject") {
            let model = ModelSpecimen()
            var count = 0
            let subscription = model.objectWillChange.sink { _ in count += 1 }
            model.count = 5
            subscription.cancel()
            model.count = 6
            return count == 1 && (model as any ObservableObject) === model
        }
        uses.holds("PreviewProvider") {
            window(Model_Previews.previews).frame(ofText: "0") != nil
        }
        uses.holds("LocalizedStringKey") {
            let key: LocalizedStringKey = "\(3) of \(2.5, specifier: "%.2f")"
            return window(Text(key)).frame(ofText: "3 of 2.50") != nil
        }
    }

    static func addObjectWrappers(to uses: Uses) {
        uses.holds("@Published") {  // ModelSpecimen: @Published
            let model = ModelSpecimen()
            var seen: [Int] = []
            let subscription = model.$count.sink { seen.append($0) }
            model.count = 4
            _ = subscription
            return seen == [0, 4]
        }
        uses.holds("@ObservedObject") {  // Observing: @ObservedObject
            let model = ModelSpecimen()
            let window = window(Observing(model: model))
            model.count = 7
            window.advance(frames: 2)
            return window.frame(ofText: "7") != nil
        }
        uses.holds("@StateObject") {  // Owning: @StateObject
            let flag = Flag()
            let window = window(Owner(flag: flag))
            window.tap(at: middle)
            window.advance(frames: 2)
            flag.isOn = true
            window.advance(frames: 2)
            return window.frame(ofText: "1") != nil
        }
        uses.holds("@EnvironmentObject") {  // Surrounded: @EnvironmentObject
            let model = ModelSpecimen()
            let window = window(Surrounded().environmentObject(model))
            model.count = 3
            window.advance(frames: 2)
            return window.frame(ofText: "3") != nil
        }
        uses.holds("@AppStorage") {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
            defer { try? FileManager.default.removeItem(atPath: path) }
            let file = SettingsFile(path: "\(path)/settings.json")
            let window = window(Stored(count: AppStorage(wrappedValue: 2, "count", store: file)))
            window.tap(at: middle)
            window.advance(frames: 2)
            let isShown = window.frame(ofText: "3") != nil
            file.save()
            let again = SettingsFile(path: "\(path)/settings.json")
            return isShown && AppStorage(wrappedValue: 0, "count", store: again).wrappedValue == 3
        }
    }

    static func addObjectModifiers(to uses: Uses) {
        uses.holds("onReceive") {
            let model = ModelSpecimen()
            var seen: [Int] = []
            let window = window(Color.red.onReceive(model.$count) { seen.append($0) })
            model.count = 9
            window.advance(frames: 1)
            return seen == [0, 9]
        }
        uses.holds("environmentObject") {
            window(Surrounded().environmentObject(ModelSpecimen(count: 8))).frame(ofText: "8") != nil
        }
        uses.holds("help") {
            let window = window(Color.red.frame(width: 20, height: 20).help("Words"))
            return window.frame(ofText: "Words") == nil
        }
    }

    static func addSurroundings(to uses: Uses) {
        uses.holds("\\.dismiss") { picture(Leaving()) != picture(EmptyView()) }
        uses.holds("\\.openURL") {
            var opened: [String] = []
            let action = OpenURLAction { (address: String) in
                opened.append(address)
                return .handled
            }
            let window = window(Opening().environment(\.openURL, action))
            window.tap(at: middle)
            window.advance(frames: 1)
            return opened == ["https://example.org/a"]
        }
        uses.holds("\\.scenePhase") { window(PhaseReader()).frame(ofText: "active") != nil }
    }

    static func addObjectForms(to uses: Uses) {
        uses.holds(".onReceive(_:){}") {
            var count = 0
            let model = ModelSpecimen()
            let window = window(Color.red.onReceive(model.objectWillChange) { _ in count += 1 })
            model.count = 1
            window.advance(frames: 1)
            return count == 1
        }
    }

    static func addTimers(to uses: Uses) {
        uses.holds("Timer.scheduledTimer") {
            let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
            defer { timer.invalidate() }
            return timer.isValid
        }
        uses.holds("Timer.publish") {
            var count = 0
            let timer = Timer.publish(every: 0.01, on: .current, in: .common)
            let subscription = timer.sink { _ in count += 1 }
            let connection = timer.connect()
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
            connection.cancel()
            subscription.cancel()
            return count > 0
        }
        uses.holds("autoconnect()") {
            var count = 0
            let timer = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect()
            let subscription = timer.sink { _ in count += 1 }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
            let before = count
            subscription.cancel()
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
            return before > 0 && count == before
        }
    }
}
