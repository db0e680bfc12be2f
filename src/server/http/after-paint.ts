const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const APP = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Longer than any page takes to be painted: for browsers that do not tell of it, and tabs that nobody looks at. */
const LATEST_MS = 3000;

/** Runs in the page. */
const starter = (preloads: readonly string[]) => `(() => {
  const begin = () => {
    const waiting = document.getElementById("app-code");
    if (!waiting) return;
    for (const href of ${JSON.stringify(preloads)}) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const { textContent } = waiting;
    waiting.replaceWith(Object.assign(document.createElement("script"), { type: "module", textContent }));
  };
  setTimeout(begin, ${LATEST_MS});
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) begin();
  }).observe({ type: "paint", buffered: true });
})();`;

/**
 * A page whose HTML is all there is to see fetches the application's code after its first paint, so that style and font have the
 * line to themselves. React Router names its files at the head of the page, ahead of the style sheet (8.4, read 2026-11-22). The
 * code that starts the application stays in the page as text, by which the page's policy knows it.
 */
export function loadAfterPaint(html: string): string {
  const app = APP.exec(html);
  if (!app) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  const [found, code] = app;
  const late = `<script type="text/plain" id="app-code">${code}</script><script>${starter(preloads)}</script>`;
  return html.replace(found, () => late).replace(PRELOAD, "");
}
