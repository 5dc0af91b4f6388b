/// Compares what the changed nodes draw now with what they had painted.
@MainActor
enum DamagePass {
    static func run(over nodes: [Node], into damage: inout DamageRegion) {
        for node in nodes {
            node.flags.remove(.display)
            if let layer = node.asLayer {
                damage.add(layer.windowBounds(of: layer.paintedBounds, asPainted: true))
                damage.add(layer.windowBounds(of: layer.bounds))
            }
            if let old = node.paintedRect { damage.add(node.windowBounds(of: old, asPainted: true)) }
            node.paintedRect = node.ownInk
            if let new = node.paintedRect { damage.add(node.windowBounds(of: new)) }
        }
        // Only now: the loop above asks where things were under the old state of every layer.
        for node in nodes {
            // What changed may reach farther than the layers above have covered so far.
            var next = node.asLayer ?? node.layer
            while let layer = next {
                if layer !== node { layer.contentSerial += 1 }
                layer.painted = layer.current
                layer.paintedBounds = layer.bounds
                next = layer.layer
            }
        }
    }
}
