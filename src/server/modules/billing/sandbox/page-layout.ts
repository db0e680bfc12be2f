import { html, raw } from "hono/html";
import { PRODUCT } from "#core/product.ts";
import { SANDBOX_BANNER } from "#server/adapters/payments/sandbox/sandbox.copy.ts";

/**
 * Escaped HTML of a page of the sandbox or of a part of it, made with `html` of Hono; the templates
 * of `sandbox-pages.ts` return and embed it, and `sandboxPage` takes it as the body.
 */
export type Html = ReturnType<typeof html>;

const STYLE = raw(`
  :root { color-scheme: light dark; --canvas: #faf9f7; --surface: #fff; --line: #e3e2de; --edge: #8a8592; --ink: #1c1625; --ink-2: #4f4a59; --brand: #7b3bda; --warn: #fff4d6; --warn-ink: #5c4300; --bad: #a3232f; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #0e0c12; --surface: #16141b; --line: #29262f; --edge: #76717f; --ink: #f4f3f7; --ink-2: #bfbcc6; --brand: #854fe0; --warn: #3a2d06; --warn-ink: #ffdf8a; --bad: #ff9aa2; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--canvas); color: var(--ink); font: 15px/24px Inter, system-ui, sans-serif; }
  header { padding: 12px 16px; background: var(--warn); color: var(--warn-ink); text-align: center; font-weight: 500; }
  main { max-width: 480px; margin: 0 auto; padding: 40px 16px 64px; }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; letter-spacing: -.02em; }
  h2 { margin: 32px 0 8px; font-size: 17px; line-height: 24px; }
  p { margin: 0 0 16px; color: var(--ink-2); }
  form { display: grid; gap: 12px; margin: 0 0 16px; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0; }
  legend { padding: 0 0 8px; }
  legend, .field { font-weight: 500; }
  .choice { display: flex; gap: 12px; align-items: center; min-height: 44px; }
  .choice small { display: block; color: var(--ink-2); font-size: 13px; line-height: 18px; }
  input[type=text] { width: 100%; min-height: 44px; padding: 8px 12px; margin-top: 4px; border: 1px solid var(--edge); border-radius: 8px; background: var(--canvas); color: inherit; font: inherit; }
  input[aria-invalid] { border-color: var(--bad); }
  input[type=radio] { width: 18px; height: 18px; margin: 0; accent-color: var(--brand); flex: none; }
  button { min-height: 44px; padding: 10px 16px; border: 0; border-radius: 8px; background: var(--brand); color: #fff; font: inherit; font-weight: 500; cursor: pointer; }
  button.second { background: none; border: 1px solid var(--edge); color: inherit; }
  a { color: inherit; }
  :focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
  table { width: 100%; margin: 0 0 24px; border-collapse: collapse; }
  td { padding: 8px 0; border-bottom: 1px solid var(--line); }
  td:last-child { text-align: right; }
  [role=alert] { margin: 0; color: var(--bad); font-weight: 500; }
`);

/**
 * Layout and styles of the payment sandbox's pages (`sandbox-pages.ts`): each begins with a banner
 * that names the sandbox, `SANDBOX_BANNER` in `server/adapters/payments/sandbox/sandbox.copy.ts`.
 */
export const sandboxPage = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${PRODUCT.name} sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>${SANDBOX_BANNER}</header>
        <main>${body}</main>
      </body>
    </html>`;
