import { isIP } from "node:net";
import * as z from "zod";

/** A string that passes `check`. A check that throws counts as failed. */
function stringWhere(check: (text: string) => boolean) {
  return z.string().refine((text) => {
    try {
      return check(text);
    } catch {
      return false;
    }
  });
}

/**
 * Throws if a part of the URL cannot be decoded, because libraries that use the URL would throw as
 * well.
 */
function decodeParts({ username, password, pathname }: URL): void {
  for (const part of [username, password, pathname]) decodeURIComponent(part);
}

function urlWith(protocols: readonly string[], check: (url: URL) => boolean) {
  return stringWhere((text) => {
    const url = new URL(text);
    decodeParts(url);
    return protocols.includes(url.protocol) && check(url);
  });
}

const hasCredentials = ({ username, password }: URL) => username !== "" || password !== "";
const isBare = ({ search, hash }: URL) => search === "" && hash === "";

/**
 * Schema of URLs of HTTP services, such as `OPENAI_BASE_URL` and `S3_ENDPOINT`: without user and
 * password, which `fetch` rejects. `settings.ts` uses it and holds the message for refused values.
 */
export const httpUrl = urlWith(["http:", "https:"], (url) => !hasCredentials(url) && url.hash === "");

/**
 * Schema of origins (`APP_URL`, `STRIPE_API_URL`); `settings.ts` uses it and has the message for
 * refused values. Accepts `http` or `https` with host and port only.
 */
export const httpOrigin = urlWith(
  ["http:", "https:"],
  (url) => url.pathname === "/" && isBare(url) && !hasCredentials(url),
);

/**
 * Schema of `FETCH_PROXY`: an HTTP proxy with optional user and password. `settings.ts` uses it and
 * has the message for refused values.
 */
export const proxyUrl = urlWith(["http:"], (url) => url.pathname === "/" && isBare(url));

/**
 * Schema of `OTEL_EXPORTER_OTLP_ENDPOINT`, the trace collector's URL, in `settings.ts`: as
 * `httpUrl`, with optional user and password, which collectors accept.
 */
export const collectorUrl = urlWith(["http:", "https:"], isBare);

/**
 * Schema of `DATABASE_URL` and `DATABASE_DIRECT_URL`. The host may be a socket folder, given in the
 * query. `settings.ts` uses it and has the message for refused values.
 */
export const postgresUrl = urlWith(
  ["postgres:", "postgresql:"],
  (url) => url.hostname !== "" || url.searchParams.has("host"),
);

/**
 * Schema of `SMTP_URL`, the mail server's URL, with `requireTLS` of true or false as an option.
 * `settings.ts` uses it; `adapters/mail/mail.smtp.ts` reads the option.
 */
export const smtpUrl = urlWith(["smtp:", "smtps:"], ({ hostname, searchParams }) => {
  const requireTls = searchParams.get("requireTLS");
  return hostname !== "" && (requireTls === null || requireTls === "true" || requireTls === "false");
});

/**
 * Schema of `PORT`: an integer from `min` to `max`, both included. `settings.ts` gives the range.
 */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/**
 * Schema of `AI_DAILY_BUDGET`: US dollars with an optional decimal point, at most six decimals.
 * `settings.ts` uses it and has the message for refused values.
 */
export const usdAmount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .transform(Number);

const LABEL = "[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?";
const HOST_NAME = new RegExp(String.raw`^(?!(.*\.)?\d+$)${LABEL}(\.${LABEL})*$`, "i");

/**
 * Schema of `HOST`: an IP address or a host name. A name of digits and dots must be a valid IPv4
 * address. `settings.ts` uses it and has the message for refused values.
 */
export const host = stringWhere((text) => isIP(text) !== 0 || HOST_NAME.test(text));

function isAddressOrRange(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  // An address with a zone (fe80::1%eth0) cannot be compared with a client's address.
  if (version === 0 || address.includes("%") || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/**
 * Schema of `TRUSTED_PROXIES`: IP addresses and CIDR ranges, separated by commas, as a list.
 * `settings.ts` uses it and has the message for refused values.
 */
export const addressRanges = list.refine(
  (entries) => entries.length > 0 && entries.every((entry) => isAddressOrRange(entry)),
);

const LOCAL_PART = String.raw`[^\s<>@,;:"()[\]\\]+`;
const DOMAIN = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?`;
const ADDRESS = `${LOCAL_PART}@${DOMAIN}`;

/**
 * Schema of `MAIL_FROM`, the sender of mails: an address, or a name with the address in angle
 * brackets. `settings.ts` uses it and has the message for refused values.
 */
export const sender = z.string().regex(new RegExp(`^(?:[^<>]+ <${ADDRESS}>|<${ADDRESS}>|${ADDRESS})$`, "u"));

/**
 * Schema of settings with keys and model ids: visible ASCII without spaces, as HTTP headers need
 * it. `settings.ts` passes a narrower pattern and a maximum length (characters) where it needs
 * them.
 */
export const token = (pattern = /^[!-~]+$/, max = 4000) => z.string().max(max).regex(pattern);

const MIN_SECRET = 32;
/** 32 random characters have more distinct ones; random digits fail once in 10 million. */
const MIN_DISTINCT = 6;

/**
 * Schema of `AUTH_SECRET`: at least 32 characters (`MIN_SECRET`), 6 of them distinct
 * (`MIN_DISTINCT`), so not a repeated character or short word. `settings.ts` uses it and has the
 * message for refused values.
 */
export const secret = z
  .string()
  .refine((text) => text.length >= MIN_SECRET && new Set(text).size >= MIN_DISTINCT);

const price = z.number().nonnegative();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Schema of `AI_PRICES`: the operator's prices in US dollars by model, as JSON. `config.ts` merges
 * them over the list prices of `core/models/prices.ts`.
 */
export const priceTable = z
  .string()
  .transform(parseJson)
  .pipe(z.record(z.string(), z.object({ input: price, output: price, picture: price })));
