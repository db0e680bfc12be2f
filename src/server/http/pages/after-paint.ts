const PRELOAD = /<link rel="modulepreload"/g;
const APP = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Fallback for browsers that report no paint; exceeds the time to the first paint. */
const PAINT_TIMEOUT_MS = 3000;

/** Runs in the page. A hidden tab is not painted, so it starts at once. */
const STARTER = `(() => {
  const begin = () => {
    const waiting = document.getElementById("app-code");
    if (!waiting) return;
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
    const { textContent } = waiting;
    waiting.replaceWith(Object.assign(document.createElement("script"), { type: "module", textContent }));
  };
  if (document.hidden) return begin();
  setTimeout(begin, ${PAINT_TIMEOUT_MS});
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) begin();
  }).observe({ type: "paint", buffered: true });
})();`;

/**
 * Delays the application's code of a prerendered page until its first paint, so that styles and
 * fonts get the bandwidth. React Router preloads its files before the style sheet (8.4, read
 * 2026-11-22); `rel="later"` hides them from the browser until then. The start code stays in the
 * page as text, so that its hash is in the page's policy. A script of the page records user input
 * in the meantime.
 */
export function loadAfterPaint(html: string): string {
  const app = APP.exec(html);
  if (!app) return html;
  const [found, code] = app;
  const late = `<script type="text/plain" id="app-code">${code}</script><script>${STARTER}</script>`;
  return html.replace(found, () => late).replace(PRELOAD, '<link rel="later"');
}
