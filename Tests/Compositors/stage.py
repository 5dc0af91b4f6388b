#!/usr/bin/python3
"""Puts a Wayland client on the stage of a real compositor without a screen, plays its user, and tells how it ended.

  stage.py run --compositor sway|cage|weston|mutter|kwin [options] --script STEPS -- CLIENT [ARGS...]
  stage.py caps                          which steps each compositor knows

Status: 0 as it should be, 1 the client crashed or failed, 2 a step or the compositor failed, 3 the compositor cannot do
what the steps ask for, 4 it took too long. README.md describes the steps.
"""
import argparse, os, re, shlex, signal, struct, subprocess, sys, threading, time, zlib
HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, HERE)
from compositors import ALL, BTN, Failed, KWin, Lab, Unsupported, until

PLAIN = {"wait", "cpu-mark", "kill-compositor", "wait-exit", "echo", "interrupt", "expect", "expect-error", "expect-status", "same"}
KEYS = {"ESC": 1, "BACKSPACE": 14, "TAB": 15, "ENTER": 28, "CTRL": 29, "SHIFT": 42, "ALT": 56, "SPACE": 57,
        "CAPSLOCK": 58, "F11": 87, "F12": 88, "RIGHTCTRL": 97, "ALTGR": 100, "HOME": 102, "UP": 103, "PAGEUP": 104,
        "LEFT": 105, "RIGHT": 106, "END": 107, "DOWN": 108, "PAGEDOWN": 109, "INSERT": 110, "DELETE": 111,
        "SUPER": 125, "MENU": 127, **{"F%d" % i: 58 + i for i in range(1, 11)}}
CHARS = {}          # a character of the US layout -> (evdev code, needs shift)
for first, low, high in ((2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
                         (30, "asdfghjkl;'`", 'ASDFGHJKL:"~'), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"), (57, " ", "")):
    for shifted, chars in enumerate((low, high)):
        CHARS.update({c: (first + i, bool(shifted)) for i, c in enumerate(chars)})
CHARS.update({"\t": (15, False), "\n": (28, False)})


def png(path, w, h, rgb):
    raw = b"".join(b"\0" + rgb[y * w * 3:(y + 1) * w * 3] for y in range(h))

    def chunk(tag, body):
        return struct.pack(">I", len(body)) + tag + body + struct.pack(">I", zlib.crc32(tag + body))
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(raw, 3)) + chunk(b"IEND", b""))


def key_code(name):
    if name.upper() in KEYS:
        return KEYS[name.upper()]
    if name in CHARS:
        return CHARS[name][0]
    raise Failed("no key is named %r" % name)


class Client:
    """The program under test: its process, what it used, and how it ended."""

    def __init__(self, argv, env, out):
        self.paths = [os.path.join(out, "client." + n) for n in ("stdout", "stderr")]
        with open(self.paths[0], "wb") as o, open(self.paths[1], "wb") as e:
            self.p = subprocess.Popen(argv, env=env, stdin=subprocess.DEVNULL, stdout=o, stderr=e, start_new_session=True)
        self.peak, self.cpu, self.mark = 0, (0.0, 0.0), (0.0, 0.0, time.time())
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self):
        while not self.stop.wait(0.1):
            self.sample()

    def sample(self):
        try:
            with open("/proc/%d/stat" % self.p.pid) as f:
                v = f.read().rsplit(")", 1)[1].split()
            hz = os.sysconf("SC_CLK_TCK")
            self.cpu = int(v[11]) / hz, int(v[12]) / hz
            with open("/proc/%d/status" % self.p.pid) as f:
                self.peak = max([self.peak] + [int(n) for n in re.findall(r"VmHWM:\s+(\d+)", f.read())])
        except (OSError, IndexError):
            pass

    def cpu_mark(self, name):
        self.sample()
        (u, s), (u0, s0, t0), now = self.cpu, self.mark, time.time()
        self.mark = u, s, now
        return "%s: user %.2f s, system %.2f s; since the last mark %.2f s of CPU in %.2f s; peak RSS %d KiB" % (
            name, u, s, max(0.0, u + s - u0 - s0), now - t0, self.peak)

    def end(self):
        """Ends a client that still runs; returns (crashed, words)."""
        stopped = self.p.poll() is None
        self.sample()
        if stopped:
            for sig in (signal.SIGTERM, signal.SIGKILL):
                os.killpg(self.p.pid, sig)
                try:
                    self.p.wait(3)
                    break
                except subprocess.TimeoutExpired:
                    pass
        else:
            try:
                os.killpg(self.p.pid, signal.SIGKILL)      # what it left running
            except ProcessLookupError:
                pass
        self.stop.set()
        rc = self.p.returncode
        how = "died of " + signal.Signals(-rc).name if rc < 0 else "exited with %d" % rc
        if not stopped:
            return rc != 0, how
        if rc == -signal.SIGKILL:
            return True, "hung: it ignored SIGTERM for 3 s"
        return rc != 0, "still ran at the end; on SIGTERM it " + how


