import { capitalizeFirst } from "../../language/letter-case.ts";
import type { Facts } from "../facts/facts.ts";
import type { Address } from "./grammar.ts";

/** Words by which an Italian owner speaks to several readers: "vi mandiamo", "la vostra festa". */
const PLURAL =
  /(?<!\p{L})(?:[Vv]oi|[Vv]i|[Vv]e(?= (?:l[oaie]|ne)(?!\p{L}))|[Vv]ostr[oaie]|[Pp]otete|[Vv]olete|[Dd]ovete|[Aa]vete|\p{L}+(?:er|ir)ete)(?!\p{L})/u;

/**
 * Imperatives to several readers, at the start of a sentence or, after "e" and a comma, before an
 * article: "e portate un amico".
 */
const ASKS =
  "(?:[Vv]enite|[Pp]ortate|[Pp]rovate|[Cc]hiamate|[Ss]crivete|[Pp]renotate|[Oo]rdinate|[Pp]assate|[Cc]ontattate|[Mm]andate|[Ii]nviate|[Ss]coprite|[Pp]rendete|[Rr]egalate|[Cc]alcolate|[Ll]asciate|[Ii]mmaginate)";
const PLURAL_IMPERATIVE = new RegExp(
  `(?:^|[.!?\\n] ?)${ASKS}(?:ci|mi)? (?!gratis|gratuite)\\p{Ll}|(?<=[,:] |(?<!\\p{L})(?:e|cosa) )${ASKS}(?:ci|mi)? (?:un[oa]?|il|lo|la|gli|le|i) `,
  "mu",
);

/**
 * Whether an Italian brief speaks to several readers ("voi", patterns here). `materialOf`
 * (`write-ads.ts`) then passes the calls to `toSeveral`.
 * @param typed everything that the user typed for customers
 * @param address how the brief addresses a single reader; null if it does not
 */
export const speaksToSeveral = (
  { language, all }: Pick<Facts, "language" | "all">,
  typed: string,
  address: Address | null,
): boolean =>
  asksForVoi({ language, all }) ||
  (language.startsWith("it") && address === null && (PLURAL.test(typed) || PLURAL_IMPERATIVE.test(typed)));

/**
 * Whether the notes of an Italian brief ask for "voi". `addressOf` (`write-ads.ts`) then leaves the
 * address open, because `toSeveral` turns only calls to one reader.
 */
export const asksForVoi = ({ language, all }: Pick<Facts, "language" | "all">): boolean =>
  language.startsWith("it") && all.some(({ text, printable }) => !printable && WANTED.test(text));

/** Notes that ask for "voi": "Dare del voi o forma impersonale". */
const WANTED =
  /(?<!\p{L})(?:(?<!non )(?:dare|dar|date|diamo) del voi|(?<!non )us(?:are|ate|a) il voi)(?!\p{L})/iu;

/** The imperatives of the calls of `it.grammar.ts`, to one reader and to several. */
const IMPERATIVES: Readonly<Record<string, string>> = {
  acquista: "acquistate",
  candidati: "candidatevi",
  chiama: "chiamate",
  chiamaci: "chiamateci",
  chiamami: "chiamatemi",
  chiedi: "chiedete",
  contatta: "contattate",
  dai: "date",
  dona: "donate",
  fai: "fate",
  fissa: "fissate",
  guarda: "guardate",
  abbonati: "abbonatevi",
  inizia: "iniziate",
  invia: "inviate",
  inviaci: "inviateci",
  iscriviti: "iscrivetevi",
  lavora: "lavorate",
  ordina: "ordinate",
  organizza: "organizzate",
  passa: "passate",
  porta: "portate",
  prenota: "prenotate",
  prova: "provate",
  provalo: "provatelo",
  richiedi: "richiedete",
  scarica: "scaricate",
  scaricala: "scaricatela",
  scopri: "scoprite",
  scrivi: "scrivete",
  scrivici: "scriveteci",
  scrivimi: "scrivetemi",
  sostieni: "sostenete",
  ti: "vi",
  vieni: "venite",
};

/** The first word of a call, or the one after "Per la visita" in it. */
const VERB = /^\p{L}+|(?<=^Per [^.:]+ )(?:prenota|chiama|chiedi)(?= )/gu;
const YOUR = /(?<!\p{L})tu(?=o(?!\p{L})|a(?!\p{L})|e(?!\p{L}))|(?<!\p{L})tuo(?=i(?!\p{L}))/gu;

/** The calls to one reader as they are said to several: "Ordinate da Dolce Ricordo." */
export const toSeveral = (calls: readonly string[]): string[] =>
  calls.map((call) =>
    call
      .replace(VERB, (verb) => {
        const plural = IMPERATIVES[verb.toLowerCase()] ?? verb;
        return verb === verb.toLowerCase() ? plural : capitalizeFirst(plural);
      })
      .replace(YOUR, "vostr"),
  );
