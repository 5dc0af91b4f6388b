"""A Wayland client small enough for a test: what it knows of the interfaces it reads from protocol XML when it runs."""
import array, glob, os, select, socket, struct, time
import xml.etree.ElementTree as ET

HERE = os.path.dirname(os.path.realpath(__file__))
XML = (["/usr/share/wayland/wayland.xml"]
       + ["/usr/share/plasma-wayland-protocols/" + f for f in
          ("fake-input.xml", "kde-output-management-v2.xml", "kde-output-device-v2.xml")]
       + glob.glob(os.path.join(HERE, "protocols", "*.xml")))


def load(paths):
    table = {}
    for path in paths:
        if os.path.exists(path):
            for i in ET.parse(path).getroot().iter("interface"):
                def msgs(tag):
                    return [(m.get("name"), [(a.get("type"), a.get("interface")) for a in m.findall("arg")])
                            for m in i.findall(tag)]
                table[i.get("name")] = (msgs("request"), msgs("event"))
    return table


class Proxy:
    def __init__(self, dpy, iface, oid):
        self._dpy, self._iface, self._id, self._on = dpy, iface, oid, {}
        self._requests, self._events = dpy.table[iface]

    def on(self, **handlers):
        self._on.update(handlers)
        return self

    def __getattr__(self, name):
        for op, (req, args) in enumerate(self._requests):
            if req == name:
                return lambda *values: self._dpy.send(self, op, args, values)
        raise AttributeError("%s has no request %s" % (self._iface, name))


class Display:
    """Connects, lists the globals, binds and calls. Events run their handlers inside dispatch()."""

    def __init__(self, path):
        self.table = load(XML)
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(path)
        self.buf, self.fds, self.objects, self.next, self.globals = b"", [], {}, 2, {}
        self.objects[1] = Proxy(self, "wl_display", 1).on(error=self.fail)
        self.registry = self.objects[1].get_registry().on(
            **{"global": lambda n, i, v: self.globals.__setitem__(n, (i, v)),
               "global_remove": lambda n: self.globals.pop(n, None)})
        self.roundtrip()

    def fail(self, oid, code, text):
        raise RuntimeError("protocol error on object %s: %s %s" % (oid, code, text))

    def has(self, iface):
        return any(i == iface for i, _ in self.globals.values())

    def bind(self, iface, version=1, name=None):
        for n, (i, v) in sorted(self.globals.items()):
            if i == iface and name in (None, n):
                return self.registry.bind(n, iface, min(version, v))
        raise LookupError(iface)

    def send(self, obj, op, args, values):
        body, fds, made, values = b"", [], None, list(values)
        for kind, iface in args:
            if kind == "new_id":
                if iface is None:       # wl_registry.bind names its interface itself
                    iface, version = values.pop(0), values.pop(0)
                    body += self.string(iface) + struct.pack("=I", version)
                made = Proxy(self, iface, self.next)
                self.objects[self.next] = made
                body += struct.pack("=I", self.next)
                self.next += 1
                continue
            v = values.pop(0)
            if kind == "string":
                body += self.string(v)
            elif kind == "fd":
                fds.append(v)
            elif kind == "fixed":
                body += struct.pack("=i", round(v * 256))
            elif kind == "object":
                body += struct.pack("=I", v._id if v else 0)
            else:
                body += struct.pack("=i" if kind == "int" else "=I", int(v))
        msg = struct.pack("=II", obj._id, (len(body) + 8) << 16 | op) + body
        anc = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
        self.sock.sendmsg([msg], anc)
        return made

    @staticmethod
    def string(s):
        raw = s.encode() + b"\0"
        return struct.pack("=I", len(raw)) + raw + b"\0" * (-len(raw) % 4)

    def dispatch(self, timeout=0.0):
        """Reads what has arrived within the timeout and runs the handlers."""
        if not select.select([self.sock], [], [], timeout)[0]:
            return False
        data, anc, _, _ = self.sock.recvmsg(65536, 1024)
        if not data:
            raise ConnectionError("the compositor closed the connection")
        for _, _, raw in anc:
            self.fds += array.array("i", raw[:len(raw) // 4 * 4])
        self.buf += data
        while len(self.buf) >= 8:
            oid, word = struct.unpack_from("=II", self.buf)
            if len(self.buf) < word >> 16:
                break
            body, self.buf = self.buf[8:word >> 16], self.buf[word >> 16:]
            if oid in self.objects:
                self.event(self.objects[oid], word & 0xffff, body)
        return True

    def event(self, obj, op, body):
        name, args = obj._events[op]
        values, at = [], 0
        for kind, iface in args:
            if kind == "fd":
                values.append(self.fds.pop(0))
                continue
            v, = struct.unpack_from("=i" if kind in ("int", "fixed") else "=I", body, at)
            at += 4
            if kind in ("string", "array"):
                raw, at = body[at:at + v], at + v + (-v % 4)
                v = raw[:-1].decode() if kind == "string" else raw
            elif kind == "fixed":
                v /= 256
            elif kind == "new_id":
                v = self.objects[v] = Proxy(self, iface, v)
            elif kind == "object":
                v = self.objects.get(v)
            values.append(v)
        if name in obj._on:
            obj._on[name](*values)

    def roundtrip(self, timeout=5.0):
        done, end = [], time.time() + timeout
        self.objects[1].sync().on(done=done.append)
        while not done:
            if time.time() > end:
                raise TimeoutError("the compositor does not answer")
            self.dispatch(0.2)

    def close(self):
        self.sock.close()
