import { containsWord } from "../../language/contains-word.ts";
import { withoutMarks } from "../../language/without-marks.ts";
import { isOfMessage, type Facts } from "../facts/facts.ts";
import { isPlaceOfBusiness } from "../facts/premises.ts";
import { MAX_NAME } from "../facts/product-name.ts";
import type { Candidate } from "./ad.ts";
import { isBareAmount } from "./bare-amount.ts";

/** Letters by which two forms of a word are the same: "painting" and "painter". */
const STEM = 6;
const MIN_STEM = 5;

/** The first letters of the longer words of a text, in lower case and without accents. */
function stemsOf(text: string): string[] {
  const plain = withoutMarks(text.toLowerCase());
  return (plain.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= MIN_STEM)
    .map((word) => word.slice(0, STEM));
}

/**
 * Whether two texts share a longer word in any form (first `STEM` letters), so that an ad would say
 * it twice: "Hill Plumbing" and "plumber". `benefits.ts`, `closings.ts` and `name-lines.ts` then
 * leave one out.
 */
export function sharesStem(a: string, b: string): boolean {
  const stems = stemsOf(a);
  // "Umzüge" has the word "Umzug" in it.
  return stemsOf(b).some((stem) => stems.some((other) => other.startsWith(stem) || stem.startsWith(other)));
}

/**
 * Part of an ad's score (`scoreOf` in `score.ts`): how well it names product and company, once
 * each. The points are in this function.
 */
export function nameScore({ text, facts, lead, isAimed }: Candidate, brief: Facts): number {
  const { product, company } = brief;
  const lower = text.toLowerCase();
  // "Au Café des Halles" names "Le Café des Halles".
  const companies = Math.max(occurrences(lower, company.toLowerCase()), Number(containsWord(text, company)));
  const isAddressed = companies === 0 && isInAddress(text, brief);
  const isNamed = companies > 0 && sharesStem(company, product);
  const rest = without(without(text, company), product);
  // "Eye test in 30 minutes" says what "Eye tests" are; a cheese shop offers what its facts say.
  const isSaid =
    sharesStem(rest.replace(GENERIC, ""), product) ||
    rest.toLowerCase().includes(singular(product)) ||
    isPlaceOfBusiness(brief);
  const typed = occurrences(lower, product.toLowerCase());
  const products = typed + Number(isSaid) + Number(isNamed);
  // "Dusk Lamp. Order yours." does not even say from whom; "Book a weekday in May." asks for what
  // this business wants.
  const withoutCompany = facts.length === 0 ? -16 : isAimed ? AIMED_ALONE : -10;
  // The owner's own sentence mostly shows what it is about.
  const isFull = (lead?.clause.length ?? 0) >= FULL_SENTENCE;
  const isShown = (lead?.isWhole === true || isFull) && lead?.facts.some(isOfMessage) === true;
  const withoutProduct = isClumsy(product) ? WITHOUT_CLUMSY : isShown ? -11 : -13;
  return (
    (products > 0 ? 5 : withoutProduct) -
    // "Order by noon." says neither what nor from whom.
    25 * Number(products + companies === 0 && !isAddressed && !(isShown && isFull)) +
    (companies > 0 || isAddressed ? 6 : withoutCompany) -
    7 * Math.max(0, products - 1) -
    3 * Math.max(0, companies - 1)
  );
}

/** Points for an ad without the company, whose call has the time or way of the goals. */
const AIMED_ALONE = 2;

/**
 * Words that say nothing of the product: "Book your first class." of a fencing club. `nameScore`
 * and `product-mention.ts` leave them out.
 */
export const GENERIC =
  /(?<!\p{L})(?:class(?:es)?|courses?|lessons?|sessions?|services?|visits?|kurse?|stunden?|termine?|cours|séances?|leçons?|visites?|clases?|cursos?|sesi[óo]n(?:es)?|visitas?|servicios?|cors[oi]|lezion[ei]|sedut[ae]|visit[ae]|aulas?|sess(?:ão|ões)|serviços?|lessen|les|cursus(?:sen)?|bezoek(?:en)?)(?!\p{L})/giu;

/** UTF-16 units from which the owner's own words say what the business does. */
const FULL_SENTENCE = 60;

/** Points for an ad without a clumsy product name, which would tear its sentence apart. */
const WITHOUT_CLUMSY = -2;
/**
 * Whether a product name is more than a name ("Catch-up: late years sorted") or longer than
 * `MAX_NAME` units, so that it reads poorly within a sentence. `nameLinesOf` (`name-lines.ts`)
 * then leaves it out, `nameScore` does not ask for it.
 */
export const isClumsy = (product: string): boolean =>
  product.length > MAX_NAME || /[,:;] |\s[–—-]\s/u.test(product);

const singular = (product: string) => product.toLowerCase().replace(/s$/u, "");

/** Shortest name of a web address that a reader recognizes, in letters. */
const MIN_ADDRESS = 5;
const lettersOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, "");

/** Whether a web address in the text is the company: "potagerenville.fr" of "Potager en Ville". */
function isInAddress(text: string, { company, contacts }: Facts): boolean {
  const stated = contacts.filter(({ type, bare }) => type === "web" && text.includes(bare));
  return stated.some(({ bare }) => {
    const name = lettersOf(bare.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, "").split(".")[0] ?? "");
    return name.length >= MIN_ADDRESS && lettersOf(company).includes(name);
  });
}

/**
 * Whether an ad starts with the product or the company in any letter case, as in "Boiler repair
 * from Northside: fixed in 24 hours." `scoreOf` (`score.ts`) takes points off for it.
 */
export function startsWithName({ text }: Candidate, { product, company }: Facts): boolean {
  const start = text.toLowerCase();
  return start.startsWith(product.toLowerCase()) || start.startsWith(company.toLowerCase());
}

/**
 * Number of sentences of an ad that are nothing but the product or an amount, such as "Boiler
 * repair." and "10 €." `scoreOf` (`score.ts`) takes points off for each.
 */
export function bareParts({ parts }: Candidate, { product }: Facts): number {
  const lower = product.toLowerCase();
  return parts.filter(
    (part) =>
      part.slice(0, -1).toLowerCase() === lower || /^\p{N}[\p{N}.,\s]*\.$/u.test(part) || isBareAmount(part),
  ).length;
}

/**
 * The text without the first occurrence of a name, in any case; the same text if it has none.
 * `score.ts` compares the ads of a set without names and without the owner's call.
 */
export function without(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return name === "" || at < 0 ? text : text.slice(0, at) + text.slice(at + name.length);
}

function occurrences(text: string, part: string): number {
  return part === "" ? 0 : text.split(part).length - 1;
}
