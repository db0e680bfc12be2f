import { isService } from "./course.ts";
import type { Fact } from "./facts.ts";
import { LARGE_WORK, type PriceUnit } from "./value.ts";

/** Amount below which nobody asks for a quote, although the price starts with "from". */
const SMALL_WORK = 60;
/** Periods of work that comes regularly, whose price is known although it starts with "from". */
const REGULAR: readonly (PriceUnit | null)[] = ["week", "session"];
/** Prices of each thing or of a month, which are known unless they start with "from". */
const COUNTED: readonly (PriceUnit | null)[] = ["piece", "month"];

/**
 * Whether all prices of a brief are known, so that nobody asks for them; false without a price.
 * `impliedGoal` (`implied-goal.ts`) asks it.
 */
export function hasFixedPrice(facts: readonly Fact[]): boolean {
  const prices = facts.flatMap(({ values }) => values).filter((value) => value.kind === "price");
  return (
    prices.length > 0 &&
    prices.every(
      ({ amount, from, per, to }) =>
        amount < LARGE_WORK &&
        (per === null
          ? (!from || amount < SMALL_WORK) && to === null
          : REGULAR.includes(per) || (COUNTED.includes(per) && !from)),
    )
  );
}

/**
 * Whether work has a fixed price by the month or year ("Fixed 89 a month"), so that nobody asks for
 * a quote. `impliedGoal` (`implied-goal.ts`) and `usualGoal` (`ads/usual-goal.ts`) ask it.
 */
export const isPaidRegularly = (facts: readonly Fact[]): boolean =>
  facts
    .flatMap(({ values }) => values)
    .some(
      (value) => value.kind === "price" && !value.from && (value.per === "month" || value.per === "year"),
    );

/** Words for sending that only goods have: "livraison offerte", "portes incluídos". */
const SENT =
  /(?<!\p{L})(?:(?:free|inc(?:l(?:uding|usive|\.)?)?) (?:uk )?(?:postage|shipping|p&p)|(?:postage|shipping|delivery) (?:is )?(?:free|included)|through your letterbox|versandkostenfrei|(?:versand|lieferung) (?:gratis|kostenlos|inklusive|schon drin|frei)|inkl\.? versand|frei haus|livraison (?:offerte|gratuite|incluse|comprise)|frais de port (?:offerts|inclus)|envío (?:gratis|incluido)|gastos de envío (?:incluidos|gratis)|spedizione (?:gratis|gratuita|inclusa|compresa|in tutta)|portes (?:incluídos|grátis|gratuitos)|envio grátis|frete grátis|(?:incl\.?|inclusief|gratis) verzend\p{L}*|(?:door de|als) brievenbus\p{L}*|op de post|spedizione gratis|royal mail|mondial relay|colissimo|postnl|ctt|dhl|versandfrei|con corriere|por mensajería)(?!\p{L})/iu;
/** Things that start like work: "Servizio piatti da 12 pezzi". */
const SET = /^servizio (?:di |da )?(?:piatti|bicchieri|posate|tavola|tè|caffè)(?!\p{L})/iu;

/**
 * Whether a product is a thing that is sent at a price, which customers order whatever its trade
 * usually asks for: a yoga mat is no lesson. `impliedGoal` (`implied-goal.ts`) asks it.
 */
export const isSentForPrice = (product: string, facts: readonly Fact[]): boolean =>
  (!isService(product) || SET.test(product)) &&
  facts.some(({ values }) => values.some(({ kind }) => kind === "price")) &&
  facts.some(({ text }) => SENT.test(text));
