import { capitalizeFirst } from "../../language/letter-case.ts";
import { isGermanNoun } from "./german-nouns.ts";

const PREPOSITION =
  "auf|in|an|mit|für|von|aus|bei|nach|vor|hinter|über|unter|neben|zu|gegen|ohne|um|durch|zwischen";

/** Words after an article that are no noun: pronouns, places, directions, numbers, short forms. */
const NO_NOUN =
  "ich|wir|ihr|sie|man|wer|was|uns|euch|ihnen|sich|viel|wenig|\\p{L}*ander\\p{L}*|diese[mrs]?|jede[mrs]?|alle[mrs]?|deren|nicht|auch|nur|mehr|schon|noch|gern|gerne|sonst|paar|bisschen|hier|dort|oben|unten|links|rechts|vorne?|innen|außen|aus|vorbei|r?um|\\p{L}*herum|entlang|zusammen|hin\\p{L}+|heraus|\\p{L}*über|drauf|dran|drin|geht|gehts|klappts?|zwei|drei|vier|fünf|sechs|acht|neun|zehn|zwölf|max|min|mind|inkl|exkl|zzgl|ggf|evtl|usw|etc|bzw|versch|div|bes|sog";
/** Participles: "ein ort, an dem gekocht, repariert und verkauft wird". */
const PARTICIPLE = "\\p{L}*ge\\p{L}+t|(?:be|ver|er|ent|zer)\\p{L}+t|\\p{L}+iert";

/**
 * The last word of a sentence after a preposition with an article: "auf der fläche." It can only
 * be a noun, but for adjectives without their noun ("nicht nur in der großen"), which have one of
 * the endings that are left out after each article, and for relative clauses ("ein ort, in dem").
 */
const AFTER_ARTICLE = new RegExp(
  [
    `(?<=(?<!\\p{L})(?:(?<!,\\s*)(?:${PREPOSITION}) (?:de[mnr]|(?:die|das)(?!\\s\\p{L}+e(?!\\p{L})))`,
    `|(?:${PREPOSITION}) (?:(?:eine|ihr|unser|dein|sein)(?:e?[mnr])|(?:eine?|ihre|(?:unser|dein|sein)e?)(?!\\s\\p{L}+(?:e|er|es)(?!\\p{L})))`,
    `|im|am|vom|beim|zur|(?:ins|ans)(?!\\s\\p{L}+e(?!\\p{L}))) )`,
    `(?!(?:${NO_NOUN}|${PARTICIPLE}|\\p{L}+en)(?!\\p{L}))\\p{Ll}{3,}(?=[.;:!?)](?! ?\\d)|$)`,
    // "Im Freien" is a noun in front of a comma, too.
    `|(?<=(?<!\\p{L})im )freien(?=[.,;:!?)]|$)`,
  ].join(""),
  "gu",
);

/** A hyphenated word in small letters: "online-termin", "s-bahn". */
const HYPHENATED = /(?<![\p{L}\p{N}@./#’'-])(?:\p{Ll}+-)+(?:\p{Ll}{3,})(?![\p{L}\p{N}@#’'-]|\.\p{L})/gu;

/** "12 m tiefe": at the end of a part, such a word is no adjective ("3 m breite, 2 m lange"). */
const MEASURE =
  /(?<=\d ?(?:mm|cm|m|meter|Meter) )(?:tiefe|breite|länge|höhe)(?=$|[.;:!?)]|,(?! ?\d)| (?:inkl|incl|mit|für|ab|kostet|zum)(?!\p{L}))/gu;
/**
 * The "sie" after a verb of customers ("zahlen sie nichts") means the reader, unless a clause about
 * others stands before it: "wenn die kinder klein sind, zahlen sie nichts".
 */
const CUSTOMER =
  /(?<=(?:^(?:(?:dann|da|hier|bei uns) )?|\p{L}t, )(?:(?:be)?zahlen|bekommen|erhalten|sparen|kriegen) )sie(?!\p{L})/giu;
/** A word between two nouns of an enumeration: "geflecht, rollen, beschläge". */
const LISTED = /(?<=(\p{L}{3,}), )\p{Ll}{3,}en(?=, (\p{L}{3,}))/gu;

/** "bahnhofstr. 14": the short form of a street before its number. */
const STREET = /(?<![\p{L}\p{N}@./#’'-])\p{Ll}{3,}str(?=\. ?\d)/gu;

/**
 * Capitalizes the nouns of a German text in small letters that their place in the sentence or a
 * hyphen shows. `spellingFor` (`spelling.ts`) calls it for briefs that have no capitals; single
 * nouns are found by `isGermanNoun`.
 */
export const withNounCapitals = (text: string): string =>
  text
    .replace(AFTER_ARTICLE, capitalizeFirst)
    .replace(STREET, capitalizeFirst)
    .replace(MEASURE, capitalizeFirst)
    .replace(CUSTOMER, "Sie")
    .replace(LISTED, (word, before: string, after: string) =>
      [before, after].every((item) => isGermanNoun(item.toLowerCase())) ? capitalizeFirst(word) : word,
    )
    .replace(HYPHENATED, (word) =>
      isGermanNoun(word.slice(word.lastIndexOf("-") + 1)) ? hyphenCapitals(word) : word,
    );

/** "do-it-yourself-kurs" has capitals at its start and at its nouns. */
const hyphenCapitals = (word: string) =>
  capitalizeFirst(
    word
      .split("-")
      .map((part) => (isGermanNoun(part) ? capitalizeFirst(part) : part))
      .join("-"),
  );
