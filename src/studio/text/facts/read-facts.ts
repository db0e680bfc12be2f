import { type Brief, type BriefField, FIELDS, type Span } from "./brief.ts";
import { joinClauses } from "./classify.ts";
import { isCourse, isService } from "./course.ts";
import type { Fact, FactKind, Facts, Goal } from "./facts.ts";
import { hasWords, type Lexicon, startsWithWords } from "./lexicon.ts";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";
import { readSentence } from "./notes.ts";
import { mergePricedLists } from "./priced-lists.ts";
import { readRules } from "./read-rules.ts";
import type { Offering } from "./offering.ts";
import { readOffering, type ReadOffering, withoutCustomers } from "./read-offering.ts";
import { readTrade } from "./read-trade.ts";
import { clausesOf, type Range, sentencesOf, trimEdges } from "./segments.ts";
import type { Trade } from "./trade.ts";
import type { Value } from "./value.ts";
import { findConflicts } from "./conflicts.ts";
import { isUnfit, withoutMarkup } from "./unfit.ts";
import { findValues } from "./values/find-values.ts";

/** Kinds of clauses in the details that are facts and no notes. */
const RECOGNIZED: readonly FactKind[] = ["offer", "objection", "price", "proof", "time", "number", "place"];

/**
 * Reads a brief into typed facts. Works on any text and never throws; texts in a language without a
 * lexicon are read with the English one.
 * @param language BCP 47 code of the brief's language
 */
export function readFacts(brief: Brief, language: string): Facts {
  const lexicon = lexiconFor(language) ?? EN;
  const all: Fact[] = [];
  for (const [field, role] of FIELDS) {
    const text = withoutMarkup(readablePart(brief[field] ?? ""));
    if (text.trim() === "" || role === "name" || role === "call") continue;
    if (role === "audience") all.push(...wholeField(brief, field, "audience"));
    else all.push(...statementsOf(field, text, role, lexicon));
  }
  const conflicts = findConflicts(all, lexicon);
  const contradicted = new Set(conflicts.flatMap(({ facts }) => facts));
  const product = withoutCustomers(brief.productName, language);
  const trade = readTrade({ ...brief, productName: product }) ?? readTrade(brief);
  const shown = all.filter(({ printable }) => printable).map(({ text }) => text);
  const isMonthly = all.some(({ printable, values }) =>
    values.some(
      (value) => printable && value.kind === "price" && (value.per === "month" || value.per === "year"),
    ),
  );
  const offering = readOffering(brief, { statements: shown, isMonthly }, language);
  const texts = (kind: FactKind) => all.filter((fact) => fact.kind === kind).map(({ text }) => text);
  return {
    language,
    company: tidy(brief.companyName),
    product: tidy(brief.productName),
    productValues: findValues("productName", readablePart(brief.productName), lexicon),
    all: all.map((fact) => (contradicted.has(fact) ? { ...fact, printable: false } : fact)),
    conflicts,
    rules: readRules(texts("note"), texts("audience"), lexicon),
    trade,
    offering,
    sober: isSober(brief, trade),
    goal: goalOf(brief, all, { trade, offering }, lexicon),
  };
}

/** Cuts a text between words; the tools refuse longer fields, old rows may have them. */
function readablePart(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  return text.slice(0, Math.max(text.lastIndexOf(" ", MAX_TEXT), 0) || MAX_TEXT);
}

/** UTF-16 units that are read of each field. */
const MAX_TEXT = 2500;

/** A name without markup and with normalized spaces; nothing but markup stays. */
function tidy(name: string): string {
  const plain = withoutMarkup(name).replace(/\s+/gu, " ").trim();
  return plain === "" ? name.replace(/\s+/gu, " ").trim() : plain;
}

function wholeField(brief: Brief, field: BriefField, kind: FactKind): Fact[] {
  const text = brief[field] ?? "";
  const range = trimEdges(text, { start: 0, end: text.length });
  return range.end > range.start ? [factOf(field, text, range, range, kind, [])] : [];
}

