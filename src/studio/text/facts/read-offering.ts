import type { Brief } from "./brief.ts";
import { isAction } from "./action.ts";
import { isCourse, isProblem, isService } from "./course.ts";
import { hasWords, startsWithWords } from "./lexicon.ts";
import { OFFERINGS, type Offering } from "./offering.ts";
import { readTrade } from "./read-trade.ts";
import type { OfferingClues } from "./offerings/clues.ts";
import { DE_OFFERINGS } from "./offerings/de.ts";
import { EN_OFFERINGS } from "./offerings/en.ts";
import { ES_OFFERINGS } from "./offerings/es.ts";
import { FR_OFFERINGS } from "./offerings/fr.ts";
import { IT_OFFERINGS } from "./offerings/it.ts";
import { NL_OFFERINGS } from "./offerings/nl.ts";
import { PT_OFFERINGS } from "./offerings/pt.ts";

const CLUES: Readonly<Record<string, OfferingClues>> = {
  de: DE_OFFERINGS,
  en: EN_OFFERINGS,
  es: ES_OFFERINGS,
  fr: FR_OFFERINGS,
  it: IT_OFFERINGS,
  nl: NL_OFFERINGS,
  pt: PT_OFFERINGS,
};

/** Points of a clue in the product's name, in the company's name and in a statement. */
const POINTS = { product: 3, company: 2, text: 2 } as const;
/** A town that names itself is nothing else. */
const PUBLIC_POINTS = 4;
/** A single clue may be a coincidence, except in the product's name. */
const MIN_SCORE = 2;
/** Statements that count for one kind. */
const MAX_TEXTS = 2;

/**
 * What a brief offers and how sure that is. `readOffering` makes it; `usualGoal`
 * (`ads/usual-goal.ts`) and `impliedGoal` read it.
 */
export interface ReadOffering {
  readonly kind: Offering;
  /** True if the product's name or several clues show it, so that it outweighs the trade. */
  readonly sure: boolean;
}

/** What the brief says about the offer. */
interface OfferingEvidence {
  readonly statements: readonly string[];
  /** Whether it is paid by the month or year. */
  readonly isMonthly: boolean;
}

/**
 * Tells a service from goods, an event, a rental and others (`OFFERINGS`) by points for words in
 * the product's name, the company's and the statements; null if no kind has the most. `readFacts`
 * calls it; the points are here, the words in `offerings/<language>.ts`, those of courses and
 * services also in `course.ts` and `action.ts`.
 */
export function readOffering(
  { productName, companyName }: Pick<Brief, "productName" | "companyName">,
  { statements, isMonthly }: OfferingEvidence,
  language: string,
): ReadOffering | null {
  const clues = CLUES[language.slice(0, 2)];
  if (clues === undefined) return null;
  const head = withoutCustomers(productName, language);
  const forWhom = productName.slice(head.length).replace(/^\s+\S+\s+/u, "");
  const isRental = RENTING.test(head) || (language.startsWith("fr") && FRENCH_RENTING.test(head));
  const scores = OFFERINGS.map((kind) => {
    const { product = "", customers = "", company = "", text = "" } = clues.clues[kind] ?? {};
    const texts = Math.min(statements.filter((statement) => hasWords(statement, text)).length, MAX_TEXTS);
    const isNamed =
      hasWords(head, product) ||
      (customers !== "" && startsWithWords(forWhom, customers)) ||
      (!(isRental && kind === "service") && isKnown(kind, productName, language)) ||
      (kind === "software" && isMonthly && isTrade(forWhom));
    const companyPoints = kind === "public" ? PUBLIC_POINTS : POINTS.company;
    const score =
      (isNamed ? POINTS.product : 0) +
      (hasWords(companyName, company) ? companyPoints : 0) +
      texts * POINTS.text +
      (kind === "software" && isMonthly ? 1 : 0);
    return { kind, score };
  }).toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (best === undefined || best.score < MIN_SCORE || best.score === second?.score) return null;
  return { kind: best.kind, sure: best.score > POINTS.product };
}

/** Names of rentals. Some look like actions ("hire"), which would make them services. */
const RENTING =
  /(?<!\p{L})(?:hire(?= (?:for|in|near|with|of|by|to)(?!\p{L})|$)|rentals?|alquiler|aluguer|aluguel|noleggio|\p{L}*(?:verhuur|verleih)|\p{L}+vermietung)(?!\p{L})/iu;
/** In other languages, the word is a place. */
const FRENCH_RENTING = /(?<!\p{L})location(?!\p{L})/iu;

/** Businesses as customers: "Turni per ristoranti" by the month is software. */
const isTrade = (customers: string) =>
  customers !== "" && readTrade({ companyName: "", productName: customers }) !== null;

/** Names of services and courses in all languages, and of actions. */
function isKnown(kind: Offering, product: string, language: string): boolean {
  if (kind === "event") return isCourse(product);
  return kind === "service" && (isService(product) || isProblem(product) || isAction({ product, language }));
}

/**
 * The part of a product's name before the words for whom it is: "Payroll" of "Payroll for
 * nurseries". `readFacts` reads the trade from it; the prepositions are `forWhom` in
 * `offerings/<language>.ts`.
 */
export function withoutCustomers(product: string, language: string): string {
  const forWhom = CLUES[language.slice(0, 2)]?.forWhom;
  if (forWhom === undefined) return product;
  const [head = product] = product.split(new RegExp(`\\s(?:${forWhom})\\s`, "iu"));
  return head;
}
