import { randomUUID } from "node:crypto";
import { IMAGE_BRIEF } from "../image-ads.ts";
import { CAMPAIGN_BRIEF } from "../campaign.ts";
import { BRIEF } from "../generations.ts";
import type { Call } from "./calls.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { unusualJson, unusualText, unusualValue } from "./unusual-values.ts";
import type { FuzzRequest } from "./send.ts";

const BRIEFS = [
  { kind: "text", input: BRIEF },
  { kind: "text", input: BRIEF },
  { kind: "video", input: { ...BRIEF, callToAction: "See more", duration: 30, style: "lifestyle" } },
  { kind: "image", input: IMAGE_BRIEF },
  { kind: "campaign", input: CAMPAIGN_BRIEF },
];
const QUERY = ["growth", "free", "text", "image", "copy", "20", "MTIzIA", "2026-11-01"];
const PAGES = [
  "/",
  "/login",
  "/dashboard",
  "/assets/",
  "/logo.svg",
  "/healthz",
  "/readyz",
  "/metrics",
  "/files/",
  "/outbox",
  "/outbox/",
  "/sandbox/checkout/",
  "/sandbox/portal/",
  "/sandbox/invoices/",
  "/api/openapi.json",
  "/api/docs",
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "M-SEARCH"];

/**
 * The product that a fuzz run sends requests to; `fuzz.ts` makes it, `createRequest` fills calls
 * with its ids and picture.
 */
export interface Target {
  readonly origin: string;
  readonly calls: readonly Call[];
  /** Existing ids of any user. */
  readonly ids: readonly string[];
  readonly picture: Buffer;
}

/** Only characters that HTTP allows in a header; others occur in bodies and paths. */
const inHeader = (text: string) => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?").slice(0, 4000);
const inPath = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 4000);

function id(random: SeededRandom, { ids }: Target): string {
  if (random.happens(0.6) && ids.length > 0) return random.pick(ids);
  if (random.happens(0.4)) return randomUUID();
  return random.happens(0.2)
    ? random.pick(["%", "%zz", "%ff%fe", "%00", "..%2f..", "%c0%ae"])
    : inPath(unusualText(random));
}

function createForm(random: SeededRandom, picture: Buffer): { body: Buffer; type: string } {
  const boundary = "fuzz";
  const name = random.pick(["file", "file", "file", "typed", "card", "__proto__"]);
  const content = random.pick([picture, picture.subarray(0, 40), Buffer.from(unusualText(random))]);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${inHeader(unusualText(random)).replaceAll('"', "")}"\r\nContent-Type: image/png\r\n\r\n`;
  const tail = random.happens(0.1) ? "" : `\r\n--${boundary}--\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
    type: `multipart/form-data; boundary=${random.happens(0.9) ? boundary : "other"}`,
  };
}

/** A brief with some invalid fields. */
function createInvalidBrief(random: SeededRandom): object {
  const { kind, input } = random.pick(BRIEFS);
  const fields = Object.entries(input).map(([name, value]) => [
    name,
    random.happens(0.1) ? unusualValue(random) : value,
  ]);
  const extra = random.happens(0.1) ? { [unusualText(random)]: unusualValue(random) } : {};
  return { kind, input: { ...Object.fromEntries(fields), ...extra } };
}

function createBody(
  random: SeededRandom,
  call: Call,
  target: Target,
): Pick<FuzzRequest, "body"> & { type?: string } {
  if (call.form || random.happens(0.03)) return createForm(random, target.picture);
  if (!call.body && random.happens(0.9)) return {};
  const type = random.happens(0.95) ? "application/json" : inHeader(unusualText(random));
  if (random.happens(0.1)) return { body: unusualJson(random), type };
  const value =
    call.path === "/api/generations"
      ? createInvalidBrief(random)
      : (call.body?.(random) ?? unusualValue(random));
  return { body: JSON.stringify(value) ?? "", type };
}

function unusualHeaders(random: SeededRandom): Record<string, string> {
  const name = random.pick([
    "range",
    "if-none-match",
    "if-modified-since",
    "accept-encoding",
    "accept",
    "cookie",
    "idempotency-key",
    "x-forwarded-for",
    "x-forwarded-proto",
    "stripe-signature",
    "user-agent",
    "origin",
    "sec-fetch-site",
    "x-http-method-override",
  ]);
  return { [name]: inHeader(unusualText(random)) };
}

/**
 * Creates a random request of a fuzz run: mostly a documented call, else any path (`PAGES` here)
 * with any method, and sometimes unusual headers. `fuzz.ts` sends it; unusual values are in
 * `unusual-values.ts`.
 */
export function createRequest(random: SeededRandom, target: Target, cookie: string): FuzzRequest {
  const unusual = random.happens(0.15) ? unusualHeaders(random) : {};
  const address = { "x-forwarded-for": `10.${random.number(250)}.${random.number(250)}.7` };
  if (random.happens(0.15)) {
    const path = `${random.pick(PAGES)}${random.happens(0.5) ? id(random, target) : ""}`;
    const form = random.happens(0.3) ? createForm(random, target.picture) : undefined;
    const method = form ? "POST" : random.pick(["GET", "GET", "GET", ...METHODS]);
    return {
      method,
      path,
      headers: { cookie, ...(form && { "content-type": form.type, origin: target.origin }), ...unusual },
      ...(form && { body: form.body }),
    };
  }
  const call = random.pick(target.calls);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === "id"
      ? id(random, target)
      : random.pick(["facebook", "script.txt", "instagram", inPath(unusualText(random))]),
  );
  const query = call.query
    .filter(() => random.happens(0.6))
    .map((name) => `${name}=${random.happens(0.6) ? random.pick(QUERY) : inPath(unusualText(random))}`);
  const method = random.happens(0.04) ? random.pick(METHODS) : call.method;
  const { body, type } = ["GET", "HEAD", "TRACE"].includes(method) ? {} : createBody(random, call, target);
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers: { cookie, ...address, ...(type !== undefined && { "content-type": type }), ...unusual },
    ...(body !== undefined && { body }),
  };
}

/**
 * Bytes of a fuzz run that are not a valid HTTP request, from the list here. `fuzz.ts` sends them
 * with `sendRaw`; a response of 500 or more is a violation.
 */
export function malformedRequest(random: SeededRandom): string {
  const host = "Host: localhost\r\n";
  const json = "Content-Type: application/json\r\n";
  const chunked = `POST /api/generations HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n`;
  return random.pick([
    `${chunked}\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `${chunked}\r\nffffffffffffffff\r\n{}`,
    `${chunked}\r\n2\r\n{}`,
    `${chunked}Content-Length: 4\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${chunked}\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    `POST /api/auth/sign-in/email HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
    `POST /api/auth/sign-in/email HTTP/1.1\r\n${host}${json}Content-Length: 500\r\n\r\n{"email":`,
    `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(40_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${"a: b\r\n".repeat(3000)}\r\n`,
    `GET /${"a".repeat(60_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}A\u0000: b\r\n\r\n`,
    `GET / HTTP/1.1\r\n Host: folded\r\n\r\n`,
    `GET / HTTP/1.1\r\n\r\n`,
    `GET  /  HTTP/1.1\r\n${host}\r\n`,
    `GET /api/usage HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
    `GET /a\\..\\b HTTP/1.1\r\n${host}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
    `CONNECT localhost:1 HTTP/1.1\r\n${host}\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `GET /api/usage HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
    "GET / HT",
    "\r\n\r\n\r\n",
    `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
  ]);
}