class Run:
    def __init__(self, comp, client, out, need):
        self.c, self.client, self.out, self.need = comp, client, out, need
        self.off, self.base, self.recordings, self.expect_end = (0, 0), None, [], False
        self.pictures, self.heard = {}, 0

    def at(self, x, y):
        return float(x) + self.off[0], float(y) + self.off[1]

    def refresh(self):
        self.off = self.c.origin() if self.need & {"move", "click", "drag", "scroll", "tap", "swipe", "touch-down"} else (0, 0)

    def glide(self, move, x1, y1, x2, y2, ms):
        start, ms = time.time(), float(ms)
        while True:
            f = min(1.0, (time.time() - start) * 1000 / ms)
            move(*self.at(float(x1) + (float(x2) - float(x1)) * f, float(y1) + (float(y2) - float(y1)) * f))
            self.c.flush()
            if f == 1.0:
                return
            time.sleep(0.008)

    def do(self, name, a, rest):
        return getattr(self, "s_" + name.replace("-", "_"))(*([rest] if name in ("type", "echo") else a))

    def s_wait(self, ms): time.sleep(float(ms) / 1000)
    def s_echo(self, text): return text
    def s_cpu_mark(self, name): return self.client.cpu_mark(name)

    def s_wait_window(self, ms=15000):
        def look():
            if self.client.p.poll() is not None:
                raise Failed("the client ended before it showed a window")
            got = self.c.has_window()
            return self.c.shot() != self.base if got is None else got
        start = time.time()
        until(look, float(ms) / 1000, "a window")
        took = time.time() - start
        time.sleep(0.3)
        self.c.placed()
        self.refresh()
        return "after %.2f s; content at %g,%g of the output" % (took, *self.off)

    def s_wait_change(self, ms=5000):
        first = self.c.shot()
        until(lambda: self.c.shot() != first, float(ms) / 1000, "another picture")

    def s_move(self, x, y): self.c.move(*self.at(x, y))
    def s_press(self, b="left"): self.c.button(BTN[b], True)
    def s_release(self, b="left"): self.c.button(BTN[b], False)

    def s_click(self, x, y, b="left"):
        self.s_move(x, y)
        self.c.flush()
        time.sleep(0.03)
        self.s_press(b)
        self.c.flush()
        time.sleep(0.05)
        self.s_release(b)

    def s_drag(self, x1, y1, x2, y2, ms=300):
        self.s_move(x1, y1)
        self.s_press()
        self.glide(self.c.move, x1, y1, x2, y2, ms)
        self.s_release()

    def s_scroll(self, dx, dy): self.c.axis(float(dx), float(dy))
    def s_touch_down(self, i, x, y): self.c.touch_down(int(i), *self.at(x, y))
    def s_touch_move(self, i, x, y): self.c.touch_move(int(i), *self.at(x, y))
    def s_touch_up(self, i): self.c.touch_up(int(i))
    def s_touch_cancel(self): self.c.touch_cancel()

    def s_tap(self, x, y):
        self.s_touch_down(0, x, y)
        self.c.flush()
        time.sleep(0.06)
        self.s_touch_up(0)

    def s_swipe(self, x1, y1, x2, y2, ms=300):
        self.s_touch_down(0, x1, y1)
        self.glide(lambda x, y: self.c.touch_move(0, x, y), x1, y1, x2, y2, ms)
        self.s_touch_up(0)

    def keys(self, names, down):
        for n in names:
            self.c.key(key_code(n), down)
            self.c.flush()
            time.sleep(0.01)

    def s_key(self, chord):
        names = chord.split("+") if len(chord) > 1 else [chord]
        self.keys(names, True)
        time.sleep(0.02)
        self.keys(names[::-1], False)

    def s_key_down(self, name): self.keys([name], True)
    def s_key_up(self, name): self.keys([name], False)

    def s_type(self, text):
        if any(c not in CHARS for c in text):
            return self.c.type_unicode(text)
        for ch in text:
            code, shift = CHARS[ch]
            for k, down in ([(42, True)] if shift else []) + [(code, True), (code, False)] + ([(42, False)] if shift else []):
                self.c.key(k, down)
                self.c.flush()
                time.sleep(0.005)

    def s_shot(self, name):
        self.pictures[name] = w, h, rgb = self.c.shot()
        png(os.path.join(self.out, name), w, h, rgb)
        return "%dx%d, %d colours in a sample" % (w, h, len({rgb[i:i + 3] for i in range(0, len(rgb) - 2, 3 * 97)}))

    def s_pixel(self, x, y, want=None, tolerance=3):
        w, h, rgb = self.c.shot()
        s = self.c.scale
        px, py = (int(v * s) for v in self.at(x, y))
        got = rgb[(py * w + px) * 3:][:3]
        if want and any(abs(g - e) > int(tolerance) for g, e in zip(got, bytes.fromhex(want))):
            raise Failed("the pixel is %s, not %s" % (got.hex(), want))
        return got.hex()

    def s_record(self, pattern, fps, seconds):
        """Goes on while the next steps run; the files are written when it is over."""
        def work():
            self.recordings.append((pattern, self.c.frames(int(fps), float(seconds))))
        t = threading.Thread(target=work)
        t.start()
        self.recordings.append(t)
        return "started"

    def finish_recordings(self):
        for t in [r for r in self.recordings if isinstance(r, threading.Thread)]:
            t.join()
        for pattern, frames in (r for r in self.recordings if isinstance(r, tuple)):
            for i, (_, shot) in enumerate(frames):
                png(os.path.join(self.out, pattern % i), *shot)
            gaps = [b[0] - a[0] for a, b in zip(frames, frames[1:])] or [0]
            print("record %s: %d frames, %.1f a second, longest gap %.0f ms" % (
                pattern, len(frames), len(frames) / max(frames[-1][0], 0.001) if frames else 0, max(gaps) * 1000))

    def s_resize(self, w, h):
        self.c.resize(int(w), int(h))
        time.sleep(0.3)
        self.refresh()

    def s_scale(self, s):
        self.c.set_scale(float(s))
        time.sleep(0.3)
        self.refresh()

    def s_output_off(self):
        self.c.output(False)
        time.sleep(0.3)

    def s_output_on(self):
        self.c.output(True)
        time.sleep(0.3)
        self.refresh()

    def s_close(self):
        self.c.close()

    def s_wait_exit(self, ms=5000):
        until(lambda: self.client.p.poll() is not None, float(ms) / 1000, "the client's end")
        return "exit status %d" % self.client.p.returncode

    def s_expect(self, *words):
        """Until the client has said the words since the last time that words were expected."""
        text = " ".join(words)

        def look():
            with open(self.client.paths[0], errors="replace") as f:
                f.seek(self.heard)
                found = f.read()
                for line in found.splitlines(keepends=True):
                    self.heard += len(line.encode())
                    if line.rstrip("\n").startswith(text):
                        return line.rstrip("\n")
            return None
        return until(look, 5, "the client says %r" % text)

    def s_expect_error(self, *words):
        lines = open(self.client.paths[1], errors="replace").read().splitlines()
        if len(lines) != 1 or " ".join(words) not in lines[0]:
            raise Failed("standard error is not one line with %r but %r" % (" ".join(words), lines))
        return lines[0]

    def s_interrupt(self): self.client.p.send_signal(signal.SIGINT)

    def s_expect_status(self, status):
        if self.client.p.poll() != int(status):
            raise Failed("the client's status is %s, not %s" % (self.client.p.poll(), status))

    def s_same(self, name):
        """The picture is the one of an earlier `shot`, pixel by pixel; the pointer's place may have to be the same."""
        def look():
            return self.c.shot() == self.pictures[name]
        until(look, 3, "the picture of " + name)

    def s_resizes(self, count, w1, h1, w2, h2):
        """Many sizes in a row, each a little other than the one before, and the second size at the end."""
        n = int(count)
        for i in range(1, n + 1):
            f = abs((i * 2 / n) - 1) if i < n else 1
            self.c.resize(round(int(w1) + (int(w2) - int(w1)) * f), round(int(h1) + (int(h2) - int(h1)) * f))
            self.c.flush()
        # Sway 1.7 may take the client's answer to an older size for a wish and forget the newer one: said again at rest.
        time.sleep(0.5)
        self.c.resize(int(w2), int(h2))
        time.sleep(0.3)
        self.refresh()

    def s_restart_compositor(self):
        self.expect_end = False
        self.c.restart()

    def s_kill_compositor(self):
        self.expect_end = True
        self.c.lab.stop(self.c.proc, signal.SIGKILL)


