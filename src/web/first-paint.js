// Inlined into every page. `firstPaint` resolves after the first paint; at once in a hidden tab,
// which is not painted; after 3 s in browsers that do not report paints.
self.firstPaint = new Promise((resolve) => {
  if (document.hidden) return resolve();
  setTimeout(resolve, 3000);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
  }).observe({ type: "paint", buffered: true });
});
