import { isDuration, printableFacts, printableValues, type Facts, type Goal } from "../facts/facts.ts";
import { isService } from "../facts/course.ts";
import type { Offering } from "../facts/offering.ts";
import type { PriceValue } from "../facts/value.ts";
import { isAction } from "../facts/action.ts";
import { areGoods } from "./goods.ts";

/** "From 7,900": a price that depends on the place or the work. */
const isEstimate = ({ from, per, amount }: PriceValue) => from && per === null && amount >= MIN_ESTIMATE;
const MIN_ESTIMATE = 400;

/** Work for people in trouble, who call. */
const URGENT =
  /(?<!\p{L})(?:24 ?\/ ?7|24 hours a day|24 stunden erreichbar|24 ?h(?:eures)? ?(?:sur|\/) ?24|24 horas al día|h ?24|24 uur per dag|dag en nacht|day and night|tag und nacht|jour et nuit|día y noche|giorno e notte|dia e noite|emergency|\p{L}*notdienst|urgences?|urgencias|pronto intervento|spoed\p{L}*|(?:vor ort|sur place|chez vous|arriv\p{L}*|cheg\p{L}*|lleg\p{L}*|with you|there|ter plaatse)(?: \p{L}+)? \d+ min\p{L}*|\d+ min\p{L}* (?:da|bei ihnen|vor ort|(?:in|en|à|em) \p{L}+))(?!\p{L})/iu;

/** Events that people simply come to. */
const OPEN_TO_ALL =
  /(?<!\p{L})(?:free entry|entry (?:is )?free|(?:tea|coffee|admission) (?:is )?free|eintritt(?: ist)? frei|entrée (?:libre|gratuite)|entrada (?:libre|gratuita|livre)|ingresso (?:libero|gratuito)|(?:toegang|entree)(?: is)? gratis|gratis (?:toegang|entree)|vide-grenier|brocante|kermesse|sagra|mercatino|feira|mercadillo|fair|fête|market|\p{L}*markt|open (?:day|morning|evening|dag)|tag der offenen tür|portes ouvertes|puertas abiertas)(?!\p{L})/iu;

/**
 * The goal that the brief names, else the usual one for its price or for such a product; buttons
 * and calls to action follow it. A next step that may be wrong is worse than a plain one.
 */
export function goalOf(facts: Facts): Goal {
  if (facts.goal !== null) return facts.goal;
  const unit = printableValues(facts, "price").find(({ per }) => per !== null)?.per;
  const kind = facts.offering === null || isRented(facts, unit) ? kindOf(facts, unit) : facts.offering.kind;
  return kind === null ? "learn" : GOALS[kind](facts, unit);
}

/** Next steps for things that are sold. */
const BOUGHT: readonly Goal[] = ["order", "buy", "visit"];

/**
 * Whether the product is a thing that can be shown, by its kind of offering and the customer's next
 * step. Directions of scripts and image prompts show a thing itself, and for all else the work.
 */
export function isThing(facts: Facts): boolean {
  const { offering } = facts;
  if (offering === null) return ["order", "buy"].includes(goalOf(facts));
  if (offering.kind !== "goods" && offering.kind !== "meal") return false;
  return offering.sure || BOUGHT.includes(goalOf(facts));
}

/** Things with a price for a day or a night are rented, unless they are clearly a service. */
const isRented = ({ offering }: Facts, unit: Unit) =>
  offering?.kind === "goods" && (unit === "day" || unit === "night");

/** A free first period, which people have of what they pay by the month. */
const TRIAL =
  /(?<!\p{L})(?:(?:first|erste[rn]?|premier|primer|primo|primeiro|eerste|\d+) (?:months?|days?|monate?|tage?|mois|jours?|mes(?:es)?|días|mes[ei]|giorni|m[eê]s|dias|maand(?:en)?|dagen) (?:is |ist |for )?(?:free|kostenlos|gratis|gratuite?s?|offerts?|grátis))(?!\p{L})/iu;

type Unit = PriceValue["per"] | undefined;

/** Goods that are brought: "livrés chauds avant midi". */
const DELIVERED =
  /(?<!\p{L})(?:delivered|geliefert|livrée?s?|livraison|entrega|consegnat[oaie]|consegna|bezorgd|bezorging)(?!\p{L})/iu;

/** Goods that come regularly, which are ordered. */
const SUBSCRIBED =
  /(?<!\p{L})(?:subscriptions?|(?:veg|fruit|food|flower) box(?:es)?|\p{L}*-?abo|abonnements?|suscripci[óo]n|abbonamento|assinatura)(?!\p{L})/iu;

/** The kind of a product whose words do not show it, by what its price is for. */
function kindOf(facts: Facts, unit: Unit): Offering | null {
  if (isService(facts.product) || isAction(facts)) return "service";
  if (unit === "hour" || unit === "session" || unit === "person") return "service";
  if (unit === "night" || unit === "day") return "rental";
  if (printableFacts(facts).some(isDuration)) return "service";
  if (SUBSCRIBED.test(facts.product)) return "goods";
  if (printableFacts(facts).some(({ text }) => DELIVERED.test(text))) return "goods";
  return areGoods(facts) ? "goods" : null;
}

const says = (facts: Facts, pattern: RegExp) =>
  [facts.company, facts.product, ...printableFacts(facts).map(({ text }) => text)].some((text) =>
    pattern.test(text),
  );

/** A day or a clock time that is no deadline. */
const hasDate = (facts: Facts) =>
  printableValues(facts, "time").some(
    ({ type, deadline }) => !deadline && (type === "clock" || type === "day" || type === "date"),
  );

/** Help that costs nothing at a set time: a check-up by the town, a repair café. */
const isDropIn = (facts: Facts) =>
  printableValues(facts, "price").length === 0 &&
  hasDate(facts) &&
  [facts.product, ...printableFacts(facts).map(({ text }) => text)].some(
    (text) => GRATIS.test(text) && !FIRST.test(text),
  );
const FIRST =
  /(?<!\p{L})(?:first|erste|première?|primera|prima|primeira|eerste|trial|probe\p{L}*)(?!\p{L})/iu;
const GRATIS = /(?<!\p{L})(?:free|kostenlos|gratis|gratuit[eoa]?|grátis)(?!\p{L})/iu;

const GOALS: Readonly<Record<Offering, (facts: Facts, unit: Unit) => Goal>> = {
  service(facts, unit) {
    if (isDropIn(facts)) return "visit";
    if (says(facts, URGENT)) return "call";
    if (printableValues(facts, "price").some(isEstimate)) return "quote";
    if (unit !== "month" && unit !== "year") return "book";
    return says(facts, TRIAL) ? "try" : "signup";
  },
  event(facts, unit) {
    if (unit === "hour" || unit === "session") return "book";
    return says(facts, OPEN_TO_ALL) || isDropIn(facts) ? "visit" : "signup";
  },
  rental: () => "book",
  goods: (facts) => (areGoods(facts) ? "buy" : "order"),
  meal: () => "visit",
  software(facts, unit) {
    if (says(facts, TRIAL)) return "try";
    return unit === undefined ? "learn" : "signup";
  },
  charity: () => "donate",
  job: () => "apply",
  public: (facts) => (hasDate(facts) ? "visit" : "learn"),
};
