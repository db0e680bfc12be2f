import type { Facts } from "../facts/facts.ts";
import type { Address } from "./grammar.ts";

/** Gender and number of a noun. */
type Form = "masculine" | "feminine" | "masculines" | "feminines";

/** Endings that tell the form of a noun, in order; the first that matches counts. */
type Endings = readonly (readonly [RegExp, Form | null])[];

const ITALIAN: Endings = [
  [/^(?:mano|foto|moto|auto|radio|bici|igiene|notte|pelle|carne|neve|luce|arte)$/iu, "feminine"],
  [/^(?:yoga|cinema|pigiama|pane|ponte|portone|furgone|software|catering|dog sitter|box)$/iu, "masculine"],
  [
    /^(?:visite|cene|torte|tende|piante|pizze|scarpe|borse|gite|finestre|porte|caldaie|candele|consulenze|biciclette|chiavi|lenti|unghie|perle|tapparelle|zanzariere|grondaie|feste|marmellate|confetture|uova|ripetizioni)$/iu,
    "feminines",
  ],
  [
    /(?:zioni|sioni|gioni|ie|trici)$|^(?:cornici|vernici|radici|forbici|cicatrici|siepi|pareti|reti|luci|noci|pelli|carni)$/iu,
    "feminines",
  ],
  // Singular and plural are alike: "l’analisi", "le analisi".
  [/^(?:analisi|diagnosi|protesi|tesi|oasi|ipnosi)$/iu, null],
  [/(?:[zsg]ione|tà|tù|trice|udine)$/iu, "feminine"],
  [/ma$/iu, null],
  [/a$/iu, "feminine"],
  [/(?:o|one|ore|ale|ile|ame|ume|iere)$/iu, "masculine"],
  [/i$/iu, "masculines"],
];

const PORTUGUESE: Endings = [
  [
    /^(?:software|chocolate|leite|azeite|café|corte|transporte|catering|buffet|workshop|transfer)$/iu,
    "masculine",
  ],
  [/(?:éis|ais|óis)$/iu, "masculines"],
  [/(?:ções|sões|gens|dades|as)$/iu, "feminines"],
  [/(?:ção|são|gem|dade)$/iu, "feminine"],
  [/(?:ma|dia)$/iu, null],
  [/a$/iu, "feminine"],
  [/(?:o|or|el|al)$/iu, "masculine"],
  [/(?:os|ores)$/iu, "masculines"],
];

/** The form of a product by the ending of its first word; null if the ending does not tell. */
function formOf(product: string, endings: Endings): Form | null {
  const [noun = ""] = product.split(/\s+/u);
  return endings.find(([ending]) => ending.test(noun))?.[1] ?? null;
}

/** "Bomboniere artigianali": a noun in "e" is plural if its adjective is. */
const FEMININES = /^(?!\p{L}*[zsg]ione )\p{L}+e \p{L}+(?:ali|ili|ari|esi|enti|anti)(?!\p{L})/iu;
const italianForm = (product: string): Form | null =>
  FEMININES.test(product) ? "feminines" : formOf(product, ITALIAN);

const FAMILIAR = { masculine: "il tuo", feminine: "la tua", masculines: "i tuoi", feminines: "le tue" };
const POLITE = { masculine: "il suo", feminine: "la sua", masculines: "i suoi", feminines: "le sue" };

/**
 * "la tua" for "revisione auto", "la sua" for a formal address; null if the gender of the noun is
 * not known by the endings listed in `ITALIAN`. It is `your` of `it.grammar.ts`, which `callsFor`
 * (`call-to-action.ts`) fills in.
 */
export function italianYour(product: string, address: Address | null): string | null {
  const form = italianForm(product);
  return form && (address === "formal" ? POLITE : FAMILIAR)[form];
}

const TEU = { masculine: "o teu", feminine: "a tua", masculines: "os teus", feminines: "as tuas" };
const SEU = { masculine: "o seu", feminine: "a sua", masculines: "os seus", feminines: "as suas" };

/**
 * "a sua" for "limpeza doméstica", "a tua" for an informal address; null if the gender of the noun
 * is not known by the endings listed in `PORTUGUESE`. It is `your` of `pt.grammar.ts`, which
 * `callsFor` (`call-to-action.ts`) fills in.
 */
export function portugueseYour(product: string, address: Address | null): string | null {
  const form = formOf(product, PORTUGUESE);
  return form && (address === "informal" ? TEU : SEU)[form];
}

/** Italian words that take "lo" and "gli" instead of "il" and "i", and those that elide. */
const LO = /^(?:s[bcdfglmnpqrtvz]|z|gn|ps|x|y|pn)/iu;
const VOWEL = /^[aeiouàèéìòù]/iu;

/** The article of an Italian noun and the same after "a", each with its space if it has one. */
function italianArticles(product: string): readonly [the: string, toThe: string] | null {
  const form = italianForm(product);
  const elides = VOWEL.test(product);
  const takesLo = LO.test(product);
  if (form === "masculine" && !elides) return takesLo ? ["lo ", "allo "] : ["il ", "al "];
  if (form === "masculine" || (form === "feminine" && elides)) return ["l’", "all’"];
  if (form === "feminine") return ["la ", "alla "];
  if (form === "masculines") return elides || takesLo ? ["gli ", "agli "] : ["i ", "ai "];
  return form === "feminines" ? ["le ", "alle "] : null;
}

