import { PHOTO, sentPhotosIn } from "../facts/shown-photos.ts";
import type { Address } from "./grammar.ts";

interface PhotoWords {
  /** The object behind the word for a photo, with its definite article: "of the", "della". */
  readonly of: string;
  /** The same with a possessive of the third person, and how it addresses the reader. */
  readonly theirs: readonly (readonly [typed: RegExp, formal: string, informal: string])[];
  /** What the photo is for if not a quote: words of goals, and the phrase in calls. */
  readonly purposes: readonly (readonly [typed: RegExp, phrase: string])[];
  /** The phrase for a quote in the usual calls. */
  readonly quote: RegExp;
  /** Words for a quote in goals, beside which no other purpose counts. */
  readonly quoted: RegExp;
  readonly verbs?: readonly (readonly [typed: RegExp, usual: RegExp, verb: string])[];
}

const WORDS: Readonly<Record<string, PhotoWords>> = {
  en: {
    of: "of (?:the|their|your) ",
    theirs: [[/^of (?:their|your) /iu, "of your ", "of your "]],
    purposes: [[/(?<!\p{L})estimates?(?!\p{L})/iu, "for your estimate"]],
    quote: /for your quote/u,
    quoted: /(?<!\p{L})quot/iu,
    verbs: [
      [
        /(?<!\p{L})text(?:ing)? (?:us |me )?(?:a|an|some|their|your|the)? ?(?:photo|pic)/iu,
        /^Send /u,
        "Text ",
      ],
      [
        /(?<!\p{L})whatsapp(?:ing)? (?:us |me )?(?:a|some|their|your)? ?(?:photo|pic)/iu,
        /^Send /u,
        "WhatsApp ",
      ],
      [/(?<!\p{L})e-?mail(?:ing)? (?:us |me )?(?:a|some|their|your)? ?(?:photo|pic)/iu, /^Send /u, "Email "],
    ],
  },
  de: {
    of: "(?:vom|von (?:der|dem|den)) ",
    theirs: [],
    purposes: [
      [/(?<!\p{L})Preiseinschätzung(?!\p{L})/iu, "für eine Preiseinschätzung"],
      [/(?<!\p{L})Kosteneinschätzung(?!\p{L})/iu, "für eine Kosteneinschätzung"],
      [/(?<!\p{L})Richtpreise?(?!\p{L})/iu, "für einen Richtpreis"],
    ],
    quote: /für (?:Ihr|dein) Angebot/u,
    quoted: /(?<!\p{L})angebot/iu,
    verbs: [
      [/Fotos? (?:\p{L}+ ){0,3}(?:zu)?mailen(?!\p{L})/iu, /^(?:Senden Sie)/u, "Mailen Sie"],
      [/Fotos? (?:\p{L}+ ){0,3}(?:zu)?mailen(?!\p{L})/iu, /^Schick/u, "Mail"],
    ],
  },
  fr: {
    of: "(?:de la |du |de l[’']|des |de (?:leurs?|sa|son|ses) )",
    theirs: [
      [/^de (?:leur|sa|son) /iu, "de votre ", ""],
      [/^de (?:leurs|ses) /iu, "de vos ", "de tes "],
    ],
    purposes: [[/(?<!\p{L})estimations?(?!\p{L})/iu, "pour une estimation"]],
    quote: /pour (?:votre|ton) devis/u,
    quoted: /(?<!\p{L})devis/iu,
  },
  es: {
    of: "(?:del |de (?:la|los|las|sus?) )",
    theirs: [
      [/^de su /iu, "de su ", "de tu "],
      [/^de sus /iu, "de sus ", "de tus "],
    ],
    purposes: [],
    quote: /para (?:tu|su) presupuesto/u,
    quoted: /(?<!\p{L})presupuest/iu,
  },
  it: {
    of: "(?:del |dello |della |dell[’']|dei |degli |delle )",
    theirs: [],
    purposes: [[/(?<!\p{L})stim[ae](?!\p{L})/iu, "per una stima"]],
    quote: /per il preventivo/u,
    quoted: /(?<!\p{L})preventiv/iu,
  },
  pt: {
    of: "(?:da |do |das |dos )",
    theirs: [],
    purposes: [],
    quote: /e (?:peça|pede) o orçamento/u,
    quoted: /(?<!\p{L})orçament/iu,
  },
  nl: {
    of: "van (?:de|het|hun) ",
    theirs: [[/^van hun /iu, "van uw ", "van je "]],
    purposes: [
      [/(?<!\p{L})prijsindicaties?(?!\p{L})/iu, "voor een prijsindicatie"],
      [/(?<!\p{L})prijsopgaven?(?!\p{L})/iu, "voor een prijsopgave"],
    ],
    quote: /voor \{your\} offerte/u,
    quoted: /(?<!\p{L})offerte/iu,
    verbs: [
      [
        /foto(?:[’']?s)? (?:\p{L}+ ){0,4}(?:door)?appen(?!\p{L})|(?<!\p{L})app(?:en)? (?:een|hun|de) foto/iu,
        /^Stuur /u,
        "App ",
      ],
      [
        /foto(?:[’']?s)? (?:\p{L}+ ){0,4}mailen(?!\p{L})|(?<!\p{L})mail(?:en)? (?:een|hun|de) foto/iu,
        /^Stuur /u,
        "Mail ",
      ],
    ],
  },
};

/** Words that end the object of a photo in a goal: prepositions, joining words and verbs. */
const END_WORDS = [
  "by|via|for|so|before|with|to|on|in|from|and|or|that|which|they|we|you|who|whose|where|what|if|when|is|are|was|were|has|have|needs?|wants?|gets?|today|now|first|cada|nada|todos?|basta|bastano|chega|suffit|suffisent|genügt|reicht|volstaat",
  "per|für|damit|und|oder|mit|vor|bevor|auf|über|im|am|an|zum|zur|der|die|das|den|dem|ist|sind|heute|senden|schicken|mailen|hochladen|einsenden|zusenden|schickt|sendet|erhalten|bekommen",
  "par|pour|avec|avant|et|ou|sur|dans|qu|qui|que|dont|est|sont|ils|elles|on|afin",
  "por|para|con|antes|y|o|en|es|está|están|donde|cuando|quieren|desde",
  "e|su|prima|da|dal|dalla|allegata|allegate|con|che|è|sono|vogliono|tramite|via|quando|dove",
  "com|pelo|pela|no|na|em|ou|são|querem|onde|quando|através",
  "voor|en|of|om|met|op|zodat|dat|waar|willen|zijn|staan|staat|appen|doorappen|mailen|sturen|opsturen|doorsturen|insturen|toesturen|uploaden",
].join("|");
const ENDS = `(?=\\s*(?:$|[,.;:()!])|\\s+(?:${END_WORDS})(?!\\p{L}))`;
/** What sure follows a Romance noun: "de la salle de bain", "rotto", "abîmée"; no verb does. */
const ADDED =
  "(?: (?:de la|de|del|della|dell[’']|di|da|do|du|des|dei|delle) \\p{Ll}[\\p{Ll}-]+| \\p{Ll}+(?:[aiu]d[oa]s?|[aiu]t[oaie]|tt[oaie]|ées?|és|é|\\p{Ll}ie)| (?:rot[oa]|viej[oa]|antigu[oa]|velh[oa]|antig[oa]|ancien(?:ne)?|actual|actuel(?:le)?|atual|attuale)s?| vecchi[oae]?| antic[oa])??";
const ROMANCE = `\\p{Ll}[\\p{Ll}-]+${ADDED}`;
/** The object without its article, with the adjectives that each language puts beside it. */
const NOUNS: Readonly<Record<string, string>> = {
  en: `\\p{Ll}[\\p{Ll}-]+(?: (?!(?:${END_WORDS}|\\p{L}+(?:ing|ed))(?!\\p{L}))\\p{Ll}[\\p{Ll}-]+){0,2}?`,
  de: "(?:\\p{Ll}+(?:en|em) )?\\p{Lu}[\\p{L}-]+",
  fr: ROMANCE,
  es: ROMANCE,
  it: ROMANCE,
  pt: ROMANCE,
  nl: "(?:\\p{Ll}+e )?\\p{Ll}[\\p{Ll}-]+",
};
/** People, of whom nobody sends a photo for a price. */
const PEOPLE =
  /(?<!\p{L})(?:face|faces|hair|teeth|skin|bod(?:y|ies)|child(?:ren)?|bab(?:y|ies)|kids?|famil\p{L}+|customers?|clients?|people|person|couple|bride|team|work|results?|gesicht\p{L}*|haare?|haut|kind\p{L}*|babys?|person\p{L}*|kunde\p{L}*|paar\p{L}*|braut|arbeit\p{L}*|ergebnis\p{L}*|visages?|cheveux|peau|enfants?|bébés?|personnes?|couples?|mariée|équipe|travaux|résultats?|caras?|pelo|piel|niñ[oa]s?|bebés?|hij[oa]s?|clientes?|novi[oa]s?|equipo|trabajos?|resultados?|viso|capelli|pelle|bambin[oiae]|clienti?|spos[oiae]|lavor[oi]|risultat[oi]|rosto|cabelo|pele|crianças?|noiv[oa]s?|trabalhos?|gezicht|haar|huid|kind\p{L}*|klant\p{L}*|bruid\p{L}*|werk|resultaten|resultaat)(?!\p{L})/iu;

/** The object of the photo as calls say it: "della sedia", "of your chair"; empty without one. */
function objectOf(goal: string, language: string, address: Address | null): string {
  const { of, theirs } = WORDS[language] as PhotoWords;
  // The photo is read in any case, but names are no objects: "a photo of the Alhambra".
  const photo = new RegExp(`(?<!\\p{L})${PHOTO} `, "giu");
  const object = new RegExp(`^${of}${NOUNS[language] ?? ""}${ENDS}`, "u");
  const objects = sentPhotosIn(goal).flatMap((statement) =>
    [...statement.matchAll(photo)].flatMap(
      (found) => object.exec(statement.slice(found.index + found[0].length))?.[0] ?? [],
    ),
  );
  const typed = objects[0]?.replaceAll("'", "’");
  if (typed === undefined || PEOPLE.test(typed)) return "";
  const own = theirs.find(([words]) => words.test(typed));
  if (own === undefined) return typed;
  const [words, formal, informal] = own;
  const your = address === "informal" || (address === null && language !== "fr") ? informal : formal;
  return your === "" ? "" : typed.replace(words, your);
}

/**
 * The calls to send a photo as the goal words them: of what ("una foto della sedia"), how ("Text
 * us a photo") and for what ("voor een prijsindicatie"). `firstStepTemplates`
 * (`first-step-calls.ts`) asks for them.
 */
export function photoTemplates(
  usual: readonly string[],
  goal: string,
  language: string,
  address: Address | null,
): readonly string[] {
  const words = WORDS[language];
  if (words === undefined) return usual;
  const object = objectOf(goal, language, address);
  const purpose = words.quoted.test(goal) ? undefined : words.purposes.find(([typed]) => typed.test(goal));
  const verbs = words.verbs?.filter(([typed]) => typed.test(goal)) ?? [];
  const worded = usual.map((call) => {
    const said = verbs.reduce((text, [, from, verb]) => text.replace(from, verb), call);
    return purpose === undefined ? said : said.replace(words.quote, purpose[1]);
  });
  if (object === "") return worded;
  const named = worded.map((call) =>
    call.replace(
      /(?:an? photo|ein Foto|^Foto|une photo|una foto|uma foto|een foto)(?!\p{L})/u,
      `$& ${object}`,
    ),
  );
  return [...named, ...worded];
}