function statementsOf(field: BriefField, text: string, role: string, lexicon: Lexicon): Fact[] {
  const values = findValues(field, text, lexicon);
  const within = ({ start, end }: Range) =>
    values.filter(({ span }) => span.start >= start && span.end <= end);
  const facts: Fact[] = [];
  for (const sentence of sentencesOf(text)) {
    const reading = readSentence(text.slice(sentence.start, sentence.end), field, lexicon);
    const inner = trimEdges(text, sentence);
    if (reading.kind === "note" || reading.kind === "audience") {
      facts.push(factOf(field, text, inner, sentence, reading.kind, []));
      continue;
    }
    const range =
      reading.kind === "mention"
        ? { start: sentence.start + reading.statement.start, end: sentence.end }
        : sentence;
    const clauses = clausesOf(
      text,
      range,
      values.map(({ span }) => span),
    );
    const whole = mergePricedLists(text, clauses, within, lexicon);
    for (const clause of joinClauses(text, whole, within, lexicon)) {
      const shown =
        clause.kind !== "note" &&
        !isUnfit(text.slice(clause.start, clause.end)) &&
        (role === "statements" ||
          reading.kind === "mention" ||
          isRecognized(clause.kind, text.slice(clause.start, clause.end), role, lexicon));
      facts.push(
        factOf(field, text, clause, range, shown ? clause.kind : "note", shown ? within(clause) : []),
      );
    }
  }
  return facts;
}

/** Goals are not for customers; only the offers in them are. */
function isRecognized(kind: FactKind, text: string, role: string, { kinds }: Lexicon): boolean {
  if (role === "goals") return kind === "offer";
  return RECOGNIZED.includes(kind) || hasWords(text, kinds.feature) || hasWords(text, kinds.process);
}

function factOf(
  field: BriefField,
  text: string,
  range: Range,
  sentence: Range,
  kind: FactKind,
  values: readonly Value[],
): Fact {
  const span = (part: Range): Span => ({ field, start: part.start, end: part.end });
  return {
    kind,
    text: text.slice(range.start, range.end),
    span: span(range),
    sentence: span(sentence),
    values,
    printable: kind !== "note" && kind !== "audience",
  };
}

/** Next steps that a statement implies; "call" and "visit" may be about anything there. */
const IMPLIED: readonly Goal[] = ["donate", "quote", "book"];

/**
 * The owner's call decides, then the goals, then a statement that starts with a call, then the
 * trade, then what the facts imply.
 */
function goalOf(
  brief: Brief,
  facts: readonly Fact[],
  { trade, offering }: Pick<Facts, "trade" | "offering">,
  { goals }: Lexicon,
): Goal | null {
  const named = (text: string, allowed?: readonly Goal[]) =>
    goals.find(([goal, words]) => (allowed?.includes(goal) ?? true) && hasWords(text, words))?.[0];
  const printable = facts.filter((fact) => fact.printable);
  const shown = printable.map(({ text }) => text);
  const offers = printable.filter(({ kind }) => kind === "offer").map(({ text }) => text);
  const service = isService(brief.productName) || (offering !== null && NOT_GOODS.has(offering.kind));
  // "Livré à l'hôtel" of a rental is no order; "donate and recycle" of a clearance is no request
  // for donations.
  const canAsk = (goal: Goal) =>
    goal !== "learn" &&
    !(service && GOODS.includes(goal)) &&
    !(offering?.kind === "software" && WORK.includes(goal)) &&
    (goal !== "donate" || trade === null || trade.goal === "donate");
  return (
    named(brief.callToAction ?? "") ??
    named(brief.campaignGoals ?? "") ??
    // "Two weeks on trial" of a shelter is no offer to try a product.
    (trade?.id === "animal-shelter" ? trade.goal : null) ??
    firstOf(shown, (text) =>
      OF_US.test(text) || OCCASION.test(text)
        ? undefined
        : goals.find(([goal, words]) => canAsk(goal) && startsWithWords(text, words))?.[0],
    ) ??
    (trade?.goal === "quote" && offering?.kind === "service" && hasFixedPrice(printable) ? "book" : null) ??
    tradeGoal(brief.productName, outweighs(offering, trade) ? null : trade, shown, offers.length > 0) ??
    named(shown.join("\n"), IMPLIED.filter(canAsk)) ??
    named(offers.join("\n"), ["try"]) ??
    null
  );
}

/** "Anmeldung machen wir" describes the business and is no request. */
const OF_US = /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós|wij)(?!\p{L})/iu;

/** "Besuch am Stock im Juni" and "Essayage le soir" are parts of the offer, not requests. */
const OCCASION =
  /^(?:besuch|besichtigung\p{L}*|telefon\p{L}*|essayages?|visites?|visitas?|bezoek)(?!\p{L})/iu;

/** Statements that nobody has to book. */
const WITHOUT_APPOINTMENT =
  /(?<!\p{L})(?:no (?:appointment|booking)s?|no need to book|without (?:an )?appointment|walk[- ]?ins?|ohne (?:termin|voranmeldung)|sans rendez-vous|sin cita|senza (?:appuntamento|prenotazione)|(?:sem|não precisa de) marcação|(?:zonder|geen) afspraak|keine? termin|pas besoin de rendez-vous)(?!\p{L})/iu;