def parse(path):
    steps = []
    for n, line in enumerate(sys.stdin if path == "-" else open(path), 1):
        line = line.strip()
        if line and not line.startswith("#"):
            name, _, rest = line.partition(" ")
            if not hasattr(Run, "s_" + name.replace("-", "_")):
                raise SystemExit(print("%s:%d: no step is named %r" % (path, n, name)) or 2)
            steps.append((name, rest.split() if name in ("type", "echo", "key") else shlex.split(rest), rest))
    return steps


def choose(name, opts, steps):
    """Picks alone or nested, and says what cannot be done there before anything starts."""
    cls = ALL[name]
    need = {s for s, _, _ in steps} - PLAIN
    if any(s == "type" and any(c not in CHARS for c in rest) for s, _, rest in steps):
        need.add("type-unicode")
    nested_caps = getattr(cls, "nested_caps", frozenset())
    nest = opts.host == "kwin" or opts.host == "auto" and (cls.needs_host or bool(need - cls.caps) and need <= nested_caps)
    if nest and not nested_caps or cls.needs_host and not nest:
        raise Unsupported("%s runs only %s" % (name, "nested in kwin" if cls.needs_host else "alone"))
    caps = nested_caps if nest else cls.caps
    bad = sorted(need - caps)
    if bad:
        raise Unsupported("%s%s cannot do: %s" % (name, " (nested in kwin)" if nest else "", ", ".join(bad)))
    if opts.scale != 1 and not cls.can_scale:
        raise Unsupported("%s cannot start at scale %g" % (name, opts.scale))
    if name == "mutter" and "resize" in need and not opts.fullscreen:
        raise Unsupported("mutter resizes its monitor, so the step resize needs --fullscreen there")
    return cls, nest, need


