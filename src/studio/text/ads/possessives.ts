import type { Address } from "./grammar.ts";

/** Gender and number of a noun. */
type Form = "masculine" | "feminine" | "masculines" | "feminines";

/** Endings that tell the form of a noun, in order; the first that matches counts. */
type Endings = readonly (readonly [RegExp, Form | null])[];

const ITALIAN: Endings = [
  [/^(?:mano|foto|moto|auto|radio)$/iu, "feminine"],
  [/(?:zioni|sioni|gioni|ie)$/iu, "feminines"],
  [/(?:[zsg]ione|tà|tù|trice|udine)$/iu, "feminine"],
  [/ma$/iu, null],
  [/a$/iu, "feminine"],
  [/(?:o|one|ore|ale|ile|ame|ume|iere)$/iu, "masculine"],
  [/i$/iu, "masculines"],
];

const PORTUGUESE: Endings = [
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

const FAMILIAR = { masculine: "il tuo", feminine: "la tua", masculines: "i tuoi", feminines: "le tue" };
const POLITE = { masculine: "il suo", feminine: "la sua", masculines: "i suoi", feminines: "le sue" };

/**
 * "la tua" for "revisione auto", "la sua" for a formal address; null if the gender of the noun is
 * not known by the endings listed in `ITALIAN`. It is `your` of `it.grammar.ts`, which `callsFor`
 * (`call-to-action.ts`) fills in.
 */
export function italianYour(product: string, address: Address | null): string | null {
  const form = formOf(product, ITALIAN);
  return form && (address === "formal" ? POLITE : FAMILIAR)[form];
}

const SEU = { masculine: "o seu", feminine: "a sua", masculines: "os seus", feminines: "as suas" };

/**
 * "a sua" for "limpeza doméstica", for every address; null if the gender of the noun is not known
 * by the endings listed in `PORTUGUESE`. It is `your` of `pt.grammar.ts`, which `callsFor`
 * (`call-to-action.ts`) fills in.
 */
export function portugueseYour(product: string): string | null {
  const form = formOf(product, PORTUGUESE);
  return form && SEU[form];
}
