/* tap: runs one Wayland client behind a small man-in-the-middle socket and measures it.
 *
 *   tap [-o out.json] [-e errfile] [-a OTHER_PID] [-t SECONDS] [-w WARM] [-T trace] -- cmd args...
 *
 * -a adds another process's CPU time (the compositor's); -t is how long the client runs by itself
 * (it is ended 10 s later); the steady window is from WARM s after the first content to 0.4 s
 * before SECONDS; -T writes a line per commit: ms, damaged pixels and their bounding box.
 *
 * The client talks to our socket; every byte and file descriptor is passed on to the real
 * compositor ($WAYLAND_DISPLAY). Requests are read on the way (no client cooperation, no
 * WAYLAND_DEBUG, no LD_PRELOAD; any client library works), so commits, damage and the time of
 * the first commit with content are counted in the same run in which the CPU time is taken.
 * The client is forked from this small process, so its peak RSS has no inherited floor.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pixman.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <dirent.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }

enum kind { K_NONE, K_DISPLAY, K_REGISTRY, K_COMPOSITOR, K_SURFACE, K_SHM, K_POOL, K_BUFFER };
struct pool { int fd; int32_t size; int refs; };
struct obj {
    enum kind kind;
    /* buffer */
    int w, h, stride, offset; uint32_t format; struct pool *pool;
    /* surface */
    int attached, cur_w, cur_h, scale; uint32_t buffer; int pend_buffer; pixman_region32_t dmg, sdmg;
};

#define MAXFD 64
struct conn {
    int c, s;                       /* client side, server side */
    uint8_t *in; size_t n, cap;     /* unparsed requests */
    int fds[MAXFD]; int nfd;        /* dup'ed fds not yet claimed by a request */
    struct obj *o; size_t no;
    struct conn *next;
};
static struct conn *conns;

static double T0;                   /* just before exec */
static long commits, content_commits, attaches; static double damage_px, full_px;
static double first_commit = -1, first_content = -1; static int first_w, first_h, last_w, last_h;
static FILE *trace; static float *ct; static double *cd; static size_t nct, capct;   /* commit times and damage */

static struct obj *get(struct conn *k, uint32_t id) {
    if (id >= 0xff000000u || id > 4000000u) return NULL;
    if (id >= k->no) {
        size_t n = k->no ? k->no : 256; while (n <= id) n *= 2;
        k->o = realloc(k->o, n * sizeof *k->o); memset(k->o + k->no, 0, (n - k->no) * sizeof *k->o); k->no = n;
    }
    return &k->o[id];
}
static void pool_unref(struct pool *p) { if (p && --p->refs == 0) { close(p->fd); free(p); } }
static void reset(struct obj *o) {
    if (o->kind == K_SURFACE) { pixman_region32_fini(&o->dmg); pixman_region32_fini(&o->sdmg); }
    if (o->pool) pool_unref(o->pool);
    memset(o, 0, sizeof *o);
}
static void make(struct conn *k, uint32_t id, enum kind kind) {
    struct obj *o = get(k, id); if (!o) return;
    reset(o); o->kind = kind;
    if (kind == K_SURFACE) { pixman_region32_init(&o->dmg); pixman_region32_init(&o->sdmg); o->scale = 1; }
}

