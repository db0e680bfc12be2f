/**
 * UTM parameters of ad addresses. Analytics count a visit as paid if `utm_medium` matches
 * `^(.*cp.*|ppc|retargeting|paid.*)$` (support.google.com/analytics/answer/9756891, read
 * 2026-11-22).
 */
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { MAX_URL } from "./limits.ts";

/** http or https, a host name with a dot in any script, and what follows it. */
const WEB_ADDRESS =
  /^https?:\/\/[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/**
 * Whether ads can lead to an address: http or https, a host with a dot, at most `MAX_URL`
 * (`limits.ts`) long. Forms of campaigns (`typed-address.ts`), `missingParts` (`ad-state.ts`)
 * and `tagUrl` ask it; addresses of brands have `core/brands/fields.ts`.
 */
export function isWebAddress(address: string): boolean {
  return address.length <= MAX_URL && WEB_ADDRESS.test(address);
}

/** Values from which exports make the tracking parameters of an ad's address. */
interface UrlTags {
  readonly platform: PlatformId;
  /** Value of `utm_campaign`, from `campaignSlug`. */
  readonly slug: string;
  readonly key: string;
}

/**
 * UTM parameters by name. Source, medium and term are `utm` of the platform in
 * `core/platforms/platforms.ts`. `tagUrl` adds them to addresses; `meta-sheet.ts` and
 * `template-cells.ts` of `exports` write them into cells.
 */
export function utmTags({ platform, slug, key }: UrlTags): Readonly<Record<string, string>> {
  const { source, medium, term } = PLATFORMS[platform].utm;
  return {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: slug,
    utm_content: key,
    // A macro of the platform: its braces must not be encoded.
    ...(term !== "" && { utm_term: term }),
  };
}

const splitAddress = (address: string) => {
  const [, base = "", query, fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  return { base, query, fragment };
};

/**
 * Parameters that an address does not have yet, as a query string without "?". Values are not
 * encoded. `tagUrl`, `meta-sheet.ts` and `template-cells.ts` call it.
 */
export function missingTags(address: string, tags: Readonly<Record<string, string>>): string {
  const present = parameterNames(splitAddress(address).query);
  return Object.entries(tags)
    .filter(([name]) => !present.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/**
 * Adds the UTM parameters that an address does not have; the rest stays as typed. `undefined` if it
 * is no web address: `present.ts` and `named-versions.service.ts` make it `null`, `ad-content.ts`
 * hashes the address as typed.
 */
export function tagUrl(address: string, tags: UrlTags): string | undefined {
  if (!isWebAddress(address)) return undefined;
  const added = missingTags(address, utmTags(tags));
  if (added === "") return address;
  const { base, query, fragment } = splitAddress(address);
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
 * Value of `utm_campaign` from a product's name, at most `MAX_SLUG` characters of a-z, 0-9 and "-",
 * else the fallback (the campaign's code) in lower case. "shop" becomes "store", because analytics
 * would count shopping ads. `campaign-code.ts` stores it.
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
