import { stripEmojis } from "../language/emoji.ts";
import { lowercaseFirst } from "../language/letter-case.ts";
import { removeUnbalancedMarks, stripOuterQuotes } from "../language/punctuation.ts";
import { splitSentences } from "../language/sentences.ts";
import { isCommonFirstWord, PROTECTED_TRAITS } from "./audience-words.ts";
import type { PhraseBook } from "./phrase-book.ts";

/** An audience as ads may name it. */
export interface Audience {
  /** After a preposition; null if only the label is certain to have the right case. */
  readonly phrase: string | null;
  /** At the start of a sentence or after a colon. */
  readonly label: string;
}

type Rules = Pick<PhraseBook, "audienceCase" | "audiencePrefix">;

/** UTF-16 units. */
const MAX_AUDIENCE = 90;
const LEAD =
  /^(?:(?:our |the |unsere? )?(?:target |ideal |main |primary )?(?:audience|customers?|clients?|market|group|zielgruppe|public cible|público objetivo|público-alvo|doelgroep)\s*(?:is|are|:|ist|sind|est|es|é|-|–)\s*|(?:we|wir) (?:target|serve|help|work with|sell to|cater to)\s+|(?:this is |it['’]s )?(?:aimed at|targeted at|targeting|intended for|designed for|made for|suitable for|meant for)\s+)/iu;
const FINITE =
  /\s(?:are|is|want|wants|need|needs|have|has|struggle|struggles|love to|like to|don['’]t|do not|can['’]t|cannot|should)\s/iu;
const RELATIVE = /(?:^|[\s,])(?:who|whose|that|which|where|when|if)\s/iu;
/** Targeting data that does not belong in an ad: "25-40", "urban", "income > 50k". */
const DATA_SEGMENT =
  /^(?:(?:aged?|ages)?\s*\d[\d\s–-]*\+?(?:\s*(?:years?(?: old)?|y\/?o|yrs|jahre|ans|años|anni|anos|jaar))?|(?:fe)?males?|urban|suburban|rural|(?:middle|upper|high|low)[\s-](?:income|class)|income.*|college[\s-]educated|educated|household.*|hhi.*|location.*|gender.*|ages?(?!\p{L}).*|interests?\s*:.*)$/iu;

/** Parses the audience field; null if it is empty, unusable or names a protected trait. */
export function parseAudience(text: string, rules: Rules): Audience | null {
  const [first = ""] = splitSentences(stripEmojis(text).replace(/\n+/g, ", "));
  const bare = stripOuterQuotes(first.replace(/[.!?;:,\s]+$/u, ""))
    .replace(LEAD, "")
    .replace(rules.audiencePrefix, "")
    .trim();
  const label = removeUnbalancedMarks(keepPeople(bare)).replace(/[\s,;:–—-]+$/u, "");
  if (label === "" || label.length > MAX_AUDIENCE || PROTECTED_TRAITS.test(text) || !/\p{L}{2}/u.test(label))
    return null;
  return { label, phrase: fitCase(label, rules.audienceCase) };
}

/** Reduces a statement to its subject, and a list of targeting data to the people in it. */
function keepPeople(text: string): string {
  const verb = RELATIVE.test(text) ? -1 : text.search(FINITE);
  const subject = verb > 0 ? text.slice(0, verb) : text;
  const segments = subject.split(/\s*[,;|/]\s+|\s*[;|]\s*/u).filter((segment) => segment !== "");
  const people = segments.filter((segment) => !DATA_SEGMENT.test(segment));
  const kept =
    people.length === segments.length && subject.length <= MAX_AUDIENCE ? subject : (people[0] ?? "");
  return kept
    .replace(
      /\s*\(?\b(?:\d{1,2}\s?[-–]\s?\d{1,2}|\d{2}\s?\+)(?:\s*(?:years?[\s-]olds?|years?|yrs|y\/?o|jahre|ans|años|anni|anos|jaar))?\)?$/iu,
      (age, offset: number, all: string) =>
        /(?:aged?|ages|over|under|between|ab|über|unter|from|von|de|da|van|of)\s*$/iu.test(
          all.slice(0, offset),
        )
          ? age
          : "",
    )
    .trim();
}

function fitCase(label: string, rule: PhraseBook["audienceCase"]): string | null {
  if (rule === "keep" || !/^\p{Lu}\p{Ll}/u.test(label)) return label;
  if (rule === "lower") return lowercaseFirst(label);
  const [first = "", second = ""] = label.split(/[\s,]+/u);
  const followedByCapital = /^\p{Lu}\p{Ll}/u.test(second);
  if (rule === "german") {
    // "Junge Familien" begins with an adjective, "Familien" with a noun, which keeps its capital
    // anyway.
    if (/^(?:jeder?|jemand|wer)$/iu.test(first)) return null;
    return /^(?:alle|\p{L}+(?:e|en))$/iu.test(first) && followedByCapital ? lowercaseFirst(label) : label;
  }
  // "New Yorkers", "Busy Moms": these capitals are intended.
  return isCommonFirstWord(first) && !followedByCapital ? lowercaseFirst(label) : null;
}
