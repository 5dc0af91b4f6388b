/// What effects do to one symbol.
@MainActor
struct SymbolEffects {
    private var runs: [SymbolEffectRun] = []
    private(set) var isRunning = false
    /// How the symbol looks now.
    private(set) var pose = SymbolPose.rest

    /// Whether nothing is left of any effect.
    var isEmpty: Bool { runs.isEmpty }
    /// Whether the symbol is on its way in or out, for whose end somebody may wait.
    var isOnItsWay: Bool { runs.contains { $0.isOnItsWay } }

    /// What effects depend on beside what is asked for.
    struct Surroundings {
        /// Whether the symbol has come just now.
        var isFirst: Bool
        var reducesMotion: Bool
        var isRightToLeft: Bool
        var transaction: Transaction
        var time: Time
    }

    /// Takes what the views around the symbol ask for.
    mutating func take(_ requests: [SymbolEffectRequest], in surroundings: Surroundings) {
        let time = surroundings.time
        func continues(_ run: SymbolEffectRun, _ request: SymbolEffectRequest) -> Bool {
            run.continues(
                request, isReduced: surroundings.reducesMotion, mirrored: surroundings.isRightToLeft)
        }
        for index in runs.indices where !runs[index].isLeft {
            let run = runs[index]
            if !requests.contains(where: { continues(run, $0) }) {
                runs[index].leave(at: time)
            }
        }
        for request in requests {
            if let index = runs.firstIndex(where: { continues($0, request) }) {
                runs[index].take(request, under: surroundings.transaction, at: time)
                continue
            }
            var run = SymbolEffectRun(
                request, isReduced: surroundings.reducesMotion, mirrored: surroundings.isRightToLeft)
            if surroundings.isFirst {
                run.settle(at: time)
            } else {
                run.begin(under: surroundings.transaction, at: time)
            }
            runs.append(run)
        }
        _ = advance(to: time)
    }

    /// Brings the effects to `time`; answers whether one goes on.
    mutating func advance(to time: Time) -> Bool {
        isRunning = false
        var pose = SymbolPose.rest
        var index = 0
        while index < runs.count {
            let runs = self.runs[index].advance(to: time)
            if !runs, self.runs[index].isLeft {
                self.runs.remove(at: index)
                continue
            }
            if runs { isRunning = true }
            self.runs[index].apply(to: &pose)
            index += 1
        }
        self.pose = pose
        return isRunning
    }

    /// Adds a line for every effect that runs.
    func list(of node: String, into list: inout [RunningAnimation]) {
        for run in runs where isRunning {
            list.append(
                RunningAnimation(
                    node: node, attribute: "symbolEffect", value: "\(pose)", velocity: "", target: "\(run.request.kind)"
                ))
        }
    }

    /// Ends what is on its way; what lasts goes on.
    mutating func cancel(at time: Time) {
        for index in runs.indices { runs[index].cancel() }
        _ = advance(to: time)
    }
}
