import GlideMotion
import Testing

/// spring-oracle.csv, every row of every case.
struct OracleTests {
    typealias Program = [(time: Double, target: Double, animation: Animation?)]

    static let springs: [(name: String, program: Program)] = {
        func spring(_ response: Double, _ damping: Double) -> Animation {
            .spring(response: response, dampingFraction: damping)
        }
        let quick = spring(0.3, 0.7)
        return [
            ("spring_r0.30_d0.70", [(0, 1, quick)]),
            ("spring_r0.30_d0.50", [(0, 1, spring(0.3, 0.5))]),
            ("spring_r0.30_d1.00", [(0, 1, spring(0.3, 1))]),
            ("spring_r0.30_d1.50_overdamped", [(0, 1, spring(0.3, 1.5))]),
            ("spring_r0.30_d2.00_overdamped", [(0, 1, spring(0.3, 2))]),
            ("spring_r0.30_d0.00_undamped", [(0, 1, spring(0.3, 0))]),
            ("default_r0.50_d1.00_smooth", [(0, 1, .default)]),
            ("default_doc_r0.55_d1.00", [(0, 1, spring(0.55, 1))]),
            ("spring_default_args_r0.50_d0.825", [(0, 1, .spring(response: 0.5))]),
            ("snappy_r0.50_d0.85", [(0, 1, .snappy)]),
            ("bouncy_r0.50_d0.70", [(0, 1, .bouncy)]),
            ("interactiveSpring_r0.15_d0.86", [(0, 1, .interactiveSpring(response: 0.15))]),
            ("interactiveSpring_duration_r0.15_d0.85", [(0, 1, .interactiveSpring)]),
            ("spring_dur0.50_bounce-0.50_d2.0", [(0, 1, .spring(duration: 0.5, bounce: -0.5))]),
            ("retarget_r0.30_d0.70_t0.10_to2", [(0, 1, quick), (0.1, 2, quick)]),
            ("retarget_r0.30_d0.70_t0.10_to0", [(0, 1, quick), (0.1, 0, quick)]),
            ("retarget_r0.30_d0.70_t0.10_to-1", [(0, 1, quick), (0.1, -1, quick)]),
            ("retarget_r0.30_d0.70_t0.10_to2_t0.20_to0", [(0, 1, quick), (0.1, 2, quick), (0.2, 0, quick)]),
            ("retarget_r0.30_d1.00_t0.10_to0", [(0, 1, spring(0.3, 1)), (0.1, 0, spring(0.3, 1))]),
            ("retarget_r0.30_d0.50_t0.10_to2", [(0, 1, spring(0.3, 0.5)), (0.1, 2, spring(0.3, 0.5))]),
            ("retarget_r0.30_d1.50_t0.10_to2", [(0, 1, spring(0.3, 1.5)), (0.1, 2, spring(0.3, 1.5))]),
            ("retarget_r0.30d0.70_to_r0.50d1.00_t0.10_to0", [(0, 1, quick), (0.1, 0, spring(0.5, 1))]),
            ("retarget_default_r0.50_d1.00_t0.10_to0", [(0, 1, .default), (0.1, 0, .default)]),
            ("spring_r0.30_d0.70_delay0.20", [(0, 1, quick.delay(0.2))]),
            ("spring_r0.30_d0.70_speed2", [(0, 1, quick.speed(2))]),
        ]
    }()

    static let interpolatingSprings: [(name: String, spring: Spring, velocity: Double)] = [
        ("interpolating_m1_k100_c10_v0", Spring(stiffness: 100, damping: 10), 0),
        ("interpolating_m1_k170_c15_v0", Spring(stiffness: 170, damping: 15), 0),
        ("interpolating_m1_k100_c10_v5", Spring(stiffness: 100, damping: 10), 5),
        ("interpolating_m2_k100_c10_v0", Spring(mass: 2, stiffness: 100, damping: 10), 0),
        ("interpolating_m1_k100_c20_critical", Spring(stiffness: 100, damping: 20), 0),
    ]

    static let curves: [(name: String, curve: UnitCurve)] = [
        ("curve_linear_duration1", .linear),
        ("curve_easeIn_duration1", .easeIn),
        ("curve_easeOut_duration1", .easeOut),
        ("curve_easeInOut_duration1", .easeInOut),
        (
            "curve_caDefault_duration1",
            .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
        ),
    ]