def start(name, opts, steps, lab):
    cls, nest, need = choose(name, opts, steps)
    comp = cls(lab, opts)
    if nest:
        comp.host = KWin(lab, argparse.Namespace(size=opts.size, scale=1.0, fullscreen=True, sizes=[]))
        comp.host.hosting = True
        comp.host.start()
    comp.start(2 if need & {"output-off", "output-on"} else 1)
    if nest:
        comp.host.devices()     # only now: wlroots 0.15 takes no touchscreen that was there before it started
        until(comp.host.has_window, 15, "%s's window on its host" % name)
        time.sleep(0.5)
    comp.move(opts.size[0] / comp.scale - 1, opts.size[1] / comp.scale - 1)     # out of the way
    comp.flush()
    return comp, need


def run(opts):
    steps = parse(opts.script)
    opts.sizes = [(int(a[0]), int(a[1])) for s, a, _ in steps if s == "resize"]
    opts.sizes = list(dict.fromkeys(opts.sizes))
    os.makedirs(opts.out, exist_ok=True)
    lab, client, go, status = Lab(), None, None, 0

    def late(*_):
        raise TimeoutError("the run took longer than %d s" % opts.timeout)
    signal.signal(signal.SIGALRM, late)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    signal.alarm(opts.timeout)
    began = time.time()

    def say(text):
        print("[%7.3f] %s" % (time.time() - began, text), flush=True)
    try:
        comp, need = start(opts.compositor, opts, steps, lab)
        say("%s is up%s: %dx%d, scale %g" % (comp.name, ", nested in kwin" if comp.host else "", *comp.size, comp.scale))
        base = comp.shot() if comp.has_window() is None and "wait-window" in need else None
        env = comp.client_env()
        env.update(e.split("=", 1) for e in opts.env)
        client = Client(opts.client, env, opts.out)
        go = Run(comp, client, opts.out, need)
        go.base = base
        for name, args, rest in steps:
            if client.p.poll() is not None and name not in (
                    "wait-exit", "cpu-mark", "echo", "shot", "wait", "expect-error", "expect-status"):
                raise Failed("the client has ended before: %s %s" % (name, rest))
            said = go.do(name, args, rest)
            if comp.alive():
                comp.flush()
            elif not go.expect_end:
                raise Failed("%s ended: %s" % (comp.name, open(comp.proc.log, errors="replace").read()[-800:]))
            say("%s %s: %s" % (name, rest, said or "ok"))
    except Unsupported as e:
        status = 3
        say("unsupported: %s" % e)
    except TimeoutError as e:
        status = 4
        say("timeout: %s" % e)
    except Exception as e:
        status = 2
        say("failed: %s: %s" % (type(e).__name__, e))
        if opts.debug:
            raise
    finally:
        signal.alarm(0)
        if go:
            go.finish_recordings()
        if client:
            said, wanted = client.end(), go.expect_end if go else False
            print("client: %s; %s" % (said[1], client.cpu_mark("total")))
            if said[0] and not (client.p.returncode > 0 and wanted):
                status = 1
            for label, path in zip(("stdout", "stderr"), client.paths):
                lines = open(path, errors="replace").read().splitlines()
                if lines and (label == "stderr" or opts.tail_stdout):
                    print("-- client's %s, last of %d lines" % (label, len(lines)))
                    print("\n".join(lines[-(opts.tail_stdout or 15):]))
        for p in lab.procs if status in (2, 4) else []:
            lines = [n for n in open(p.log, errors="replace").read().splitlines() if "js: stage" not in n]
            print("\n".join(["-- %s's log" % p.name] + lines[-12:]))
        lab.close(keep=opts.debug)
    return status


