const PRELOAD = /<link rel="modulepreload"/g;
const APP = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Runs in the page, where src/web/first-paint.js has defined `firstPaint`. */
const STARTER = `self.firstPaint.then(() => {
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  const waiting = document.getElementById("app-code");
  const { textContent } = waiting;
  waiting.replaceWith(Object.assign(document.createElement("script"), { type: "module", textContent }));
});`;

/**
 * Delays the application's code of a prerendered page until its first paint, so that styles and
 * fonts get the bandwidth. React Router preloads its files before the style sheet (8.4, read
 * 2026-11-22); `rel="later"` hides them from the browser until then. The start code stays in the
 * page as text, so that its hash is in the page's policy. A script of the page records user input
 * in the meantime. `readPage` (`pages.ts`) applies it once, when it reads the built pages.
 */
export function loadAfterPaint(html: string): string {
  const app = APP.exec(html);
  if (!app) return html;
  const [found, code] = app;
  const late = `<script type="text/plain" id="app-code">${code}</script><script>${STARTER}</script>`;
  return html.replace(found, () => late).replace(PRELOAD, '<link rel="later"');
}
