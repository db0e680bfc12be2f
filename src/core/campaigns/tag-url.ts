/**
 * UTM parameters of ad addresses. Analytics count a visit as paid if `utm_medium` matches
 * `^(.*cp.*|ppc|retargeting|paid.*)$` (support.google.com/analytics/answer/9756891, read
 * 2026-11-22).
 */
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/** Longest address that the platforms take. */
export const MAX_URL = 2048;

/** http or https, a host name with a dot in any script, and what follows it. */
const WEB_ADDRESS =
  /^https?:\/\/[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Whether an address is one that ads can lead to. */
export function isWebAddress(address: string): boolean {
  return address.length <= MAX_URL && WEB_ADDRESS.test(address);
}

export interface UrlTags {
  readonly platform: PlatformId;
  /** Value of `utm_campaign`, from `campaignSlug`. */
  readonly slug: string;
  readonly key: string;
}

/**
 * Adds the UTM parameters that an address does not have. The rest stays as typed, character by
 * character: host, query, macros such as `{lpurl}` and fragment. `undefined` if the address cannot
 * be opened.
 */
export function tagUrl(address: string, { platform, slug, key }: UrlTags): string | undefined {
  if (!isWebAddress(address)) return undefined;
  const { source, medium, term } = PLATFORMS[platform].utm;
  const tags = {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: slug,
    utm_content: key,
    // A macro of the platform: its braces must not be encoded.
    utm_term: term,
  };
  const [, base = "", query, fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  const present = parameterNames(query);
  const added = Object.entries(tags)
    .filter(([name, value]) => value !== "" && !present.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  if (added === "") return address;
  const separator = query === undefined ? "?" : query === "?" || query.endsWith("&") ? "" : "&";
  return `${base}${query ?? ""}${separator}${added}${fragment}`;
}

function parameterNames(query = ""): Set<string> {
  const names = query
    .slice(1)
    .split("&")
    .map((pair) => pair.split("=")[0] ?? "");
  return new Set(names.map((name) => name.replaceAll(/%5f/gi, "_").toLowerCase()));
}

const MAX_SLUG = 60;

/**
 * Value of `utm_campaign` for a product. Analytics count campaigns whose name has the word "shop"
 * as shopping ads, so that word becomes "store".
 */
export function campaignSlug(name: string, fallback: string): string {
  const slug = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/shopping|(?<![a-df-z])shop/g, "store")
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, "");
  return slug === "" ? fallback.toLowerCase() : slug;
}
