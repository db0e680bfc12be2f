// All the script that public pages need: who is looking, the way into the application, and the demo.
(() => {
  const root = document.documentElement;
  const getJson = (path) =>
    fetch(path, { credentials: "same-origin" }).then((response) => (response.ok ? response.json() : null));

  // Buttons. The readable hint cookie decides before the first paint, so that nothing changes under the eyes of
  // people who are signed in; only the server's answer counts in the end.
  if (/(^|; )adloom_signed_in=1/.test(document.cookie)) {
    root.dataset.signedIn = "";
    getJson("/api/auth/get-session")
      .then((session) => {
        if (session) return getJson("/api/subscription/offer");
        delete root.dataset.signedIn;
        return null;
      })
      .then((offer) => {
        if (offer && !offer.available) document.querySelector("[data-offer]")?.remove();
      })
      // No network: the hint is the best that is known.
      .catch(() => {});
  }

  // The application's code is fetched when somebody is about to follow a link into it, and not before.
  const warmed = new Set();
  const warm = ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    const path = link?.getAttribute("href").split(/[?#]/)[0] ?? "";
    if (!/^\/(login|signup|dashboard)/.test(path) || warmed.has(path) || navigator.connection?.saveData)
      return;
    warmed.add(path);
    fetch(path)
      .then((response) => response.text())
      .then((html) => {
        for (const [, href] of html.matchAll(/<link rel="later" href="(\/assets\/[^"]+)"/g)) {
          const preload = document.createElement("link");
          preload.rel = "modulepreload";
          preload.href = href;
          document.head.append(preload);
        }
      })
      .catch(() => warmed.delete(path));
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    addEventListener(type, warm, { passive: true });

  // The demo. The HTML is the finished campaign; playing it goes back to the empty form and forth again. A clock
  // that can be stopped is all there is: each part draws itself for a time.
  const demo = document.querySelector("[data-demo]");
  const control = document.querySelector("[data-demo-control]");
  if (!demo || !control) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const parts = [...demo.querySelectorAll("[data-part]")].map((element) => ({
    element,
    kind: element.dataset.part,
    text: element.textContent,
    at: Number(element.dataset.at),
    span: Number(element.dataset.for),
  }));
  const end = Math.max(...parts.map(({ at, span }) => at + span)) + 500;

  /** Letters up to here are shown; the rest keeps its place and stays readable for assistive technology. */
  const type = ({ element, text }, progress) => {
    const letters = Array.from(text);
    const shown = Math.round(progress * letters.length);
    if (element.dataset.shown === String(shown)) return;
    element.dataset.shown = shown;
    const [typed, rest] = ["typed", "rest"].map((name) => {
      const span = document.createElement("span");
      span.className = `demo-${name}`;
      return span;
    });
    typed.textContent = letters.slice(0, shown).join("");
    rest.textContent = letters.slice(shown).join("");
    element.replaceChildren(typed, rest);
  };

  const draw = (time) => {
    for (const part of parts) {
      const { element, kind, text, at, span } = part;
      const progress = Math.min(1, Math.max(0, (time - at) / span));
      const state = progress <= 0 ? "waiting" : progress < 1 ? "working" : "done";
      if (element.dataset.state !== state) element.dataset.state = state;
      if (kind === "type") type(part, progress);
      if (kind === "count") element.textContent = `${Math.round(progress * parseInt(text, 10))}s`;
      if (kind === "work" && state === "working") element.style.setProperty("--done", progress * 100);
    }
  };

  let time = 0;
  let frame = 0;
  let before = 0;
  let seen = false;
  let inView = false;
  let reached = false;

  const show = (action) => (control.dataset.demoControl = action);
  const tick = (now) => {
    // A tab that was away does not jump.
    time += Math.min(100, now - before);
    before = now;
    if (time >= end) return finish();
    draw(time);
    frame = requestAnimationFrame(tick);
  };
  const hold = () => cancelAnimationFrame(frame);
  const run = () => {
    hold();
    if (demo.dataset.play !== "playing" || !inView || !reached) return;
    before = performance.now();
    frame = requestAnimationFrame(tick);
  };
  const finish = () => {
    hold();
    seen = true;
    delete demo.dataset.play;
    show("replay");
    for (const { element, kind, text } of parts) {
      delete element.dataset.state;
      delete element.dataset.shown;
      element.style.removeProperty("--done");
      if (kind === "type" || kind === "count") element.textContent = text;
    }
  };
  const start = () => {
    seen = true;
    time = 0;
    demo.dataset.play = "playing";
    show("pause");
    draw(0);
    run();
  };

  control.addEventListener("click", () => {
    if (demo.dataset.play === undefined) {
      reached = true;
      return start();
    }
    const paused = demo.dataset.play === "paused";
    demo.dataset.play = paused ? "playing" : "paused";
    show(paused ? "pause" : "play");
    run();
  });
  addEventListener("click", ({ target }) => {
    if (!still.matches && target instanceof Element && target.closest("[data-watch-demo]")) start();
  });

  // It begins by itself, once, when it comes into view, and waits while it is out of view.
  new IntersectionObserver(([entry]) => {
    inView = entry.isIntersecting;
    if (inView && !seen && !still.matches) start();
    run();
  }).observe(demo);
  new IntersectionObserver(
    ([entry]) => {
      reached ||= entry.isIntersecting;
      run();
    },
    { threshold: 0.4 },
  ).observe(demo.querySelector("[data-demo-start]"));

  const allow = () => {
    control.hidden = still.matches;
    if (still.matches) finish();
    // Asking for no motion is no viewing.
    if (still.matches) seen = false;
  };
  still.addEventListener("change", allow);
  allow();
})();
