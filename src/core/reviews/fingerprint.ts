import { FINGERPRINT_WORDS } from "./fingerprint-words.ts";

/** Hexadecimal digits of the first 44 bits. */
const DIGITS = 11;
/** Bits of a word: the list has 2,048. */
const SHIFTS = [33, 22, 11, 0] as const;

/**
 * The first 44 bits of a hash (SHA-256, in hex) as four words of `fingerprint-words.ts`, which two
 * people can compare over the phone. Review page (`locked-card.tsx`), Review tab
 * (`asked-ad-row.tsx`) and trail (`trail.service.ts`, `trail-pdf.ts`) show it.
 */
export function fingerprint(hash: string): string[] {
  const bits = Number.parseInt(hash.slice(0, DIGITS), 16);
  return SHIFTS.map((shift) => FINGERPRINT_WORDS[Math.floor(bits / 2 ** shift) % 2048] ?? "");
}
