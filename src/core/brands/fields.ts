import * as z from "zod/mini";
import { textField } from "#core/fields.ts";
import { withScheme } from "#core/web-address.ts";
import { BRAND_LIMITS } from "./limits.ts";
import { brandMessages } from "./messages.ts";

/** Web address with a host name that has a dot. */
const webAddress = z.url({ protocol: /^https?$/, hostname: /\./ });
/** User name or password before the host, which a link must not contain. */
const CREDENTIALS = /^https?:\/\/[^/?#\\]*@/i;

const isWebAddress = (text: string) => !CREDENTIALS.test(text) && z.safeParse(webAddress, text).success;

/**
 * Field for a web address of a brand, a claim or a product (`brand.ts`, `claim.ts`, `product.ts`),
 * or empty; without a scheme it gets "https://". Refuses credentials in the address; the message is
 * `brandMessages.url` (`messages.ts`), the length `BRAND_LIMITS.url` (`limits.ts`).
 */
export function urlField(label: string) {
  return textField(label, BRAND_LIMITS.url).check(
    z.overwrite(withScheme),
    z.refine((text) => text === "" || isWebAddress(text), brandMessages.url),
  );
}

/**
 * Field for a list of texts of a brand or product, such as words to avoid; empty and repeated
 * entries are dropped. `brand.ts` and `product.ts` pass the limits, from `BRAND_LIMITS`
 * (`limits.ts`). Messages are in `messages.ts`.
 */
export function textList(label: string, { count, length }: { count: number; length: number }) {
  return z.array(textField(label, length)).check(
    z.maxLength(count, brandMessages.tooMany(label, count)),
    z.overwrite((texts) => [...new Set(texts.filter((text) => text !== ""))]),
  );
}

/**
 * Field for a calendar day as YYYY-MM-DD, from 2000 to 2100; `null` for none. Days of proofs
 * (`claim.ts`) and of offers (`product.ts`) use it; the years are in this file, the message is
 * `brandMessages.day` (`messages.ts`).
 */
export const dayField = z.nullable(
  z.iso.date(brandMessages.day).check(z.refine((day) => day >= "2000" && day < "2101", brandMessages.day)),
);

/**
 * Field for a price of a product (`product.ts`) in units of the currency, with at most three
 * decimals; `null` for none. The highest is `BRAND_LIMITS.price` (`limits.ts`), messages are in
 * `messages.ts`.
 */
export const priceField = z.nullable(
  z.number(brandMessages.price).check(
    z.gte(0, brandMessages.price),
    z.lte(BRAND_LIMITS.price, brandMessages.priceTooLarge),
    z.refine((price) => Number(price.toFixed(3)) === price, brandMessages.priceDecimals),
  ),
);

/**
 * Field for a product's currency (`product.ts`) by its ISO 4217 code, in capitals, one of those
 * that `Intl` of the runtime lists. The message is `brandMessages.currency`.
 */
export const currencyField = z.string(brandMessages.currency).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => CURRENCIES.has(code), brandMessages.currency),
);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
