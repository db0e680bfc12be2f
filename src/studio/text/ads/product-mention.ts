import { containsWord } from "../../language/contains-word.ts";
import type { Facts } from "../facts/facts.ts";
import { isPlaceOfBusiness } from "../facts/premises.ts";
import type { Candidate } from "./ad.ts";
import { type Line, startsMessage } from "./line.ts";
import { GENERIC, isClumsy, sharesStem, startsWithName, without } from "./name-score.ts";

/** Letters of a word that a compound noun may contain: the "Grab" of "Grabpflege". */
const MIN_PART = 4;

/** Whether a text says what a product is, in any form of one of its words. */
function mentionsProduct(text: string, { company, product }: Facts): boolean {
  const rest = without(text, company).replace(GENERIC, "");
  if (sharesStem(rest, product)) return true;
  const compounds = product.toLowerCase().match(/\p{L}{8,}/gu) ?? [];
  const words = rest.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word) =>
      word.length >= MIN_PART && compounds.some((name) => name.startsWith(word) || name.endsWith(word)),
  );
}

/** Whether a product is no noun but a brand, of which the statements tell more: "Alma 3". */
const isBrand = ({ product, trade }: Facts) =>
  trade === null && product.length < LONG_NAME && CAPITALS.test(product) && !LONG_NOUN.test(product);
const CAPITALS = /^\p{Lu}\S*(?: [\p{Lu}\p{N}]\S*)*$/u;
/** UTF-16 units from which several words in capitals mostly say what something is. */
const LONG_NAME = 16;
/** A single word that is mostly a compound noun: "Haushaltsauflösung". */
const LONG_NOUN = /^\p{L}{9,}$/u;

/** Whether the statements of an ad say what is sold. */
function statementsMentionProduct({ lines, call }: Candidate, facts: Facts): boolean {
  if (isBrand(facts) || isPlaceOfBusiness(facts)) return true;
  return lines.some((line) => line.text !== call && lineMentionsProduct(line, facts));
}

/** Results of `mentionsProduct`, which thousands of drafts with the same lines need. */
const mentions = new WeakMap<Line, boolean>();

function lineMentionsProduct(line: Line, facts: Facts): boolean {
  const known = mentions.get(line) ?? mentionsProduct(line.text, facts);
  mentions.set(line, known);
  return known;
}

/**
 * Whether an ad starts with the product because nothing else in it says what is sold: "Life
 * stories: you read each chapter first." Such a label costs fewer points (`nameFluency` in
 * `name-fluency.ts`). A company that is named after what it sells needs none, and neither does the
 * owner's first sentence.
 */
export const isNeededLabel = (ad: Candidate, facts: Facts): boolean =>
  startsWithName(ad, facts) &&
  containsWord(ad.text, facts.product) &&
  !sharesStem(facts.company, facts.product) &&
  !ad.lines.slice(0, 1).some(({ isWhole, facts: stated }) => isWhole && stated.some(startsMessage)) &&
  !statementsMentionProduct(ad, facts);

/**
 * Points that an ad loses (`scoreOf` in `score.ts`) because it says nowhere what is sold, although
 * readers see one ad of a set only: "You read each chapter first. Book your first session."
 */
export function missingProductCost(ad: Candidate, facts: Facts): number {
  if (isClumsy(facts.product) || statementsMentionProduct(ad, facts) || mentionsProduct(ad.text, facts))
    return 0;
  if (sharesStem(facts.company, facts.product) && containsWord(ad.text, facts.company)) return 0;
  return startsWithPromise(ad) ? UNSAID_BY_PROMISE : UNSAID;
}

/** Whether an ad starts with the owner's first long sentence, which mostly says what is done. */
const startsWithPromise = ({ lead }: Candidate) =>
  lead !== null && lead.clause.length >= PROMISE && lead.facts.some(startsMessage);

/** UTF-16 units from which the first sentence of a brief says what the business does. */
const PROMISE = 60;
const UNSAID = 14;
const UNSAID_BY_PROMISE = 4;
