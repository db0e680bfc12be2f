import type { Brief } from "./brief.ts";
import { needsNoAppointment } from "./appointment-words.ts";
import { isCourse, isService } from "./course.ts";
import { type Fact, type Facts, type Goal, SALES } from "./facts.ts";
import { isAddress } from "./formality.ts";
import { hasWords, type Lexicon, startsWithWords } from "./lexicon.ts";
import type { Offering } from "./offering.ts";
import type { ReadOffering } from "./read-offering.ts";
import type { Trade } from "./trade.ts";
import { goalIn } from "./named-goal.ts";
import { hasFixedPrice, isPaidRegularly, isSentForPrice } from "./fixed-price.ts";
import { hasFreePeriod } from "./free-period.ts";
import { namesChannel } from "./next-step.ts";
import { isMadeForOne } from "./made-for-one.ts";
import { isUrgent, isUrgentName } from "./urgent.ts";

/** Next steps that a statement implies; "call" and "visit" may be about anything there. */
const IMPLIED: readonly Goal[] = ["donate", "quote", "book"];

/**
 * The next step that single words of a brief imply; null if none. `readFacts` calls it, the goal
 * model (`ads/goal-model/`) weighs it. A statement that starts with a call decides, then the trade
 * (`trades/`), then what the facts imply. The words of goals are in the lexicons (`lexicons/`),
 * those that only imply one, such as `PREORDER` and `SUBSCRIPTION`, and the exceptions of single
 * trades here.
 */
export function impliedGoal(
  brief: Brief,
  facts: readonly Fact[],
  { trade, offering, contacts }: Pick<Facts, "trade" | "offering" | "contacts">,
  { goals }: Lexicon,
): Goal | null {
  const printable = facts.filter((fact) => fact.printable);
  const shown = printable.map(({ text }) => text.replace(TESTS, ""));
  const offers = printable.filter(({ kind }) => kind === "offer").map(({ text }) => text);
  const orderWords = goals.find(([goal]) => goal === "order")?.[1] ?? "(?!)";
  const asksToOrder = () => shown.some((text) => startsWithWords(text, orderWords) || PREORDER.test(text));
  const service = isService(brief.productName) || (offering !== null && NOT_GOODS.has(offering.kind));
  // "Livré à l'hôtel" of a rental is no order; "donate and recycle" of a clearance is no request
  // for donations.
  const canAsk = (goal: Goal) =>
    goal !== "learn" &&
    !(service && SALES.includes(goal)) &&
    !(offering?.kind === "software" && WORK.includes(goal)) &&
    // "Scarico intasato?" and "Descarga de camiones" ask for no download.
    !(goal === "download" && (service || trade !== null) && offering?.kind !== "software") &&
    (goal !== "donate" || trade === null || trade.goal === "donate");
  return (
    (!service && contacts.length === 0 && isPickedUp(facts) && !asksToOrder() ? "visit" : null) ??
    (isShop(brief) && !isService(brief.productName) && isFoundOnly(printable, contacts, goals)
      ? "visit"
      : null) ??
    // "Two weeks on trial" of a shelter is no offer to try a product.
    (trade?.id === "animal-shelter" ? trade.goal : null) ??
    (trade !== null && AT_ONCE.test(trade.id) && (isUrgentName(brief.productName) || shown.some(isUrgent))
      ? "call"
      : null) ??
    firstOf(shown, (text) =>
      OF_US.test(text) || OCCASION.test(text)
        ? undefined
        : goals.find(([goal, words]) => canAsk(goal) && startsWithWords(text, words))?.[0],
    ) ??
    (service && !(trade && SALES.includes(trade.goal)) && SUBSCRIPTION.test(brief.productName)
      ? "signup"
      : null) ??
    (!NOT_TRIED.includes(trade?.goal ?? "learn") && shown.some(hasFreePeriod) ? "try" : null) ??
    (trade !== null && BY_MONTH.test(trade.id) && isPaidRegularly(printable) ? "signup" : null) ??
    (trade?.goal === "quote" &&
    !PER_ORDER.test(trade.id) &&
    (offering?.kind === "service" || (offering === null && shown.some((text) => FIXED.test(text)))) &&
    hasFixedPrice(printable)
      ? "book"
      : null) ??
    (isMadeForOne(brief.productName, printable) ? "quote" : null) ??
    (isSentForPrice(brief.productName, printable) ? "order" : null) ??
    // A gardener sells plants, too.
    (trade?.id === "gardening" && !service && shown.some((text) => EACH.test(text))
      ? sellingGoal(contacts)
      : null) ??
    tradeGoal(brief.productName, outweighs(offering, trade) ? null : trade, shown, offers.length > 0) ??
    (trade === null && shown.some((text) => PREORDER.test(text)) ? "order" : null) ??
    goalIn(goals, shown.join("\n"), IMPLIED.filter(canAsk)) ??
    goalIn(goals, offers.join("\n"), ["try"]) ??
    null
  );
}

