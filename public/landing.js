// Script of the static pages: session state, prefetching of the application, and the demo.
(() => {
  const root = document.documentElement;
  const getJson = (path) =>
    fetch(path, { credentials: "same-origin" }).then((response) => (response.ok ? response.json() : null));

  // Session state. The hint cookie decides before the first paint, so that signed-in users do not
  // see the buttons change. The server's response then confirms or corrects it.
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
      // Without a network, the hint stays in effect.
      .catch(() => {});
  }

  // Prefetch the application's code when a link into it is hovered, touched or focused.
  const prefetched = new Set();
  const prefetch = ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    const path = link?.getAttribute("href").split(/[?#]/)[0] ?? "";
    if (!/^\/(login|signup|dashboard)/.test(path) || prefetched.has(path) || navigator.connection?.saveData)
      return;
    prefetched.add(path);
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
      .catch(() => prefetched.delete(path));
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    addEventListener(type, prefetch, { passive: true });

  // Demo. The HTML shows the completed campaign; playback starts from the empty form. Each part is
  // rendered as a function of the playback time.
  const demo = document.querySelector("[data-demo]");
  const control = document.querySelector("[data-demo-control]");
  if (!demo || !control) return;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const parts = [...demo.querySelectorAll("[data-part]")].map((element) => ({
    element,
    kind: element.dataset.part,
    text: element.textContent,
    at: Number(element.dataset.at),
    span: Number(element.dataset.for),
  }));
  const end = Math.max(...parts.map(({ at, span }) => at + span)) + 500;

  /**
   * Hides the untyped rest of the text visually; it keeps its space and stays in the accessibility
   * tree.
   */
  const renderTyping = ({ element, text }, progress) => {
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

  const render = (time) => {
    for (const part of parts) {
      const { element, kind, text, at, span } = part;
      const progress = Math.min(1, Math.max(0, (time - at) / span));
      const state = progress <= 0 ? "waiting" : progress < 1 ? "working" : "done";
      if (element.dataset.state !== state) element.dataset.state = state;
      if (kind === "type") renderTyping(part, progress);
      if (kind === "count") element.textContent = `${Math.round(progress * parseInt(text, 10))}s`;
      if (kind === "work" && state === "working") element.style.setProperty("--done", progress * 100);
    }
  };

  let time = 0;
  let frame = 0;
  let lastTick = 0;
  let hasPlayed = false;
  let inView = false;
  let startReached = false;

  const setControl = (action) => (control.dataset.demoControl = action);
  const tick = (now) => {
    // Limits the step after the tab was in the background.
    time += Math.min(100, now - lastTick);
    lastTick = now;
    if (time >= end) return finish();
    render(time);
    frame = requestAnimationFrame(tick);
  };
  const stopClock = () => cancelAnimationFrame(frame);
  const updateClock = () => {
    stopClock();
    if (demo.dataset.play !== "playing" || !inView || !startReached) return;
    lastTick = performance.now();
    frame = requestAnimationFrame(tick);
  };
  const finish = () => {
    stopClock();
    hasPlayed = true;
    delete demo.dataset.play;
    setControl("replay");
    for (const { element, kind, text } of parts) {
      delete element.dataset.state;
      delete element.dataset.shown;
      element.style.removeProperty("--done");
      if (kind === "type" || kind === "count") element.textContent = text;
    }
  };
  const start = () => {
    hasPlayed = true;
    time = 0;
    demo.dataset.play = "playing";
    setControl("pause");
    render(0);
    updateClock();
  };

  control.addEventListener("click", () => {
    if (demo.dataset.play === undefined) {
      startReached = true;
      return start();
    }
    const paused = demo.dataset.play === "paused";
    demo.dataset.play = paused ? "playing" : "paused";
    setControl(paused ? "pause" : "play");
    updateClock();
  });
  addEventListener("click", ({ target }) => {
    if (!reducedMotion.matches && target instanceof Element && target.closest("[data-watch-demo]")) start();
  });

  // Plays automatically once when scrolled into view, and pauses out of view.
  new IntersectionObserver(([entry]) => {
    inView = entry.isIntersecting;
    if (inView && !hasPlayed && !reducedMotion.matches) start();
    updateClock();
  }).observe(demo);
  new IntersectionObserver(
    ([entry]) => {
      startReached ||= entry.isIntersecting;
      updateClock();
    },
    { threshold: 0.4 },
  ).observe(demo.querySelector("[data-demo-start]"));

  const applyMotionPreference = () => {
    control.hidden = reducedMotion.matches;
    if (!reducedMotion.matches) return;
    finish();
    // The demo has not been played, so it may still start automatically.
    hasPlayed = false;
  };
  reducedMotion.addEventListener("change", applyMotionPreference);
  applyMotionPreference();
})();
