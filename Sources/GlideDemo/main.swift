import Glide
SceneInspection.pinResources()
let window = OffscreenWindow(size: Size(width: 400, height: 600), scale: 1, content: SlidingTabs())
try window.bitmap.writePNG(to: "/tmp/s0.png")
print(SceneInspection(window).nodeCount, SceneInspection(window).frame(ofText: "Explore") as Any)
let p = SceneInspection(window).frame(ofText: "Trending")!
window.touchDown(0, at: Point(x: p.midX, y: p.midY)); window.touchUp(0)
for k in 1...8 {
    window.advance(by: 0.05)
    window.paintOwedFrame()
    let i = SceneInspection(window)
    print(window.now, i.matchedGroups.map { "\($0.frame!) \($0.members)" }, window.damage.count)
    try window.bitmap.writePNG(to: "/tmp/s\(k).png")
}
print(SceneInspection(window).runningAnimations.map { "\($0.node).\($0.attribute)" })
window.advance(by: 2)
print(window.isAtRest, SceneInspection(window).nodeCount, window.framesPainted)
do {
    let window = OffscreenWindow(size: Size(width: 400, height: 300), scale: 2, content: ExpandButtonDemo())
    window.touchDown(0, at: Point(x: 200, y: 60))
    for k in 0..<8 {
        try window.bitmap.writePNG(to: "/tmp/b\(k).png")
        window.advance(by: 0.05); window.paintOwedFrame()
        print(SceneInspection(window).glyphOrigins(ofText: "DOWNLOAD").map { ($0.x * 100).rounded() / 100 }, window.damage)
    }
    window.touchUp(0)
    window.advance(by: 2)
    print(window.isAtRest, window.framesPainted, SceneInspection.warnings)
}
do {
    let window = OffscreenWindow(size: Size(width: 400, height: 100), scale: 1, content: TypewriterText(text: "Hello, Wayland 👋🏽 café"))
    await window.run(for: .milliseconds(900))
    try window.bitmap.writePNG(to: "/tmp/t0.png")
    await window.run(for: .milliseconds(900))
    try window.bitmap.writePNG(to: "/tmp/t1.png")
    print(window.framesPainted)
}