/**
 * "la pulizia condomini", "lo spurgo fosse", "l’allarme"; null if the gender of the noun is not
 * known (`ITALIAN` here). It is `articled` of `it.grammar.ts`, which `callsFor`
 * (`call-to-action.ts`) fills in.
 */
export function italianArticled(product: string): string | null {
  const articles = italianArticles(product);
  return articles && articles[0] + product;
}

/**
 * The product with "a" and its article: "al corso di inglese"; null if the gender of its noun is
 * not known (`ITALIAN` here). `course` of `it.grammar.ts`, which `call-to-action.ts` fills in.
 */
export function italianCourse(product: string): string | null {
  const articles = italianArticles(product);
  return articles && articles[1] + product;
}

const THE = { masculine: "o", feminine: "a", masculines: "os", feminines: "as" };

/**
 * "a limpeza doméstica"; null if the gender of the noun is not known (`PORTUGUESE` here). It is
 * `articled` of `pt.grammar.ts`, which `callsFor` (`call-to-action.ts`) fills in.
 */
export function portugueseArticled(product: string): string | null {
  const form = formOf(product, PORTUGUESE);
  return form && `${THE[form]} ${product}`;
}

/**
 * The product with "em" and its article: "nas aulas de piano"; null if the gender of its noun is
 * not known (`PORTUGUESE` here). `course` of `pt.grammar.ts`, which `call-to-action.ts` fills in.
 */
export function portugueseCourse(product: string): string | null {
  const articled = portugueseArticled(product);
  return articled && `n${articled}`;
}

/** Whom or what a product is for: "for sole traders"; "dinner for two" is one reader's. */
const MEANT_FOR =
  /(?<!\p{L})(?:for|für|pour|para|per|voor) (?!(?:two|zwei|deux|dos|due|dois|duas|twee|\d+)(?!\p{L}))\p{L}/iu;
/** Two things in the plural: "bimini tops and boat covers", "Kürbisse und Äpfel". */
const PLURAL_LIST: Readonly<Record<string, RegExp>> = {
  en: /\p{L}{2}s (?:and|&) (?:\p{L}+ )*\p{L}+[^s]s$/iu,
  fr: /\p{L}{2}[sx] (?:et|&) (?:\p{L}+ )*\p{L}+[sx](?!\p{L})/iu,
  es: /\p{L}{2}s (?:y|e|&) (?:\p{L}+ )*\p{L}+s(?!\p{L})/iu,
  it: /\p{L}{2}[ie] (?:e|ed|&) (?:\p{L}+ )*\p{L}+[ie](?!\p{L})/iu,
  pt: /\p{L}{2}s (?:e|&) (?:\p{L}+ )*\p{L}+s(?!\p{L})/iu,
  nl: /\p{L}{2}(?:en|s) (?:en|&) (?:\p{L}+ )*\p{L}+(?:en|s)$/iu,
};
/** Work in the plural of which a reader needs one: "house moves", but "hair extensions". */
const ONE_OF =
  /(?<!\p{L})(?:moves|removals|relocations|weddings|funerals|surveys|valuations|inspections|conversions|(?<!(?:hair|lash|lashes|nail|tape-in|weave) )extensions|renovations|installations|déménagements|enterrements|mudanzas|bodas|traslochi|matrimoni|mudanças|casamentos|verhuizingen|bruiloften)$/iu;

/**
 * What a service is done to, after its noun without a preposition: "lavaggio piumoni", "ramonage
 * cheminées". Adjectives with such an ending describe the service: "massage suédois".
 */
const OBJECTS: Readonly<Record<string, RegExp>> = {
  fr: /^\p{L}+(?:age|tion) (?!(?:sous|sans|dans|express|dos|pieds|mains|doux|gris|précis|\p{L}{2,}[ao]is|\p{L}+eux(?<!cheveux))(?!\p{L}))\p{L}{3,}[sx](?!\p{L})/iu,
  it: /^(?:\p{L}*(?:zione|sione|tura)|pulizia|lavaggio|montaggio|spurgo|sgombero|cambio|ritiro|trasporto) (?!(?:d(?:ei|egli|elle)|dolce|soave|verde|forte|online|\p{L}+(?:ale|ile|are|ese|nte|ore|one|ice|ole|bre|eve|ase|nde|oce|olce))(?!\p{L}))\p{L}{3,}(?:[^aeio\s]i|[^aeiou\s]e)(?!\p{L})/iu,
};

/**
 * Whether a product can follow "your" in a call to action: not with the people it is for ("tax
 * returns for sole traders"), as work for others in general or as a list of what a business does
 * (words: `MEANT_FOR`, `ONE_OF`, `PLURAL_LIST` and `OBJECTS` here). `callsFor`
 * (`call-to-action.ts`) then leaves out calls with `{your}`.
 */
export const takesYour = ({ product, language }: Pick<Facts, "product" | "language">): boolean =>
  !MEANT_FOR.test(product) &&
  !ONE_OF.test(product) &&
  PLURAL_LIST[language.slice(0, 2)]?.test(product) !== true &&
  OBJECTS[language.slice(0, 2)]?.test(product) !== true;
