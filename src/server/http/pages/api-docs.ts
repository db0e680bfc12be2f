import { html } from "hono/html";
import { API } from "#core/api/api.ts";
import { docsApi } from "#core/api/docs.api.ts";
import { PRODUCT } from "#core/product.ts";
import { apiRoutes } from "../api-routes.ts";
import { openApiDocument, type Operation } from "./open-api.ts";

const INFO = {
  title: `${PRODUCT.name} API`,
  version: "1",
  description:
    "The same API that the web app uses. Cookies carry the session; bodies are JSON; every error has the shape `{error: {code, message, fields?}}`.",
};

/** The document and the page, as sent. */
function createDocs() {
  const document = openApiDocument(API, INFO);
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path: `/api${path}`, operation })),
  );
  return { json: JSON.stringify(document), page: page(calls) };
}

/**
 * Routes of the API's documentation, `/api/openapi.json` and `/api/docs`: the OpenAPI document
 * (`open-api.ts`) and a readable page of it, both made from the contracts in `core/api` at the
 * first request. `boot/app.ts` mounts them. The words about the API are in `INFO` of this file,
 * those about a call in its contract, the styles of the page in `/api-docs.css`.
 */
export function docsRoutes() {
  // Created by the first request: it takes about 0.1 s, which would delay each start.
  let created: ReturnType<typeof createDocs> | undefined;
  const docs = () => (created ??= createDocs());
  return apiRoutes(
    docsApi,
    {},
    {
      "GET /api/openapi.json": async (c) => c.body(docs().json, 200, { "Content-Type": "application/json" }),
      "GET /api/docs": async (c) => {
        c.header(
          "Content-Security-Policy",
          "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
        );
        return c.html(docs().page);
      },
    },
  );
}

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

/** Fragment id of a call, without slashes and braces. */
const anchor = ({ method, path }: Call) => `${method}${path.replaceAll(/[^a-z]+/gi, "-")}`;

/** Formats text between backticks as code. */
const prose = (text: string) =>
  text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));

const name = ({ method, path }: Call) => html`<code><b>${method.toUpperCase()}</b> ${path}</code>`;

const contents = (calls: readonly Call[]) =>
  html`<nav aria-label="Contents">
    <ul>
      ${calls.map(
        (call) =>
          html`<li>
            <a href="#${anchor(call)}">${name(call)}</a>
            <span>${prose(call.operation.summary)}</span>
          </li>`,
      )}
    </ul>
  </nav>`;

/** A JSON text that can be opened. */
const details = (title: string | ReturnType<typeof html>, value: unknown) =>
  html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(value, null, 2)}</pre>
  </details>`;

const isError = (status: string) => Number(status) >= 400;

function section(call: Call) {
  const { summary, description, parameters, requestBody, responses } = call.operation;
  return html`<section id="${anchor(call)}">
    <h2>${name(call)}</h2>
    <p>${prose(summary)}</p>
    ${description === undefined ? "" : html`<p>${prose(description)}</p>`}
    ${parameters.length > 0 ? details("Parameters", parameters) : ""}
    ${requestBody ? details("Body", requestBody.content) : ""}
    ${Object.entries(responses)
      .filter(([status]) => !isError(status))
      .map(([status, { description: success, content }]) => {
        const title = html`${status}: ${prose(success)}`;
        return content ? details(title, content) : html`<p>${title}</p>`;
      })}
    <details>
      <summary>Errors</summary>
      <dl>
        ${Object.entries(responses)
          .filter(([status]) => isError(status))
          .map(
            ([status, { description: codes }]) =>
              html`<dt>${status}</dt>
                <dd>${codes.split("\n").map((code) => html`<p>${prose(code)}</p>`)}</dd>`,
          )}
      </dl>
    </details>
  </section>`;
}

function page(calls: readonly Call[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${INFO.title}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${INFO.title}</h1>
          <p>${prose(INFO.description)}</p>
          <p><a href="/api/openapi.json">OpenAPI document</a></p>
          ${contents(calls)} ${calls.map(section)}
        </main>
      </body>
    </html>`;
}
