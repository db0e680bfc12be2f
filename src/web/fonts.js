// Inlined into every page. Loads the fonts after the first paint, so that text is first painted in
// the fallback font, which has the same metrics. If the fonts are cached, they are loaded
// immediately.
(() => {
  const { fonts: href } = document.currentScript.dataset;
  const KEY = "fonts";
  // Timeout for browsers that do not report paints.
  const TIMEOUT_MS = 3000;
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    try {
      localStorage.setItem(KEY, href);
    } catch {
      // Storage is disabled: each page loads the fonts after its first paint.
    }
  };
  let isCached = false;
  try {
    isCached = localStorage.getItem(KEY) === href;
  } catch {
    // Storage is disabled.
  }
  // Hidden tabs do not paint.
  if (isCached || document.hidden) return load();
  setTimeout(load, TIMEOUT_MS);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) load();
  }).observe({ type: "paint", buffered: true });
})();
