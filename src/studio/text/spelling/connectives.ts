import { capitalizeFirst } from "../../language/letter-case.ts";

/** Starts of sentences that point or add to the sentence before, and what must follow them. */
const POINTING: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:that|this)(?:[’']s| is) why|therefore,?|so|also,|plus,|in addition,|besides,) (?=(?:we|i)(?!\p{L}))/iu,
  fr: /^(?:c[’']est pourquoi|voilà pourquoi|c[’']est pour (?:ça|cela) qu[e’']|(?:de|en) plus,) ?(?=(?:nous|on|je)(?!\p{L}))/iu,
  es: /^(?:por es[oa](?: razón)?|por ello|además),? (?=(?:\p{L}+(?:amos|emos|imos)|se (?:puede|incluye)\p{L}*)(?!\p{L}))/iu,
  it: /^(?:per questo(?: motivo)?|perciò|ecco perché|inoltre),? (?=(?:\p{L}+iamo|si può|è possibile)(?!\p{L}))/iu,
  pt: /^(?:(?:é )?por isso(?: que)?|além disso),? (?=\p{L}+[aei]mos(?!\p{L}))/iu,
};

/** The same where the verb stands before its subject: "Deshalb vermieten wir Kostüme". */
const INVERTING: Readonly<Record<string, RegExp>> = {
  de: /^(?:deshalb|darum|deswegen|daher|außerdem|zudem) (\p{Ll}+) (wir|ich) /iu,
  nl: /^(?:daarom|bovendien) (\p{Ll}+) (we|wij|ik) /iu,
};

/** Fewest words of a sentence that says enough without the one before it. */
const MIN_WORDS = 6;
/** What the business does not do, which needs its reason, and pronouns for nouns before. */
const NEEDS_REASON =
  /(?<!\p{L})(?:no|not|never|nothing|\p{L}+n[’']t|kein\p{L}*|nicht|nie|nichts|ne|n[’']\p{L}+|pas|nunca|non|mai|não|nee|niet|nooit|geen|them|on les?|je les?|nous les?)(?!\p{L})/iu;

/**
 * A text without words that only point to the sentence before: "That's why we rent costumes" says
 * as much alone without them, "Deshalb vermieten wir Kostüme" becomes "Wir vermieten Kostüme".
 * `tidyBrief` (`tidy-brief.ts`) calls it, because an ad seldom has both sentences. A short sentence
 * (`MIN_WORDS`) and a refusal (`NEEDS_REASON`) keep them.
 * @param language BCP 47 code without a region
 */
export function withoutConnectives(text: string, language: string): string {
  return text
    .split(/(?<=[.!?\n]\s*)(?<=\s)(?=\p{L})/u)
    .map((sentence) =>
      sentence.split(/\s+/u).length < MIN_WORDS || NEEDS_REASON.test(sentence)
        ? sentence
        : withoutStart(sentence, language),
    )
    .join("");
}

function withoutStart(sentence: string, language: string): string {
  const [start = "", verb, subject] = INVERTING[language]?.exec(sentence) ?? [];
  if (verb !== undefined && subject !== undefined)
    return `${capitalizeFirst(subject)} ${verb} ${sentence.slice(start.length)}`;
  const pointing = POINTING[language]?.exec(sentence)?.[0];
  return pointing === undefined ? sentence : capitalizeFirst(sentence.slice(pointing.length));
}
