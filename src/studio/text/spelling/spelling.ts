import { capitalizeFirst } from "../../language/letter-case.ts";
import { ACCENTED_WORDS } from "./accented-words.ts";
import { withoutMarks } from "../../language/without-marks.ts";
import { isKnownPlace, isSurePlace } from "../facts/values/place-names.ts";
import { COMMON_TERMS, TERMS } from "./fixed-terms.ts";
import { withNounCapitals } from "./german-capitals.ts";
import { capitalizesNouns, isGermanNoun } from "./german-nouns.ts";
import { keepHashtags } from "./hashtags.ts";
import { CLEAR_MAKERS } from "./makers.ts";
import { withJoins } from "./sentence-joins.ts";
import { SHORT_FORMS } from "./short-forms.ts";
import { COMMON_SPELLINGS, SPELLINGS } from "./spelling-words.ts";
import { withStreetNames } from "./street-names.ts";
import { withListCommas } from "./typed-lists.ts";
import { COMMON_HABITS, HABITS } from "./typing-habits.ts";

/** A word between spaces or after "l’", but not in addresses, numbers and names with marks. */
const WORD =
  /(?<![\p{L}\p{N}@./#-]|(?<!(?<!\p{L})(?:[dljmnst]|qu|dell|nell|all|sull|dall))[’'])\p{Ll}[\p{Ll}ßſ]*(?![\p{L}\p{N}@#’'-]|\.\p{L})/gu;

/** "wir kommen zu ihnen": in an ad, "ihnen" always means the reader. */
const POLITE = /(?<=(?<!\p{L})wir (?:\p{L}+ (?:\p{L}+ )?(?:zu|bei|mit|für) )?)ihnen(?!\p{L})/giu;
/** "zum mitnehmen": a verb used as a noun. */
const VERBAL_NOUN = /(?<=(?<!\p{L})(?:zum|beim) )\p{Ll}{3,}en(?=\s*(?:[.,;:!]|$))/gu;

const withGermanCapitals = (text: string) =>
  text.replace(POLITE, "Ihnen").replace(VERBAL_NOUN, capitalizeFirst);

/** "sans abonnement: vous commandez" lacks the space that French has before a colon. */
const withFrenchColons = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}€%»)])([:;?!])(?=\s|$)/gu, "\u00A0$1");

const FRENCH_TIME =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)";
/** "de mai a septembre": between two days or months, "a" is never the verb. */
const FRENCH_TO = new RegExp(
  `(?<=(?<!\\p{L})${FRENCH_TIME} )a(?= (?:fin |mi-|début )?${FRENCH_TIME}(?!\\p{L}))`,
  "giu",
);
/** "rue des Tanneurs a Roubaix", but not "il a Paris pour terrain de jeu". */
const FRENCH_AT =
  /(?<=[\p{L}\p{N}),] )(?<!(?<!\p{L})(?:[Ii]l|[Ee]lle|[Oo]n|[Qq]ui|y|en|lui|[Çç]a|[Cc]ela|[Cc]hacun|[Tt]out|[Pp]ersonne) )a(?= (\p{Lu}[\p{L}-]+)(?! (?:comme|pour (?:base|ville|terrain|siège|décor)|dans le c(?:oe|œ)ur)(?!\p{L})))/gu;

