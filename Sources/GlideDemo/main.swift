import Glide

// Temporary smoke
SceneInspection.pinResources()
let window = OffscreenWindow(size: Size(width: 400, height: 600), scale: 1, content: SlidingTabs())
SceneInspection.pinResources()
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
print(SceneInspection(window).runningAnimations)
window.advance(by: 2)
print(window.isAtRest, SceneInspection(window).nodeCount, window.framesPainted)
