import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { LIMITS } from "#core/limits.ts";
import type { FoundProduct, Proposal } from "#core/readings/proposal.ts";
import { readingsCopy } from "#core/readings/readings.copy.ts";
import { objects, property, valueText, type Item } from "#server/workers/website/structured-data.ts";
import { isA } from "./organization.ts";
import type { SiteFacts, SitePage } from "./site-facts.ts";
import { plainText } from "./text.ts";

const { how } = readingsCopy;

/** Largest number of products that a reading proposes for a brand. */
const MAX_PRODUCTS = 12;
const PICTURES_PER_PRODUCT = 2;
const PRODUCT =
  /^(Product|ProductGroup|IndividualProduct|ProductModel|Vehicle|MenuItem|Service|Course|FoodProduct|SoftwareApplication|Book|Event|Trip|Accommodation)$/;
const CURRENCY = /^[A-Z]{3}$/;

/** A product that was found on a site, with the addresses of its pictures. */
interface SiteProduct {
  readonly product: Omit<FoundProduct, "images">;
  readonly pictures: readonly string[];
  readonly foundAt: string;
  readonly how: string;
}

/**
 * Parses a price on a page such as "1,299.00" or "24,90"; `null` for anything else. The last
 * separator is the decimal one unless three digits follow it.
 */
function parsePrice(text: string): number | null {
  const digits = text.replace(/[^\d.,]/g, "");
  const [, whole = "", decimals = ""] = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ?? [];
  const number = Number(`${whole.replace(/[.,]/g, "")}.${decimals || "0"}`);
  const isValid = digits !== "" && whole !== "" && number >= 0 && number < BRAND_LIMITS.price;
  return isValid ? Number(number.toFixed(2)) : null;
}

interface Offer {
  readonly price: number | null;
  readonly wasPrice: number | null;
  readonly currency: string | null;
  readonly offerEndsOn: string | null;
}
const NO_OFFER: Offer = { price: null, wasPrice: null, currency: null, offerEndsOn: null };

const currencyOf = (...texts: readonly string[]) =>
  texts.map((text) => text.trim().toUpperCase()).find((text) => CURRENCY.test(text)) ?? null;

/** Reads an Offer or AggregateOffer with its price specifications. */
function readOffer(offer: Item): Offer {
  const specifications = objects(offer, "priceSpecification");
  const isList = (item: Item) => /ListPrice|StrikethroughPrice|SRP|MSRP/i.test(property(item, "priceType"));
  const now = specifications.find((item) => !isList(item));
  const before = specifications.find(isList);
  const prices = [property(offer, "price"), property(offer, "lowPrice"), now ? property(now, "price") : ""];
  const price = prices.map(parsePrice).find((found) => found !== null) ?? null;
  const wasPrice = before ? parsePrice(property(before, "price")) : null;
  const currency = currencyOf(property(offer, "priceCurrency"), now ? property(now, "priceCurrency") : "");
  const until = /^\d{4}-\d{2}-\d{2}/.exec(property(offer, "priceValidUntil"))?.[0] ?? null;
  const isReduced = price !== null && wasPrice !== null && wasPrice > price;
  return { price, wasPrice: isReduced ? wasPrice : null, currency, offerEndsOn: isReduced ? until : null };
}

function absolute(address: string, base: string): string | undefined {
  const url = address === "" ? null : URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href.slice(0, BRAND_LIMITS.url) : undefined;
}

function fromItem(item: Item, page: string): SiteProduct | undefined {
  const name = plainText(property(item, "name"), LIMITS.name);
  const offers = objects(item, "offers");
  const images = (item.properties.get("image") ?? []).map(valueText);
  if (name === "" || (offers.length === 0 && images.length === 0 && !item.properties.has("description")))
    return undefined;
  const description = plainText(property(item, "description"), LIMITS.freeText);
  const url = absolute(property(item, "url"), page) ?? page;
  return {
    product: { name, description, url, ...(offers[0] ? readOffer(offers[0]) : NO_OFFER) },
    pictures: images.flatMap((image) => absolute(image, page) ?? []).slice(0, PICTURES_PER_PRODUCT),
    foundAt: page,
    how: how.structured(item.source, item.types.find((type) => PRODUCT.test(type)) ?? "Product"),
  };
}

function fromOpenGraph({ url, facts }: SitePage): SiteProduct | undefined {
  const meta = (name: string) => facts.meta.get(`product:${name}`) ?? facts.meta.get(`og:${name}`) ?? "";
  const price = parsePrice(meta("price:amount"));
  if (!/product/i.test(facts.meta.get("og:type") ?? "") && price === null) return undefined;
  const name = plainText(facts.meta.get("og:title") ?? facts.title, LIMITS.name);
  if (name === "") return undefined;
  const description = plainText(
    facts.meta.get("og:description") ?? facts.meta.get("description") ?? "",
    LIMITS.freeText,
  );
  const picture = absolute(facts.meta.get("og:image") ?? "", url);
  return {
    product: { ...NO_OFFER, name, description, url, price, currency: currencyOf(meta("price:currency")) },
    pictures: picture === undefined ? [] : [picture],
    foundAt: url,
    how: how.openGraph,
  };
}

/**
 * Finds the products of a site, at most `MAX_PRODUCTS`; a product on several pages once, from the
 * page with the most facts. `proposeProducts` calls it, `readSite` (`read-site.ts`) for their
 * names, and `fetchProductPictures` (`site-pictures.ts`) for their pictures. Products come from
 * structured data (types: `PRODUCT` in this file), else from Open Graph. Prices are read by
 * `parsePrice`; addresses of pictures: `PICTURES_PER_PRODUCT` (both here).
 */
export function findProducts(pages: readonly SitePage[]): readonly SiteProduct[] {
  const byName = new Map<string, SiteProduct>();
  const facts = ({ product, pictures }: SiteProduct) =>
    Number(product.price !== null) + Number(product.description !== "") + Number(pictures.length > 0);
  for (const page of pages) {
    const items = page.facts.items.filter(
      (item) => isA(item, PRODUCT) && item.within !== "isVariantOf" && item.within !== "itemReviewed",
    );
    const structured = items.flatMap((item) => fromItem(item, page.url) ?? []);
    const found =
      structured.length > 0 ? structured : [fromOpenGraph(page)].filter((product) => product !== undefined);
    for (const product of found) {
      const key = product.product.name.toLowerCase();
      const known = byName.get(key);
      if (!known || facts(product) > facts(known)) byName.set(key, product);
    }
  }
  return [...byName.values()].slice(0, MAX_PRODUCTS);
}

/** Description by the provider, for a product that the page does not describe. */
const writtenDescription = (name: string, summary: SiteFacts["summary"]) =>
  plainText(summary?.descriptions.get(name) ?? "", LIMITS.freeText);

/**
 * Proposes the products of a site with the pictures that were stored; `propose` (`propose.ts`)
 * calls it. Limits: `core/brands/limits.ts` and `core/limits.ts`; words about the source:
 * `core/readings/readings.copy.ts`.
 */
export function proposeProducts({ pages, pictures, summary }: SiteFacts): readonly Proposal[] {
  return findProducts(pages).map(({ product, pictures: addresses, foundAt, how: way }) => ({
    field: "product",
    value: {
      ...product,
      description: product.description || writtenDescription(product.name, summary),
      images: addresses.flatMap((address) => pictures.get(address) ?? []),
    },
    foundAt,
    how: way,
  }));
}
