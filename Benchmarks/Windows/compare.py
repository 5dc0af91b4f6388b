#!/usr/bin/env python3
"""Runs the demo's measured scenes beside a hand-written client, in turns, in windows of a private headless sway.

  compare.py BUILD_FOLDER [--quick] [--part NAME] NAME=DEMO...

BUILD_FOLDER holds `limit` and `tap`; each NAME=DEMO is a GlideDemo to compare. Prints tables: medians, and as × the median
(least–greatest) of the ratios to `limit` of each round. Both clients run in every round, so that other work on the machine
disturbs both.
"""
import argparse, json, os, shutil, statistics, subprocess, sys, tempfile, time
from pathlib import Path

# part: (refresh rate, output, scale, window in points, scenes)
PARTS = {
    "60": (60, "1280x800", 1, "800x600", ["tabs", "buttons", "list1k", "list10k", "idle", "start"]),
    "144": (144, "1280x800", 1, "1280x800", ["tabs", "list1k"]),
    "4k": (60, "3840x2160", 2, "1920x1080", ["tabs", "list1k"]),
}


class Sway:
    """A headless compositor in a runtime folder of its own."""

    def __init__(self, rate, output, scale):
        self.dir = tempfile.mkdtemp(prefix="glide-bench-")
        os.chmod(self.dir, 0o700)
        config = Path(self.dir) / "config"
        config.write_text(
            f"output HEADLESS-1 mode --custom {output}@{rate}Hz scale {scale} position 0 0\n"
            "xwayland disable\ndefault_border none\ndefault_floating_border none\nfocus_follows_mouse no\n"
            'for_window [shell="xdg_shell"] floating enable, border none, move position 0 0\n')
        drop = ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK", "WAYLAND_DEBUG")
        env = {name: value for name, value in os.environ.items() if name not in drop}
        env.update(XDG_RUNTIME_DIR=self.dir, WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1",
                   WLR_RENDERER="pixman", WLR_HEADLESS_OUTPUTS="1")
        self.log = Path(self.dir) / "log"
        who = {}
        if os.getuid() == 0:  # sway refuses to run as root
            who = dict(user=65534, group=65534, extra_groups=[])
            os.chown(self.dir, 65534, 65534)
            env["HOME"] = self.dir
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                ["sway", "-c", str(config)], env=env, stdout=log, stderr=log, stdin=subprocess.DEVNULL, **who)
        end = time.time() + 15
        self.display = None
        while time.time() < end and self.process.poll() is None and not self.display:
            names = [n for n in os.listdir(self.dir) if n.startswith("wayland-") and not n.endswith(".lock")]
            self.display = names[0] if names else None
            time.sleep(0.05)
        if not self.display:
            sys.exit("sway did not start:\n" + self.log.read_text()[-2000:])
        time.sleep(0.5)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.dir, ignore_errors=True)


def run(sway, build, command, scene, seconds, window):
    """The figures of one run of one client; None if it failed."""
    out = Path(sway.dir) / "out.json"
    out.unlink(missing_ok=True)
    width, height = window.split("x")
    env = {"PATH": os.environ["PATH"], "HOME": sway.dir, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": sway.dir,
           "WAYLAND_DISPLAY": sway.display, "BENCH_WIDTH": width, "BENCH_HEIGHT": height}
    if "LD_LIBRARY_PATH" in os.environ:
        env["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
    words = [word.format(scene="tabs" if scene == "start" else scene, seconds=seconds) for word in command]
    subprocess.run(
        [str(build / "tap"), "-o", str(out), "-e", str(Path(sway.dir) / "err"), "-a", str(sway.process.pid),
         "-t", str(seconds), "-w", "1.5", "--", *words], env=env, stdin=subprocess.DEVNULL, timeout=seconds + 40)
    result = json.loads(out.read_text())
    if result["rc"] != 0 or result["first_content_ms"] < 0:
        print("failed:", *words, (Path(sway.dir) / "err").read_text()[-500:], file=sys.stderr)
        return None
    figures = {"rss": result["maxrss_kb"] / 1024, "start": result["first_content_ms"]}
    if steady := result.get("steady"):
        figures.update(commits=steady["commits"], switches=steady["vol"], p50=steady["interval_p50_ms"],
                       p99=steady["interval_p99_ms"], late=steady["late_pct"])
        if steady["commits"]:
            figures["cpu"] = steady["cpu_ms"] / steady["commits"]
    return figures


def median(rounds, name, key):
    values = [r[name][key] for r in rounds if r.get(name) and key in r[name]]
    return statistics.median(values) if values else float("nan")


def ratio(rounds, name, key):
    values = [r[name][key] / r["limit"][key] for r in rounds
              if r.get(name) and r.get("limit") and key in r[name] and r["limit"].get(key)]
    if not values:
        return "–"
    return f"{statistics.median(values):.2f} ({min(values):.1f}–{max(values):.1f})"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("demos", nargs="+", metavar="NAME=DEMO")
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--quick", action="store_true", help="3 rounds instead of 15")
    options = parser.parse_args()
    rounds = 3 if options.quick else 15
    clients = {"limit": [str(options.build / "limit"), "{scene}", "{seconds}"]}
    for demo in options.demos:
        name, _, path = demo.partition("=")
        clients[name] = [path, "--bench", "{scene}", "--seconds", "{seconds}"]
    for part in options.part or PARTS:
        rate, output, scale, window, scenes = PARTS[part]
        print(f"\n{rounds} rounds of 4 s, {output} at {rate} Hz, scale {scale}, window of {window} points\n")
        sway = Sway(rate, output, scale)
        try:
            for scene in scenes:
                seconds = 1.0 if scene == "start" else 4.0
                for client in clients.values() if scene == "start" else []:
                    run(sway, options.build, client, scene, seconds, window)  # warms the caches of files
                results = [{name: run(sway, options.build, client, scene, seconds, window)
                            for name, client in clients.items()} for _ in range(rounds)]
                report(scene, results, clients)
        finally:
            sway.stop()


def report(scene, results, clients):
    if scene == "start":
        print("| start | first content, ms | × | peak memory, MB | × |\n|---|--:|--:|--:|--:|")
        for name in clients:
            print(f"| {name} | {median(results, name, 'start'):.1f} | {ratio(results, name, 'start')} "
                  f"| {median(results, name, 'rss'):.1f} | {ratio(results, name, 'rss')} |")
    elif scene == "idle":
        print("| idle | context switches | commits |\n|---|--:|--:|")
        for name in clients:
            print(f"| {name} | {median(results, name, 'switches'):.0f} | {median(results, name, 'commits'):.0f} |")
    else:
        print(f"| {scene} | CPU a commit, ms | × | interval, ms: median, 99 % | later than 1.5 frames | memory, × |\n"
              "|---|--:|--:|--:|--:|--:|")
        for name in clients:
            print(f"| {name} | {median(results, name, 'cpu'):.3f} | {ratio(results, name, 'cpu')} "
                  f"| {median(results, name, 'p50'):.1f}, {median(results, name, 'p99'):.1f} "
                  f"| {median(results, name, 'late'):.2f} % | {ratio(results, name, 'rss')} |")
    print(flush=True)


if __name__ == "__main__":
    main()