/** Products whose name tells the next step better than the trade. */
const PRODUCT_GOALS: readonly (readonly [Goal, RegExp])[] = [
  [
    "apply",
    /(?<!\p{L})(?:volunteers?|ehrenamt\p{L}*|bénévol\p{L}*|voluntari\p{L}*|vrijwilliger\p{L}*|jobs?|stellenangebot\p{L}*)(?!\p{L})/iu,
  ],
  ["try", /(?<!\p{L})(?:software|apps?|logiciel|applicazione|aplicativo)(?!\p{L})/iu],
];
/** Meals served to guests, for a place whose trade is unknown. */
const MEAL =
  /^(?!.*(?:box|kit|delivery|catering|liefer|livraison|domicil|bezorg)).*(?<!\p{L})(?:menu|brunch|breakfasts?|lunch(?:es)?|happy hour|frühstück\p{L}*|mittagstisch|mittagsmenü|petits?[- ]déjeuners?|plat du jour|desayunos?|menú|colazion[ei]|aperitivo|pequenos?[- ]almoços?|prato do dia|ontbijt\p{L}*|frukost\p{L}*|śniadani\p{L}*)(?!\p{L})/iu;
/** Statements that show that a shop ships its goods. */
const SENT =
  /(?<!\p{L})(?:subscriptions?|\p{L}*-?abos?|abonnements?|suscripci\p{L}+|abbonament[oi]|assinaturas?|ships?|shipping|posted|free delivery|delivered|versand\p{L}*|liefer\p{L}+|livr(?:aison|ée?s?)|expédi\p{L}+|env[ií]os?|spedizion[ei]|consegn\p{L}+|entregas?|verzend\p{L}+|bezorg\p{L}*)(?!\p{L})/iu;
/** Next steps for goods and places, which a course of that trade does not have. */
const GOODS: readonly Goal[] = ["buy", "order", "visit"];

/** Larger works have other prices elsewhere, whatever the brief says. */
const MAX_FIXED = 400;

/** Whether the price is known, so that nobody asks for it. */
function hasFixedPrice(facts: readonly Fact[]): boolean {
  const prices = facts.flatMap(({ values }) => values).filter((value) => value.kind === "price");
  return (
    prices.length > 0 &&
    prices.every(({ amount, from, per, to }) => amount < MAX_FIXED && !from && per === null && to === null)
  );
}

/** What is neither bought nor ordered. */
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
  if (GOODS.includes(trade.goal)) return trade.goal !== "visit" || (kind !== "event" && kind !== "public");
  return WORK.includes(trade.goal) && kind !== "service" && kind !== "event" && kind !== "rental";
}

/** Trades whose lessons can be tried first, if the brief offers a trial. */
const TAUGHT = /^(?:choir|music-school|language-school|tutoring)$/u;

function tradeGoal(
  product: string,
  trade: Trade | null,
  shown: readonly string[],
  hasOffer: boolean,
): Goal | undefined {
  const named = PRODUCT_GOALS.find(([, words]) => words.test(product))?.[0];
  if (named) return named;
  if (trade === null && MEAL.test(product)) return "visit";
  if (isCourse(product) && (trade === null || GOODS.includes(trade.goal))) return "signup";
  if (trade && GOODS.includes(trade.goal) && isService(product)) return "book";
  if (trade?.goal === "visit" && [product, ...shown].some((text) => SENT.test(text))) return "order";
  if (trade && TAUGHT.test(trade.id) && !hasOffer) return "book";
  if (
    (trade === null || trade.goal === "book" || trade.goal === "buy") &&
    [product, ...shown].some((text) => WITHOUT_APPOINTMENT.test(text))
  )
    return "visit";
  return trade?.goal;
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Subjects of which an ad does not joke even if no trade is recognized. */
const SENSITIVE =
  /(?<!\p{L})(?:cancer|tumou?r|chemo\p{L}*|suicid\p{L}*|dementia|addiction|bereave\p{L}*|funeral|grief|miscarriage|domestic violence|bankrupt\p{L}*|krebs|tumor|selbstmord|demenz|sucht\p{L}*|trauer\p{L}*|insolvenz|überschuld\p{L}*|cancer|suicide|deuil|obsèques|surendettement|addiction|cáncer|suicidio|duelo|deudas|adicci\p{L}*|cancro|tumore|lutto|dipendenz\p{L}*|suicídio|luto|dívidas|kanker|zelfmoord|rouw|schulden|verslaving)(?!\p{L})/iu;

function isSober(brief: Brief, trade: Trade | null): boolean {
  if (trade !== null) return trade.sensitive !== null;
  return FIELDS.some(([field]) => SENSITIVE.test(brief[field] ?? ""));
}
