import { isDuration, printableFacts, printableValues, type Facts, type Goal } from "../facts/facts.ts";
import { isService } from "../facts/course.ts";
import type { Offering } from "../facts/offering.ts";
import { LARGE_WORK, type PriceValue } from "../facts/value.ts";
import { isAction } from "../facts/action.ts";
import { isPaidRegularly } from "../facts/fixed-price.ts";
import { hasFreePeriod } from "../facts/free-period.ts";
import { isUrgent } from "../facts/urgent.ts";
import { areGoods } from "./goods.ts";

/** "From 7,900": a price that depends on the place or the work. */
const isEstimate = ({ from, per, amount }: PriceValue) => from && per === null && amount >= LARGE_WORK;

/** Events that people simply come to. */
const OPEN_TO_ALL =
  /(?<!\p{L})(?:free entry|entry (?:is )?free|(?:tea|coffee|admission) (?:is )?free|eintritt(?: ist)? frei|entrée (?:libre|gratuite)|entrada (?:libre|gratuita|livre)|ingresso (?:libero|gratuito)|(?:toegang|entree)(?: is)? gratis|gratis (?:toegang|entree)|vide-grenier|brocante|kermesse|sagra|mercatino|feira|mercadillo|fair|fête|market|\p{L}*markt|open (?:day|morning|evening|dag)|tag der offenen tür|portes ouvertes|puertas abiertas)(?!\p{L})/iu;

/**
 * The next step that words of the brief imply (`impliedGoal` in `facts/implied-goal.ts`), else the
 * usual one for the kind of offering and its price (`GOALS` here), else "learn". The goal model
 * (`goal-model/`) weighs it beside all other words; `goalOf` (`goals.ts`) calls that.
 */
export function usualGoal(facts: Facts): Goal {
  if (facts.impliedGoal !== null) return facts.impliedGoal;
  const unit = printableValues(facts, "price").find(({ per }) => per !== null)?.per;
  const kind = facts.offering === null || isRented(facts, unit) ? kindOf(facts, unit) : facts.offering.kind;
  return kind === null ? "learn" : GOALS[kind](facts, unit);
}

/** Things with a price for a day or a night are rented, unless they are clearly a service. */
const isRented = ({ offering }: Facts, unit: Unit) =>
  offering?.kind === "goods" && (unit === "day" || unit === "night");

type Unit = PriceValue["per"] | undefined;

/** Goods that are brought: "livrés chauds avant midi". */
const DELIVERED =
  /(?<!\p{L})(?:delivered|geliefert|livrée?s?|livraison|entrega|consegnat[oaie]|consegna|bezorgd|bezorging)(?!\p{L})/iu;

/** Goods that come regularly, which are ordered. */
const SUBSCRIBED =
  /(?<!\p{L})(?:subscriptions?|(?:veg|fruit|food|flower) box(?:es)?|cassetta|cesta|panier|cabaz|groentepakket|gemüsekiste|biokiste|\p{L}*-?abo|abonnements?|suscripci[óo]n|abbonamento|assinatura)(?!\p{L})/iu;

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

const textsOf = (facts: Facts) => [
  facts.company,
  facts.product,
  ...printableFacts(facts).map(({ text }) => text),
];

const says = (facts: Facts, pattern: RegExp) => textsOf(facts).some((text) => pattern.test(text));

/** A day or a clock time that is no deadline. */
const hasDate = (facts: Facts) =>
  printableValues(facts, "time").some(
    ({ type, deadline }) => !deadline && (type === "clock" || type === "day" || type === "date"),
  );

/** Outings that people book. */
const TOUR =
  /(?<!\p{L})(?:tours?|trips?|cruises?|ausflug|ausflüge|touren?|balades?|excursi(?:on|ón|one|oni|ones)|gita|passeios?|rondvaart|uitstap\p{L}*)(?!\p{L})/iu;

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

