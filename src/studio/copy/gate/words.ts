/** Comparison of words that may be inflected or parts of compounds. */

/**
 * Words of a text in lower case, without possessive endings (`bareWord`), in order. `textToDetect`
 * (`gate.ts`), `WordIndex` and the checks of the gate for claims and notes compare texts by them.
 */
export function wordsOf(text: string): string[] {
  return (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(
    bareWord,
  );
}

/**
 * A word in lower case without "'s" or "'". `wordsOf`, `WordIndex` and `names.ts` look words up in
 * this form.
 */
export function bareWord(word: string): string {
  return word.toLowerCase().replace(/['’](?:s|)$/u, "");
}

/** Shorter words are compared as a whole. */
const MIN_STEM = 4;
/** Letters that an inflection may change at the end of a word. */
const MAX_ENDING = 3;
/** Shortest word that is recognized as a part of a compound. */
const MIN_PART = 5;

/**
 * Whether two words in lower case are forms of one word, or one is a part of the other, so that the
 * gate counts them as the same claim (`claims.ts`). The lengths of stems and endings are in this
 * file.
 */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < MIN_STEM) return false;
  if (short.length >= MIN_PART && (long.startsWith(short) || long.endsWith(short))) return true;
  const common = commonPrefix(short, long);
  return common >= MIN_STEM && common >= short.length - MAX_ENDING && long.length - common <= MAX_ENDING;
}

function commonPrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/**
 * The words of a brief's texts, of which the gate looks up forms many times. `groundOf`
 * (`ground.ts`) makes one; the checks for names, claims, numbers and notes ask it. What counts as
 * the same word is decided by the constants of this file.
 */
export class WordIndex {
  readonly #words: ReadonlySet<string>;
  readonly #forms = new Map<string, boolean>();

  constructor(texts: readonly string[]) {
    const words = texts.flatMap(wordsOf);
    this.#words = new Set([...words, ...words.flatMap((word) => word.split(/['’-]/u))]);
  }

  /** Whether the texts have this word exactly, in any letter case. */
  has(word: string): boolean {
    return this.#words.has(bareWord(word));
  }

  /** Whether the texts have a word of the same family: "livraison" for "livré". */
  hasFamily(word: string): boolean {
    const stem = bareWord(word).slice(0, MIN_STEM);
    return (
      this.hasForm(word) ||
      (stem.length === MIN_STEM && [...this.#words].some((known) => known.startsWith(stem)))
    );
  }

  /** Whether the texts have a form of this word. */
  hasForm(word: string): boolean {
    const bare = bareWord(word);
    if (this.#words.has(bare)) return true;
    let isForm = this.#forms.get(bare);
    if (isForm === undefined) {
      isForm = [...this.#words].some((known) => isSameWord(known, bare));
      this.#forms.set(bare, isForm);
    }
    return isForm;
  }
}
