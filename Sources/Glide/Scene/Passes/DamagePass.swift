/// Compares what the changed nodes draw now with what they had painted.
@MainActor
enum DamagePass {
    private static var lastSerial = 0

    /// Adds what differs to `damage`; where everything is painted anyway, only takes note of what is.
    static func run(over nodes: [Node], into damage: inout DamageRegion, isWhole: Bool = false) {
        for node in nodes {
            node.flags.remove(.display)
            let painted = node.paintedRect
            node.paintedRect = node.ownInk
            if isWhole { continue }
            if let layer = node.asLayer {
                damage.add(layer.windowBounds(of: layer.paintedBounds, asPainted: true))
                damage.add(layer.windowBounds(of: layer.bounds))
            }
            if let painted { damage.add(node.windowBounds(of: painted, asPainted: true)) }
            if let new = node.paintedRect { damage.add(node.windowBounds(of: new)) }
        }
        // Only now: the loop above asks where things were under the old state of every layer.
        lastSerial += 1
        for node in nodes {
            node.asLayer?.takePainted()
            // What changed may reach farther than the layers above have covered so far.
            var next = node.layer
            while let layer = next, layer.damageSerial != lastSerial {
                layer.damageSerial = lastSerial
                layer.contentSerial += 1
                layer.takePainted()
                next = layer.layer
            }
        }
    }
}
