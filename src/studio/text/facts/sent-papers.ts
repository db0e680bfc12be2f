import { isUnwanted } from "./aimed-steps.ts";
import { isDenied } from "./brought-things.ts";
import { wishesOf, type Facts } from "./facts.ts";

/** What the goals want customers to send: "que nos envíen el PDF por la web". */
interface SentPaper {
  /** The paper with its article as typed: "el PDF", "su tesis". */
  readonly paper: string;
  /** How, with its preposition: "por la web"; empty if the goals do not say. */
  readonly way: string;
}

const PAPERS =
  "pdf|fichier|plans?|mesures|manuscrit|texte|logo|archivo|fichero|planos?|medidas|manuscrito|texto|documento|tesis|diseño|file|planimetria|misure|manoscritto|testo|tesi|disegno|ficheiro|arquivo|planta|tese|desenho";
/** Customers who send a paper, by language, with its article and the way after it. */
const SENT: Readonly<Record<string, RegExp>> = {
  fr: new RegExp(
    `(?<!\\p{L})(?:nous|m[’']) ?envoient (?<paper>(?:le|la|les|leurs?|une?) (?:${PAPERS}))(?<way> (?:par (?:mail|e-?mail)|sur le site|en ligne))?[.! ]*$`,
    "iu",
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:nos|me) (?:env[ií]en|manden) (?<paper>(?:el|la|las|los|sus?|una?) (?:${PAPERS}))(?<way> (?:por (?:la web|correo|e-?mail|mail)|online))?[.! ]*$`,
    "iu",
  ),
  it: new RegExp(
    `(?<!\\p{L})(?:ci|mi) (?:mandino|inviino) (?<paper>(?:il|la|le|un|una) (?:${PAPERS}))(?<way> (?:dal sito|(?:via|per) (?:e-?)?mail|online))?[.! ]*$`,
    "iu",
  ),
  pt: new RegExp(
    `(?<!\\p{L})(?:nos |me )?(?:enviem|mandem)(?:-nos|-me)? (?<paper>(?:o|a|as|uma?) (?:${PAPERS}))(?<way> (?:pelo site|por e-?mail|online))?[.! ]*$`,
    "iu",
  ),
};

/**
 * The paper that the goals want customers to send; null without one, or if the brief has an address
 * for it. `goalTemplates` (`ads/goal-calls.ts`) asks readers for it.
 */
export function sentPaper(facts: Facts): SentPaper | null {
  const pattern = SENT[facts.language.slice(0, 2)];
  if (pattern === undefined || facts.contacts.length > 0) return null;
  for (const { text } of wishesOf(facts)) {
    const found = pattern.exec(text);
    const { paper, way = "" } = found?.groups ?? {};
    if (found === null || paper === undefined || isUnwanted(text)) continue;
    if (!isDenied(text.slice(0, found.index))) return { paper, way };
  }
  return null;
}
