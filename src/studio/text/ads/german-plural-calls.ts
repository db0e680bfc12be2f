import { capitalizeFirst } from "../../language/letter-case.ts";
import type { Facts } from "../facts/facts.ts";
import { DE } from "./de.grammar.ts";

/** Words by which a German owner speaks to several readers; "ihr" alone may be "her". */
const PLURAL =
  /(?<!\p{L})(?:[Ee]uch|[Ee]uer|[Ee]ure[nmrs]?|[Ii]hr (?:könnt|habt|seid|wollt|dürft|müsst)|(?:[Kk]önnt|[Hh]abt|[Ss]eid|[Ww]ollt|[Dd]ürft|[Mm]üsst) ihr)(?!\p{L})/u;
const SINGULAR = /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2})(?!\p{L})/iu;

/**
 * Whether a German brief speaks to several readers ("ihr") and to nobody with "du" or "Sie".
 * `materialOf` (`write-ads.ts`) then passes the calls to "du" to `toGroup`.
 * @param shown what the user typed for customers
 */
export const speaksToGroup = ({ language, rules }: Facts, shown: string): boolean =>
  language.startsWith("de") &&
  rules.address !== "formal" &&
  PLURAL.test(shown) &&
  !SINGULAR.test(shown) &&
  DE.formal?.test(shown) !== true;

/** The words of calls to "du", and to "ihr". */
const FORMS: Readonly<Record<string, string>> = {
  bestell: "bestellt",
  bewirb: "bewerbt",
  bring: "bringt",
  buch: "bucht",
  dein: "euer",
  deine: "eure",
  deinem: "eurem",
  deinen: "euren",
  deiner: "eurer",
  dich: "euch",
  dir: "euch",
  du: "ihr",
  erreichst: "erreicht",
  fordere: "fordert",
  frag: "fragt",
  hilf: "helft",
  hol: "holt",
  informier: "informiert",
  kauf: "kauft",
  komm: "kommt",
  melde: "meldet",
  probier: "probiert",
  reservier: "reserviert",
  ruf: "ruft",
  schau: "schaut",
  schick: "schickt",
  schreib: "schreibt",
  sende: "sendet",
  sichere: "sichert",
  spende: "spendet",
  sprich: "sprecht",
  teste: "testet",
  unterstütze: "unterstützt",
  vereinbare: "vereinbart",
  werde: "werdet",
  übernimm: "übernehmt",
};

/** Pronouns anywhere, and verbs at the start or after "und" and "oder". */
const TO_DU =
  /^\p{L}+|(?<= (?:und|oder) )\p{L}+|(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnr]?|erreichst)(?!\p{L})/gu;

/** The calls to "du" as they are said to "ihr": "Bucht euch euren Termin." */
export const toGroup = (calls: readonly string[]): string[] =>
  calls.map((call) =>
    call.replace(TO_DU, (typed) => {
      const said = FORMS[typed.toLowerCase()] ?? typed;
      return typed === typed.toLowerCase() || said === typed ? said : capitalizeFirst(said);
    }),
  );
