import { CODE_ALPHABET, CODE_LENGTH } from "./ad-key.ts";

/** A key in other text: names of ads, addresses, file names. */
const KEY = new RegExp(
  `(?<![A-Z0-9])AL[${CODE_ALPHABET}]{${CODE_LENGTH}}-[A-Z]{2}[1-9]\\d?[A-Z](?![A-Z0-9])`,
  "i",
);

/** The first key of an ad in a text, in capitals for comparison; `undefined` without one. */
export const findAdKey = (text: string): string | undefined => KEY.exec(text)?.[0].toUpperCase();
