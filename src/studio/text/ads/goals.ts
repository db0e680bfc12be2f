import { printableFacts, SALES, type Facts, type Goal } from "../facts/facts.ts";
import { isService } from "../facts/course.ts";
import { hasFreePeriod } from "../facts/free-period.ts";
import { hasWords } from "../facts/lexicon.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import { isPlaceOfBusiness, isWalkInShop } from "../facts/premises.ts";
import { wordCount } from "./hook-worth.ts";
import { likelyGoals } from "./goal-model/goal-model.ts";

/**
 * The next step that an ad asks for: the goal that the brief names (`namedGoal` in
 * `facts/named-goal.ts`), else the most likely one (`likelyGoals` in `goal-model/`) that the brief
 * allows: a trial only if it offers one, no order for work. Readers visit or book a shop or another
 * place of business, unless the brief names or implies a goal that suits one (`UNSUITED` here).
 * Calls to action, platform buttons and image buttons follow it.
 */
export function goalOf(facts: Facts): Goal {
  const place = isPlaceOfBusiness(facts) ? (isWalkInShop(facts) ? "visit" : "book") : null;
  if (place !== null) {
    const stated = facts.goal ?? facts.impliedGoal;
    // Nobody tries a cheese shop or asks for a quote for one.
    return stated !== null && !UNSUITED[place].includes(stated) ? stated : place;
  }
  if (facts.goal !== null) return facts.goal;
  if (saysNothing(facts)) return "learn";
  const likely = likelyGoals(facts).find((goal) => suits(goal, facts)) ?? "learn";
  return OPEN.includes(likely) && namesQuote(facts) ? "quote" : likely;
}

/** Whether a goal promises nothing that the brief does not: no trial, no work to be ordered. */
function suits(goal: Goal, facts: Facts): boolean {
  if (goal === "try") return offersTrial(facts);
  return !ORDERED.includes(goal) || !isService(facts.product) || isSent(facts);
}
const ORDERED: readonly Goal[] = ["order", "buy"];

/** Work that is done by post: "Mail-in knife sharpening". */
const isSent = ({ product, all }: Facts) =>
  SENT.test(product) || all.some(({ printable, text }) => printable && SENT.test(text));
const SENT =
  /(?<!\p{L})(?:mail(?:ed|er|-in)?|post(?:al|ed|age)?|courier|ups|ship(?:ped|ping)?|per post|versand|einsenden|schicken|rücksendung|par (?:la )?poste|colis|envoi|por correo|envíanos|mensajería|spedi\p{L}+|corriere|por correio|correios|envio|opsturen|verzend\p{L}*|pakket)(?!\p{L})/iu;

/** Next steps before which readers may ask for a quote, if the business writes any. */
const OPEN: readonly Goal[] = ["ask", "learn"];
const namesQuote = (facts: Facts) => {
  const words = (lexiconFor(facts.language) ?? EN).goals.find(([goal]) => goal === "quote")?.[1];
  return words !== undefined && printableFacts(facts).some(({ text }) => hasWords(text, words));
};

/** Next steps that suit no shop and no place that takes bookings (`facts/premises.ts`). */
const UNSUITED: Readonly<Record<"visit" | "book", readonly Goal[]>> = {
  visit: ["try", "ask", "learn", "quote"],
  book: ["try", "ask", "learn", "quote", "order", "buy"],
};

/** Fewest words from which the goal model can tell anything. */
const MIN_WORDS = 6;
/** Whether a brief has neither a known kind of business nor statements to tell it by. */
const saysNothing = (facts: Facts) =>
  facts.trade === null &&
  facts.offering === null &&
  facts.impliedGoal === null &&
  printableFacts(facts).reduce((words, { text }) => words + wordCount(text), wordCount(facts.product)) <
    MIN_WORDS;

const offersTrial = (facts: Facts) =>
  printableFacts(facts).some(({ text, kind }) => kind === "offer" || hasFreePeriod(text));

/**
 * Whether the product is a thing that can be shown, by its kind of offering
 * (`facts/read-offering.ts`) and the customer's next step. Scene directions
 * (`write-video-script.ts`) and image prompts (`campaign/image-prompts.ts`) show a thing itself,
 * and for all else the work.
 */
export function isThing(facts: Facts): boolean {
  const { offering } = facts;
  if (offering === null) return SALES.includes(goalOf(facts)) && goalOf(facts) !== "visit";
  if (offering.kind !== "goods" && offering.kind !== "meal") return false;
  return offering.sure || SALES.includes(goalOf(facts));
}