/* A buffer has content when it is not one flat colour. */
static int has_content(struct obj *b) {
    if (!b || b->kind != K_BUFFER || !b->pool) return 1;      /* not shm: take it as content */
    size_t len = (size_t)b->offset + (size_t)b->stride * b->h;
    uint8_t *m = mmap(NULL, len, PROT_READ, MAP_SHARED, b->pool->fd, 0);
    if (m == MAP_FAILED) return 1;
    uint32_t first; memcpy(&first, m + b->offset, 4); int r = 0;
    for (int y = 0; y < b->h && !r; y++) {
        const uint32_t *p = (const uint32_t *)(m + b->offset + (size_t)y * b->stride);
        for (int x = 0; x < b->w; x++) if (p[x] != first) { r = 1; break; }
    }
    munmap(m, len); return r;
}
static void add_damage(pixman_region32_t *r, int32_t x, int32_t y, int32_t w, int32_t h) {
    if (w <= 0 || h <= 0) return;
    int64_t x2 = (int64_t)x + w, y2 = (int64_t)y + h, L = 1 << 20;
    if (x < -L) x = -L;
    if (y < -L) y = -L;
    if (x2 > L) x2 = L;
    if (y2 > L) y2 = L;
    if (x2 > x && y2 > y) pixman_region32_union_rect(r, r, x, y, x2 - x, y2 - y);
}
static double area(pixman_region32_t *r) {
    int n; pixman_box32_t *b = pixman_region32_rectangles(r, &n); double a = 0;
    for (int i = 0; i < n; i++) a += (double)(b[i].x2 - b[i].x1) * (b[i].y2 - b[i].y1);
    return a;
}
static void on_commit(struct conn *k, struct obj *s) {
    double t = now() - T0, a = 0; commits++;
    if (first_commit < 0) first_commit = t;
    if (s->pend_buffer) {
        struct obj *b = get(k, s->buffer);
        if (s->buffer && b && b->kind == K_BUFFER) { s->cur_w = b->w; s->cur_h = b->h; }
        if (s->buffer) {
            attaches++;
            if (first_content < 0 && has_content(b)) { first_content = t; first_w = s->cur_w; first_h = s->cur_h; }
            last_w = s->cur_w; last_h = s->cur_h;
        } else { s->cur_w = s->cur_h = 0; }
    }
    pixman_box32_t *bx; int n; bx = pixman_region32_rectangles(&s->sdmg, &n);
    for (int i = 0; i < n; i++)
        add_damage(&s->dmg, bx[i].x1 * s->scale, bx[i].y1 * s->scale, (bx[i].x2 - bx[i].x1) * s->scale, (bx[i].y2 - bx[i].y1) * s->scale);
    if (s->cur_w && s->pend_buffer && s->buffer) {
        content_commits++;
        pixman_region32_intersect_rect(&s->dmg, &s->dmg, 0, 0, s->cur_w, s->cur_h);
        a = area(&s->dmg); damage_px += a; full_px += (double)s->cur_w * s->cur_h;
        pixman_box32_t *e = pixman_region32_extents(&s->dmg);
        if (trace) fprintf(trace, "%.3f %.0f %d %d %d %d\n", t * 1e3, a, e->x1, e->y1, e->x2, e->y2);
        if (nct == capct) { capct = capct ? capct * 2 : 4096; ct = realloc(ct, capct * sizeof *ct); cd = realloc(cd, capct * sizeof *cd); }
        ct[nct] = t; cd[nct++] = a;
    }
    pixman_region32_clear(&s->dmg); pixman_region32_clear(&s->sdmg); s->pend_buffer = 0;
}
static int take_fd(struct conn *k) {
    if (!k->nfd) return -1;
    int f = k->fds[0]; memmove(k->fds, k->fds + 1, --k->nfd * sizeof(int)); return f;
}
static void request(struct conn *k, const uint8_t *m, uint32_t len) {
    uint32_t id, op; memcpy(&id, m, 4); memcpy(&op, m + 4, 4); op &= 0xffff;
    int32_t a[8] = {0}; memcpy(a, m + 8, len - 8 < sizeof a ? len - 8 : sizeof a);
    if (id == 1) { if (op == 1) make(k, a[0], K_REGISTRY); else if (op == 0) make(k, a[0], K_NONE); return; }
    struct obj *o = get(k, id); if (!o) return;
    switch (o->kind) {
    case K_REGISTRY:
        if (op == 0 && len >= 20) {
            uint32_t sl = a[1]; const char *s = (const char *)m + 16; uint32_t nid;
            if (24 + ((sl + 3) & ~3u) > len) return;
            memcpy(&nid, m + 16 + ((sl + 3) & ~3u) + 4, 4);
            make(k, nid, !strcmp(s, "wl_compositor") ? K_COMPOSITOR : !strcmp(s, "wl_shm") ? K_SHM : K_NONE);
        }
        break;
    case K_COMPOSITOR: if (op == 0) make(k, a[0], K_SURFACE); break;
    case K_SHM:
        if (op == 0) {
            make(k, a[0], K_POOL); struct obj *p = get(k, a[0]); int f = take_fd(k);
            if (p && f >= 0) { p->pool = malloc(sizeof *p->pool); p->pool->fd = f; p->pool->size = a[1]; p->pool->refs = 1; }
        }
        break;
    case K_POOL:
        if (op == 0) {
            struct pool *p = o->pool; if (p) p->refs++;
            make(k, a[0], K_BUFFER); struct obj *b = get(k, a[0]); if (!b) break;
            b->pool = p; b->offset = a[1]; b->w = a[2]; b->h = a[3]; b->stride = a[4]; b->format = a[5];
        } else if (op == 1) reset(o);
        break;
    case K_BUFFER: if (op == 0) reset(o); break;
    case K_SURFACE:
        switch (op) {
        case 0: reset(o); break;
        case 1: o->buffer = a[0]; o->pend_buffer = 1; break;
        case 2: add_damage(&o->sdmg, a[0], a[1], a[2], a[3]); break;
        case 3: make(k, a[0], K_NONE); break;
        case 6: on_commit(k, o); break;
        case 8: o->scale = a[0]; break;
        case 9: add_damage(&o->dmg, a[0], a[1], a[2], a[3]); break;
        }
        break;
    default: break;
    }
}
static int sendall(int fd, const uint8_t *b, size_t n, int *fds, int nfd) {
    size_t off = 0;
    while (off < n) {
        struct iovec v = { (void *)(b + off), n - off }; char cb[CMSG_SPACE(sizeof(int) * MAXFD)];
        struct msghdr h = { .msg_iov = &v, .msg_iovlen = 1 };
        if (nfd) {
            h.msg_control = cb; h.msg_controllen = CMSG_SPACE(sizeof(int) * nfd);
            struct cmsghdr *c = CMSG_FIRSTHDR(&h); c->cmsg_level = SOL_SOCKET; c->cmsg_type = SCM_RIGHTS;
            c->cmsg_len = CMSG_LEN(sizeof(int) * nfd); memcpy(CMSG_DATA(c), fds, sizeof(int) * nfd);
        }
        ssize_t r = sendmsg(fd, &h, MSG_NOSIGNAL);
        if (r < 0) { if (errno == EINTR) continue; return -1; }
        off += r; nfd = 0;
    }
    return 0;
}
static int pump(struct conn *k, int from_client) {
    static uint8_t buf[65536]; int fds[MAXFD], nfd = 0; char cb[CMSG_SPACE(sizeof(int) * MAXFD)];
    struct iovec v = { buf, sizeof buf }; struct msghdr h = { .msg_iov = &v, .msg_iovlen = 1, .msg_control = cb, .msg_controllen = sizeof cb };
    int src = from_client ? k->c : k->s, dst = from_client ? k->s : k->c;
    ssize_t n = recvmsg(src, &h, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (n < 0) return errno == EAGAIN || errno == EINTR ? 0 : -1;
    if (n == 0) return -1;
    for (struct cmsghdr *c = CMSG_FIRSTHDR(&h); c; c = CMSG_NXTHDR(&h, c))
        if (c->cmsg_type == SCM_RIGHTS) { int m = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int); memcpy(fds + nfd, CMSG_DATA(c), m * sizeof(int)); nfd += m; }
    if (sendall(dst, buf, n, fds, nfd)) { for (int i = 0; i < nfd; i++) close(fds[i]); return -1; }
    if (!from_client) { for (int i = 0; i < nfd; i++) close(fds[i]); return 0; }
    for (int i = 0; i < nfd; i++) { if (k->nfd < MAXFD) k->fds[k->nfd++] = fds[i]; else close(fds[i]); }
    if (k->n + n > k->cap) { k->cap = (k->n + n) * 2; k->in = realloc(k->in, k->cap); }
    memcpy(k->in + k->n, buf, n); k->n += n;
    size_t off = 0;
    while (k->n - off >= 8) {
        uint32_t w; memcpy(&w, k->in + off + 4, 4); uint32_t len = w >> 16;
        if (len < 8) return -1;
        if (k->n - off < len) break;
        request(k, k->in + off, len); off += len;
    }
    memmove(k->in, k->in + off, k->n -= off);
    /* fds that no request of ours claimed (keyboards, dmabuf...) belong to requests already passed */
    if (k->n == 0) { while (k->nfd) close(take_fd(k)); }
    return 0;
}

