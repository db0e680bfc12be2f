const PRELOAD = /<link rel="modulepreload"/g;
const APP = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Longer than any page takes to be painted: for browsers that do not tell of it. */
const LATEST_MS = 3000;

/** Runs in the page. A tab that nobody looks at is not painted, so it need not wait. */
const STARTER = `(() => {
  const begin = () => {
    const waiting = document.getElementById("app-code");
    if (!waiting) return;
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
    const { textContent } = waiting;
    waiting.replaceWith(Object.assign(document.createElement("script"), { type: "module", textContent }));
  };
  if (document.hidden) return begin();
  setTimeout(begin, ${LATEST_MS});
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) begin();
  }).observe({ type: "paint", buffered: true });
})();`;

/**
 * A page whose HTML is there to be seen fetches the application's code after its first paint, so that style and font have the line to
 * themselves. React Router names its files at the head of the page, ahead of the style sheet (8.4, read 2026-11-22); until then they
 * have a name that browsers pass over. The code that starts the application stays in the page as text, by which the page's policy
 * knows it. What people do in the meantime is kept by src/web/early.js.
 */
export function loadAfterPaint(html: string): string {
  const app = APP.exec(html);
  if (!app) return html;
  const [found, code] = app;
  const late = `<script type="text/plain" id="app-code">${code}</script><script>${STARTER}</script>`;
  return html.replace(found, () => late).replace(PRELOAD, '<link rel="later"');
}
