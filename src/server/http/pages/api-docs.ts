import { Hono } from "hono";
import { html } from "hono/html";
import { generateSpecs } from "hono-openapi";
import { PRODUCT } from "#core/product.ts";
import type { AppEnv } from "../env.ts";

const DOCUMENTATION = {
  info: {
    title: `${PRODUCT.name} API`,
    version: "1",
    description:
      "The same API that the web app uses. Cookies carry the session; bodies are JSON; every error has the shape {error: {code, message, fields?}}.",
  },
  servers: [{ url: "/api" }],
};

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: unknown;
  readonly responses?: Record<string, { readonly description?: string }>;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** Serves the OpenAPI document, generated from the routes' schemas, and a readable page of it. */
export function apiDocs(api: Hono<AppEnv>) {
  const document = generateSpecs(api, { documentation: DOCUMENTATION });
  return new Hono<AppEnv>()
    .get("/openapi.json", async (c) => c.json(await document))
    .get("/docs", async (c) => {
      c.header(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      const { paths = {} } = await document;
      const calls = Object.entries(paths).flatMap(([path, item]) =>
        METHODS.flatMap((method) => {
          const operation = (item as Partial<Record<(typeof METHODS)[number], Operation>>)[method];
          return operation ? [{ method, path: `/api${path}`, operation }] : [];
        }),
      );
      return c.html(page(calls));
    });
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
            <span>${prose(call.operation.summary ?? "")}</span>
          </li>`,
      )}
    </ul>
  </nav>`;

function section(call: Call) {
  const { summary = "", description, requestBody, responses = {} } = call.operation;
  return html`<section id="${anchor(call)}">
    <h2>${name(call)}</h2>
    <p>${prose(summary)}</p>
    ${description ? html`<p>${prose(description)}</p>` : ""}
    ${
      requestBody
        ? html`<details>
            <summary>Body</summary>
            <pre>${JSON.stringify(requestBody, null, 2)}</pre>
          </details>`
        : ""
    }
    <dl>
      ${Object.entries(responses).map(
        ([status, response]) =>
          html`<dt>${status}</dt>
            <dd>${prose(response.description ?? "")}</dd>`,
      )}
    </dl>
  </section>`;
}

function page(calls: readonly Call[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${DOCUMENTATION.info.title}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${DOCUMENTATION.info.title}</h1>
          <p>${DOCUMENTATION.info.description}</p>
          <p><a href="/api/openapi.json">OpenAPI document</a></p>
          ${contents(calls)} ${calls.map(section)}
        </main>
      </body>
    </html>`;
}