/** Tests of a heating system, which nobody tries: "con libretto e prova fumi". */
const TESTS = /(?<!\p{L})prov[ae] (?:di )?(?:fumi|tenuta|combustione)(?!\p{L})/giu;

/** Goods that are neither sent nor brought. */
const NOT_SENT =
  /(?<!\p{L})(?:no (?:home )?(?:deliver(?:y|ies)|shipping|postage)(?! (?:fees?|costs?|charges?))|(?:we|i) (?:do not|don[’']?t|cannot|can[’']?t) (?:deliver|ship|post)|(?:pick[- ]?up|collection|collect) only|only (?:pick[- ]?up|collection)|kein(?:e|en)? (?:versand|lieferung|lieferservice|postversand)|(?:nur|ausschließlich) (?:selbst)?abholung|nur (?:ab hof|zum abholen)|(?:versenden|verschicken|liefern) (?:wir )?nicht|pas (?:de|d[’']) ?(?:livraisons?|envois?|expéditions?)|(?:ne livr\p{L}+|n[’']expédi\p{L}+) pas|(?:retrait|à emporter) (?:uniquement|seulement)|uniquement (?:en retrait|à emporter)|(?:sin|no (?:hacemos|hay|realizamos)) (?:env[ií]os?|entregas?|reparto)|(?:solo|sólo|únicamente) (?:recogida|para recoger)|(?:nessuna|niente|non facciamo) (?:spedizion[ei]|consegn[ae])|(?:solo|soltanto) (?:ritiro|con ritiro|asporto)|(?:sem|não (?:fazemos|há|temos)) (?:entregas?|envios?)|(?:só|apenas) (?:retirada|levantamento|recolha)|geen (?:verzending|bezorging|levering)|(?:bezorgen|verzenden|verzenden we|leveren) niet|(?:alleen|uitsluitend) (?:af|op)halen)(?!\p{L})/iu;

/** Whether customers have to come for goods, at a place or in hours that the brief names. */
const isPickedUp = (facts: readonly Fact[]) =>
  facts.some(({ text }) => NOT_SENT.test(text)) &&
  facts.some(
    ({ text, printable, values }) =>
      printable &&
      (isAddress(text) ||
        values.some(
          (value) =>
            value.kind === "place" ||
            (value.kind === "time" && (value.type === "clock" || value.type === "day")),
        )),
  );

/** Shops by their name or product, but for those that repair, print or sell on the web. */
const SHOP =
  /^(?!.*(?:online|web ?shop|webwinkel|e-shop|en ligne|en línea|hotel|restaurant|rental|hire|repair|print|barber|hair|nail|tattoo|body ?shop|coffee|pawn|betting)).*(?:(?<!\p{L})(?:shop|stores?|deli|(?:book|toy|wool|gift|farm|corner)shop|boutiques?|magasin|librairie|épicerie|tienda|negozio|bottega|loja|mercearia|livraria)(?!\p{L})|(?<!schoko|marme|roll|fenster)laden(?!\p{L})|(?:fach|lebensmittel|schuh|spielwaren|blumen)geschäft(?!\p{L})|winkel(?!\p{L}))/iu;

const isShop = ({ companyName, productName }: Brief) => SHOP.test(`${companyName} | ${productName}`);

/** Next steps of a shop whose customers need not come, besides an order. */
const BY_DISTANCE: readonly Goal[] = ["buy", "book", "call", "quote", "signup"];

/** Deliveries in other words than `SENT`, and shops that receive customers by appointment. */
const BROUGHT =
  /(?<!\p{L})(?:we (?:bring|deliver)|deliver(?:y|ies)|appointments?|wir bringen|termin\p{L}*|livr\p{L}+|rendez-vous|llevamos|reparto|cita previa|appuntamento|entregamos|levamos|marcação|brengen|afspraak)(?!\p{L})/iu;

/** Whether a brief names an address and opening hours, and no other way to buy. */
function isFoundOnly(facts: readonly Fact[], contacts: Facts["contacts"], goals: Lexicon["goals"]): boolean {
  const texts = facts.map(({ text }) => text);
  const opens = ({ values }: Fact) =>
    values.some((value) => value.kind === "time" && /^(?:clock|day)$/u.test(value.type) && !value.deadline);
  const words = (wanted: readonly Goal[]) =>
    goals.flatMap(([goal, pattern]) => (wanted.includes(goal) ? [pattern] : []));
  const ordering = words(["order"]);
  const steps = words(BY_DISTANCE);
  return (
    contacts.length === 0 &&
    texts.some(isAddress) &&
    facts.some(opens) &&
    !texts.some(
      (text) =>
        SENT.test(text) ||
        BROUGHT.test(text) ||
        PREORDER.test(text) ||
        namesChannel(text) ||
        ordering.some((pattern) => hasWords(text, pattern)) ||
        steps.some((pattern) => startsWithWords(text, pattern)),
    )
  );
}