/* ---- sampling of the running client ---- */
struct sample { double t, cpu, other; long vol, invol; int threads; long pss, priv; };
static double cpuclock(pid_t p) { clockid_t c; struct timespec t; if (p <= 0 || clock_getcpuclockid(p, &c) || clock_gettime(c, &t)) return -1; return t.tv_sec + t.tv_nsec * 1e-9; }
static void sample(pid_t pid, pid_t other, struct sample *s, int mem) {
    memset(s, 0, sizeof *s); char p[300], line[300];
    s->t = now() - T0; s->cpu = cpuclock(pid); s->other = cpuclock(other);
    snprintf(p, sizeof p, "/proc/%d/task", pid); DIR *d = opendir(p); struct dirent *e;
    while (d && (e = readdir(d))) {
        if (e->d_name[0] == '.') continue;
        snprintf(p, sizeof p, "/proc/%d/task/%s/status", pid, e->d_name); FILE *f = fopen(p, "r"); if (!f) continue;
        long v; s->threads++;
        while (fgets(line, sizeof line, f)) {
            if (sscanf(line, "voluntary_ctxt_switches: %ld", &v) == 1) s->vol += v;
            if (sscanf(line, "nonvoluntary_ctxt_switches: %ld", &v) == 1) s->invol += v;
        }
        fclose(f);
    }
    if (d) closedir(d);
    if (mem) {
        snprintf(p, sizeof p, "/proc/%d/smaps_rollup", pid); FILE *f = fopen(p, "r"); long v;
        while (f && fgets(line, sizeof line, f)) {
            if (sscanf(line, "Pss: %ld", &v) == 1) s->pss = v;
            if (sscanf(line, "Private_Clean: %ld", &v) == 1 || sscanf(line, "Private_Dirty: %ld", &v) == 1) s->priv += v;
        }
        if (f) fclose(f);
    }
}
static int cmpd(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return (x > y) - (x < y); }

