// Written into every page. Loads the font faces after the first paint, so that text is painted at once in the fallback
// face, which has the same metrics. A browser that has loaded them before takes them from its cache at once.
(() => {
  const { fonts: href } = document.currentScript.dataset;
  const KEY = "fonts";
  // For browsers that do not report paints.
  const LATEST_MS = 3000;
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    try {
      localStorage.setItem(KEY, href);
    } catch {
      // Without storage every page loads the fonts after its first paint.
    }
  };
  let isCached = false;
  try {
    isCached = localStorage.getItem(KEY) === href;
  } catch {
    // As above.
  }
  // A hidden tab is not painted.
  if (isCached || document.hidden) return load();
  setTimeout(load, LATEST_MS);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) load();
  }).observe({ type: "paint", buffered: true });
})();