/** Goods without a telephone number or an address to order from are sold on the spot. */
const sellingGoal = (contacts: Facts["contacts"]): Goal => (contacts.length === 0 ? "visit" : "buy");

/** Goods with a price for each piece, which are not sold by quote. */
const EACH =
  /\d (?:each|apiece|(?:pro|das|je) (?:stück|glas|paar)|(?:la|le) (?:pièce|pot)|cada un[oa]|la unidad|l[’']un[oa]|al pezzo|por unidade|per stuk)(?!\p{L})/iu;

/** Orders in advance, which nobody places for work. */
const PREORDER =
  /(?<!\p{L})(?:pre-?orders?|[àa] commander|da ordinare (?:entro|prima)|vorbestell\p{L}*|pr[ée]command\p{L}+|(?:por|bajo) encargo|su ordinazione|encomendas?|voorbestel\p{L}*)(?!\p{L})/iu;

/** Trades whose price depends on the order, although they name one. */
const PER_ORDER = /^(?:translation|freight)$/u;
/** Trades that work for businesses by the month. */
const BY_MONTH = /^(?:bookkeeping|it-services|security)$/u;

/** Trades that come to people in trouble. */
const AT_ONCE = /^(?:plumber|heat-pump|electrician|locksmith|pest-control|windows|roofing|vet)$/u;

/** "Anmeldung machen wir" describes the business and is no request. */
const OF_US = /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós|wij)(?!\p{L})/iu;

/** "Besuch am Stock im Juni" and "Essayage le soir" are parts of the offer, not requests. */
const OCCASION =
  /^(?:besuch|besichtigung\p{L}*|telefon\p{L}*|essayages?|visites?|visitas?|bezoek)(?!\p{L})/iu;

/** A course that asks for no sign-up is open to visitors, whatever its trade usually asks for. */
const NO_SIGN_UP = /(?<!\p{L})(?:no (?:sign-?up|registration)|ohne anmeldung|sans inscription)(?!\p{L})/iu;

/** Products whose name tells the next step better than the trade. */
const PRODUCT_GOALS: readonly (readonly [Goal, RegExp])[] = [
  ["try", /(?<!\p{L})(?:software|apps?|logiciel|applicazione|aplicativo)(?!\p{L})/iu],
  // "Charity furniture shop": a place, which nobody orders.
  [
    "visit",
    /^(?!.*(?:online|web|virtual|e-shop|hotel|barber|hair|nail|tattoo|repair|body ?shop)).*(?:(?<!\p{L})(?:shop|store|counter|stall|showroom|laund(?:e)?rette|gallery|museum|flea market)|(?<!schoko|marme|roll|fenster)laden|geschäft|(?<!super)markt|museum|theke|(?<!web)winkel|kringloop\p{L}*)$|^(?!.*(?:online|virtual|en ligne|en línea|hotel))(?:boutique|magasin|librairie|librería|libreria|livraria|ressourcerie|brocante|marché|musée|tienda|mercadillo|museo|negozio|mercatino|bottega|loja|feira|museu)(?!\p{L})|(?<!\p{L})(?:self[- ]service|selbstbedienung\p{L}*|libre[- ]service|autoservicio|zelfbediening\p{L}*)(?!\p{L})/iu,
  ],
  [
    "apply",
    /(?<!\p{L})(?:volunteers?|ehrenamt\p{L}*|bénévol\p{L}*|voluntari\p{L}*|vrijwilliger\p{L}*|jobs?|stellenangebot\p{L}*)(?!\p{L})/iu,
  ],
  [
    "book",
    /(?<!\p{L})(?:(?<!no |new )(?:rental|hire)|\p{L}*(?:verleih|vermietung)|location (?:de |d[’'])|alquiler|noleggio|aluguer|aluguel|\p{L}*verhuur)(?!\p{L})/iu,
  ],
  ["signup", /(?<!\p{L})(?:memberships?|\p{L}*mitgliedschaft|adhésions?|membresía|lidmaatschap)(?!\p{L})/iu],
];
/** Meals served to guests, for a place whose trade is unknown. */
const MEAL =
  /^(?!.*(?:box|kit|delivery|catering|liefer|livraison|domicil|bezorg)).*(?<!\p{L})(?:menu|brunch|breakfasts?|lunch(?:es)?|happy hour|frühstück\p{L}*|mittagstisch|mittagsmenü|petits?[- ]déjeuners?|plat du jour|desayunos?|menú|colazion[ei]|aperitivo|pequenos?[- ]almoços?|prato do dia|ontbijt\p{L}*|frukost\p{L}*|śniadani\p{L}*)(?!\p{L})/iu;
/** Statements that show that a shop ships its goods. */
const SENT =
  /(?<!\p{L})(?:subscriptions?|\p{L}*-?abos?|abonnements?|suscripci\p{L}+|abbonament[oi]|assinaturas?|ships?|shipping|posted|free delivery|delivered|versand\p{L}*|liefer\p{L}+|livr(?:aison|ée?s?)|expédi\p{L}+|env[ií]os?|spedizion[ei]|consegn\p{L}+|entregas?|verzend\p{L}+|bezorg\p{L}*)(?!\p{L})/iu;
/** Work that comes regularly, at a price that is known. */
const SUBSCRIPTION =
  /(?<!\p{L})(?:subscriptions?|memberships?|\p{L}*-?abos?|abonnements?|suscripci[óo]n|abbonamento|assinatura)(?!\p{L})/iu;
/** Next steps of trades whose free first period is not called a trial. */
const NOT_TRIED: readonly Goal[] = [...SALES, "signup", "donate"];

/** A price that the owner calls fixed, and not for a month. */
const FIXED =
  /^(?!.*(?:month|monat|mois|al mes|al mese|ao mês|maand)).*(?<!\p{L})(?:(?:fixed|flat)[- ](?:price|fee|rate|(?=\p{Sc}?\d))|festpreis|pauschal\p{L}*|forfait|(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?)) (?:flat|fixed|all in|pauschal|fest|fijos?|fissi|fixos?|forfait)|precio (?:cerrado|fijo)|prezzo fisso|preço fixo|vaste prijs)(?!\p{L})/iu;

/** Offerings that customers neither buy nor order. */
const NOT_GOODS: ReadonlySet<Offering> = new Set(["service", "event", "rental", "charity", "job"]);

/** Next steps for work that is done for a customer, which software and jobs are not. */
const WORK: readonly Goal[] = ["book", "call", "quote"];

/**
 * Whether the words of a brief show something else than its trade usually offers: pottery at the
 * weekend is no pot to buy, "Agenda for hairdressers" no haircut.
 */
function outweighs(offering: ReadOffering | null, trade: Trade | null): boolean {
  if (trade === null || offering === null || !offering.sure) return false;
  const { kind } = offering;
  if (trade.goal === "signup") return kind === "service" || kind === "goods" || kind === "job";
  if (kind === "goods" || kind === "meal") return false;
  if (kind === "job") return true;
  if (SALES.includes(trade.goal)) return trade.goal !== "visit" || (kind !== "event" && kind !== "public");
  return WORK.includes(trade.goal) && kind !== "service" && kind !== "event" && kind !== "rental";
}

/** Usual next steps that give way to a visit if nobody has to book. */
const WALK_IN_GOALS: readonly Goal[] = ["book", "buy", "call", "signup"];

/** "No booking, just come" of a business that mostly sends its goods. */
const JUST_COME =
  /(?<!\p{L})(?:keine reservierung|no (?:booking|reservation)s?|sans réservation|sin reserva|senza prenotazione|sem marcação|geen reservering|einfach (?:kommen|vorbeikommen)|just (?:come|turn up))(?!\p{L})/iu;

/** Trades whose lessons can be tried first, if the brief offers a trial. */
const TAUGHT = /^(?:choir|music-school|language-school|tutoring)$/u;

/** Tastings, which people book like a table. */
const TASTING =
  /(?<!\p{L})(?:tastings?|\p{L}*(?:probe|verkostung|proeverij)|dégustations?|catas?|degusta(?:zion[ei]|ção|ções))(?!\p{L})/iu;

function tradeGoal(
  product: string,
  trade: Trade | null,
  shown: readonly string[],
  hasOffer: boolean,
): Goal | undefined {
  const named = PRODUCT_GOALS.find(([, words]) => words.test(product))?.[0];
  if (named) return named;
  if (trade === null && MEAL.test(product)) return "visit";
  const says = (words: RegExp) => [product, ...shown].some((text) => words.test(text));
  const isWalkIn = [product, ...shown].some(needsNoAppointment);
  if (!says(NO_SIGN_UP) && isCourse(product) && (trade === null || SALES.includes(trade.goal)))
    return TASTING.test(product) ? "book" : "signup";
  if (trade?.goal === "order" && says(JUST_COME)) return "visit";
  if (isWalkIn && (trade === null || WALK_IN_GOALS.includes(trade.goal))) return "visit";
  if (
    trade &&
    (SALES.includes(trade.goal) || (trade.goal === "signup" && trade.id !== "course")) &&
    isService(product)
  )
    return "book";
  if (trade?.goal === "visit" && says(SENT)) return "order";
  if (trade && TAUGHT.test(trade.id) && !hasOffer) return "book";
  return trade?.goal;
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
