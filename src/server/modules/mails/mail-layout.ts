import { html, raw } from "hono/html";
import type { MailCopy } from "#core/account/mails.copy.ts";
import { PRODUCT } from "#core/product.ts";

interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/**
 * Mail clients drop style sheets, so elements have inline styles; the sheet only adds dark mode.
 */
const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DARK = raw(`
  @media (prefers-color-scheme: dark) {
    .canvas { background: #0e0c12 !important; }
    .card { background: #16141b !important; border-color: #29262f !important; }
    .ink { color: #f4f3f7 !important; }
    .ink-2 { color: #bfbcc6 !important; }
    .ink-3 { color: #9b97a4 !important; }
    .link { color: #cdb3fd !important; }
  }`);

const paragraph = (text: string) =>
  html`<p class="ink-2" style="margin:0 0 16px;font-size:15px;line-height:24px;color:#4f4a59;${FONT}">
    ${text}
  </p>`;

const MAX_LINE_CHARACTERS = 72;

/** Wraps a paragraph at spaces. Short lines need no transfer encoding, which would break links. */
function wrap(paragraph: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > MAX_LINE_CHARACTERS) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

/**
 * Renders a mail as HTML and plain text, with lines of at most 72 characters (`MAX_LINE_CHARACTERS`
 * in this file), when `queueMail` (`mails.service.ts`) or `queueSecretMail` stores it: heading,
 * paragraphs, one button with its URL, note, reason. The layout is here; the texts are those of the
 * caller, from files `*.copy.ts` of `core`.
 */
export function renderMail(copy: MailCopy, url: string): MailContent {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${copy.subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="canvas" style="margin:0;padding:0;background:#faf9f7">
        <div style="display:none;max-height:0;overflow:hidden">${copy.preview}</div>
        <table
          role="presentation"
          class="canvas"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#faf9f7"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:520px;text-align:left"
              >
                <tr>
                  <td
                    class="ink"
                    style="padding:0 8px 16px;font-size:18px;line-height:24px;font-weight:600;letter-spacing:-.02em;color:#1c1625;${FONT}"
                  >
                    ${PRODUCT.name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:32px;background:#ffffff;border:1px solid #e3e2de;border-radius:12px"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em;color:#1c1625;${FONT}"
                    >
                      ${copy.heading}
                    </h1>
                    ${copy.paragraphs.map(paragraph)}
                    <table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
                      <tr>
                        <td style="border-radius:8px;background:#7b3bda">
                          <a
                            href="${url}"
                            style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:500;color:#ffffff;text-decoration:none;${FONT}"
                            >${copy.button}</a
                          >
                        </td>
                      </tr>
                    </table>
                    ${paragraph(copy.note)}
                    <p class="ink-3" style="margin:0;font-size:13px;line-height:20px;color:#6c6874;${FONT}">
                      If the button does not work, open this address:<br />
                      <a class="link" href="${url}" style="color:#652db6;word-break:break-all">${url}</a>
                    </p>
                  </td>
                </tr>
                <tr>
                  <td
                    class="ink-3"
                    style="padding:16px 8px 0;font-size:12px;line-height:18px;color:#6c6874;${FONT}"
                  >
                    ${copy.reason}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const link = `${copy.button}:\n${url}`;
  const plain = [copy.heading, ...copy.paragraphs.map(wrap), link, wrap(copy.note), wrap(copy.reason)];
  return {
    subject: copy.subject,
    html: String(page),
    plain: `${plain.join("\n\n")}\n\n-- \n${PRODUCT.name}\n`,
  };
}
