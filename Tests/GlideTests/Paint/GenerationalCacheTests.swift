import Testing

@testable import Glide

@Suite struct GenerationalCacheTests {
    @Test func `what is used stays and what is not goes`() {
        var cache = GenerationalCache<Int, Int>(limit: 100)
        cache.insert(-1, for: -1)
        for key in 0..<1000 {
            cache.insert(key, for: key)
            #expect(cache.value(for: -1) == -1)
            #expect(cache.count <= 101)
        }
        #expect(cache.value(for: 999) == 999)
        #expect(cache.value(for: 3) == nil)
        cache.removeAll()
        #expect(cache.count == 0)
    }

    @Test func `dear entries push out more than cheap ones`() {
        var cache = GenerationalCache<Int, Int>(limit: 100)
        for key in 0..<10 { cache.insert(key, for: key, cost: 40) }
        #expect(cache.count <= 3)
        cache.insert(7, for: 7, cost: 1_000_000)
        #expect(cache.value(for: 7) == 7)
    }
}
