import { CODE_ALPHABET, CODE_LENGTH } from "./ad-key.ts";

/** A key in other text: names of ads, addresses, file names. */
const KEY = new RegExp(
  `(?<![A-Z0-9])AL[${CODE_ALPHABET}]{${CODE_LENGTH}}-[A-Z]{2}[1-9]\\d?[A-Z](?![A-Z0-9])`,
  "i",
);

/**
 * The first key of an ad (`formatAdKey` in `ad-key.ts`) in a text, in any letter case, returned in
 * capitals; `undefined` without one. `row-source.ts` finds the ad of a report's row with it.
 */
export const findAdKey = (text: string): string | undefined => KEY.exec(text)?.[0].toUpperCase();