/** Business customers, who ask for a quote before they book. */
const BUSINESSES =
  /(?<!\p{L})(?:businesses|companies|firms|employers|manufacturers|\p{L}*betriebe?n?|unternehmen|firmen|kanzleien|entreprises?|artisans|tpe|pme|sociétés|empresas?|pymes?|autónomos|aziende|imprese|pmi|empresários|pmes?|bedrijven|ondernemers|mkb|zzp[’']?ers?)(?!\p{L})/iu;
/** Private customers beside them. */
const PRIVATE =
  /(?<!\p{L})(?:famil\p{L}+|households?|homeowners?|individuals|haushalte?|privat\p{L}*|particuliers?|particulares|privati|particulieren|couples?|parents?)(?!\p{L})/iu;
/** Italian and Spanish places of work, which are all customers or none that count. */
const OFFICES =
  /(?<!\p{L})(?:uffici|studi (?:professionali|legali|medici|dentistici|notarili|tecnici)|condomini|amministratori|negozi|ristoranti|alberghi|ambulatori|magazzini|capannoni|palestre|oficinas|despachos|comunidades de (?:vecinos|propietarios)|comunidades|administradores de fincas|presidentes de comunidad|tiendas|restaurantes|hoteles|clínicas|naves|locales comerciales|hotel)(?!\p{L})/iu;
/** "Alicante y Sant Joan": where the customers are. */
const PLACES = /^(?:(?:a|en|di|de) )?\p{Lu}[\p{L}’'-]*(?: (?:(?:di|de|del|la) )?\p{Lu}[\p{L}’'-]*)*$/u;

/**
 * Whether the customers are businesses, who are addressed formally (`usual-address.ts`) and ask for
 * a quote first. Offices beside anyone else are no sign: "case con giardino, condomini".
 */
export function isForBusinesses({ all, language }: Facts): boolean {
  const audience = all.flatMap(({ kind, text }) => (kind === "audience" ? [text] : []));
  if (audience.some((text) => BUSINESSES.test(text) && !PRIVATE.test(text))) return true;
  if (!/^(?:it|es)/u.test(language)) return false;
  const customers = audience.flatMap((text) => text.split(/\s*[,;.]\s*|\s+(?:e|y|o)\s+/u)).filter(Boolean);
  return (
    customers.some((text) => OFFICES.test(text)) &&
    customers.every((text) => (OFFICES.test(text) || PLACES.test(text)) && !PRIVATE.test(text))
  );
}

const GOALS: Readonly<Record<Offering, (facts: Facts, unit: Unit) => Goal>> = {
  service(facts, unit) {
    if (isDropIn(facts)) return "visit";
    if (textsOf(facts).some(isUrgent)) return "call";
    if (printableValues(facts, "price").some(isEstimate)) return "quote";
    if (isForBusinesses(facts) && !isPaidRegularly(printableFacts(facts))) return "quote";
    if (unit !== "month" && unit !== "year") return "book";
    // Nobody signs up for "boiler maintenance, 120 euros a year".
    if (unit === "year" && isService(facts.product)) return "book";
    return textsOf(facts).some(hasFreePeriod) ? "try" : "signup";
  },
  event(facts, unit) {
    if (unit === "hour" || unit === "session" || facts.trade?.id === "travel" || TOUR.test(facts.product))
      return "book";
    return says(facts, OPEN_TO_ALL) || isDropIn(facts) ? "visit" : "signup";
  },
  rental: () => "book",
  goods: (facts) => (areGoods(facts) && !SUBSCRIBED.test(facts.product) ? "buy" : "order"),
  meal: () => "visit",
  software(facts, unit) {
    if (textsOf(facts).some(hasFreePeriod)) return "try";
    return unit === undefined ? "learn" : "signup";
  },
  charity: () => "donate",
  job: () => "apply",
  public: (facts) => (hasDate(facts) ? "visit" : "learn"),
};
