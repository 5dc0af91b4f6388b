"""The five compositors: starting each one, playing its user, taking its picture, minding the client's window."""
import json, os, shutil, signal, subprocess, tempfile, time
import wire

NOBODY = 65534
BTN = {"left": 0x110, "right": 0x111, "middle": 0x112}
MODS = {42: 1, 54: 1, 58: 2, 29: 4, 97: 4, 56: 8, 100: 128, 125: 64}
KEYMAP = ('xkb_keymap { xkb_keycodes { include "evdev+aliases(qwerty)" }; xkb_types { include "complete" }; '
          'xkb_compat { include "complete" }; xkb_symbols { include "pc+us+inet(evdev)" }; };\0')
BUS_CONF = """<busconfig><type>session</type><listen>unix:path=%s</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
<allow own="*"/></policy></busconfig>"""


class Unsupported(Exception):
    pass


class Failed(Exception):
    pass


def until(test, seconds, what):
    end = time.time() + seconds
    while True:
        got = test()
        if got:
            return got
        if time.time() > end:
            raise Failed("%s: not within %g s" % (what, seconds))
        time.sleep(0.05)


class Lab:
    """One run's temp folder and the processes it started; each is ended by its own pid's group."""

    def __init__(self):
        self.dir = tempfile.mkdtemp(prefix="stage.")
        os.chmod(self.dir, 0o711)
        self.procs = []

    def folder(self, name, owner=None):
        path = os.path.join(self.dir, name)
        os.makedirs(path, 0o700, exist_ok=True)
        if owner is not None:
            os.chown(path, owner, owner)
        return path

    def spawn(self, name, argv, env):
        log = open(os.path.join(self.dir, name + ".log"), "wb")
        p = subprocess.Popen(argv, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                             start_new_session=True)
        p.log, p.name = log.name, name
        self.procs.append(p)
        return p

    def stop(self, p, sig=signal.SIGTERM):
        for s, wait in ((sig, 3), (signal.SIGKILL, 3)):
            try:
                os.killpg(p.pid, s)
            except ProcessLookupError:
                pass
            try:
                p.wait(wait)
                return
            except subprocess.TimeoutExpired:
                pass

    def close(self, keep=False):
        for p in reversed(self.procs):
            self.stop(p)
        if not keep:
            shutil.rmtree(self.dir, ignore_errors=True)


def start_bus(lab, runtime):
    path = os.path.join(runtime, "bus")
    conf = os.path.join(runtime, "bus.conf")
    with open(conf, "w") as f:
        f.write(BUS_CONF % path)
    lab.spawn("dbus", ["dbus-daemon", "--config-file=" + conf, "--nofork"], dict(os.environ))
    until(lambda: os.path.exists(path), 5, "session bus")
    from gi.repository import Gio, GLib
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync("unix:path=" + path, flags, None, None), Gio, GLib


