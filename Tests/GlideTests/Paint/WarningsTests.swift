import Testing

@testable import Glide

@MainActor
@Suite struct WarningsTests {
    @Test func `the same mistake is reported once`() {
        Warnings.reset()
        Warnings.printsMessages = false
        defer { Warnings.printsMessages = true }
        for _ in 0..<3 { Warnings.warnOnce("a", "first") }
        Warnings.warnOnce("b", "second")
        #expect(Warnings.recorded == ["first", "second"])
        Warnings.reset()
        Warnings.warnOnce("a", "again")
        #expect(Warnings.recorded == ["again"])
    }

    @Test func `a flood of mistakes does not fill the memory`() {
        Warnings.reset()
        Warnings.printsMessages = false
        defer {
            Warnings.printsMessages = true
            Warnings.reset()
        }
        for index in 0..<3000 { Warnings.warnOnce("\(index)", "mistake \(index)") }
        #expect(Warnings.recorded.count == Warnings.limit)
    }
}
