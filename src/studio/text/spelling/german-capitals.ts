import { capitalizeFirst } from "../../language/letter-case.ts";
import { isGermanNoun } from "./german-nouns.ts";

const PREPOSITION =
  "auf|in|an|mit|für|von|aus|bei|nach|vor|hinter|über|unter|neben|zu|gegen|ohne|um|durch|zwischen";
const ARTICLE = "der|die|das|den|dem|eine[mnr]?|ein|(?:ihr|unser|dein|sein)(?:e[mnrs]?)?";

/**
 * The last word of a clause after a preposition with an article: "auf der fläche,". It can only be
 * a noun, but for superlatives and pronouns such as "für die meisten".
 */
const AFTER_ARTICLE = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:${PREPOSITION}) (?:${ARTICLE})|im|am|vom|beim|ins|ans|zur) )(?!(?:\\p{L}*ste[nmrs]?|beiden|ander\\p{L}*|viel\\p{L}*|wenig\\p{L}*|eine[nmrs]?|jede[nmrs]?|dies\\p{L}*|denen|deren|eigenen|alle[nmrs]?|uns|euch|ihnen|sich|nicht|auch|nur|mehr|schon|noch|gern|gerne|sonst|paar|bisschen)(?!\\p{L}))\\p{Ll}{3,}(?=[.,;:!?)]|$)`,
  "gu",
);

/** A hyphenated word in small letters: "online-termin", "s-bahn". */
const HYPHENATED = /(?<![\p{L}\p{N}@./#’'-])(?:\p{Ll}+-)+(?:\p{Ll}{3,})(?![\p{L}\p{N}@#’'-]|\.\p{L})/gu;

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
