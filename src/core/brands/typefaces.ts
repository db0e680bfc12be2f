/** Families of the fonts that Adloom ships, by their id in the font table. */
interface TypefacePair {
  /** Name in lists. */
  readonly label: string;
  readonly headline: { readonly family: string; readonly weight: number };
  readonly body: { readonly family: string; readonly weight: number };
}

/**
 * Pairs of typefaces for headlines and texts of a brand's ads, as the brand page offers
 * (`typefaces-card.tsx`) and a website reading proposes them (`propose-look.ts`).
 * `studio/image/faces.ts` has their font files.
 */
export const TYPEFACES = {
  "bricolage-hanken": {
    label: "Bricolage Grotesque + Hanken Grotesk",
    headline: { family: "bricolage-grotesque", weight: 700 },
    body: { family: "hanken-grotesk", weight: 450 },
  },
  "source-serif-sans": {
    label: "Source Serif 4 + Source Sans 3",
    headline: { family: "source-serif-4", weight: 600 },
    body: { family: "source-sans-3", weight: 400 },
  },
  "fredoka-nunito": {
    label: "Fredoka + Nunito",
    headline: { family: "fredoka", weight: 700 },
    body: { family: "nunito", weight: 750 },
  },
  "bodoni-jost": {
    label: "Bodoni Moda + Jost",
    headline: { family: "bodoni-moda", weight: 460 },
    body: { family: "jost", weight: 380 },
  },
  "anton-archivo": {
    label: "Anton + Archivo",
    headline: { family: "anton", weight: 400 },
    body: { family: "archivo", weight: 600 },
  },
} as const satisfies Record<string, TypefacePair>;

/**
 * Id of a pair of typefaces, stored with a brand; `studio/image/faces.ts` draws with it. See
 * `TYPEFACES`.
 */
export type TypefaceId = keyof typeof TYPEFACES;

/**
 * Ids of `TYPEFACES`, for schemas of brands, briefs and proposals, and for the brand page's form
 * (`typefaces-card.tsx`), in its order.
 */
export const TYPEFACE_IDS = Object.keys(TYPEFACES) as readonly TypefaceId[];
