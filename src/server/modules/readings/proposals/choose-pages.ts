import { READING_LIMITS } from "#core/readings/limits.ts";
import type { Link } from "#server/workers/website/page-facts.ts";

/** Pages with the most information about a brand, in the order in which they are chosen. */
const KINDS: readonly RegExp[] = [
  /\/(products?|produkte?|item|p|dp|artikel|prodott[oi]|produits?|productos?|produtos?)\/[^/]+/i,
  /(about|ueber-?uns|über-?uns|story|who-we-are|a-propos|qui-sommes|chi-siamo|nosotros|quienes|sobre|over-ons|om-oss|about-us|unternehmen|philosophie|promise)/i,
  /(shop|store|collections?|catalog|menu|menü|speisekarte|karte|carta|carte|products?|produkte?|services?|leistungen|pricing|preise|tarifs|precios|prezzi|plans|sortiment|angebot)/i,
  /(contact|kontakt|contatti|contacto|contato|find-us|impressum|imprint|standort|locations?)/i,
];
const USELESS =
  /\.(pdf|jpe?g|png|gif|webp|svg|zip|mp4|docx?|xml|rss)$|\/(cart|checkout|login|log-?in|sign-?in|account|konto|wishlist|search|privacy|datenschutz|terms|agb|policies|cookie|tag|feed|wp-|cdn-cgi)/i;

const site = (url: URL) => url.hostname.replace(/^www\./, "");

/**
 * Chooses further pages of a site for `readSite` (`read-site.ts`) from the links of its first page
 * to the same host: a product, about, overview, contact, then more products (patterns: `KINDS`;
 * refused paths: `USELESS`). With the first page they are at most `READING_LIMITS.pages`
 * (`core/readings/limits.ts`).
 */
export function choosePages(home: string, links: readonly Link[]): readonly string[] {
  const base = new URL(home);
  const known = new Set([base.pathname.replace(/\/$/, "")]);
  const candidates = links.flatMap(({ url, text }) => {
    const address = URL.parse(url);
    if (!address || site(address) !== site(base) || USELESS.test(address.pathname)) return [];
    const path = address.pathname.replace(/\/$/, "");
    if (known.has(path)) return [];
    known.add(path);
    return [{ href: address.href, hint: `${safeDecode(path)} ${text}` }];
  });
  const chosen: string[] = [];
  const take = (kind: RegExp) => {
    const found = candidates.find(({ href, hint }) => kind.test(hint) && !chosen.includes(href));
    if (found && chosen.length < READING_LIMITS.pages - 1) chosen.push(found.href);
  };
  for (const kind of KINDS) take(kind);
  for (let at = chosen.length; at < READING_LIMITS.pages - 1; at++) take(KINDS[0]!);
  return chosen;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
