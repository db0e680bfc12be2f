import { randomUUID } from "node:crypto";
import { IMAGE_BRIEF } from "../image-ads.ts";
import { CAMPAIGN_BRIEF } from "../campaign.ts";
import { BRIEF } from "../generations.ts";
import type { Call } from "./calls.ts";
import type { Chance } from "./chance.ts";
import { oddJson, oddText, oddValue } from "./odd.ts";
import type { Sent } from "./send.ts";

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

function id(chance: Chance, { ids }: Target): string {
  if (chance.happens(0.6) && ids.length > 0) return chance.pick(ids);
  if (chance.happens(0.4)) return randomUUID();
  return chance.happens(0.2)
    ? chance.pick(["%", "%zz", "%ff%fe", "%00", "..%2f..", "%c0%ae"])
    : inPath(oddText(chance));
}

function formOf(chance: Chance, picture: Buffer): { body: Buffer; type: string } {
  const boundary = "fuzz";
  const name = chance.pick(["file", "file", "file", "typed", "card", "__proto__"]);
  const content = chance.pick([picture, picture.subarray(0, 40), Buffer.from(oddText(chance))]);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${inHeader(oddText(chance)).replaceAll('"', "")}"\r\nContent-Type: image/png\r\n\r\n`;
  const tail = chance.happens(0.1) ? "" : `\r\n--${boundary}--\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
    type: `multipart/form-data; boundary=${chance.happens(0.9) ? boundary : "other"}`,
  };
}

/** A brief with some invalid fields. */
function spoiltBrief(chance: Chance): object {
  const { kind, input } = chance.pick(BRIEFS);
  const spoilt = Object.entries(input).map(([name, value]) => [
    name,
    chance.happens(0.1) ? oddValue(chance) : value,
  ]);
  const extra = chance.happens(0.1) ? { [oddText(chance)]: oddValue(chance) } : {};
  return { kind, input: { ...Object.fromEntries(spoilt), ...extra } };
}

function bodyOf(chance: Chance, call: Call, target: Target): Pick<Sent, "body"> & { type?: string } {
  if (call.form || chance.happens(0.03)) return formOf(chance, target.picture);
  if (!call.body && chance.happens(0.9)) return {};
  const type = chance.happens(0.95) ? "application/json" : inHeader(oddText(chance));
  if (chance.happens(0.1)) return { body: oddJson(chance), type };
  const value =
    call.path === "/api/generations" ? spoiltBrief(chance) : (call.body?.(chance) ?? oddValue(chance));
  return { body: JSON.stringify(value) ?? "", type };
}

function oddHeaders(chance: Chance): Record<string, string> {
  const name = chance.pick([
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
  return { [name]: inHeader(oddText(chance)) };
}

/** A random request: mostly a documented call, occasionally any path with any method. */
export function requestOf(chance: Chance, target: Target, cookie: string): Sent {
  const odd = chance.happens(0.15) ? oddHeaders(chance) : {};
  const address = { "x-forwarded-for": `10.${chance.number(250)}.${chance.number(250)}.7` };
  if (chance.happens(0.15)) {
    const path = `${chance.pick(PAGES)}${chance.happens(0.5) ? id(chance, target) : ""}`;
    const form = chance.happens(0.3) ? formOf(chance, target.picture) : undefined;
    const method = form ? "POST" : chance.pick(["GET", "GET", "GET", ...METHODS]);
    return {
      method,
      path,
      headers: { cookie, ...(form && { "content-type": form.type, origin: target.origin }), ...odd },
      ...(form && { body: form.body }),
    };
  }
  const call = chance.pick(target.calls);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === "id"
      ? id(chance, target)
      : chance.pick(["facebook", "script.txt", "instagram", inPath(oddText(chance))]),
  );
  const query = call.query
    .filter(() => chance.happens(0.6))
    .map((name) => `${name}=${chance.happens(0.6) ? chance.pick(QUERY) : inPath(oddText(chance))}`);
  const method = chance.happens(0.04) ? chance.pick(METHODS) : call.method;
  const { body, type } = ["GET", "HEAD", "TRACE"].includes(method) ? {} : bodyOf(chance, call, target);
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers: { cookie, ...address, ...(type !== undefined && { "content-type": type }), ...odd },
    ...(body !== undefined && { body }),
  };
}

/** Bytes that are not a valid HTTP request. */
export function malformed(chance: Chance): string {
  const host = "Host: localhost\r\n";
  const json = "Content-Type: application/json\r\n";
  const chunked = `POST /api/generations HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n`;
  return chance.pick([
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