/** "a domicile" and "a partir de" are never the verb. */
const withFrenchMarks = (text: string) =>
  withFrenchColons(text)
    .replace(
      /(?<!\p{L}|(?<!\p{L})(?:il|elle|on|qui|y|n[’'])\s?)(a)(?= (?:domicile|partir d|cl[ée]f?|proximit[ée]|pied|emporter|volonté|vélo|l[’']ancienne|base d|c[ôo]té d|deux pas)(?![\p{L}]{2}))/giu,
      (letter) => (letter === "A" ? "À" : "à"),
    )
    .replace(
      /(?<=(?<!\p{L})(?:extrait|pressée?|pressées|travaillée?|infusée?|fum[ée]e?)s? )a(?= (?:froid|chaud)(?!\p{L}))/giu,
      "à",
    )
    .replace(FRENCH_TO, "à")
    .replace(FRENCH_AT, (letter, town: string) => (isKnownPlace(town) ? "à" : letter))
    .replace(/(?<=(?<!\p{L})(?:au|du) )marche(?!\p{L}| d[’']escalier)/gu, "marché");

/** "Nunca has tocado?" lacks its first mark; "está bien" is always the verb. */
const withSpanishMarks = (text: string) =>
  text
    .replace(/(?<=^|[.!?] )(?=[\p{L}\p{N}])([^.!?¿¡]+\?)/gu, "¿$1")
    .replace(/(?<=^|[.!?] )(?=[\p{L}\p{N}])([^.!?¿¡]+!)/gu, "¡$1")
    .replace(
      /(?<!\p{L})esta(?= (?:bien|listo|lista(?! (?:de|incluye))|hecho|hecha|incluid[oa]|abierto|cerrado)(?!\p{L}))/giu,
      "está",
    );

/** Corrections of whole statements by language, which come before those of single words. */
const MARKS: Readonly<Record<string, (text: string) => string>> = {
  de: withGermanCapitals,
  fr: withFrenchMarks,
  es: withSpanishMarks,
};

/** A word as hurried people type it: "oeufs" for "œufs", "creme" for "crème". */
const asTyped = (word: string) => withoutMarks(word).replaceAll("œ", "oe");

const maps = new Map<string, ReadonlyMap<string, string>>();

/** The spellings of a language with those of all languages. */
function spellingsOf(language: string): ReadonlyMap<string, string> {
  let map = maps.get(language);
  if (map === undefined) {
    const pairs = `${COMMON_SPELLINGS} ${SPELLINGS[language] ?? ""}`.matchAll(/(\S+)=(\S+)/gu);
    const accented = (ACCENTED_WORDS[language] ?? "").split(" ").filter(Boolean);
    map = new Map([
      ...accented.map((word): [string, string] => [asTyped(word), word]),
      ...CLEAR_MAKERS.map((name): [string, string] => [name.toLowerCase(), name]),
      ...Array.from(pairs, ([, typed = "", right = ""]): [string, string] => [typed, right]),
    ]);
    maps.set(language, map);
  }
  return map;
}

/**
 * A function that corrects what hurried typing leaves out: accents, apostrophes, the space before a
 * French colon, and the capital letters of German nouns, cities and brands. Words that could be
 * another word and hashtags stay as typed. `linesOf` (`ads/lines.ts`) applies it to each statement.
 * The words are in `spelling-words.ts`, `typing-habits.ts`, `german-nouns.ts` and
 * `facts/values/place-names.ts`.
 * @param language BCP 47 code without a region
 * @param typed the whole brief; if its German nouns have capitals, its small letters are meant
 */
export function spellingFor(language: string, typed = ""): (text: string) => string {
  const spellings = spellingsOf(language);
  const isGerman = language === "de";
  const prepared = MARKS[language] ?? ((text: string) => text);
  const isCareful = isGerman && capitalizesNouns(typed);
  const habits = [
    ...COMMON_HABITS,
    ...(HABITS[language] ?? []),
    ...(SHORT_FORMS[language] ?? []),
    ...COMMON_TERMS,
    ...(TERMS[language] ?? []),
  ];
  const capitalized = isGerman && !isCareful ? withNounCapitals : (text: string) => text;
  const usual = (text: string) =>
    habits.reduce(
      (current, [pattern, right]) => current.replace(pattern, right as string),
      withListCommas(text, language),
    );
  const correct = (text: string) =>
    capitalized(prepared(withStreetNames(withJoins(usual(text), language), language))).replace(
      WORD,
      (word, at: number, whole: string) => {
        const known = spellings.get(word) ?? accented(word, language);
        // "incl." already has the full stop of its abbreviation.
        if (known !== undefined) return whole[at + word.length] === "." ? known.replace(/\.$/u, "") : known;
        // "wir arbeiten" has a verb.
        const isVerb = isGerman && word.endsWith("en") && /(?<!\p{L})wir $/iu.test(whole.slice(0, at));
        const isName = !isCareful && !isVerb && (isSurePlace(word) || (isGerman && isGermanNoun(word)));
        return isName ? capitalizeFirst(word) : word;
      },
    );
  return (text) => keepHashtags(text, correct);
}

/** Words of other languages in French texts, which keep their two "e". */
const FOREIGN_EE =
  /^(?:coffee|toffee|frisbee|pedigree|jubilee|yankee|trainee|squeegee|lychee|committee|referee|bungee|degree|employee|attendee)s?$/u;

/**
 * Starts of French words that always have an accent on their first letter, "elevé", but not in
 * English words such as "energy" and "electric".
 */
const FRENCH_ACUTE =
  /^e(?!\p{L}*(?:y|ics?|ing|ated|or)$|quipment$)(?:lev[eéèa]|quip|tudi|t[aâ]g|tanch|clair|cran|conom|colog|nerg|v[eé]nement|ducat|glise|quilib|lectri|lectro|pic[eé]|paul|mission|ditio|lément|limin|tabli|tap[eé]|tincel|toil|trang|valu|vit[eé])/u;

/**
 * Endings that are typed without their marks: Spanish -ción, Portuguese -ção, French -ée and -ière,
 * and the first letter of French words such as "elevé".
 */
function accented(word: string, language: string): string | undefined {
  if (language === "es" && /\p{L}{3}[cs]ion$/u.test(word)) return word.replace(/ion$/u, "ión");
  if (language === "pt" && /\p{L}{2}[cç]ao$/u.test(word)) return word.replace(/[cç]ao$/u, "ção");
  if (language === "pt" && /\p{L}{2}[cç]oes$/u.test(word)) return word.replace(/[cç]oes$/u, "ções");
  if (language === "fr" && /\p{L}{3}ees?$/u.test(word) && !FOREIGN_EE.test(word))
    return word.replace(/ee(?=s?$)/u, "ée");
  if (language === "fr" && FRENCH_ACUTE.test(word)) return `é${word.slice(1)}`;
  if (language === "fr" && /\p{L}ieres?$/u.test(word)) return word.replace(/iere(?=s?$)/u, "ière");
  return undefined;
}
