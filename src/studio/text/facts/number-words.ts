/** Rules by which a language builds its number words. */
interface NumberRules {
  /** Words of 0 to 19. */
  readonly small: string;
  /** Words of 20, 30 ... 90. */
  readonly tens: string;
  /** The word of a number such as 25 from the words of 20 and 5. */
  readonly join: (ten: string, one: string) => readonly string[];
  /** Words of 100 and 1,000, and the further words with their values. */
  readonly extra: Readonly<Record<string, number>>;
}

/**
 * Number words of a language up to 99, and its `extra` ones, in lower case, with their values. The
 * files in `lexicons/` call it for `numbers`; `withDigits` (`shadow.ts`) replaces them.
 */
export function numberWords({ small, tens, join, extra }: NumberRules): ReadonlyMap<string, number> {
  const words = new Map<string, number>(Object.entries(extra));
  const ones = small.split(" ");
  ones.forEach((word, value) => words.set(word, value));
  tens.split(" ").forEach((ten, at) => {
    const value = (at + 2) * 10;
    words.set(ten, value);
    for (let one = 1; one < 10; one++)
      for (const word of join(ten, ones[one] ?? "")) if (!words.has(word)) words.set(word, value + one);
  });
  return words;
}
