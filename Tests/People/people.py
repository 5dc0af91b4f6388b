"""Uses the demo as a screen reader does: through libatspi, with the real registry, while the program runs under sway.

    dbus-run-session -- python3 people.py path/to/GlideDemo

Prints a line for each step and ends with status 1 at the first that fails. Nothing is skipped.
"""

import os
import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# libatspi calls its older names deprecated that are there in all its versions.
warnings.simplefilter("ignore", DeprecationWarning)
DEMO = sys.argv[1]
LIMIT = 30.0
children = []


def fail(text):
    print(f"not ok: {text}", flush=True)
    for child in children:
        child.kill()
    sys.exit(1)


def ok(text):
    print(f"ok: {text}", flush=True)


def turn(seconds=0.02):
    """Lets events in for a moment."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.002)


def wait(what, condition, limit=LIMIT):
    """The first answer of condition that is not false; fails after limit seconds."""
    end = time.monotonic() + limit
    while True:
        try:
            answer = condition()
        except GLib.Error:
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            fail(f"{what}: not within {limit:.0f} s")
        turn()


def start(*arguments, **options):
    child = subprocess.Popen(arguments, **options)
    children.append(child)
    return child


def start_compositor():
    runtime = os.path.join(os.environ["XDG_RUNTIME_DIR"], "compositor")
    os.mkdir(runtime, 0o700)
    config = os.path.join(runtime, "sway.conf")
    with open(config, "w") as file:
        file.write("output HEADLESS-1 resolution 800x700\nxwayland disable\n")
    drop = []
    if os.geteuid() == 0:
        # sway does not run as root.
        os.chmod(os.environ["XDG_RUNTIME_DIR"], 0o711)
        os.chown(runtime, 65534, 65534)
        drop = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    environment = dict(
        os.environ, WLR_BACKENDS="headless", WLR_RENDERER="pixman", WLR_LIBINPUT_NO_DEVICES="1",
        XDG_RUNTIME_DIR=runtime, HOME=runtime)
    with open(os.path.join(os.environ["XDG_RUNTIME_DIR"], "sway.log"), "w") as log:
        start(*drop, "sway", "-c", config, env=environment, stdout=log, stderr=log)
    name = wait(
        "a compositor",
        lambda: next((n for n in os.listdir(runtime) if n.startswith("wayland-") and not n.endswith(".lock")), None),
    )
    os.environ["WAYLAND_DISPLAY"] = os.path.join(runtime, name)


class Demo:
    """A program of the demo, and its application object."""

    def __init__(self, program):
        self.process = start(DEMO, program)
        self.application = wait(f"{program} in the registry", self.find_application)
        ok(f"{program}: the registry knows the application {self.application.get_name()}")
        wait(f"{program}: a window", lambda: self.application.get_child_count() == 1)

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        if self.process.poll() is not None:
            fail(f"the demo ended with status {self.process.returncode}")
        return None

    def walk(self, node=None):
        node = node or self.application
        yield node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from self.walk(child)

    def find(self, name, role):
        return wait(
            f"{role.value_nick} {name}",
            lambda: next((n for n in self.walk() if n.get_name() == name and n.get_role() == role), None),
        )

    def end(self):
        self.process.terminate()
        status = self.process.wait(LIMIT)
        if status != 0:
            fail(f"the demo ended with status {status}")
        pid = self.process.pid
        wait("the registry forgets the application", lambda: self.find_gone(pid))

    def find_gone(self, pid):
        desktop = Atspi.get_desktop(0)
        apps = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return all(app is None or app.get_process_id() != pid for app in apps)


def press(node):
    for index in range(node.get_n_actions()):
        if node.get_action_name(index) == "activate":
            if not node.do_action(index):
                fail(f"{node.get_name()} could not be activated")
            return
    fail(f"{node.get_name()} has no action \"activate\"")


events = []


def heard(event):
    events.append((event.type, event.source.get_name() or "", event.detail1, event.any_data))


def check(condition, text):
    if not condition:
        fail(text)
    ok(text)


def tabs():
    demo = Demo("tabs")
    named = [n for n in demo.walk() if n.get_name() == "Explore"]
    roles = sorted(n.get_role_name() for n in named)
    check(roles == ["label", "push button"], f"Explore is a button of the bar and a label of its page: {roles}")
    button = demo.find("Explore", Atspi.Role.PUSH_BUTTON)
    label = demo.find("Explore", Atspi.Role.LABEL)
    states = button.get_state_set()
    for state in (Atspi.StateType.ENABLED, Atspi.StateType.FOCUSABLE, Atspi.StateType.SHOWING):
        check(states.contains(state), f"the button is {state.value_nick}")
    check(not label.get_state_set().contains(Atspi.StateType.SHOWING), "the page's text is not seen yet")
    extents = button.get_extents(Atspi.CoordType.WINDOW)
    check(extents.width > 20 and extents.height > 10, f"it has a place: {extents.x} {extents.y} {extents.width}x{extents.height}")
    parent = button.get_parent()
    check(parent.get_child_at_index(button.get_index_in_parent()) == button, "parent and child know each other")
    events.clear()
    press(button)
    wait("the focus on Explore", lambda: any(e[0] == "object:state-changed:focused" and e[1] == "Explore" and e[2] == 1 for e in events))
    ok("the focus comes to Explore")
    wait("a selection event", lambda: any(e[0].startswith("object:selection-changed") for e in events))
    ok("the selection has changed")
    wait("the page", lambda: label.get_state_set().contains(Atspi.StateType.SHOWING))
    ok("the page's text is seen")
    check(button.get_state_set().contains(Atspi.StateType.FOCUSED), "the button has the focus")
    demo.end()


def buttons():
    demo = Demo("buttons")
    for name in ("DOWNLOAD", "SUBSCRIBE", "PURCHASE"):
        button = demo.find(name, Atspi.Role.PUSH_BUTTON)
        events.clear()
        press(button)
        wait(f"the focus on {name}", lambda: any(e[0] == "object:state-changed:focused" and e[1] == name for e in events))
        ok(f"{name} is pressed by its action")
    demo.end()


def typewriter():
    demo = Demo("typewriter")
    text = wait(
        "the typewriter's text",
        lambda: next((n for n in demo.walk() if n.get_role() == Atspi.Role.LABEL and n.get_character_count() > 3), None),
    )
    first = Atspi.Text.get_text(text, 0, -1)
    ok(f"the typewriter has typed \"{first}\"")
    wait("letters that are told of", lambda: any(e[0].startswith("object:text-changed:insert") for e in events))
    ok("new letters are told of as they are typed")
    later = wait(
        "more letters",
        lambda: Atspi.Text.get_text(text, 0, -1) if len(Atspi.Text.get_text(text, 0, -1)) > len(first) else None,
    )
    check(later.startswith(first), f"the text grows: \"{later}\"")
    demo.end()


def haptics():
    start("/usr/libexec/feedbackd", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def has_owner():
        reply = bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            GLib.Variant("(s)", ("org.sigxcpu.Feedback",)), None, 0, 1000)
        return reply.unpack()[0]

    wait("feedbackd", has_owner)
    ended = []
    bus.signal_subscribe(
        None, "org.sigxcpu.Feedback", "FeedbackEnded", None, None, 0, lambda *a: ended.append(a[5].unpack()))
    log_path = os.path.join(os.environ["XDG_RUNTIME_DIR"], "monitor.log")
    log = open(log_path, "w")
    start("stdbuf", "-oL", "dbus-monitor", "--session", "interface='org.sigxcpu.Feedback'", stdout=log)
    wait("dbus-monitor", lambda: "NameAcquired" in open(log_path).read() or os.path.getsize(log_path) > 0)
    demo = Demo("tactile")
    press(demo.find("DOWNLOAD", Atspi.Role.PUSH_BUTTON))
    wait("feedback that has been felt", lambda: ended)
    ok("feedbackd has carried out what a press lets people feel")
    text = open(log_path).read()
    check("TriggerFeedback" in text and os.path.basename(DEMO) in text, "it was asked by the demo's name")
    check("button-released" in text, "a light blow is a button's release")
    demo.end()


def main():
    start_compositor()
    Atspi.init()
    listener = Atspi.EventListener.new(heard)
    for event in ("object:selection-changed", "object:state-changed:focused", "object:text-changed"):
        listener.register(event)
    tabs()
    buttons()
    typewriter()
    haptics()
    for child in children:
        child.kill()
    print("everything was found, pressed, read and felt", flush=True)


main()
