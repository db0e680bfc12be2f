import type { Offering } from "../offering.ts";
import type { Words } from "../lexicon.ts";

/** Words that show what kind of thing a business offers, by where they stand in the brief. */
interface Clues {
  /** In the product's name; `^` and `$` are its start and end. */
  readonly product?: Words;
  /** In the product's name after `forWhom`. */
  readonly customers?: Words;
  readonly company?: Words;
  /** In a statement that may be printed. */
  readonly text?: Words;
}

/**
 * The clues of one language by which `readOffering` (`read-offering.ts`, which has the points)
 * recognizes what a business offers; the files in this folder fill it.
 */
export interface OfferingClues {
  /**
   * Prepositions after which a product's name tells for whom it is: "Payroll for nurseries" is no
   * nursery.
   */
  readonly forWhom: Words;
  readonly clues: Readonly<Partial<Record<Offering, Clues>>>;
}