def caps(_):
    names = sorted(set().union(*(c.caps | getattr(c, "nested_caps", set()) for c in ALL.values())))
    print("%-14s" % "step" + "".join("%-9s" % n for n in ALL))
    for s in names:
        print("%-14s" % s + "".join("%-9s" % ("nested" if c.needs_host and s in c.caps else "yes" if s in
              c.caps else "nested" if s in getattr(c, "nested_caps", ()) else "-") for c in ALL.values()))
    print("Always: " + ", ".join(sorted(PLAIN)) + ". 'nested': the compositor runs inside kwin, which takes the input.")
    return 0


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    sub = ap.add_subparsers(dest="verb", required=True)

    def size(s):
        w, h = s.split("x")
        return int(w), int(h)
    p = sub.add_parser("run")
    p.add_argument("--compositor", choices=ALL, required=True)
    p.add_argument("--size", type=size, default=(1280, 800), help="the output in device pixels")
    p.add_argument("--scale", type=float, default=1.0)
    p.add_argument("--host", choices=("auto", "none", "kwin"), default="auto", help="nest sway, cage or weston in kwin")
    p.add_argument("--fullscreen", action="store_true")
    p.add_argument("--script", required=True, help="the steps; - reads them from standard input")
    p.add_argument("--out", default=".", help="folder for pictures and the client's output")
    p.add_argument("--timeout", type=int, default=120)
    p.add_argument("--env", action="append", default=[], metavar="NAME=VALUE")
    p.add_argument("--tail-stdout", type=int, default=0, metavar="LINES")
    p.add_argument("--debug", action="store_true", help="keep the logs, show tracebacks")
    p.add_argument("client", nargs="+")
    sub.add_parser("caps")
    opts = ap.parse_args()
    return {"run": run, "caps": caps}[opts.verb](opts)


if __name__ == "__main__":
    sys.exit(main())