class Compositor:
    """What is common. A nested compositor hands input, pictures and its own size to its host."""
    host, caps, can_scale, needs_host = None, frozenset(), True, False
    INPUT = {"move", "press", "release", "click", "drag", "scroll", "key", "key-down", "key-up", "type"}
    TOUCH = {"touch-down", "touch-move", "touch-up", "tap", "swipe"}
    SHOT = {"shot", "record", "pixel", "wait-window", "wait-change"}

    def __init__(self, lab, opts):
        self.lab, self.opts, self.size, self.scale = lab, opts, opts.size, opts.scale
        self.t0 = time.time()

    def base_env(self, owner=None):
        runtime = self.lab.folder(self.name, owner)
        env = {k: v for k, v in os.environ.items()
               if k not in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "SWAYSOCK", "DBUS_SESSION_BUS_ADDRESS")}
        env.update(XDG_RUNTIME_DIR=runtime, XDG_CONFIG_HOME=runtime, XDG_CACHE_HOME=runtime, XDG_DATA_HOME=runtime,
                   HOME=runtime, LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1")
        return env, runtime

    def await_socket(self, names):
        def look():
            if self.proc.poll() is not None:
                raise Failed("%s ended at once: %s" % (self.name, open(self.proc.log).read()[-600:]))
            return next((p for p in (os.path.join(self.runtime, n) for n in names) if os.path.exists(p)), None)
        self.socket = until(look, 15, self.name + "'s socket")
        until(lambda: self.answers(), 10, self.name + " answering")
        os.chmod(self.runtime, 0o711)
        os.chmod(self.socket, 0o777)

    def answers(self):
        try:
            self.wl = wire.Display(self.socket)
            return self.wl.has("wl_output")
        except OSError:
            return False

    def client_env(self):
        env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_SOCKET", "SWAYSOCK")}
        env.update(WAYLAND_DISPLAY=self.socket, XDG_RUNTIME_DIR=self.lab.folder("client"), NO_AT_BRIDGE="1",
                   XDG_SESSION_TYPE="wayland", GDK_BACKEND="wayland", QT_QPA_PLATFORM="wayland", GSK_RENDERER="cairo",
                   DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent")
        return env

    def ms(self):
        return int((time.time() - self.t0) * 1000)

    def alive(self):
        return self.proc.poll() is None

    def origin(self):
        return 0, 0

    def has_window(self):           # None: this compositor lists no windows, compare pictures instead
        return None

    def placed(self):
        pass

    def to_host(self, x, y):
        s = self.scale if self.host else 1
        return x * s, y * s

    # Input and pictures: the host's, unless a class overrides them.
    def move(self, x, y): self.host.move(*self.to_host(x, y))
    def button(self, code, down): self.host.button(code, down)
    def axis(self, dx, dy): self.host.axis(dx, dy)
    def key(self, code, down): self.host.key(code, down)
    def touch_down(self, i, x, y): self.host.touch_down(i, *self.to_host(x, y))
    def touch_move(self, i, x, y): self.host.touch_move(i, *self.to_host(x, y))
    def touch_up(self, i): self.host.touch_up(i)
    def touch_cancel(self): self.host.touch_cancel()
    def shot(self): return self.host.shot()
    def flush(self): (self.host or self).wl.roundtrip()

    def frames(self, fps, seconds):
        start, found = time.time(), []
        while time.time() - start < seconds:
            found.append((time.time() - start, self.shot()))
            time.sleep(max(0, start + len(found) / fps - time.time()))
        return found


class KWin(Compositor):
    name, hosting = "kwin", False
    caps = (Compositor.INPUT | Compositor.TOUCH | Compositor.SHOT
            | {"touch-cancel", "resize", "resizes", "scale", "close", "output-off", "output-on"})
    RULE = """function place(c) { if (!c.normalWindow && !c.dialog) return; c.noBorder = true;
      if (%(full)s) c.fullScreen = true;
      else { var g = c.frameGeometry; c.frameGeometry = {x: 0, y: 0, width: g.width, height: g.height}; } }
      workspace.clientAdded.connect(place);"""

    def start(self, outputs=1):
        env, self.runtime = self.base_env()
        self.bus, self.Gio, self.GLib = start_bus(self.lab, self.runtime)
        # A copy drops the file capability that some sandboxes refuse to execute.
        binary = shutil.copy(shutil.which("kwin_wayland"), self.runtime)
        with open(os.path.join(self.runtime, "kdeglobals"), "w") as f:
            f.write("[KDE]\nAnimationDurationFactor=0\n")
        env.update(KWIN_WAYLAND_NO_PERMISSION_CHECKS="1", KWIN_SCREENSHOT_NO_PERMISSION_CHECKS="1", KWIN_COMPOSE="O2",
                   QT_LOGGING_RULES="js.debug=true;kwin_scripting.debug=true", QT_QPA_PLATFORM="",
                   DBUS_SESSION_BUS_ADDRESS="unix:path=" + os.path.join(self.runtime, "bus"))
        w, h = self.size
        self.proc = self.lab.spawn(self.name, [
            binary, "--virtual", "--width", str(w), "--height", str(h), "--output-count", str(outputs),
            "--no-lockscreen", "--no-global-shortcuts", "--socket", "wayland-kwin"], env)
        self.await_socket(["wayland-kwin"])
        if not self.hosting:
            self.devices()
        self.outputs = []
        for n in sorted(n for n, (i, _) in self.wl.globals.items() if i == "kde_output_device_v2"):
            dev = self.wl.bind("kde_output_device_v2", 2, n)
            dev.on(name=lambda s, d=dev: setattr(d, "label", s))
            self.outputs.append(dev)
        self.wl.roundtrip()
        self.active = self.outputs[0]
        until(lambda: self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                                "(s)", "org.kde.KWin")[0], 10, "kwin on the bus")
        self.nscripts = 0
        self.script(self.RULE % {"full": "true" if self.opts.fullscreen else "false"}, keep=True)
        if self.scale != 1:
            self.set_scale(self.scale)

    def devices(self):
        """Gives kwin's seat its pointer, keyboard and touchscreen."""
        self.fake = self.wl.bind("org_kde_kwin_fake_input", 4)
        self.fake.authenticate("stage", "test input")
        self.wl.roundtrip()

    def call(self, dest, path, iface, method, sig=None, *args):
        v = self.GLib.Variant(sig, args) if sig else None
        return self.bus.call_sync(dest, path, iface, method, v, None, 0, 8000, None).unpack()

    def script(self, text, keep=False):
        """Runs a script inside kwin; what it prints after its mark comes back as JSON."""
        self.nscripts += 1
        name = "stage%d" % self.nscripts
        path = os.path.join(self.runtime, name + ".js")
        with open(path, "w") as f:
            f.write(text if keep else "var R = null; try { %s } catch (e) { R = 'error: ' + e; } print('%s=' + JSON.stringify(R));" % (text, name))
        sid, = self.call("org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting", "loadScript", "(ss)", path, name)
        self.call("org.kde.KWin", "/%d" % sid, "org.kde.kwin.Script", "run")
        if keep:
            return None

        def look():
            for line in open(self.proc.log, errors="replace"):
                if name + "=" in line:
                    return [json.loads(line.split(name + "=", 1)[1])]
        got = until(look, 5, "kwin script")[0]
        if str(got).startswith("error:"):
            raise Failed("kwin's script says " + got)
        self.call("org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting", "unloadScript", "(s)", name)
        return got

    ONE = ("var L = workspace.clientList().filter(function(c) { return c.normalWindow || c.dialog; });"
           "var c = L.indexOf(workspace.activeClient) >= 0 ? workspace.activeClient : L[L.length - 1];")

    def has_window(self):
        return self.script(self.ONE + "R = L.length > 0") or False

    def origin(self):
        return self.script(self.ONE + "if (c) R = [c.frameGeometry.x, c.frameGeometry.y]") or (0, 0)

    def resize(self, w, h):
        self.script(self.ONE + "c.fullScreen = false; c.frameGeometry = {x: 0, y: 0, width: %d, height: %d}" % (w, h))

    def close(self):
        self.script(self.ONE + "c.closeWindow()")

    def configure(self, change):
        done = []
        conf = self.wl.bind("kde_output_management_v2", 2).create_configuration()
        conf.on(applied=lambda: done.append(1), failed=lambda: done.append(0))
        change(conf)
        conf.apply()
        end = time.time() + 5
        while not done and time.time() < end:
            self.wl.dispatch(0.1)
        if done != [1]:
            raise Failed("kwin refused the output change")

    def set_scale(self, s):
        self.configure(lambda c: c.scale(self.active, s))
        self.scale = s

    def output(self, on):
        first, second = self.outputs[0], self.outputs[1]

        def change(c):
            c.enable(first if on else second, 1)
            if on:
                c.position(first, 0, 0)
                c.position(second, self.size[0], 0)
            else:
                c.enable(first, 0)
                c.position(second, 0, 0)
        self.configure(change)
        self.active = first if on else second

    def move(self, x, y): self.fake.pointer_motion_absolute(x, y)
    def button(self, code, down): self.fake.button(code, int(down))

    def axis(self, dx, dy):
        for axis, v in ((1, dx), (0, dy)):
            if v:
                self.fake.axis(axis, v)

    def key(self, code, down): self.fake.keyboard_key(code, int(down))

    def touch_down(self, i, x, y):
        self.fake.touch_down(i, x, y)
        self.fake.touch_frame()

    def touch_move(self, i, x, y):
        self.fake.touch_motion(i, x, y)
        self.fake.touch_frame()

    def touch_up(self, i):
        self.fake.touch_up(i)
        self.fake.touch_frame()

    def touch_cancel(self): self.fake.touch_cancel()

    def shot(self):
        r, w = os.pipe()
        fds = self.Gio.UnixFDList.new()
        fds.append(w)
        os.close(w)
        args = self.GLib.Variant("(sa{sv}h)", (self.active.label, {"native-resolution": self.GLib.Variant("b", True)}, 0))
        try:
            res, _ = self.bus.call_with_unix_fd_list_sync(
                "org.kde.KWin", "/org/kde/KWin/ScreenShot2", "org.kde.KWin.ScreenShot2", "CaptureScreen", args,
                None, 0, 8000, fds, None)
            del fds
            info = res.unpack()[0]
            with os.fdopen(r, "rb") as f:
                r = None
                data = f.read(info["stride"] * info["height"])
        finally:
            if r is not None:
                os.close(r)
        return info["width"], info["height"], rgb(data, info["width"], info["height"], info["stride"], "BGRx")


def rgb(data, w, h, stride, order):
    if stride != w * 4:
        data = b"".join(data[y * stride:y * stride + w * 4] for y in range(h))
    out = bytearray(w * h * 3)
    for i, c in enumerate("RGB"):
        out[i::3] = data[order.index(c)::4][:w * h]
    return bytes(out)


class Wlroots(Compositor):
    """Sway and cage. Alone: wlroots' headless backend. Nested: its Wayland backend, with input from the host."""

    def env(self):
        me = NOBODY if os.getuid() == 0 else None      # both refuse to start as root
        env, self.runtime = self.base_env(me)
        env.update(WLR_BACKENDS="wayland" if self.host else "headless", WLR_LIBINPUT_NO_DEVICES="1",
                   WLR_RENDERER="pixman")
        if self.host:
            env["WAYLAND_DISPLAY"] = self.host.socket
        drop = ["setpriv", "--reuid=%d" % me, "--regid=%d" % me, "--clear-groups"] if me else []
        return env, drop

    def shot(self):
        if self.host:
            return self.host.shot()
        env = dict(os.environ, WAYLAND_DISPLAY=self.socket, XDG_RUNTIME_DIR=self.runtime)
        raw = subprocess.run(["grim", "-t", "ppm", "-"], env=env, stdout=subprocess.PIPE, check=True, timeout=10).stdout
        _, size, _, data = raw.split(b"\n", 3)
        w, h = map(int, size.split())
        return w, h, data


class Sway(Wlroots):
    name = "sway"
    caps = (Compositor.INPUT | Compositor.SHOT
            | {"type-unicode", "resize", "resizes", "scale", "close", "restart-compositor"})
    nested_caps = (caps | Compositor.TOUCH | {"output-off", "output-on"}) - {"restart-compositor"}

    def start(self, outputs=1):
        env, drop = self.env()
        conf = os.path.join(self.runtime, "sway.conf")
        mode = "fullscreen enable" if self.opts.fullscreen else "move absolute position 0 0"
        with open(conf, "w") as f:
            f.write("xwayland disable\ndefault_border none\ndefault_floating_border none\n"
                    "output * mode --custom %dx%d\noutput * scale %g\n"
                    'for_window [app_id=".*"] floating enable, border none, %s\n' % (*self.size, self.scale, mode))
        if self.host:
            open(conf, "a").write("output * position 0 0\n")
        self.command = drop + ["sway", "-c", conf], env
        self.launch()

    def launch(self):
        self.proc = self.lab.spawn(self.name, *self.command)
        self.await_socket(["wayland-%d" % i for i in range(4)])
        self.ipc = os.path.join(self.runtime, next(f for f in os.listdir(self.runtime) if f.startswith("sway-ipc")))
        self.out = until(lambda: self.msg("-t", "get_outputs"), 5, "an output")[0]["name"]
        if not self.host:
            seat = self.wl.bind("wl_seat", 1)
            self.ptr = self.wl.bind("zwlr_virtual_pointer_manager_v1", 1).create_virtual_pointer(seat)
            self.kbd = self.wl.bind("zwp_virtual_keyboard_manager_v1", 1).create_virtual_keyboard(seat)
            fd = os.memfd_create("keymap")
            os.write(fd, KEYMAP.encode())
            self.kbd.keymap(1, fd, len(KEYMAP))
            self.wl.roundtrip()
            os.close(fd)
        self.mods = 0

    def restart(self):
        """Another sway on the same socket, as a supervisor would start it."""
        for f in os.listdir(self.runtime):
            if f.startswith("sway-ipc") or f.startswith("wayland-"):
                os.remove(os.path.join(self.runtime, f))
        old = self.socket
        self.launch()
        if self.socket != old:
            raise Failed("sway came back as %s, not as %s" % (self.socket, old))

    def msg(self, *args):
        args = args if args[0] == "-t" else ("--", *args)
        p = subprocess.run(["swaymsg", "-r", "-s", self.ipc, *args], capture_output=True, text=True, timeout=10)
        if p.returncode:
            raise Failed("swaymsg %s: %s %s" % (" ".join(args), p.stdout.strip(), p.stderr.strip()))
        return json.loads(p.stdout or "null")

    def views(self):
        found, todo = [], [self.msg("-t", "get_tree")]
        while todo:
            n = todo.pop()
            todo += n["nodes"] + n["floating_nodes"]
            if n.get("pid") and not n["nodes"]:
                found.append(n)
        return sorted(found, key=lambda n: not n["focused"])

    def has_window(self):
        return bool(self.views())

    def one(self):
        v = self.views()
        if not v:
            raise Failed("no window")
        return v[0]

    def origin(self):
        v = self.one()
        return v["rect"]["x"] + v["window_rect"]["x"], v["rect"]["y"] + v["window_rect"]["y"]

    def resize(self, w, h):
        if not self.opts.fullscreen:
            self.msg("[con_id=%d]" % self.one()["id"], "resize set %d px %d px, move absolute position 0 0" % (w, h))
        elif self.host:
            self.host.resize(w, h)
        else:
            self.msg("output", self.out, "mode", "--custom", "%dx%d" % (round(w * self.scale), round(h * self.scale)))

    def close(self): self.msg("[con_id=%d]" % self.one()["id"], "kill")

    def set_scale(self, s):
        self.msg("output", self.out, "scale", "%g" % s)
        self.scale = s

    def output(self, on):
        """wlroots 0.15 cannot switch a headless output off; nested, its window on the host comes and goes."""
        if not on:
            return self.host.close()
        self.msg("create_output")
        self.out = until(lambda: self.msg("-t", "get_outputs"), 5, "the new output")[-1]["name"]
        until(self.host.has_window, 5, "the new output's window")

    def extent(self):
        r = next(o for o in self.msg("-t", "get_outputs") if o["name"] == self.out)["rect"]
        return r["width"], r["height"]

    def move(self, x, y):
        if self.host:
            return super().move(x, y)
        w, h = self.extent()
        self.ptr.motion_absolute(self.ms(), round(x * 100), round(y * 100), w * 100, h * 100)
        self.ptr.frame()

    def button(self, code, down):
        if self.host:
            return super().button(code, down)
        self.ptr.button(self.ms(), code, int(down))
        self.ptr.frame()

    def axis(self, dx, dy):
        if self.host:
            return super().axis(dx, dy)
        for axis, v in ((1, dx), (0, dy)):
            if v:
                self.ptr.axis_source(0)
                self.ptr.axis_discrete(self.ms(), axis, v, round(v / 15) or (1 if v > 0 else -1))
        self.ptr.frame()

    def key(self, code, down):
        if self.host:
            return super().key(code, down)
        self.kbd.key(self.ms(), code, int(down))
        if code in MODS:
            self.mods = self.mods | MODS[code] if down else self.mods & ~MODS[code]
            self.kbd.modifiers(self.mods, 0, 0, 0)

    def type_unicode(self, text):
        env = dict(os.environ, WAYLAND_DISPLAY=self.socket, XDG_RUNTIME_DIR=self.runtime)
        subprocess.run(["wtype", text], env=env, check=True, timeout=20)


class Cage(Wlroots):
    name, can_scale, needs_host = "cage", False, True
    caps = nested_caps = Compositor.INPUT | Compositor.TOUCH | Compositor.SHOT | {"resize"}

    def start(self, outputs=1):
        env, drop = self.env()
        self.proc = self.lab.spawn(self.name, drop + ["cage", "--", "sleep", "100000"], env)
        self.await_socket(["wayland-%d" % i for i in range(4)])

    def resize(self, w, h): self.host.resize(w, h)


class Weston(Compositor):
    name, can_scale, needs_host = "weston", False, True
    caps = nested_caps = Compositor.INPUT | Compositor.TOUCH | Compositor.SHOT

    def start(self, outputs=1):
        env, self.runtime = self.base_env()
        env["WAYLAND_DISPLAY"] = self.host.socket
        self.proc = self.lab.spawn(self.name, [
            "weston", "--no-config", "--backend=wayland-backend.so", "--use-pixman", "--fullscreen",
            "--shell=kiosk-shell.so", "--idle-time=0", "--socket=wayland-weston"], env)
        self.await_socket(["wayland-weston"])


class Mutter(Compositor):
    name = "mutter"
    caps = (Compositor.INPUT | Compositor.TOUCH | Compositor.SHOT
            | {"type-unicode", "resize", "scale", "close", "output-off", "output-on"})
    RD, SC, DC = ("org.gnome.Mutter." + n for n in ("RemoteDesktop", "ScreenCast", "DisplayConfig"))
    RAW = "! videoconvert ! video/x-raw,format=RGBx ! fdsink fd=1".split()
    SETTINGS = """[org/gnome/mutter]
experimental-features=['scale-monitor-framebuffer']
[org/gnome/desktop/interface]
enable-animations=false
[org/gnome/desktop/wm/keybindings]
move-to-corner-nw=['<Super>F5']
toggle-fullscreen=['<Super>F6']
close=['<Super>F7']
"""

    def start(self, outputs=1):
        env, self.runtime = self.base_env()
        self.bus, self.Gio, self.GLib = start_bus(self.lab, self.runtime)
        env.update(DBUS_SESSION_BUS_ADDRESS="unix:path=" + os.path.join(self.runtime, "bus"), GSETTINGS_BACKEND="keyfile")
        settings = os.path.join(self.runtime, "glib-2.0", "settings")
        os.makedirs(settings)
        with open(os.path.join(settings, "keyfile"), "w") as f:
            f.write(self.SETTINGS)
        self.env = env
        self.lab.spawn("pipewire", ["pipewire"], env)
        until(lambda: os.path.exists(os.path.join(self.runtime, "pipewire-0")), 10, "pipewire")
        self.lab.spawn("wireplumber", ["wireplumber"], env)
        # A virtual monitor has one mode, so each size that the script asks for gets its own monitor.
        self.sizes = [self.size] * outputs + [s for s in self.opts.sizes if s != self.size]
        argv = ["mutter", "--headless", "--wayland", "--no-x11", "--wayland-display", "wayland-mutter"]
        for w, h in self.sizes:
            argv += ["--virtual-monitor", "%dx%d" % (w, h)]
        self.proc = self.lab.spawn(self.name, argv, env)
        self.await_socket(["wayland-mutter"])
        until(lambda: self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                                "(s)", self.SC)[0], 10, "mutter on the bus")
        self.full = False
        self.monitor(0, self.scale)
        self.open_input()

    call = KWin.call

    def monitor(self, index, scale):
        """Makes one virtual monitor the only one."""
        serial, monitors, _, _ = self.call(self.DC, "/org/gnome/Mutter/DisplayConfig", self.DC, "GetCurrentState")
        monitors.sort(key=lambda m: int(m[0][0].split("-")[-1]))
        (self.connector, *_), modes, _ = monitors[index]
        mode, w, h, _, _, scales, _ = modes[0]
        self.scale = min(scales, key=lambda s: abs(s - scale))
        if abs(self.scale - scale) > 0.01:
            print("note: mutter allows %s at %dx%d; %g became %g"
                  % (", ".join("%g" % s for s in scales), w, h, scale, self.scale))
        v = self.GLib.Variant("(uua(iiduba(ssa{sv}))a{sv})", (
            serial, 1, [(0, 0, self.scale, 0, True, [(self.connector, mode, {})])],
            {"layout-mode": self.GLib.Variant("u", 1)}))
        self.bus.call_sync(self.DC, "/org/gnome/Mutter/DisplayConfig", self.DC, "ApplyMonitorsConfig", v, None, 0, 8000, None)
        self.index, self.pixels = index, (w, h)
        time.sleep(0.3)

    def open_input(self):
        """One input session for good, on an area: a session on a monitor ends, with its devices, when the monitor changes."""
        rd, = self.call(self.RD, "/org/gnome/Mutter/RemoteDesktop", self.RD, "CreateSession")
        sid, = self.call(self.RD, rd, "org.freedesktop.DBus.Properties", "Get", "(ss)", self.RD + ".Session", "SessionId")
        sc, = self.call(self.SC, "/org/gnome/Mutter/ScreenCast", self.SC, "CreateSession", "(a{sv})",
                        {"remote-desktop-session-id": self.GLib.Variant("s", sid)})
        self.stream, = self.call(self.SC, sc, self.SC + ".Session", "RecordArea", "(iiiia{sv})", 0, 0, 4096, 4096, {})
        self.call(self.RD, rd, self.RD + ".Session", "Start")
        self.session, self.stream_scale = rd, self.scale
        self.move(5, 5)                 # mutter makes each device at its first event; clients should find them all
        self.chord(42)
        self.touch_down(0, 5, 5)
        self.touch_up(0)

    def cast(self, props):
        sc, = self.call(self.SC, "/org/gnome/Mutter/ScreenCast", self.SC, "CreateSession", "(a{sv})", props)
        stream, = self.call(self.SC, sc, self.SC + ".Session", "RecordMonitor", "(sa{sv})", self.connector,
                            {"cursor-mode": self.GLib.Variant("u", 0)})
        return sc, stream

    def gst(self, tail, seconds):
        """Runs a GStreamer pipeline on a fresh cast of the monitor."""
        sc, stream = self.cast({})
        node = []
        sub = self.bus.signal_subscribe(None, self.SC + ".Stream", "PipeWireStreamAdded", stream, None, 0,
                                        lambda *a: node.append(a[5].unpack()[0]))
        try:
            self.call(self.SC, sc, self.SC + ".Session", "Start")
            until(lambda: (self.GLib.MainContext.default().iteration(False), node)[1], 5, "the cast's node")
            return subprocess.run(
                ["timeout", "-s", "INT", str(seconds), "gst-launch-1.0", "-q", "-e", "pipewiresrc", "path=%d" % node[0],
                 "always-copy=true", "keepalive-time=50", *tail], env=self.env, capture_output=True, timeout=seconds + 15)
        finally:
            self.bus.signal_unsubscribe(sub)
            self.call(self.SC, sc, self.SC + ".Session", "Stop")

    def shot(self):
        w, h = self.pixels
        p = self.gst(["num-buffers=1", *self.RAW], 8)
        if len(p.stdout) != w * h * 4:
            raise Failed("the cast gave %d bytes, not %dx%dx4: %s" % (len(p.stdout), w, h, p.stderr[-300:]))
        return w, h, rgb(p.stdout, w, h, w * 4, "RGBx")

    def frames(self, fps, seconds):
        w, h = self.pixels
        p = self.gst(["!", "videorate", "!", "video/x-raw,framerate=%d/1" % fps, *self.RAW], seconds)
        n = w * h * 4
        return [(i / fps, (w, h, rgb(p.stdout[i * n:(i + 1) * n], w, h, w * 4, "RGBx"))) for i in range(len(p.stdout) // n)]

    def input(self, method, sig, *args):
        self.call(self.RD, self.session, self.RD + ".Session", method, sig, *args)

    def chord(self, *codes):
        for c in codes:
            self.key(c, True)
        for c in reversed(codes):
            self.key(c, False)
        time.sleep(0.2)

    def placed(self):
        if self.opts.fullscreen and not self.full:
            self.chord(125, 64)         # Super+F6
            self.full = True
        elif not self.opts.fullscreen:
            self.chord(125, 63)         # Super+F5: the window's corner goes to 0,0

    def close(self): self.chord(125, 65)
    def set_scale(self, s): self.monitor(self.index, s)
    def resize(self, w, h): self.monitor(self.sizes.index((w, h)), self.scale)
    def output(self, on): self.monitor(0 if on else 1, self.scale)
    def move(self, x, y): self.input("NotifyPointerMotionAbsolute", "(sdd)", self.stream, *self.dev(x, y))
    def button(self, code, down): self.input("NotifyPointerButton", "(ib)", code, down)
    def axis(self, dx, dy): self.input("NotifyPointerAxis", "(ddu)", dx, dy, 0)
    def key(self, code, down): self.input("NotifyKeyboardKeycode", "(ub)", code, down)
    def touch_down(self, i, x, y): self.input("NotifyTouchDown", "(sudd)", self.stream, i, *self.dev(x, y))
    def touch_move(self, i, x, y): self.input("NotifyTouchMotion", "(sudd)", self.stream, i, *self.dev(x, y))
    def touch_up(self, i): self.input("NotifyTouchUp", "(u)", i)
    def dev(self, x, y): return x * self.stream_scale, y * self.stream_scale

    def type_unicode(self, text):
        for ch in text:
            sym = ord(ch) if ord(ch) < 256 else 0x1000000 + ord(ch)
            for down in (True, False):
                self.input("NotifyKeyboardKeysym", "(ub)", sym, down)
            time.sleep(0.02)


ALL = {c.name: c for c in (Sway, Cage, Weston, Mutter, KWin)}
