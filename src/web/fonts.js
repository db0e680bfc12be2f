// Inlined into every page, after first-paint.js. Loads the fonts after the first paint, so that
// text is first painted in the fallback font, which has the same metrics. If the fonts are cached,
// they are loaded immediately.
(() => {
  const { fonts: href } = document.currentScript.dataset;
  const KEY = "fonts";
  const load = () => {
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
  if (isCached) load();
  else self.firstPaint.then(load);
})();