int main(int argc, char **argv) {
    const char *out = NULL, *err = NULL; pid_t other = 0; double secs = 10, warm = 1.5; int c;
    while ((c = getopt(argc, argv, "+o:e:a:t:w:T:")) != -1) switch (c) {
        case 'o': out = optarg; break; case 'e': err = optarg; break; case 'a': other = atoi(optarg); break;
        case 't': secs = atof(optarg); break; case 'w': warm = atof(optarg); break; case 'T': trace = fopen(optarg, "we"); break; default: return 2; }
    const char *dir = getenv("XDG_RUNTIME_DIR"), *disp = getenv("WAYLAND_DISPLAY");
    if (optind >= argc || !dir || !disp) { fprintf(stderr, "tap: need a command, XDG_RUNTIME_DIR and WAYLAND_DISPLAY\n"); return 2; }
    signal(SIGPIPE, SIG_IGN);
    struct sockaddr_un real = { .sun_family = AF_UNIX }, me = { .sun_family = AF_UNIX }; char name[40];
    snprintf(real.sun_path, sizeof real.sun_path, "%s/%s", dir, disp);
    snprintf(name, sizeof name, "tap-%d", getpid()); snprintf(me.sun_path, sizeof me.sun_path, "%s/%s", dir, name);
    int ls = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (bind(ls, (void *)&me, sizeof me) || listen(ls, 8)) { perror("tap: socket"); return 2; }
    sigset_t ss, old; sigemptyset(&ss); sigaddset(&ss, SIGCHLD); sigprocmask(SIG_BLOCK, &ss, &old);
    int sf = signalfd(-1, &ss, SFD_CLOEXEC | SFD_NONBLOCK);
    int ef = err ? open(err, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644) : -1;

    setenv("WAYLAND_DISPLAY", name, 1);
    T0 = now(); double other0 = cpuclock(other);
    pid_t pid = fork();
    if (pid == 0) {
        sigprocmask(SIG_SETMASK, &old, NULL); signal(SIGPIPE, SIG_DFL);
        if (ef >= 0) { dup2(ef, 1); dup2(ef, 2); }
        execvp(argv[optind], argv + optind); perror(argv[optind]); _exit(127);
    }
    struct sample s1 = {0}, s2 = {0}; int have1 = 0, have2 = 0, done = 0, status = 0, killed = 0; struct rusage ru = {0}; double wall = 0;
    while (!done) {
        struct pollfd p[64]; int n = 0; struct conn *pc[64]; int side[64];
        p[n++] = (struct pollfd){ ls, POLLIN, 0 }; p[n++] = (struct pollfd){ sf, POLLIN, 0 };
        for (struct conn *k = conns; k && n < 62; k = k->next) {
            pc[n] = k; side[n] = 1; p[n++] = (struct pollfd){ k->c, POLLIN, 0 };
            pc[n] = k; side[n] = 0; p[n++] = (struct pollfd){ k->s, POLLIN, 0 };
        }
        double t = now() - T0, due = secs + 15;
        if (first_content >= 0 && !have1) due = first_content + warm;
        else if (have1 && !have2) due = secs - 0.4;
        int ms = due > t ? (int)((due - t) * 1000) + 1 : 0;
        poll(p, n, ms);
        t = now() - T0;
        if (p[1].revents) {
            struct signalfd_siginfo si; while (read(sf, &si, sizeof si) > 0);
            pid_t r; int st; struct rusage u;
            while ((r = wait4(-1, &st, WNOHANG, &u)) > 0) if (r == pid) { wall = now() - T0; status = st; ru = u; done = 1; }
        }
        for (int i = 2; i < n; i++) if (p[i].revents && pc[i]->c >= 0) {
            if (pump(pc[i], side[i])) { close(pc[i]->c); close(pc[i]->s); pc[i]->c = pc[i]->s = -1; }
        }
        for (struct conn **q = &conns; *q;) if ((*q)->c < 0) *q = (*q)->next; else q = &(*q)->next;
        if (p[0].revents) {
            int cf = accept4(ls, NULL, NULL, SOCK_CLOEXEC), rf = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
            if (cf >= 0 && connect(rf, (void *)&real, sizeof real) == 0) {
                struct conn *k = calloc(1, sizeof *k); k->c = cf; k->s = rf; get(k, 1)->kind = K_DISPLAY; k->next = conns; conns = k;
            } else { close(cf); close(rf); }
        }
        if (done) break;
        if (!have1 && first_content >= 0 && t >= first_content + warm && t < secs - 0.5) { sample(pid, other, &s1, 1); have1 = 1; s1.t = now() - T0; }
        else if (have1 && !have2 && t >= secs - 0.4) { sample(pid, other, &s2, 0); have2 = 1; }
        if (t > secs + 10 && !killed) { kill(pid, SIGTERM); killed = 1; }
        if (t > secs + 14) kill(pid, SIGKILL);
    }
    double other1 = cpuclock(other);
    unlink(me.sun_path);
    FILE *f = out ? fopen(out, "w") : stdout; if (!f) { perror(out); return 2; }
    int rc = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    fprintf(f, "{\"rc\":%d,\"killed\":%d,\"wall_s\":%.4f,\"utime_s\":%.4f,\"stime_s\":%.4f,\"maxrss_kb\":%ld,\"nvcsw\":%ld,\"nivcsw\":%ld,\"minflt\":%ld,",
        rc, killed, wall, ru.ru_utime.tv_sec + ru.ru_utime.tv_usec * 1e-6, ru.ru_stime.tv_sec + ru.ru_stime.tv_usec * 1e-6, ru.ru_maxrss, ru.ru_nvcsw, ru.ru_nivcsw, ru.ru_minflt);
    fprintf(f, "\"commits\":%ld,\"content_commits\":%ld,\"damage_px\":%.0f,\"full_px\":%.0f,\"first_commit_ms\":%.2f,\"first_content_ms\":%.2f,\"first_w\":%d,\"first_h\":%d,\"last_w\":%d,\"last_h\":%d,\"compositor_cpu_s\":%.4f",
        commits, content_commits, damage_px, full_px, first_commit * 1e3, first_content * 1e3, first_w, first_h, last_w, last_h, other0 >= 0 ? other1 - other0 : -1);
    if (have2) {
        long nc = 0; double dp = 0; double *iv = malloc((nct + 1) * sizeof *iv); size_t ni = 0;
        for (size_t i = 0; i < nct; i++) if (ct[i] >= s1.t && ct[i] < s2.t) {
            nc++; dp += cd[i];
            if (i && ct[i - 1] >= s1.t && ct[i] - ct[i - 1] < 0.1) iv[ni++] = (ct[i] - ct[i - 1]) * 1e3;
        }
        qsort(iv, ni, sizeof *iv, cmpd);
        size_t late = 0; for (size_t i = 0; i < ni; i++) late += iv[i] > 1.5 * iv[ni / 2];
        fprintf(f, ",\"steady\":{\"t0\":%.3f,\"t1\":%.3f,\"cpu_ms\":%.3f,\"vol\":%ld,\"invol\":%ld,\"commits\":%ld,\"damage_px\":%.0f,\"compositor_cpu_ms\":%.3f,\"threads\":%d,\"pss_kb\":%ld,\"private_kb\":%ld,\"interval_p50_ms\":%.2f,\"interval_p95_ms\":%.2f,\"interval_p99_ms\":%.2f,\"late_pct\":%.3f}",
            s1.t, s2.t, (s2.cpu - s1.cpu) * 1e3, s2.vol - s1.vol, s2.invol - s1.invol, nc, dp, (s2.other - s1.other) * 1e3, s2.threads, s1.pss, s1.priv,
            ni ? iv[ni / 2] : -1, ni ? iv[(size_t)(ni * .95)] : -1, ni ? iv[(size_t)(ni * .99)] : -1,
            ni ? 100.0 * late / ni : -1);
    }
    fprintf(f, "}\n"); if (out) fclose(f);
    return rc == 0 && !killed ? 0 : 1;
}
