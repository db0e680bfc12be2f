import { html, raw } from "hono/html";
import { PRODUCT } from "#core/product.ts";

interface ListedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: string;
  readonly createdAt: string;
}

interface ShownMail extends Omit<ListedMail, "createdAt"> {
  readonly createdAt: Date;
  readonly html: string;
  readonly plain: string;
}

type Html = ReturnType<typeof html>;

const STYLE = raw(`
  :root { color-scheme: light dark; --canvas: #faf9f7; --surface: #fff; --line: #e3e2de; --ink: #1c1625; --ink-2: #4f4a59; --ink-3: #6c6874; --brand: #7b3bda; --link: #652db6; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #0e0c12; --surface: #16141b; --line: #29262f; --ink: #f4f3f7; --ink-2: #bfbcc6; --ink-3: #9b97a4; --brand: #854fe0; --link: #cdb3fd; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--canvas); color: var(--ink); font: 14px/20px Inter, system-ui, sans-serif; }
  main { max-width: 800px; margin: 0 auto; padding: 40px 16px 64px; }
  h1 { margin: 0 0 4px; font-size: 24px; line-height: 32px; letter-spacing: -.02em; overflow-wrap: anywhere; }
  p { margin: 0 0 24px; color: var(--ink-2); overflow-wrap: anywhere; }
  a { color: var(--link); }
  a:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
  ul { list-style: none; margin: 0; padding: 0; }
  ul, iframe, pre { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  li + li { border-top: 1px solid var(--line); }
  li a { display: grid; gap: 2px; padding: 16px 24px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover strong { text-decoration: underline; }
  small { font-size: 12px; line-height: 16px; color: var(--ink-3); }
  nav { display: flex; gap: 16px; margin-bottom: 24px; }
  iframe { display: block; width: 100%; height: 640px; margin-bottom: 24px; }
  pre { padding: 16px 24px; white-space: pre-wrap; overflow-wrap: anywhere; }
  .button { display: inline-block; padding: 10px 16px; border-radius: 8px; background: var(--brand); color: #fff; font-weight: 500; text-decoration: none; }
`);

const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${PRODUCT.name}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

const statusSuffix = (status: string) => (status === "sent" ? "" : ` · ${status}`);

/**
 * HTML of the operator's page /outbox: the given mails in their order; `outbox.routes.ts` calls it.
 * Words and styles are in this file.
 */
export function outboxPage(mails: readonly ListedMail[]) {
  const list = html`<ul>
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="/outbox/${mail.id}">
            <strong>${mail.subject}</strong>
            <span>To ${mail.recipient}</span>
            <small>${mail.createdAt.slice(0, 19).replace("T", " ")} UTC${statusSuffix(mail.status)}</small>
          </a>
        </li>`,
    )}
  </ul>`;
  return page(
    "Outbox",
    html`<h1>Outbox</h1>
      <p>
        No mail server is set up, so mails stay on this machine. Set <code>SMTP_URL</code> to send them.
        Newest first.
      </p>
      <nav><a href="/outbox">Refresh</a> <a href="/">Back to ${PRODUCT.name}</a></nav>
      ${mails.length > 0 ? list : html`<p>No mail yet. The first one comes with the first sign-up.</p>`}`,
  );
}

/**
 * HTML of the operator's page of one mail: its links, HTML and plain text; `outbox.routes.ts` calls
 * it. `links` must be safe to open from this page. Words and styles are in this file.
 */
export function mailPage(mail: ShownMail, links: readonly string[]) {
  // The frame inherits this page's policy, which blocks scripts. The sandbox allows them only
  // because accessibility checkers hang otherwise. Links in the mail open in the top window.
  const framed = mail.html.replace("<head>", '<head><base target="_top">');
  return page(
    mail.subject,
    html`<nav><a href="/outbox">All mails</a></nav>
      <h1>${mail.subject}</h1>
      <p>
        To ${mail.recipient} · ${mail.createdAt.toISOString().slice(0, 19).replace("T", " ")}
        UTC${statusSuffix(mail.status)}
      </p>
      ${links.map((link) => html`<p><a class="button" href="${link}">Open the link</a></p>`)}
      <iframe
        title="The mail as it looks"
        sandbox="allow-scripts allow-top-navigation-by-user-activation"
        srcdoc="${framed}"
      ></iframe>
      <details>
        <summary>Plain text</summary>
        <pre>${mail.plain}</pre>
      </details>`,
  );
}