    static let combinations: [(name: String, program: Program)] = {
        let ease = Animation.easeInOut(duration: 1)
        let line = Animation.linear(duration: 1)
        return [
            ("blend_easeInOut1s_0to1_t0.50_to0_easeInOut1s", [(0, 1, ease), (0.5, 0, ease)]),
            ("blend_easeInOut1s_0to1_t0.50_to2_easeInOut1s", [(0, 1, ease), (0.5, 2, ease)]),
            ("blend_linear1s_0to1_t0.50_to0_linear1s", [(0, 1, line), (0.5, 0, line)]),
            ("linear1s_delay0.50", [(0, 1, line.delay(0.5))]),
            ("linear1s_speed2", [(0, 1, line.speed(2))]),
            ("linear1s_repeatCount3_autoreverses", [(0, 1, line.repeatCount(3))]),
            ("linear1s_repeatCount2_autoreverses_snaps_at_end", [(0, 1, line.repeatCount(2))]),
            ("linear1s_repeatCount2_noautoreverse", [(0, 1, line.repeatCount(2, autoreverses: false))]),
            ("linear1s_repeatForever_autoreverses", [(0, 1, line.repeatForever())]),
        ]
    }()

    @Test func `every case of the oracle file is tested`() {
        let names =
            OracleTests.springs.map(\.name) + OracleTests.interpolatingSprings.map(\.name)
            + OracleTests.curves.map(\.name) + OracleTests.combinations.map(\.name)
        #expect(Set(names) == Set(Oracle.cases.keys))
        #expect(Oracle.cases.values.map(\.count).reduce(0, +) == 1630)
    }

    @Test(arguments: springs.map(\.name))
    func `a spring moves as the oracle says`(name: String) throws {
        let program = try #require(OracleTests.springs.first { $0.name == name }).program
        for row in try #require(Oracle.cases[name]) {
            // What is set later has not happened yet.
            let track = Track(program.filter { $0.time <= row.time }, scale: Track.endless)
            #expect(isNear(track.value(at: row.time), row.value, 1e-9), "\(name) at \(row.time)")
            // The velocities of modified springs in the file are differences over 1e-6, the others are exact.
            let tolerance = name.contains("delay") || name.contains("speed") ? 1e-4 : 2e-9
            #expect(isNear(track.velocity(at: row.time), row.velocity, tolerance), "\(name) at \(row.time)")
        }
    }

    @Test(arguments: interpolatingSprings.map(\.name))
    func `an interpolating spring moves as the oracle says`(name: String) throws {
        let (_, spring, velocity) = try #require(OracleTests.interpolatingSprings.first { $0.name == name })
        let track = Track([(0, 1, .interpolatingSpring(spring, initialVelocity: velocity))])
        let end = try #require(track.animator.endTime).seconds
        for row in try #require(Oracle.cases[name]) {
            #expect(isNear(spring.value(target: 1, initialVelocity: velocity, time: row.time), row.value, 1e-9))
            #expect(isNear(spring.velocity(target: 1, initialVelocity: velocity, time: row.time), row.velocity, 2e-9))
            if row.time < end {
                #expect(isNear(track.value(at: row.time), row.value, 1e-9))
                #expect(isNear(track.velocity(at: row.time), row.velocity, 2e-9))
            } else {
                #expect(track.value(at: row.time) == 1)
                #expect(isNear(row.value, 1, 1e-3))
            }
        }
    }

    @Test(arguments: curves.map(\.name))
    func `a timing curve has the oracle's values and slopes`(name: String) throws {
        let curve = try #require(OracleTests.curves.first { $0.name == name }).curve
        let track = Track([(0, 1, .timingCurve(curve, duration: 1))])
        for row in try #require(Oracle.cases[name]) {
            #expect(isNear(curve.value(at: row.time), row.value, 1e-9))
            #expect(isNear(track.value(at: row.time), row.value, 1e-9))
            // The file's slopes are differences over 1e-6; where a curve ends with x′(u) = 0 its slope changes like a
            // square root, so that a difference misses it by more.
            let tolerance = row.time == 0 || row.time == 1 ? 5e-4 : 1e-5
            #expect(isNear(curve.velocity(at: row.time), row.velocity, tolerance))
        }
    }

    @Test(arguments: combinations.map(\.name))
    func `combined, delayed, sped and repeated curves move as the oracle says`(name: String) throws {
        let program = try #require(OracleTests.combinations.first { $0.name == name }).program
        for row in try #require(Oracle.cases[name]) {
            let track = Track(program.filter { $0.time <= row.time })
            #expect(isNear(track.value(at: row.time), row.value, 1e-9), "\(name) at \(row.time)")
            #expect(isNear(track.velocity(at: row.time), row.velocity, 1e-5), "\(name) at \(row.time)")
        }
    }

    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
        abs(a - b) <= tolerance * max(1, abs(b))
    }
}
