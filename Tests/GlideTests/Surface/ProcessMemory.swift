import Glibc

/// The process's memory.
enum ProcessMemory {
    /// Bytes in RAM, what malloc holds free given back first.
    static var resident: Int {
        malloc_trim(0)
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        fgets(&line, 256, file)
        let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let fields = text.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
