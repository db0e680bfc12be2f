import type { TypefaceId } from "#core/brands/typefaces.ts";

/** Families by the shipped pair that looks most like them, in the order in which they are tried. */
const NEAREST: readonly (readonly [TypefaceId, RegExp])[] = [
  [
    "bodoni-jost",
    /bodoni|didot|playfair|cormorant|abril|dm serif display|cinzel|italiana|marcellus|gilda|prata|bellefair|jost|futura|josefin|tenor|canela|noe display|chronicle/i,
  ],
  [
    "anton-archivo",
    /anton|bebas|oswald|league gothic|archivo|teko|barlow condensed|fjalla|impact|roboto condensed|big shoulders|pathway|staatliches|knockout|druk|condensed|compressed/i,
  ],
  [
    "fredoka-nunito",
    /fredoka|nunito|quicksand|baloo|varela|comfortaa|dosis|lilita|chewy|rounded|cabin|gaegu|sniglet|mali|itim|grandstander|cooper|gotham rounded/i,
  ],
  [
    "bricolage-hanken",
    /sans\b|grotes|bricolage|inter|roboto|lato|montserrat|poppins|manrope|outfit|raleway|figtree|urbanist|sora|lexend|rubik|karla|mulish|barlow|helvetica|gotham|proxima|circular|avenir|gilroy|satoshi|neue|geist|plus jakarta|syne|epilogue|be vietnam|red hat|assistant|kumbh|public|titillium|exo/i,
  ],
  [
    "source-serif-sans",
    /serif|slab|merriweather|lora|baskerville|garamond|crimson|spectral|bitter|georgia|caslon|antiqua|roman|cardo|vollkorn|alegreya|frank ruhl|newsreader|fraunces|literata|gelasio|tiempos|minion|charter|roslindale|recoleta/i,
  ],
];
/** "Source Sans 3" belongs to the pair of "Source Serif 4". */
const SOURCE = /^source (sans|serif)/i;

/**
 * The pair of typefaces in `core/brands/typefaces.ts` that is nearest to a site's font family, by
 * `SOURCE` and the list `NEAREST` in this file, whose first match counts, for `proposeLook`
 * (`propose-look.ts`); `undefined` for an unknown family, for which nothing is proposed.
 */
export function typefacesFor(family: string): TypefaceId | undefined {
  if (SOURCE.test(family)) return "source-serif-sans";
  return NEAREST.find(([, names]) => names.test(family))?.[0];
}
