import { isIP } from "node:net";
import { READING_LIMITS } from "#core/readings/limits.ts";
import { ReadError } from "./read-error.ts";

/** Top-level names that are never public (RFC 6761, RFC 6762, RFC 8375 and common intranets). */
const PRIVATE_NAMES =
  /(^|\.)(local|localhost|localdomain|internal|intranet|private|corp|home|lan|onion|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

/**
 * The host of a URL as an address or name, without the brackets of an IPv6 address. `visit.ts`
 * calls it before it resolves the host.
 */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/**
 * Checks everything about an address of a website that can be known without resolving its name:
 * scheme, credentials, port (80 or 443), length (`READING_LIMITS.addressChars` in
 * `core/readings/limits.ts`) and private names (`PRIVATE_NAMES`). Returns the URL without its
 * fragment. `visit.ts` calls it before each request and redirect. `URL` has already turned decimal,
 * octal, hexadecimal and full-width digits into an IPv4 address. Throws `ReadError`.
 */
export function parseWebAddress(text: string, base?: URL): URL {
  if (text.length > READING_LIMITS.addressChars) throw new ReadError("not_an_address");
  const url = URL.parse(text.trim(), base?.href);
  if (!url) throw new ReadError("not_an_address");
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new ReadError("not_http");
  if (url.username !== "" || url.password !== "") throw new ReadError("credentials");
  if (url.port !== "" && url.port !== "80" && url.port !== "443") throw new ReadError("port");
  // A trailing dot names the same host, but certificates do not have it.
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  const host = hostOf(url);
  if (isIP(host) === 0 && (!host.includes(".") || PRIVATE_NAMES.test(host)))
    throw new ReadError("not_public");
  url.hash = "";
  return url;
}
